"""What all topics of The Board Game share: verbs, kinds of argument, moments and refusals."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.kinds import KINDS
from ziggurat.games.board_game.moments import MOMENTS
from ziggurat.games.board_game.reasons import SHARED_REASONS
from ziggurat.games.board_game.trade.goods import good_kind
from ziggurat.games.board_game.verbs import VERBS
from ziggurat.kernel.content import Row

# Families whose rows can be traded, looted and paid with.
TRADED: Final = ("hut", "village", "culture_event")


def install_vocabulary(b: Build) -> None:
    """The words in which choices, refusals and hooks are written."""
    b.verbs.add(VERBS)
    b.kinds.add(KINDS)
    b.moments.add(MOMENTS)
    b.reasons.add(SHARED_REASONS)
    b.at_last(_install_goods)


def _install_goods(b: Build) -> None:
    """Everything that can be given away, also what modules bring."""
    goods: list[Row] = []
    for family in TRADED:
        goods.extend(b.content(family).items)
    b.kinds.add((good_kind(tuple(goods)),))

"""What all topics of The Board Game share: verbs, kinds of argument, moments and refusals."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.kinds import KINDS, map_kinds
from ziggurat.games.board_game.moments import MOMENTS
from ziggurat.games.board_game.printed import Printed
from ziggurat.games.board_game.reasons import SHARED_REASONS
from ziggurat.games.board_game.rows.map_layout import MapLayout
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
    b.derive(Printed)
    b.at_last(_install_late_kinds)


def _install_late_kinds(b: Build) -> None:
    """What follows from rows, also those that modules bring: squares, and what can be given."""
    layouts = [row for row in b.content("layout").items if isinstance(row, MapLayout)]
    b.kinds.add(map_kinds(max([len(row.layout.corners) for row in layouts])))
    goods: list[Row] = []
    for family in TRADED:
        goods.extend(b.content(family).items)
    b.kinds.add((good_kind(tuple(goods)),))

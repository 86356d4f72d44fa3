"""What both expansions bring alike, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.expansions.finds import ONE_MORE, WEALTH
from ziggurat.games.board_game.expansions.free_spaces import AdvanceFree
from ziggurat.games.board_game.expansions.obsolete import OBSOLETE_IN_MARKET
from ziggurat.games.board_game.expansions.relics import ClaimRelic, relic_reasons


def install_expansions(b: Build, box: str) -> None:
    """Install the common part for a box, unless another box has brought it already.

    Markers are as many as the two boxes have. `box` is how the ledger names the rules of the box,
    which both have in the same words.
    """
    if ClaimRelic.__name__ in b.rules.records:
        b.content("addition").add((ONE_MORE,))
        return
    b.content("rule").add((OBSOLETE_IN_MARKET,))
    b.content("village").add((WEALTH,))
    b.reasons.add(relic_reasons(box))
    b.records((ClaimRelic, AdvanceFree))

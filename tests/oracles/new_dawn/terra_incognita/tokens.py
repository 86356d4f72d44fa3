"""Control tokens with Terra Incognita, worked out from the ledger: where they go, what matures."""

from __future__ import annotations

from tests.oracles.new_dawn.governed import undressed
from tests.oracles.new_dawn.lists import asked, compared, listed, spaces_of, token_spaces
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from tests.oracles.new_dawn.world import ones
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.verbs import PLACE
from ziggurat.kernel.state import State


def control_tokens(s: State) -> list[str]:
    """Where control tokens may be placed (ti.culture.blocked_extra, ti.control.rival_army_all)."""
    top = s.stack[-1]
    if not isinstance(top, PlaceTokens) or asked(s) is None or not listed(s, PLACE):
        return []
    expected = token_spaces(Frontier(s), top.seat, top.limit, top.area)
    return compared("places for a token", expected, spaces_of(s, PLACE), top.seat)


def maturity(s: State) -> list[str]:
    """The mature cities of everybody (ti.fort.maturity)."""
    g = table(s)
    if not g.board.placed:
        return []
    w = Frontier(undressed(s))
    told: list[str] = []
    for seat in range(s.seats):
        found = ones(mature_cities(g, seat))
        if found != w.mature(seat):
            told.append(f"mature cities of seat {seat}: {found}, not {w.mature(seat)}")
    return told

"""Forts beside the core of a game with one human: fixed places, tried pair by pair.

Owns the places. With more humans the automated player lays its fort last, by a list
(`lists.py`).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.grid import cell_at
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.setup.forts import lay_fort, lay_forts
from ziggurat.games.new_dawn.terra_incognita.setup.packing import Spots
from ziggurat.games.new_dawn.terra_incognita.setup.places import beside, city_state_cells
from ziggurat.kernel.state import State

ONE_HUMAN: Final = 2

# By the side of the core: the usual pair first, then the alternatives in their order.
FORT_PAIRS: Final = (
    (
        ((-2, -2), (1, 3)), ((-1, 4), (0, -3)), ((-3, 0), (2, 1)),
        ((-2, 3), (1, -2)), ((-3, 2), (2, -1)), ((-3, 1), (2, 0)),
    ),
    (
        ((4, -2), (-4, 3)), ((-3, 4), (3, -3)), ((3, 0), (-3, 1)),
        ((-1, 3), (1, -2)), ((1, 2), (-1, -1)), ((2, 1), (-2, 0)),
    ),
)  # fmt: skip


def fixed_forts(g: Table) -> list[int]:
    """The cells of both forts: those of the first pair that touches no city-state and leaves
    room for the capital tiles.

    Rules: ap.ti.map.forts, ap.ti.map.forts_alternative, ap.ti.map.fort_places,
    ap.ti.map.later_blocked
    """
    draft = g.draft
    shut = beside(city_state_cells(draft, printed(g.rules).tiles))
    for pair in FORT_PAIRS[draft.placed[0][1]]:
        found = [cell_at(q, r) for q, r in pair]
        forts = bit(found[0]) | bit(found[1])
        room = Spots(draft.filled | forts, draft.heart | forts)
        if not forts & shut and room.holds(draft.left()):
            return found
    raise ValueError("no pair of places for forts is left")


def lay_forts_apart(s: State, seat: int) -> None:
    """With one human nobody chooses; with more everybody lays a fort, this seat last.

    Rules: ap.ti.map.forts, ap.ti.map.several_humans
    """
    g = table(s)
    if g.seats > ONE_HUMAN:
        lay_forts(g, seat)
        return
    for owner, cell in enumerate(fixed_forts(g)):
        lay_fort(g, owner, cell)

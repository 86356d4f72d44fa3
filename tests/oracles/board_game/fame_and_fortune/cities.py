"""Cities of one or two squares: what lies around them, where they grow and where more may stand."""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import growth_squares
from ziggurat.games.board_game.ids import FOG, HUT, NO_TOKEN, NONE
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    CITY_STATES,
    FIRST_CITY_STATE_CODE,
    ZULU,
)
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

Cell: TypeAlias = tuple[int, int]

STEPS: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
SLOTS: Final = 4
APART: Final = 3
SCOUT: Final = 1
# A capital grows over city-states too (bx.cstate.growth).
GROWN_OVER: Final = {
    NO_TOKEN,
    *range(FIRST_CITY_STATE_CODE, FIRST_CITY_STATE_CODE + CITY_STATES),
}


class Land:
    """The map by coordinates, and the centres of all cities."""

    def __init__(self, g: Table) -> None:
        self.cells: Final = {square: (x, y) for square, (x, y) in enumerate(g.layout.cells)}
        self.at: Final = {cell: square for square, cell in self.cells.items()}
        self.centres: Final[dict[tuple[int, int], list[Cell]]] = {}
        for seat in range(g.seats):
            for slot, square in enumerate(g.cities[seat]):
                if square != NONE:
                    annex = g.annexes[seat][slot] if g.annexes[seat] else NONE
                    both = [at for at in (square, annex) if at != NONE]
                    self.centres[seat, slot] = [self.cells[at] for at in both]

    def around(self, centres: list[Cell]) -> set[Cell]:
        """The squares around a city, on the map or not (ff.metro.ten_outskirts)."""
        found = {(x + dx, y + dy) for x, y in centres for dx, dy in STEPS}
        return found - set(centres)

    def far(self, one: Cell, two: Cell) -> int:
        return max(abs(one[0] - two[0]), abs(one[1] - two[1]))


def outskirts(s: State) -> list[str]:
    """Eight squares lie around a city and ten around a metropolis, and they are its lands."""
    g = table(s)
    land = Land(g)
    found: list[str] = []
    for (seat, slot), centres in land.centres.items():
        expected = {land.at[cell] for cell in land.around(centres) if cell in land.at}
        held = {at for at, owner in enumerate(g.lands) if owner == seat * SLOTS + slot}
        if held != expected or len(expected) != 6 + 2 * len(centres):
            found.append(f"city {slot} of seat {seat} has {sorted(held)}, not {sorted(expected)}")
    return found


def may_grow(g: Table, land: Land, seat: int, to: Cell) -> bool:
    """Whether a capital may cover one more square, own figures apart (ff.metro.*)."""
    square = land.at.get(to, NONE)
    if square == NONE or g.tokens[square] not in GROWN_OVER:
        return False
    others = [other for other in range(g.seats) if other != seat]
    if any(square in g.armies[other] + g.scouts[other] for other in others):
        return False
    capital = land.centres[seat, 0]
    around = land.around([*capital, to])
    if any(cell not in land.at or g.ground[land.at[cell]] == FOG for cell in (*around, to)):
        return False
    for city, centres in land.centres.items():
        if city != (seat, 0) and (land.around(centres) | set(centres)) & (around | {to}):
            return False
    return True


def growth(s: State) -> list[str]:
    """A capital grows onto any of its four neighbours that the ledger allows."""
    g = table(s)
    land = Land(g)
    found: list[str] = []
    for seat in range(g.seats):
        capital = land.centres.get((seat, 0), [])
        if len(capital) != 1:
            continue
        x, y = capital[0]
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        own = set(g.armies[seat] + g.scouts[seat])
        free = [cell for cell in beside if land.at.get(cell, NONE) not in own]
        expected = {land.at[cell] for cell in free if may_grow(g, land, seat, cell)}
        listed = set(growth_squares(g, seat, False)) - own
        if listed != expected:
            found.append(f"seat {seat} grows onto {sorted(listed)}, not {sorted(expected)}")
    return found


def new_cities(s: State) -> list[str]:
    """No city is founded too near to either square of another, or beside a token.

    The Zulu found cities beside huts.
    Rules: ff.metro.distance_for_new_cities, ff.relic.no_adjacent_city
    """
    g = table(s)
    land = Land(g)
    found: list[str] = []
    for seat in range(g.seats):
        harmless = {NO_TOKEN, HUT} if g.civilization[seat] == ZULU else {NO_TOKEN}
        for square in sorted(set(g.scouts[seat])):
            if may_found(g, seat, square, SCOUT) != ALLOWED:
                continue
            here = land.cells[square]
            near = [at for both in land.centres.values() for at in both]
            if any(land.far(here, at) < APART for at in near):
                found.append(f"seat {seat} may found on {square}, which is near another city")
            beside = [land.at.get(cell, NONE) for cell in land.around([here])]
            if any(at == NONE or g.tokens[at] not in harmless for at in beside):
                found.append(f"seat {seat} may found on {square} beside a token or the edge")
    return found

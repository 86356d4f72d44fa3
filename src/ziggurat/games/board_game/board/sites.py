"""Sites: the squares that a city stands on, and those around it.

Owns that a city may have two squares, which are both its centre. Where one may be founded or may
grow is decided elsewhere.
"""

from __future__ import annotations

from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table


def annex(g: Table, seat: int, slot: int) -> int:
    """The second square of a city, `NONE` if it has one square only."""
    row = g.annexes[seat]
    return row[slot] if row else NONE


def centres(g: Table, seat: int, slot: int) -> tuple[int, ...]:
    """The squares that a city stands on, the one of its marker first; none if it is not built."""
    centre, second = g.cities[seat][slot], annex(g, seat, slot)
    if centre == NONE:
        return ()
    return (centre,) if second == NONE else (centre, second)


def outskirts(g: Table, seat: int, slot: int) -> tuple[int, ...]:
    """The squares around a city, whoever stands on them; none for a city that is not there."""
    centre = g.cities[seat][slot]
    if centre == NONE:
        return ()
    second = annex(g, seat, slot)
    around = g.layout.around
    return around[centre] if second == NONE else around_both(around, centre, second)


def around_both(around: tuple[tuple[int, ...], ...], centre: int, second: int) -> tuple[int, ...]:
    """The squares around two that a city stands on."""
    found = [square for square in around[centre] if square != second]
    both = (centre, *found)
    found.extend([square for square in around[second] if square not in both])
    return tuple(found)


def stands_on(g: Table, seat: int, square: int) -> bool:
    """Tell whether a city of a seat stands on a square."""
    return square in g.cities[seat] or square in g.annexes[seat]


def slot_on(g: Table, seat: int, square: int) -> int:
    """Which city of a seat stands on a square, or `NONE`."""
    if square in g.cities[seat]:
        return g.cities[seat].index(square)
    return g.annexes[seat].index(square) if square in g.annexes[seat] else NONE


def city_at(g: Table, square: int) -> tuple[int, int]:
    """The seat and the slot of the city on a square, `NONE` twice if there is none."""
    for seat in range(g.seats):
        if stands_on(g, seat, square):
            return seat, slot_on(g, seat, square)
    return NONE, NONE


def all_centres(g: Table) -> list[int]:
    """The squares of all cities."""
    found: list[int] = []
    for seat in range(g.seats):
        found.extend([square for square in g.cities[seat] if square != NONE])
        found.extend([square for square in g.annexes[seat] if square != NONE])
    return found

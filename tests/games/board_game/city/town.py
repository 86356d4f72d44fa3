"""A town on which City Management is tried: p1's capital, and open country for a second city.

The capital stands on A22. Around it lie, with the home tile of the Romans,

    A11 water     A12 mountain  A13 forest
    A21 water                   A23 mountain
    A31 mountain  A32 desert    A33 mountain

and A31 shows iron. `CITY1` is a square in the open with eight squares of grassland around it.
"""

from __future__ import annotations

from tests.games.board_game.kit import laid_out, state
from tests.kit.table import Position
from ziggurat.games.board_game.ids import FOG, GRASSLAND
from ziggurat.lib.vec import put

CITY1 = "C22"
TERRAINS = ("grassland", "forest", "mountain", "desert", "water")
AROUND = ("A11", "A12", "A13", "A21", "A23", "A31", "A32", "A33")
RICH = 20


def town(bonus: int = 0, seats: int = 2) -> Position:
    """A laid-out table with open country; p1's capital has so much production more."""
    t = laid_out(seats)
    g = state(t)
    for square, ground in enumerate(g.ground):
        if ground == FOG:
            g.ground = put(g.ground, square, GRASSLAND)
    return t.set("bonus p1 capital", str(bonus))


def with_city(t: Position, bonus: int = 0) -> Position:
    """Give p1 a second city in the open."""
    return t.set("city p1 city1", CITY1).set("bonus p1 city1", str(bonus))


def managing(t: Position) -> Position:
    """Play on from the phase's beginning: p1 is asked first."""
    return t.at("turn p1 city management")


def acting(t: Position, city: str = "capital") -> Position:
    """Ask what one city of p1 does."""
    return managing(t).play(f"p1 city {city}")


def made(t: Position, verb: str = "") -> list[str]:
    """What p1's city could do now, without the seat; with a verb, only what begins with it."""
    moves = [move.removeprefix("p1 ") for move in t.options()]
    return [move for move in moves if move.startswith(verb)]


def knowing(*techs: str) -> Position:
    """A rich town whose owner knows techs."""
    return town(RICH).set("known p1", *techs)


def mixed(*techs: str) -> Position:
    """The same with each terrain beside the capital: A11 to A23 in the order of `TERRAINS`."""
    t = knowing(*techs)
    for square, terrain in zip(AROUND, TERRAINS, strict=False):
        t.set(f"terrain {square}", terrain)
    for square in AROUND[len(TERRAINS) :]:
        t.set(f"terrain {square}", "water")
    return t

"""A battle that p1 has just won, so that only the loot is left to take."""

from __future__ import annotations

from tests.games.board_game.battle.field import all_fronts, begin, city, sides, storm
from tests.kit.table import Position

STRONG = "infantry 3, infantry 3, infantry 3"


def beaten(
    trade: tuple[str, str] = ("0", "0"),
    culture: tuple[str, str] = ("0", "0"),
    silk: str = "0",
    found: tuple[str, ...] = (),
) -> Position:
    """p1 has beaten an army of p2; numbers are those of p1 and p2, silk and markers p2's."""
    t = sides(STRONG, "").set("trade p1", trade[0]).set("trade p2", trade[1])
    t.set("culture p1", culture[0]).set("culture p2", culture[1])
    t.set("resources p2 silk", silk).set("facedown_finds p2", *found)
    return all_fronts(begin(t))


def with_city() -> Position:
    """p2 has a city that is about to fall."""
    return city(STRONG, "")


def taken(t: Position) -> Position:
    """p1 has taken the city of p2."""
    return all_fronts(storm(t))

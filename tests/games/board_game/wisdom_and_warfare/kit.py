"""The laid-out table of The Board Game with Wisdom and Warfare, alone or with other modules."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.games.board_game import kit as base
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build

WISDOM: Final = "wisdom_and_warfare"


@cache
def wisdom_rules(*more: str, civilizations: str = "random", after_setup: str = "play") -> api.Rules:
    """The rules with the expansion and more modules."""
    options = {"civilizations": civilizations, "after_setup": after_setup}
    return build(base.game(), (*more, WISDOM), options)


def laid_out(seats: int = 2, *more: str) -> Position:
    """The table as setup leaves it, without civilizations, techs, units and policies."""
    return base.laid_out(seats, wisdom_rules(*more))


def before_setup(
    seats: int = 2, civilizations: str = "random", after_setup: str = "play"
) -> Position:
    """An empty table; `start` runs setup from its beginning, to the first turn or to a rest."""
    rules = wisdom_rules(civilizations=civilizations, after_setup=after_setup)
    return Position("board-game", seats, rules=rules)


def dealt(*civilizations: str, first: str = "p1") -> Position:
    """Setup of as many seats as civilizations are dealt, after the first player was drawn."""
    t = before_setup(len(civilizations), after_setup="rest").start()
    t.play(*[f"nature draw_civilization {name}" for name in civilizations])
    return t.play(f"nature first_player {first}")


def plain(*more: str) -> Position:
    """Two seats, all tiles turned up, and places C and D plain grassland."""
    t = base.open_map(laid_out(2, *more))
    for place in ("C", "D"):
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"terrain {place}{row}{column}", "grassland")
    return t

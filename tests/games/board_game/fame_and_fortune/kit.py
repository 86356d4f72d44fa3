"""The laid-out table of The Board Game with Fame and Fortune, alone or with its options."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.games.board_game import kit as base
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build

FAME: Final = "fame_and_fortune"


@cache
def fame_rules(*more: str, civilizations: str = "random", after_setup: str = "play") -> api.Rules:
    """The rules with the expansion and more modules that build on it."""
    options = {"civilizations": civilizations, "after_setup": after_setup}
    return build(base.game(), (FAME, *more), options)


def laid_out(seats: int = 2, *more: str) -> Position:
    """The table as setup leaves it, without civilizations, techs and units."""
    return base.laid_out(seats, fame_rules(*more))


def before_setup(
    seats: int = 2, civilizations: str = "random", after_setup: str = "play"
) -> Position:
    """An empty table; `start` runs setup from its beginning, to the first turn or to a rest."""
    rules = fame_rules(civilizations=civilizations, after_setup=after_setup)
    return Position("board-game", seats, rules=rules)


def dealt(*civilizations: str, first: str = "p1") -> Position:
    """Setup of as many seats as civilizations are dealt, after the first player was drawn."""
    t = before_setup(len(civilizations), after_setup="rest").start()
    t.play(*[f"nature draw_civilization {name}" for name in civilizations])
    return t.play(f"nature first_player {first}")

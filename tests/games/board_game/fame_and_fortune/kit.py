"""The laid-out table of The Board Game with Fame and Fortune, alone or with its options.

For two to four seats it is as in the base game. A fifth has the home tile of the Spanish, and all
five have their capital, army and scout on the same squares of their home tiles.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.games.board_game import kit as base
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.games.board_game.content.governments import DESPOTISM

FAME: Final = "fame_and_fortune"
# Home places of five seats, as letters, and the tiles on them.
FIVE_HOMES: Final = ("D", "J", "U", "R", "E")
FIVE_TILES: Final = (*base.TILES, "home_of_spanish")


@cache
def fame_rules(*more: str, civilizations: str = "random", after_setup: str = "play") -> api.Rules:
    """The rules with the expansion and more modules that build on it."""
    options = {"civilizations": civilizations, "after_setup": after_setup}
    return build(base.game(), (FAME, *more), options)


def laid_out(seats: int = 2, *more: str) -> Position:
    """The table as setup leaves it, without civilizations, techs and units."""
    return base.laid_out(seats, fame_rules(*more)) if seats < 5 else five(fame_rules(*more))


def five(rules: api.Rules) -> Position:
    """The same for five seats."""
    t = Position("board-game", 5, rules=rules)
    for step in t.rules.flows["setup"]:
        if step.name in base.LAID_STEPS:
            step.begin(t.state, 0)
    t.state.stack = ()
    for seat, home in enumerate(FIVE_HOMES):
        name = f"p{seat + 1}"
        t.set(f"tile {home}", FIVE_TILES[seat]).set(f"city {name} capital", f"{home}22")
        t.set(f"government {name}", t.rules.rows[DESPOTISM].name)
        t.set(f"armies {name}", f"{home}33").set(f"scouts {name}", f"{home}32")
    t.state.journal = []
    return t.set("turn", "1")


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


def plain(*more: str) -> Position:
    """Two seats, all tiles turned up, and places C and D plain grassland."""
    t = base.open_map(laid_out(2, *more))
    for place in ("C", "D"):
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"terrain {place}{row}{column}", "grassland")
    return t

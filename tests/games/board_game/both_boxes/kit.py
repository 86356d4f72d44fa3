"""The table of The Board Game with both expansions, with or without options of the first."""

from __future__ import annotations

from typing import Final

from tests.games.board_game.fame_and_fortune import kit as fame
from tests.games.board_game.kit import game, open_map, state
from tests.games.board_game.wisdom_and_warfare.kit import WISDOM
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.games.board_game.ids import FOG, GRASSLAND
from ziggurat.lib.vec import put

FAME: Final = fame.FAME
BOTH: Final = (FAME, WISDOM)
DECK: Final = "great_person_deck"
INVESTMENTS: Final = "investments"


def both_rules(*more: str) -> api.Rules:
    """The rules with both expansions and more modules."""
    return fame.fame_rules(*more, WISDOM)


def laid_out(seats: int = 2, *more: str) -> Position:
    """The table as setup leaves it, without civilizations, techs, units and policies."""
    return fame.laid_out(seats, *more, WISDOM)


def country(*more: str) -> Position:
    """A table of two whose facedown places are open grassland without any marker."""
    t = laid_out(2, *more)
    g = state(t)
    for square, ground in enumerate(g.ground):
        if ground == FOG:
            g.ground = put(g.ground, square, GRASSLAND)
    return t


def plain(*more: str) -> Position:
    """Two seats, all tiles turned up, and places C and D plain grassland."""
    t = open_map(laid_out(2, *more))
    for place in ("C", "D"):
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"terrain {place}{row}{column}", "grassland")
    return t


def dealt(*civilizations: str) -> Position:
    """Setup of as many seats as civilizations are dealt, after the first player was drawn."""
    rules = build(game(), BOTH, {"after_setup": "rest"})
    t = Position("board-game", len(civilizations), rules=rules).start()
    t.play(*[f"nature draw_civilization {name}" for name in civilizations])
    return t.play("nature first_player p1")


def names(rules: api.Rules, family: str) -> list[str]:
    """The rows of a family by name; none of one that is not on the table."""
    return [rules.rows[row].name for row in rules.families.get(family, ())]

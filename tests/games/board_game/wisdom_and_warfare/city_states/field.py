"""A plain with a city-state on C12."""

from __future__ import annotations

from typing import Final

from tests.games.board_game.kit import resting, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import plain
from tests.kit.table import Position
from ziggurat.games.board_game.battle.bonuses import battle_bonus
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.ids import NONE

STATE: Final = "C12"
TRADERS: Final = "city_state_1"
ARTISTS: Final = "city_state_2"
MINTERS: Final = "city_state_3"
WARRIORS: Final = "city_state_4"
FARMERS: Final = "city_state_5"
ALL: Final = (TRADERS, ARTISTS, MINTERS, WARRIORS, FARMERS)


def with_state(name: str = TRADERS, *more: str, at: str = STATE) -> Position:
    """The plain with a city-state; the figures of both seats are at home."""
    return plain(*more).set(f"city_state {at}", name)


def moving(t: Position, seat: str = "p1") -> Position:
    """Movement of a seat."""
    return t.at(resting(0), f"movement {seat}")


def number(t: Position, fact: str) -> int:
    """A fact that is one number."""
    return int(t.fact(fact)[0])


def bonuses(t: Position, attacker: int, defender: int, square: str = STATE) -> tuple[int, int]:
    """The combat bonuses of both sides in a battle that is being fought on a square."""
    g = state(t)
    fight = Battle(attacker, defender, square_of(t, square), NONE)
    g.stack = (fight,)
    return battle_bonus(g, fight, 0), battle_bonus(g, fight, 1)

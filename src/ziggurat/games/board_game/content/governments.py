"""Governments: one is active for each seat."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import CAPITAL as CAPITAL_SLOT
from ziggurat.games.board_game.ids import FIRST_GOVERNMENT
from ziggurat.games.board_game.moments import (
    ARTS,
    BATTLE_HAND,
    CITY_ACTIONS,
    CITY_PRODUCTION,
    COINS,
    COLLECT_TRADE,
    EVENT_HAND,
    FOUNDERS,
    HARVEST_FROM,
    HUT_EXPLORERS,
    MAY_ATTACK_CITY,
)
from ziggurat.games.board_game.reasons import DEMOCRACY_ATTACKS_NO_CITY
from ziggurat.kernel.content import Adjust, Allow, Cue, Plus, Row
from ziggurat.kernel.state import State

ANARCHY: Final = FIRST_GOVERNMENT
DESPOTISM: Final = FIRST_GOVERNMENT + 1
REPUBLIC: Final = FIRST_GOVERNMENT + 2
MONARCHY: Final = FIRST_GOVERNMENT + 3
FEUDALISM: Final = FIRST_GOVERNMENT + 4
DEMOCRACY: Final = FIRST_GOVERNMENT + 5
COMMUNISM: Final = FIRST_GOVERNMENT + 6
FUNDAMENTALISM: Final = FIRST_GOVERNMENT + 7


def anarchy_actions(s: State, cue: Cue, value: int) -> int:
    """The capital takes no action (cb.gov.anarchy_effect)."""
    return 0 if cue.args[0] == CAPITAL_SLOT else value


def communist_arts(s: State, cue: Cue, value: int) -> int:
    """The capital gives 1 culture less."""
    return value - 1 if cue.args[0] == CAPITAL_SLOT else value


def democratic_peace(s: State, cue: Cue) -> int:
    return DEMOCRACY_ATTACKS_NO_CITY


GOVERNMENTS: Final = (
    Row(ANARCHY, "anarchy", (Adjust(CITY_ACTIONS, anarchy_actions),)),
    Row(DESPOTISM, "despotism"),
    Row(REPUBLIC, "republic", (Plus(FOUNDERS, 1), Plus(HUT_EXPLORERS, 1))),
    Row(MONARCHY, "monarchy", (Plus(EVENT_HAND, 1), Plus(ARTS, 1))),
    Row(FEUDALISM, "feudalism", (Plus(COINS, 1), Plus(HARVEST_FROM, 1))),
    Row(
        DEMOCRACY,
        "democracy",
        (Plus(COLLECT_TRADE, 2), Allow(MAY_ATTACK_CITY, democratic_peace)),
    ),
    Row(COMMUNISM, "communism", (Plus(CITY_PRODUCTION, 2), Adjust(ARTS, communist_arts))),
    Row(FUNDAMENTALISM, "fundamentalism", (Plus(BATTLE_HAND, 1), Plus(COLLECT_TRADE, -2))),
)

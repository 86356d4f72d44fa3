"""Wonders of war: what they change about units and battles."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.moments import TRUMPED
from ziggurat.games.board_game.cities.moments import UNIT_COST
from ziggurat.games.board_game.content.tech_ids import BALLISTICS, MATHEMATICS
from ziggurat.games.board_game.ids import ANCIENT, MEDIEVAL, MODERN
from ziggurat.games.board_game.moments import BATTLE_BONUS
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    LEONARDOS_WORKSHOP,
    PENTAGON,
    STATUE_OF_ZEUS,
)
from ziggurat.kernel.content import Adjust, Cue, Plus
from ziggurat.kernel.state import State

ZEUS_BONUS: Final = 6
DEAREST_UNIT: Final = 5


def cheap_units(s: State, cue: Cue, value: int) -> int:
    """No unit costs its owner more than 5 production, whatever its rank."""
    return min(value, DEAREST_UNIT)


def never_trumped(s: State, cue: Cue, value: int) -> int:
    """Nobody strikes units of its owner before they strike."""
    return 0


WAR_WONDERS: Final = (
    Wonder(
        STATUE_OF_ZEUS, "statue_of_zeus", ANCIENT, 15, 1, (Plus(BATTLE_BONUS, ZEUS_BONUS),)
    ),
    Wonder(
        LEONARDOS_WORKSHOP, "leonardos_workshop", MEDIEVAL, 20, 2,
        (Adjust(UNIT_COST, cheap_units),), MATHEMATICS, 15,
    ),
    Wonder(
        PENTAGON, "the_pentagon", MODERN, 25, 3,
        (Adjust(TRUMPED, never_trumped),), BALLISTICS, 15,
    ),
)  # fmt: skip

"""Techs of levels IV and V."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content import tech_ids as number
from ziggurat.games.board_game.content.tech_battle import Wounds, can_wound
from ziggurat.games.board_game.content.tech_effects import AtLeast, PerCoins, stop_it
from ziggurat.games.board_game.content.tech_moves import act_again, can_act_again
from ziggurat.games.board_game.content.tech_strikes import (
    bomb,
    break_walls,
    can_bomb,
    crush,
    offer_crush,
    refuse_crush,
)
from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.moments import (
    ABILITY_USED,
    ATTACKS_CITY,
    BATTLE,
    BATTLE_HAND,
    CANCELLABLE,
    CITY_MANAGEMENT,
    COINS,
    EVENT_HAND,
    MOVEMENT,
    PASSES_OVER,
    SPEED,
    STACKING,
    WATER_USE,
)
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER
from ziggurat.games.board_game.research.abilities import SECOND_USE, Ability
from ziggurat.games.board_game.research.reasons_techs import EVENTS_ARE_SAFE
from ziggurat.games.board_game.rows.tech import IRON_1, SPY_1, URANIUM_1, Tech
from ziggurat.games.board_game.verbs import CANCEL
from ziggurat.games.board_game.victory import COMPLETED, TECHNOLOGY
from ziggurat.kernel.content import Allow, Cue, Do, Offer, Plus
from ziggurat.kernel.state import State


def events_are_safe(s: State, cue: Cue) -> int:
    """Nobody cancels a culture event of the seat."""
    return EVENTS_ARE_SAFE


TECHS_4: Final = (
    Tech(
        number.ATOMIC_THEORY,
        "atomic_theory",
        4,
        hooks=(
            Ability(CITY_MANAGEMENT, URANIUM_1, act_again, can_act_again),
            Ability(MOVEMENT, URANIUM_1, bomb, can_bomb, second=SECOND_USE),
        ),
    ),
    Tech(
        number.BALLISTICS,
        "ballistics",
        4,
        units=((ARTILLERY, 4),),
        hooks=(Ability(BATTLE, IRON_1, Wounds(6).act, can_wound),),
    ),
    Tech(
        number.COMBUSTION,
        "combustion",
        4,
        units=((MOUNTED, 4),),
        hooks=(
            Offer(MOVEMENT, offer_crush, crush, refuse_crush),
            Do(ATTACKS_CITY, break_walls),
        ),
    ),
    Tech(
        number.COMPUTERS,
        "computers",
        4,
        hooks=(Plus(COINS, 1), PerCoins(BATTLE_HAND, 5), PerCoins(EVENT_HAND, 5)),
    ),
    Tech(
        number.FLIGHT,
        "flight",
        4,
        units=((AIRCRAFT, 1),),
        hooks=(
            AtLeast(SPEED, 6),
            AtLeast(WATER_USE, ENDS_ON_WATER),
            AtLeast(PASSES_OVER, 1),
        ),
    ),
    Tech(
        number.MASS_MEDIA,
        "mass_media",
        4,
        hooks=(
            Ability(ABILITY_USED, SPY_1, stop_it, verb=CANCEL),
            Allow(CANCELLABLE, events_are_safe),
        ),
    ),
    Tech(
        number.REPLACEABLE_PARTS,
        "replaceable_parts",
        4,
        units=((INFANTRY, 4),),
        hooks=(AtLeast(STACKING, 6),),
    ),
    Tech(number.SPACE_FLIGHT, "space_flight", 5, hooks=(Plus(COMPLETED, TECHNOLOGY),)),
)

"""Techs of level III."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content import tech_ids as number
from ziggurat.games.board_game.content.buildings import ACADEMY, BANK, CATHEDRAL, IRON_MINE
from ziggurat.games.board_game.content.governments import COMMUNISM, FUNDAMENTALISM
from ziggurat.games.board_game.content.tech_battle import ALL_WOUNDS, Healing
from ziggurat.games.board_game.content.tech_effects import AtLeast, Culture, PerCoins, Production
from ziggurat.games.board_game.content.tech_moves import can_ship, hold_square, ship
from ziggurat.games.board_game.content.tech_strikes import blast, can_blast
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.moments import (
    BATTLE,
    CITY_MANAGEMENT,
    CITY_PRODUCTION,
    COINS,
    EVENT_HAND,
    MOVEMENT,
    SPEED,
    STACKING,
    WATER_USE,
    WHILE_MOVING,
)
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER
from ziggurat.games.board_game.research.abilities import Ability
from ziggurat.games.board_game.rows.tech import ANY_2, INCENSE_1, SILK_1, SPY_1, WHEAT_1, Tech
from ziggurat.kernel.content import Plus

TECHS_3: Final = (
    Tech(
        number.BANKING,
        "banking",
        3,
        buildings=(BANK,),
        hooks=(Ability(CITY_MANAGEMENT, WHEAT_1, Production(7).act),),
    ),
    Tech(
        number.BIOLOGY,
        "biology",
        3,
        hooks=(AtLeast(STACKING, 5), Healing(BATTLE, ALL_WOUNDS)),
    ),
    Tech(
        number.COMMUNISM_TECH,
        "communism_tech",
        3,
        government=COMMUNISM,
        hooks=(
            Ability(MOVEMENT, SPY_1, hold_square),
            Ability(WHILE_MOVING, SPY_1, hold_square),
        ),
    ),
    Tech(
        number.GUNPOWDER,
        "gunpowder",
        3,
        units=((INFANTRY, 3),),
        hooks=(Ability(CITY_MANAGEMENT, ANY_2, blast, can_blast),),
    ),
    # Errata: the earliest print has its coin on the wrong one of these two cards.
    Tech(
        number.METAL_CASTING,
        "metal_casting",
        3,
        units=((ARTILLERY, 3),),
        hooks=(Ability(CITY_MANAGEMENT, INCENSE_1, Culture(7).act),),
    ),
    Tech(
        number.MILITARY_SCIENCE,
        "military_science",
        3,
        buildings=(ACADEMY,),
        hooks=(PerCoins(CITY_PRODUCTION, 3),),
    ),
    Tech(
        number.RAILROAD,
        "railroad",
        3,
        units=((MOUNTED, 3),),
        buildings=(IRON_MINE,),
        hooks=(Plus(COINS, 1),),
    ),
    Tech(
        number.STEAM_POWER,
        "steam_power",
        3,
        hooks=(
            AtLeast(SPEED, 5),
            AtLeast(WATER_USE, ENDS_ON_WATER),
            Ability(CITY_MANAGEMENT, SILK_1, ship, can_ship),
        ),
    ),
    Tech(
        number.THEOLOGY,
        "theology",
        3,
        buildings=(CATHEDRAL,),
        government=FUNDAMENTALISM,
        hooks=(Plus(EVENT_HAND, 1),),
    ),
)

"""Techs of level II."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import PRODUCING, ActsAs
from ziggurat.games.board_game.content import tech_ids as number
from ziggurat.games.board_game.content.buildings import AQUEDUCT, UNIVERSITY, WORKSHOP
from ziggurat.games.board_game.content.governments import DEMOCRACY, FEUDALISM, MONARCHY
from ziggurat.games.board_game.content.tech_battle import Wounds, can_wound
from ziggurat.games.board_game.content.tech_effects import (
    AtLeast,
    Culture,
    Production,
    divide,
    offer_division,
    refuse_division,
    stop_it,
)
from ziggurat.games.board_game.content.tech_strikes import can_plot, plot
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.moments import (
    BATTLE,
    CITY_ACTION,
    CITY_LIMIT,
    CITY_MANAGEMENT,
    COINS,
    EVENT_HAND,
    EVENT_PLAYED,
    SPEED,
    STACKING,
    WATER_USE,
)
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER
from ziggurat.games.board_game.research.abilities import Ability, CoinTask
from ziggurat.games.board_game.rows.tech import (
    INCENSE_1,
    IRON_1,
    SILK_1,
    SPY_1,
    WHEAT_1,
    Tech,
)
from ziggurat.games.board_game.verbs import CANCEL
from ziggurat.kernel.content import Offer, Plus

TECHS_2: Final = (
    Tech(
        number.CHIVALRY,
        "chivalry",
        2,
        units=((MOUNTED, 2),),
        government=FEUDALISM,
        hooks=(Ability(CITY_MANAGEMENT, INCENSE_1, Culture(5).act),),
    ),
    Tech(
        number.CIVIL_SERVICE,
        "civil_service",
        2,
        hooks=(
            Plus(COINS, 1),
            Plus(EVENT_HAND, 1),
            Ability(EVENT_PLAYED, SPY_1, stop_it, verb=CANCEL),
        ),
    ),
    Tech(
        number.CONSTRUCTION,
        "construction",
        2,
        buildings=(WORKSHOP,),
        hooks=(Ability(CITY_MANAGEMENT, WHEAT_1, Production(5).act),),
    ),
    Tech(
        number.DEMOCRACY_TECH,
        "democracy_tech",
        2,
        units=((INFANTRY, 2),),
        government=DEMOCRACY,
        hooks=(CoinTask(CITY_MANAGEMENT, trade=6, culture=0),),
    ),
    Tech(
        number.ENGINEERING,
        "engineering",
        2,
        buildings=(AQUEDUCT,),
        hooks=(Offer(CITY_ACTION, offer_division, divide, refuse_division), ActsAs(PRODUCING)),
    ),
    Tech(number.IRRIGATION, "irrigation", 2, hooks=(AtLeast(CITY_LIMIT, 3),)),
    Tech(
        number.MATHEMATICS,
        "mathematics",
        2,
        units=((ARTILLERY, 2),),
        hooks=(Ability(BATTLE, IRON_1, Wounds(3).act, can_wound),),
    ),
    Tech(
        number.MONARCHY_TECH,
        "monarchy_tech",
        2,
        government=MONARCHY,
        hooks=(Ability(CITY_MANAGEMENT, SILK_1, plot, can_plot),),
    ),
    Tech(
        number.PRINTING_PRESS,
        "printing_press",
        2,
        buildings=(UNIVERSITY,),
        hooks=(AtLeast(STACKING, 4), CoinTask(CITY_MANAGEMENT, trade=0, culture=5)),
    ),
    Tech(
        number.SAILING,
        "sailing",
        2,
        hooks=(AtLeast(SPEED, 4), AtLeast(WATER_USE, ENDS_ON_WATER)),
    ),
)

"""Techs of level I."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content import tech_ids as number
from ziggurat.games.board_game.content.buildings import (
    BARRACK,
    CITY_WALLS,
    GRANARY,
    HARBOR,
    LIBRARY,
    MARKET,
    TEMPLE,
    TRADING_POST,
)
from ziggurat.games.board_game.content.governments import REPUBLIC
from ziggurat.games.board_game.content.tech_battle import (
    Healing,
    before_a_unit,
    strike_harder,
)
from ziggurat.games.board_game.content.tech_effects import (
    AtLeast,
    Culture,
    Production,
    can_gain_trade,
    coin_on_card,
    great_person,
    people_left,
    ride_to_trade,
    stop_it,
)
from ziggurat.games.board_game.moments import (
    ACTION_TAKEN,
    BATTLE,
    BATTLE_WON,
    CITY_MANAGEMENT,
    EVENT_HAND,
    SPEED,
    STACKING,
    TRADE,
    WATER_USE,
)
from ziggurat.games.board_game.movement.figures import CROSSES_WATER
from ziggurat.games.board_game.research.abilities import Ability, coin_once_a_turn, has_room
from ziggurat.games.board_game.rows.tech import (
    ANY_2,
    ANY_3,
    INCENSE_1,
    IRON_1,
    SILK_1,
    SPY_1,
    WHEAT_1,
    Tech,
)
from ziggurat.games.board_game.verbs import CANCEL
from ziggurat.kernel.content import Do, Plus

TECHS_1: Final = (
    Tech(
        number.ANIMAL_HUSBANDRY,
        "animal_husbandry",
        1,
        hooks=(Ability(CITY_MANAGEMENT, WHEAT_1, Production(3).act), Healing(BATTLE, 3)),
    ),
    Tech(
        number.CODE_OF_LAWS,
        "code_of_laws",
        1,
        buildings=(TRADING_POST,),
        government=REPUBLIC,
        hooks=(Do(BATTLE_WON, coin_once_a_turn),),
    ),
    Tech(
        number.CURRENCY,
        "currency",
        1,
        buildings=(MARKET,),
        hooks=(Ability(CITY_MANAGEMENT, INCENSE_1, Culture(3).act),),
    ),
    Tech(
        number.HORSEBACK_RIDING,
        "horseback_riding",
        1,
        hooks=(AtLeast(SPEED, 3), Ability(TRADE, SILK_1, ride_to_trade, can_gain_trade)),
    ),
    Tech(
        number.MASONRY,
        "masonry",
        1,
        buildings=(CITY_WALLS,),
        hooks=(AtLeast(STACKING, 3),),
    ),
    Tech(
        number.METALWORKING,
        "metalworking",
        1,
        buildings=(BARRACK,),
        hooks=(Ability(BATTLE, IRON_1, strike_harder, before_a_unit),),
    ),
    Tech(
        number.NAVIGATION,
        "navigation",
        1,
        buildings=(HARBOR,),
        hooks=(AtLeast(WATER_USE, CROSSES_WATER),),
    ),
    Tech(
        number.PHILOSOPHY,
        "philosophy",
        1,
        buildings=(TEMPLE,),
        hooks=(Ability(CITY_MANAGEMENT, ANY_3, great_person, people_left),),
    ),
    Tech(
        number.POTTERY,
        "pottery",
        1,
        buildings=(GRANARY,),
        hooks=(Plus(EVENT_HAND, 1), Ability(CITY_MANAGEMENT, ANY_2, coin_on_card, has_room)),
    ),
    Tech(
        number.WRITING,
        "writing",
        1,
        buildings=(LIBRARY,),
        hooks=(Ability(ACTION_TAKEN, SPY_1, stop_it, verb=CANCEL),),
    ),
)

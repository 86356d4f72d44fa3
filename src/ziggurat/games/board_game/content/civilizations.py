"""Civilizations: six in the base box."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import PRODUCING, ActsAs
from ziggurat.games.board_game.content.civilization_abilities import (
    arms_industry,
    build_free,
    culture_for_explorers,
    glory,
    offer_free_building,
    offer_slip,
    refuse_free_building,
    refuse_slip,
    save_a_unit,
    slip,
)
from ziggurat.games.board_game.content.civilization_setup import (
    begin_with_infantry,
    begin_with_person,
    begin_with_walls,
    draw_first_wonder,
    one_more_army,
    place_first_wonder,
)
from ziggurat.games.board_game.content.governments import COMMUNISM, DESPOTISM, REPUBLIC
from ziggurat.games.board_game.content.tech_ids import (
    CODE_OF_LAWS,
    COMMUNISM_TECH,
    CONSTRUCTION,
    CURRENCY,
    METALWORKING,
    WRITING,
)
from ziggurat.games.board_game.ids import FIRST_CIVILIZATION, FIRST_HOME
from ziggurat.games.board_game.moments import (
    BATTLE_OVER,
    BESIDE_CITY,
    CITY_ACTION,
    CITY_FOUNDED,
    CITY_TAKEN,
    HUT_EXPLORED,
    LEARNED,
    RUSH,
    SETUP_SEAT,
    STACKING,
    VILLAGE_TAKEN,
    WONDER_BUILT,
)
from ziggurat.games.board_game.movement.moments import ARMY_LIMIT
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.setup.moments import SETUP_DONE, SETUP_MARKET, STARTING_FIGURES
from ziggurat.kernel.content import Adjust, Do, Offer, Plus

AMERICANS: Final = FIRST_CIVILIZATION
CHINESE: Final = FIRST_CIVILIZATION + 1
EGYPTIANS: Final = FIRST_CIVILIZATION + 2
GERMANS: Final = FIRST_CIVILIZATION + 3
ROMANS: Final = FIRST_CIVILIZATION + 4
RUSSIANS: Final = FIRST_CIVILIZATION + 5

CIVILIZATIONS: Final = (
    Civilization(
        AMERICANS, "americans", FIRST_HOME, CURRENCY, DESPOTISM,
        (Do(SETUP_DONE, begin_with_person), Plus(RUSH, 1)),
    ),
    Civilization(
        CHINESE, "chinese", FIRST_HOME + 1, WRITING, DESPOTISM,
        (
            Do(SETUP_SEAT, begin_with_walls),
            Do(HUT_EXPLORED, culture_for_explorers),
            Do(VILLAGE_TAKEN, culture_for_explorers),
            Do(BATTLE_OVER, save_a_unit),
        ),
    ),
    Civilization(
        EGYPTIANS, "egyptians", FIRST_HOME + 2, CONSTRUCTION, DESPOTISM,
        (
            Do(SETUP_MARKET, draw_first_wonder),
            Do(SETUP_SEAT, place_first_wonder),
            Offer(CITY_ACTION, offer_free_building, build_free, refuse_free_building),
            ActsAs(PRODUCING),
        ),
    ),
    Civilization(
        GERMANS, "germans", FIRST_HOME + 3, METALWORKING, DESPOTISM,
        (Do(SETUP_SEAT, begin_with_infantry), Do(LEARNED, arms_industry)),
    ),
    Civilization(
        ROMANS, "romans", FIRST_HOME + 4, CODE_OF_LAWS, REPUBLIC,
        (
            Do(WONDER_BUILT, glory),
            Do(CITY_FOUNDED, glory),
            Do(CITY_TAKEN, glory),
            Do(VILLAGE_TAKEN, glory),
        ),
    ),
    Civilization(
        RUSSIANS, "russians", FIRST_HOME + 5, COMMUNISM_TECH, COMMUNISM,
        (
            Adjust(STARTING_FIGURES, one_more_army),
            Plus(ARMY_LIMIT, 1),
            Plus(STACKING, 1),
            Offer(BESIDE_CITY, offer_slip, slip, refuse_slip),
        ),
    ),
)  # fmt: skip

"""The Aztecs, English, French, Japanese, Mongols and Zulu."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.moments import LOOT_POINTS
from ziggurat.games.board_game.content.governments import DESPOTISM, FEUDALISM
from ziggurat.games.board_game.content.tech_effects import AtLeast
from ziggurat.games.board_game.content.tech_ids import (
    ANIMAL_HUSBANDRY,
    CHIVALRY,
    HORSEBACK_RIDING,
    IRRIGATION,
    POTTERY,
)
from ziggurat.games.board_game.culture.moments import PERSON_GAINED
from ziggurat.games.board_game.moments import (
    BATTLE_BONUS,
    BATTLE_OVER,
    BATTLE_WON,
    CITY_FOUNDED,
    RESEARCH_COST,
    SETUP_SEAT,
    UNIT_STRENGTH,
    WATER_USE,
)
from ziggurat.games.board_game.movement.figures import CROSSES_WATER
from ziggurat.games.board_game.movement.moments import VILLAGE_DEFENDED
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.start.moments import FOUNDS_BESIDE, MADE_ROOM
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.abilities import (
    begin_with_artillery,
    begin_with_riders,
    beside_huts,
    blood_rites,
    bushido,
    chosen_warriors,
    explore_around,
    feared,
    plunder,
    war_tribute,
)
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.gathering import go_on_gathering
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    AZTECS,
    ENGLISH,
    FIRST_NEW_HOME,
    FRENCH,
    JAPANESE,
    MONGOLS,
    NAVY,
    ZULU,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.moments import POLICY_LIMIT
from ziggurat.kernel.content import Adjust, Do, Plus

GRANDE_ARMEE: Final = 2
SCHOLARS: Final = 3

WISDOM_CIVILIZATIONS: Final = (
    Civilization(
        AZTECS, "aztecs", FIRST_NEW_HOME, IRRIGATION, DESPOTISM,
        (
            Do(BATTLE_WON, war_tribute),
            Do(BATTLE_OVER, blood_rites),
            Do(PERSON_GAINED, chosen_warriors),
        ),
    ),
    # That their armies gather is in `gathering.py`.
    Civilization(
        ENGLISH, "english", FIRST_NEW_HOME + 1, NAVY, DESPOTISM,
        (AtLeast(WATER_USE, CROSSES_WATER), Do(MADE_ROOM, go_on_gathering)),
    ),
    Civilization(
        FRENCH, "french", FIRST_NEW_HOME + 2, POTTERY, DESPOTISM,
        (Plus(BATTLE_BONUS, GRANDE_ARMEE), Plus(POLICY_LIMIT, 1)),
    ),
    Civilization(
        JAPANESE, "japanese", FIRST_NEW_HOME + 3, CHIVALRY, FEUDALISM,
        (Adjust(UNIT_STRENGTH, bushido), Plus(RESEARCH_COST, -SCHOLARS)),
    ),
    Civilization(
        MONGOLS, "mongols", FIRST_NEW_HOME + 4, HORSEBACK_RIDING, DESPOTISM,
        (Do(SETUP_SEAT, begin_with_riders), Adjust(LOOT_POINTS, plunder)),
    ),
    Civilization(
        ZULU, "zulu", FIRST_NEW_HOME + 5, ANIMAL_HUSBANDRY, DESPOTISM,
        (
            Do(SETUP_SEAT, begin_with_artillery),
            Adjust(VILLAGE_DEFENDED, feared),
            Adjust(FOUNDS_BESIDE, beside_huts),
            Do(CITY_FOUNDED, explore_around),
        ),
    ),
)  # fmt: skip

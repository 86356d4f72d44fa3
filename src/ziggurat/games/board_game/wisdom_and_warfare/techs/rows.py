"""The techs of Wisdom and Warfare: four new ones, and two that take the place of others."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.moments import PUT_BESIDE
from ziggurat.games.board_game.content.buildings import IRON_MINE
from ziggurat.games.board_game.content.tech_effects import Culture
from ziggurat.games.board_game.content.tech_ids import METAL_CASTING, RAILROAD
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, COINS, RESEARCH, WONDER_BUILT
from ziggurat.games.board_game.research.abilities import SECOND_USE, Ability, coin_once_a_turn
from ziggurat.games.board_game.rows.tech import INCENSE_1, Price, Tech
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    BUREAUCRACY,
    EDUCATION,
    LOGISTICS,
    NAVY,
    SHIPYARD,
)
from ziggurat.games.board_game.wisdom_and_warfare.techs.effects import (
    can_be_educated,
    educate,
    offer_reform,
    reform,
    refuse_reform,
    ship_armies,
)
from ziggurat.kernel.content import Adjust, Do, Offer, Plus

ONE_OF_EACH: Final[Price] = (1, 1, 1, 1, 0, 0, 0)

NEW_TECHS: Final = (
    Tech(NAVY, "navy", 1, buildings=(SHIPYARD,), hooks=(Adjust(PUT_BESIDE, ship_armies),)),
    Tech(
        BUREAUCRACY,
        "bureaucracy",
        2,
        hooks=(Plus(COINS, 1), Offer(RESEARCH, offer_reform, reform, refuse_reform)),
    ),
    Tech(LOGISTICS, "logistics", 2, units=((INFANTRY, 2), (ARTILLERY, 2), (MOUNTED, 2))),
    # Both of its parts have their own use in a turn.
    Tech(
        EDUCATION,
        "education",
        3,
        hooks=(
            Do(WONDER_BUILT, coin_once_a_turn),
            Ability(CITY_MANAGEMENT, ONE_OF_EACH, educate, can_be_educated, second=SECOND_USE),
        ),
    ),
)

NEW_METAL_CASTING: Final = Tech(
    METAL_CASTING,
    "metal_casting_ww",
    3,
    units=((ARTILLERY, 3),),
    hooks=(Ability(CITY_MANAGEMENT, INCENSE_1, Culture(7).act),),
)
NEW_RAILROAD: Final = Tech(
    RAILROAD,
    "railroad_ww",
    3,
    units=((MOUNTED, 3),),
    buildings=(IRON_MINE,),
    hooks=(Plus(COINS, 1),),
)

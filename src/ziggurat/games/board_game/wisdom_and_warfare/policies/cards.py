"""The eight social policies: two sides of four cards, which every player has."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.moments import FIGURE_BUILT
from ziggurat.games.board_game.content.wonders_ancient import owner_can_gain_trade
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN
from ziggurat.games.board_game.moments import (
    ARTS,
    CITY_PRODUCTION,
    COINS,
    HUT_EXPLORERS,
    SPEED,
    START_OF_TURN,
)
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    EXPANSIONISM,
    MILITARY_TRADITION,
    NATURAL_RELIGION,
    ORGANIZED_RELIGION,
    PACIFISM,
    PATRONAGE,
    RATIONALISM,
    URBAN_DEVELOPMENT,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import without_policy
from ziggurat.games.board_game.wisdom_and_warfare.policies.effects import (
    BuysTech,
    arm,
    can_patronize,
    developed_arts,
    developed_production,
    expand,
    keep_peace,
    lone_army,
    patronize,
)
from ziggurat.games.board_game.wisdom_and_warfare.start_ability import StartAbility
from ziggurat.kernel.content import Adjust, Do, Plus, Row
from ziggurat.lib.joined import JoinedOffer

FIRST_LEVEL: Final = BuysTech(1)
SECOND_LEVEL: Final = BuysTech(2)

POLICIES: Final = (
    Row(
        RATIONALISM,
        "rationalism",
        (
            JoinedOffer(
                START_OF_TURN,
                (
                    StartAbility(FIRST_LEVEL.act, without_policy, FIRST_LEVEL.needs, trade=6),
                    StartAbility(
                        SECOND_LEVEL.act, without_policy, SECOND_LEVEL.needs, trade=11, second=True
                    ),
                ),
            ),
        ),
    ),
    Row(
        PATRONAGE,
        "patronage",
        (StartAbility(patronize, without_policy, can_patronize, culture=1),),
    ),
    Row(NATURAL_RELIGION, "natural_religion", (Adjust(SPEED, lone_army),)),
    Row(ORGANIZED_RELIGION, "organized_religion", (Plus(COINS, 1), Plus(PEOPLE_DRAWN, 1))),
    Row(
        EXPANSIONISM,
        "expansionism",
        (StartAbility(expand, without_policy, owner_can_gain_trade),),
    ),
    Row(
        URBAN_DEVELOPMENT,
        "urban_development",
        (Adjust(CITY_PRODUCTION, developed_production), Adjust(ARTS, developed_arts)),
    ),
    Row(
        PACIFISM,
        "pacifism",
        (Plus(HUT_EXPLORERS, 1), StartAbility(keep_peace, without_policy)),
    ),
    Row(MILITARY_TRADITION, "military_tradition", (Do(FIGURE_BUILT, arm),)),
)

"""The eight governments of Wisdom and Warfare, which take the place of the base game's."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import CITY_ACTED, MAY_TAKE_ACTION
from ziggurat.games.board_game.cities.moments import OUTSKIRTS_PRODUCTION
from ziggurat.games.board_game.content.governments import (
    ANARCHY,
    COMMUNISM,
    DEMOCRACY,
    DESPOTISM,
    FEUDALISM,
    FUNDAMENTALISM,
    MONARCHY,
    REPUBLIC,
    anarchy_actions,
)
from ziggurat.games.board_game.content.wonders_ancient import owner_can_gain_trade
from ziggurat.games.board_game.moments import (
    BATTLE_BONUS,
    BATTLE_HAND,
    CITY_ACTIONS,
    CITY_PRODUCTION,
    COINS,
    FOUNDERS,
)
from ziggurat.games.board_game.wisdom_and_warfare.governments.effects import (
    can_levy,
    democratic_trade,
    has_armies,
    holy_armies,
    leveled,
    levy,
    note_kind,
    once_of_a_kind,
    royal_actions,
    without_government,
)
from ziggurat.games.board_game.wisdom_and_warfare.start_ability import StartAbility
from ziggurat.kernel.content import Adjust, Allow, Do, Plus, Row

# By the name of the card whose place each takes. That policies have no effect in Anarchy is said
# where policies come into play.
NEW_GOVERNMENTS: Final = {
    "anarchy": Row(ANARCHY, "anarchy_ww", (Adjust(CITY_ACTIONS, anarchy_actions),)),
    "despotism": Row(DESPOTISM, "despotism_ww", (Plus(CITY_PRODUCTION, 1),)),
    "republic": Row(REPUBLIC, "republic_ww", (Plus(FOUNDERS, 1),)),
    "monarchy": Row(
        MONARCHY,
        "monarchy_ww",
        (
            Adjust(CITY_ACTIONS, royal_actions),
            Allow(MAY_TAKE_ACTION, once_of_a_kind),
            Do(CITY_ACTED, note_kind),
        ),
    ),
    "feudalism": Row(
        FEUDALISM, "feudalism_ww", (StartAbility(levy, without_government, can_levy),)
    ),
    "democracy": Row(
        DEMOCRACY,
        "democracy_ww",
        (
            Plus(COINS, 1),
            StartAbility(democratic_trade, without_government, owner_can_gain_trade),
        ),
    ),
    "communism": Row(
        COMMUNISM, "communism_ww", (Plus(BATTLE_HAND, 1), Adjust(OUTSKIRTS_PRODUCTION, leveled))
    ),
    "fundamentalism": Row(
        FUNDAMENTALISM,
        "fundamentalism_ww",
        (Plus(BATTLE_BONUS, 4), StartAbility(holy_armies, without_government, has_armies)),
    ),
}

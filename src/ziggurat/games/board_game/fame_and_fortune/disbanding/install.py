"""Disbanding of Fame and Fortune, with fortifications and caravans, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.actions import CITY_ACTED, MAY_TAKE_ACTION
from ziggurat.games.board_game.cities.moments import CITY_PREPARES
from ziggurat.games.board_game.fame_and_fortune.disbanding.caravans import (
    FORGET_CARAVANS,
    has_produced,
    offer_unloading,
    only_producing,
    refuse_unloading,
    unload,
)
from ziggurat.games.board_game.fame_and_fortune.disbanding.disband import (
    SIGN_ASKER,
    disband,
    may_end,
)
from ziggurat.games.board_game.fame_and_fortune.disbanding.facts import (
    SIGN_FACTS,
    SIGN_INVARIANTS,
    SIGNS,
)
from ziggurat.games.board_game.fame_and_fortune.disbanding.reasons import DISBANDING_REASONS
from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import (
    fortified,
    lose_sign,
    wear_down,
)
from ziggurat.games.board_game.fame_and_fortune.ids import FIRST_RULE
from ziggurat.games.board_game.moments import BATTLE_BONUS, BATTLE_WON, CITY_LOST
from ziggurat.games.board_game.movement.moments import ENDED_IN_CENTER, ENDS_IN_CENTER
from ziggurat.kernel.content import Adjust, Allow, Do, Offer, Row

DISBANDING: Final = FIRST_RULE + 4

DISBANDING_RULE: Final = Row(
    DISBANDING,
    "disbanding",
    (
        Adjust(ENDS_IN_CENTER, may_end),
        Do(ENDED_IN_CENTER, disband),
        Adjust(BATTLE_BONUS, fortified),
        Do(BATTLE_WON, wear_down),
        Do(CITY_LOST, lose_sign),
        Offer(CITY_PREPARES, offer_unloading, unload, refuse_unloading),
        Allow(MAY_TAKE_ACTION, only_producing),
        Do(CITY_ACTED, has_produced),
    ),
)


def install_disbanding(b: Build) -> None:
    """Figures leave the map in own cities, which get signs for it."""
    b.content("rule").add((DISBANDING_RULE,))
    b.askers.add((SIGN_ASKER,))
    b.flow("city_management").before("actions", FORGET_CARAVANS)
    b.reasons.add(DISBANDING_REASONS)
    b.kinds.add((SIGNS,))
    b.facts.add(SIGN_FACTS)
    b.invariants.add(SIGN_INVARIANTS)

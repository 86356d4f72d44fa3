"""Military cards of this box: they move armies, and armies attack.

What they do stands in `march.py`; a card says how many, how far and how hard.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import BARBARIAN, CARAVAN, CITY_STATE, FIRST_LEADER, TOKEN
from ziggurat.games.new_dawn.moments import REINFORCED_AGAINST
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.card import ArmyCard
from ziggurat.games.new_dawn.terra_incognita.armies.march import resolve_armies
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_STOPPED
from ziggurat.games.new_dawn.terra_incognita.ids import (
    GEORGIA,
    HORSEBACK_RIDING,
    NEW_FLIGHT,
    NEW_IRON_WORKING,
    NEW_MASONRY,
    NEW_MASS_PRODUCTION,
    SCORCHED_EARTH,
    SIEGE_TACTICS,
    ZULU,
)
from ziggurat.kernel.content import Adjust, Cue, Plus
from ziggurat.kernel.state import State

SCYTHIA: Final = FIRST_LEADER + 6
FLOWN_OVER: Final = (BARBARIAN, CITY_STATE, CARAVAN)


def flown_over(s: State, cue: Cue, stopped: int) -> int:
    """Moved by Flight, armies pass barbarians, city-states, caravans and plain control tokens."""
    card, kind = cue.args[0], cue.args[1]
    if card != cue.card:
        return stopped
    if kind in FLOWN_OVER:
        return 0
    if kind != TOKEN:
        return stopped
    reinforced = 0
    for realm in table(s).realms:
        reinforced |= realm.reinforced
    return stopped & reinforced


NEW_MILITARY_CARDS: Final = (
    ArmyCard(NEW_MASONRY, 1, "masonry_ti", resolve_armies, count=1, distance=3),
    ArmyCard(
        NEW_IRON_WORKING, 2, "iron_working_ti", resolve_armies, count=2, distance=4,
        barbarian_bonus=2,
    ),
    ArmyCard(
        NEW_MASS_PRODUCTION, 3, "mass_production_ti", resolve_armies, count=2, distance=5, bonus=2,
        water=True, rallies=True,
    ),
    ArmyCard(
        NEW_FLIGHT, 4, "flight_ti", resolve_armies, count=2, distance=6, bonus=3, water=True,
        hooks=(Adjust(ARMY_STOPPED, flown_over),),
    ),
)  # fmt: skip

# Proposed: how many armies these three show, and how far those of Siege Tactics move.
UNIQUE_MILITARY_CARDS: Final = (
    ArmyCard(
        HORSEBACK_RIDING, 1, "horseback_riding", resolve_armies, count=1, distance=6,
        leader=SCYTHIA,
    ),
    ArmyCard(
        SCORCHED_EARTH, 2, "scorched_earth", resolve_armies, count=2, distance=4, scorches=True,
        leader=ZULU,
    ),
    ArmyCard(
        SIEGE_TACTICS, 3, "siege_tactics", resolve_armies, count=2, distance=5, bonus=2,
        water=True, hooks=(Plus(REINFORCED_AGAINST, -1),), leader=GEORGIA,
    ),
)  # fmt: skip

"""Military cards of the automated player in the expansion: they move armies by lists of targets.

What an army does is in `plans.py`; a card says how many, how far, how hard and by which list.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER, automated_card
from ziggurat.games.new_dawn.automated_player.military.rows import AttackOrder
from ziggurat.games.new_dawn.automated_player.reading import read_card
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ids import ARMY_ORDERS
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.marching import send_armies
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.targets import (
    TARGETS_FOUR,
    TARGETS_ONE,
    TARGETS_THREE,
    TARGETS_TWO,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import UNIQUE_SHEET
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import (
    OWN_HORSEBACK_RIDING,
    OWN_SCORCHED_EARTH,
)
from ziggurat.games.new_dawn.ids import FIFTH, MILITARY, NONE
from ziggurat.games.new_dawn.masks import minus
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.card import ArmyCard
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_ENDS
from ziggurat.kernel.content import Adjust, Cue, Hook
from ziggurat.kernel.state import State


def not_on_water(s: State, cue: Cue, ends: int) -> int:
    """Moved by Mass Production, armies cross water but do not end there.

    Rules: ap.ti.military.mass_production
    """
    return minus(ends, table(s).board.waters) if cue.args[0] == cue.card else ends


SEND_ONE: Final = AttackOrder(
    ARMY_ORDERS, "send_armies_one", "ap.ti.military.masonry", send_armies, TARGETS_ONE
)
SEND_TWO: Final = AttackOrder(
    ARMY_ORDERS + 1, "send_armies_two", "ap.ti.military.iron_working", send_armies, TARGETS_TWO
)
SEND_THREE: Final = AttackOrder(
    ARMY_ORDERS + 2, "send_armies_three", "ap.ti.military.mass_production", send_armies,
    TARGETS_THREE,
)  # fmt: skip
SEND_FOUR: Final = AttackOrder(
    ARMY_ORDERS + 3, "send_armies_four", "ap.ti.military.flight", send_armies, TARGETS_FOUR
)
SENDING_ORDERS: Final = (SEND_ONE, SEND_TWO, SEND_THREE, SEND_FOUR)


def armies(
    level: int,
    name: str,
    order: AttackOrder,
    count: int,
    distance: int,
    combat: int,
    against_barbarians: int = 0,
    water: bool = False,
    scorches: bool = False,
    hooks: tuple[Hook, ...] = (),
    number: int = NONE,
) -> AutomatedCard:
    """A military card; its combat value is that of slot 5 with what it adds.

    Rules: ap.turn.printed_values
    """
    own = automated_card(MILITARY, level) if number == NONE else number
    sheet = AUTOMATED_PLAYER if number == NONE else UNIQUE_SHEET
    arms = ArmyCard(
        own, level, name, read_card, count, distance, combat - FIFTH, against_barbarians, water,
        scorches=scorches, leader=sheet,
    )  # fmt: skip
    return AutomatedCard(
        MILITARY, level, name, read_card, (order,), count, distance, water,
        amount=combat, hooks=hooks, number=own, arms=arms, sheet=sheet,
    )  # fmt: skip


# In the stead of those of the base game (ap.ti.military.no_reinforce).
OWN_ARMY_CARDS: Final = (
    armies(1, "ap_masonry", SEND_ONE, 1, 3, 5),
    armies(2, "ap_iron_working", SEND_TWO, 2, 4, 6, 2),
    armies(
        3, "ap_mass_production", SEND_THREE, 2, 5, 7, water=True,
        hooks=(Adjust(ARMY_ENDS, not_on_water),),
    ),
    armies(4, "ap_flight", SEND_FOUR, 2, 5, 8, water=True),
)  # fmt: skip
# Rules: ap.ti.unique.military
UNIQUE_ARMY_CARDS: Final = (
    armies(1, "ap_horseback_riding", SEND_ONE, 1, 6, 5, number=OWN_HORSEBACK_RIDING),
    armies(
        2, "ap_scorched_earth", SEND_TWO, 2, 4, 6, scorches=True, number=OWN_SCORCHED_EARTH
    ),
)  # fmt: skip

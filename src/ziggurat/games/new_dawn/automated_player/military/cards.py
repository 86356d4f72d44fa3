"""Military cards of the automated player: attacks, then reinforcing, then a better card.

Owns the cards and the order to attack. What is attacked stands in `targets.py`, what is
reinforced in `reinforcing.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER, automated_card
from ziggurat.games.new_dawn.automated_player.military.ids import MILITARY_ORDERS
from ziggurat.games.new_dawn.automated_player.military.reinforcing import REINFORCE_REST
from ziggurat.games.new_dawn.automated_player.military.rows import AttackOrder
from ziggurat.games.new_dawn.automated_player.military.targets import EARLY_TARGETS, LATE_TARGETS
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, read_card
from ziggurat.games.new_dawn.automated_player.replacing import improve
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order
from ziggurat.games.new_dawn.combat.card import MilitaryCard
from ziggurat.games.new_dawn.focus.military import Attacks
from ziggurat.games.new_dawn.ids import FIFTH, MILITARY
from ziggurat.games.new_dawn.state import Table

ATTACKS: Final = 2


def attack(g: Table, read: ReadCard) -> None:
    """Make one attack, if there is a target.  Rules: ap.military.order"""
    g.push(Attacks(read.seat, read.place, FIFTH, 1))


def next_if_idle(g: Table, read: ReadCard) -> None:
    """A card that did nothing at all gives way to the next level.

    Rules: ap.military.nothing_done
    """
    if not read.done:
        improve(g, read.seat, read.place)


EARLY_ATTACK: Final = AttackOrder(
    MILITARY_ORDERS, "attack_early", "ap.military.order", attack, EARLY_TARGETS
)
LATE_ATTACK: Final = AttackOrder(
    MILITARY_ORDERS + 1, "attack_late", "ap.military.order", attack, LATE_TARGETS
)
NEXT_IF_IDLE: Final = Order(
    MILITARY_ORDERS + 3, "next_military_if_idle", "ap.military.nothing_done", next_if_idle
)
EARLY_ORDERS: Final = (EARLY_ATTACK, EARLY_ATTACK, REINFORCE_REST, NEXT_IF_IDLE)
LATE_ORDERS: Final = (LATE_ATTACK, LATE_ATTACK, REINFORCE_REST)


def military(
    level: int,
    name: str,
    orders: tuple[Order, ...],
    distance: int,
    combat: int,
    against_barbarians: int = 0,
    water: bool = False,
) -> AutomatedCard:
    """A military card; its combat value is that of slot 5 with what it adds.

    Rules: ap.turn.printed_values
    """
    number = automated_card(MILITARY, level)
    arms = MilitaryCard(
        level, name, read_card, ATTACKS, distance, combat - FIFTH, against_barbarians, water,
        number=number, leader=AUTOMATED_PLAYER,
    )  # fmt: skip
    return AutomatedCard(
        MILITARY, level, name, read_card, orders, ATTACKS, distance, water, amount=combat, arms=arms
    )  # fmt: skip


# Rules: ap.military.masonry, ap.military.iron_working, ap.military.mass_production,
# ap.military.flight
MILITARY_CARDS: Final = (
    military(1, "ap_masonry", EARLY_ORDERS, 2, 5),
    military(2, "ap_iron_working", EARLY_ORDERS, 3, 6, 2),
    military(3, "ap_mass_production", LATE_ORDERS, 3, 7, 2, water=True),
    military(4, "ap_flight", LATE_ORDERS, 5, 8, 2, water=True),
)
MILITARY_ORDER_ROWS: Final = (EARLY_ATTACK, LATE_ATTACK, REINFORCE_REST, NEXT_IF_IDLE)

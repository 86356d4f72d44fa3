"""The automated player's science cards and their orders."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_ORDER
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something, read_card
from ziggurat.games.new_dawn.automated_player.replacing import NEXT
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order
from ziggurat.games.new_dawn.automated_player.science.gains import BetterCard, move_own_dial
from ziggurat.games.new_dawn.automated_player.science.nuclear import nuclear_power
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.focus.row import PutTokens, spend_tokens, spendable
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.state import Table

# Every science card advances the dial by as much.
ADVANCE: Final = 5


def advance_dial(g: Table, card: ReadCard) -> None:
    """Spend everything on the card, and move the dial.

    Rules: ap.science.advance, ap.science.trade_tokens, ap.science.mathematics_fresh,
    ap.bonus.first, ap.trade.citystate_token
    """
    did_something(g)
    spent = spendable(g, card.seat, card.place)
    if spent:
        spend_tokens(g, card.seat, card.place, spent)
    bonus = bonus_tokens(g, card.seat, SCIENCE)
    move_own_dial(g, card.seat, card.row(g).amount + bonus + spent)


def put_on_fewest(g: Table, card: ReadCard) -> None:
    """Put a trade token on a card as it does with every free one.  Rules: ap.science.mathematics"""
    did_something(g)
    g.push(PutTokens(card.seat, 1))


def improve_lowest(g: Table, card: ReadCard) -> None:
    """Replace the card of the lowest level by the next.  Rules: ap.science.replaceable_parts"""
    did_something(g)
    g.push(BetterCard(card.seat, NEXT))


MATHEMATICS: Final = Order(
    FIRST_ORDER + 3, "put_on_fewest", "ap.science.mathematics", put_on_fewest
)
REPLACEABLE_PARTS: Final = Order(
    FIRST_ORDER + 4, "improve_lowest", "ap.science.replaceable_parts", improve_lowest
)
# Behind those of economy, industry, diplomacy, military and combat.
NUCLEAR_POWER: Final = Order(
    FIRST_ORDER + 19, "give_up_cities", "ap.science.nuclear_power", nuclear_power
)
ADVANCE_DIAL: Final = Order(FIRST_ORDER + 20, "advance_dial", "ap.science.advance", advance_dial)
SCIENCE_ORDERS: Final = (MATHEMATICS, REPLACEABLE_PARTS, NUCLEAR_POWER, ADVANCE_DIAL)


def science_card(level: int, name: str, orders: tuple[Order, ...]) -> AutomatedCard:
    """A science card: what its text says first, and then the dial."""
    return AutomatedCard(SCIENCE, level, name, read_card, (*orders, ADVANCE_DIAL), amount=ADVANCE)


SCIENCE_CARDS: Final = (
    science_card(1, "ap_astrology", ()),
    science_card(2, "ap_mathematics", (MATHEMATICS,)),
    science_card(3, "ap_replaceable_parts", (REPLACEABLE_PARTS,)),
    science_card(4, "ap_nuclear_power", (NUCLEAR_POWER,)),
)

"""Paying: resources for an ability, out of tokens, facedown markers and gifts.

Owns whether a price can be paid and which of a seat's goods pay it. What is bought with it is
the business of whoever asks for the payment.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.tech import Price
from ziggurat.games.board_game.culture import discard_event
from ziggurat.games.board_game.goods import (
    FIRST_TOKEN,
    counts_as,
    give_token,
    is_event,
    is_token,
    payables,
)
from ziggurat.games.board_game.ids import MARKET_RESOURCES, RESOURCES
from ziggurat.games.board_game.reasons import PAY_IN_ORDER, PAYS_NOT, RESOURCE_SHORT
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import PAY as PAY_WITH
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import DoMoment
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PAY, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put_row, without

SPENT: Final = DoMoment("spent", "a culture event was spent as a resource; args event")

# The part of a price that any resource pays; it comes last.
ANY: Final = len(RESOURCES)


def can_pay(g: Table, seat: int, price: Price) -> bool:
    """Tell whether a seat can pay a price (cb.resource.pay_ability)."""
    if g.hand[seat] or g.found[seat]:
        return covers(g, payables(g, seat), price)
    spare = 0
    for resource, need in enumerate(price[:ANY]):
        held = g.resources[seat][resource] if resource < MARKET_RESOURCES else 0
        if held < need:
            return False
        spare += held - need
    return spare >= price[ANY]


def covers(g: Table, goods: list[int], price: Price) -> bool:
    """Tell whether goods pay a price: what counts as fewer resources is used up first."""
    needs = list(price)
    spare = 0
    for _, good in sorted([(counts_as(g, good).bit_count(), good) for good in goods]):
        part = _open_part(needs, counts_as(g, good))
        if part == ANY:
            spare += 1
        else:
            needs[part] -= 1
    return sum(needs[:ANY]) == 0 and spare >= price[ANY]


def _open_part(needs: list[int], mask: int) -> int:
    """The first resource that is still needed and that a mask has, else `ANY`."""
    for resource in range(ANY):
        if needs[resource] and (mask >> resource) & 1:
            return resource
    return ANY


def payers(g: Table, seat: int, price: Price, least: int) -> list[int]:
    """What a seat can pay the next part of a price with, ascending, so that the rest can be paid.

    Several of any kind are paid in ascending order, from `least` on, so that the same payment is
    not listed twice.  Rules: cb.tech.resource_any, cb.hut.spend_like_resource
    """
    part = next_part(price)
    goods = payables(g, seat)
    if part == ANY:
        goods = [good for good in goods if good >= least]
    found: list[int] = []
    for at, good in enumerate(goods):
        if at > 0 and goods[at - 1] == good:
            continue
        if part == ANY:
            pays = len(goods) - at >= price[ANY]
        else:
            rest = goods[:at] + goods[at + 1 :]
            fits = (counts_as(g, good) >> part) & 1 == 1
            pays = fits and covers(g, rest, add_at(price, part, -1))
        if pays:
            found.append(good)
    return found


def may_pay_with(g: Table, seat: int, price: Price, least: int, good: int) -> int:
    """The reason why a seat does not pay the next part of a price with a good."""
    if good in payers(g, seat, price, least):
        return ALLOWED
    if good not in payables(g, seat):
        return RESOURCE_SHORT
    return PAY_IN_ORDER if next_part(price) == ANY else PAYS_NOT


def next_part(price: Price) -> int:
    """Which part of a price is paid next."""
    for part, need in enumerate(price):
        if need:
            return part
    return ANY


def spend_good(g: Table, seat: int, good: int) -> None:
    """Take a good from a seat that pays with it.

    A token goes back to the market, a marker to the box, a gift under its deck.
    Rules: cb.resource.spent_market_token_returns, cb.hut.spent_to_box
    """
    g.note("paid", seat, (good,))
    if is_token(good):
        give_token(g, seat, good - FIRST_TOKEN, -1)
        g.market = add_at(g.market, good - FIRST_TOKEN, 1)
    elif is_event(good):
        fire(g, SPENT, seat, (good,), everyone=False)
        discard_event(g, seat, good)
    else:
        g.found = put_row(g.found, seat, without(g.found[seat], good))


def push_payment(g: Table, seat: int, price: Price, then: Frame | None = None) -> None:
    """Let a seat pay a price that it can pay; `then` runs after it."""
    if then is not None:
        g.push(then)
    g.push(Pay(seat, price, 0))


class Pay(Frame):
    """A seat pays a price part by part; nobody else sees what it could pay with.

    Rules: cb.resource.pay_ability, cb.tech.resource_any
    """

    SPEC: ClassVar[str] = "seat: int, price: tuple[int, ...], least: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.resource.pay_ability", "cb.tech.resource_any")

    def __init__(self, seat: int, price: Price, least: int) -> None:
        self.seat: Final = seat
        self.price: Final = price
        self.least: Final = least

    def run(self, s: State) -> bool:
        if sum(self.price):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        goods = payers(g, self.seat, self.price, self.least)
        options = tuple([(PAY_WITH, good) for good in goods])
        secret = len(g.hand[self.seat]) > 0 or len(g.found[self.seat]) > 0
        audience = only(self.seat) if secret else PUBLIC
        return Question(
            self.seat, "pay", PAY, options, (sum(self.price),), audience=audience, steady=secret
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        part = next_part(self.price)
        s.swap(Pay(seat, add_at(self.price, part, -1), choice[1] if part == ANY else 0))
        spend_good(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PAY_WITH:
            return Reason(OTHER_QUESTION)
        reason = may_pay_with(table(s), seat, self.price, self.least, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)

"""Paying: resources for an ability, out of tokens, facedown markers and gifts.

Owns the offers that something is paid for, the question what a seat pays with, and where it goes.
What can pay a price is in `prices.py`; what is bought is the business of whoever asks for it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import discard_event
from ziggurat.games.board_game.holdings import give_up_find
from ziggurat.games.board_game.ids import FIRST_TOKEN
from ziggurat.games.board_game.reasons import CULTURE_SHORT, RESOURCE_SHORT, TRADE_SHORT
from ziggurat.games.board_game.research.moments import PAID_OTHERWISE, RESOURCE_SPENT, SPENT
from ziggurat.games.board_game.research.prices import (
    ANY,
    covers,
    hides_payment,
    may_pay_with,
    next_part,
    payable_prices,
    payers,
    prices,
)
from ziggurat.games.board_game.rows.tech import Price
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import give_token, is_event, is_token, payables
from ziggurat.games.board_game.verbs import PAY as PAY_WITH
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import ListIt, Offer, OfferMoment, ReplyTo, TestIt
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PAY, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.joined import parts_of
from ziggurat.lib.vec import add_at, with_sorted


class Priced(Offer):
    """An offer that resources are paid for; its test asks last whether they are there.

    It is used with a `verb` and the number of its row.
    """

    def __init__(
        self,
        moment: OfferMoment,
        price: Price,
        verb: int,
        offer: ListIt,
        reply: ReplyTo,
        test: TestIt,
    ) -> None:
        super().__init__(moment, offer, reply, test)
        self.price: Final = price
        self.verb: Final = verb


class Task(Offer):
    """An offer that trade or culture is paid for; it is used with a `verb` as a priced one is."""

    def __init__(
        self,
        moment: OfferMoment,
        trade: int,
        culture: int,
        offer: ListIt,
        reply: ReplyTo,
        test: TestIt,
        verb: int = USE,
    ) -> None:
        super().__init__(moment, offer, reply, test)
        self.trade: Final = trade
        self.culture: Final = culture
        self.verb: Final = verb


def lacking(
    g: Table, seat: int, reason: int, choice: Choice, facts: tuple[int, ...]
) -> tuple[int, ...]:
    """What the use of a row costs and what a seat has of it, if that is the reason against it."""
    for hook in g.rules.rows[choice[1]].hooks:
        for part in parts_of(hook) if isinstance(hook, Offer) else ():
            if isinstance(part, Priced) and part.verb == choice[0] and reason == RESOURCE_SHORT:
                return (next_part(part.price), sum(part.price))
            if isinstance(part, Task) and part.verb == choice[0] and reason == TRADE_SHORT:
                return (part.trade, g.trade[seat])
            if isinstance(part, Task) and part.verb == choice[0] and reason == CULTURE_SHORT:
                return (part.culture, g.culture[seat])
    return facts


def spend_good(g: Table, seat: int, good: int) -> None:
    """Take a good from a seat that pays with it.

    A token goes back to the market, a marker to the box, a gift under its deck.
    Rules: cb.resource.spent_market_token_returns, cb.hut.spent_to_box
    """
    g.note("paid", seat, (good,))
    fire(g, RESOURCE_SPENT, seat, (good,), everyone=False)
    if is_token(good):
        give_token(g, seat, good - FIRST_TOKEN, -1)
        g.market = add_at(g.market, good - FIRST_TOKEN, 1)
    elif is_event(good):
        fire(g, SPENT, seat, (good,), everyone=False)
        discard_event(g, seat, good)
    else:
        give_up_find(g, seat, good)


def push_payment(g: Table, seat: int, price: Price, then: Frame | None = None) -> None:
    """Let a seat pay a price that it can pay; `then` runs after it."""
    if then is not None:
        g.push(then)
    g.push(Pay(seat, price, ()))


class Pay(Frame):
    """A seat pays a price with goods that it names one by one, and each is gone at once.

    `named` are those that it has paid with, ascending. Nobody else sees what it could pay with.
    Rules: cb.resource.pay_ability, cb.tech.resource_any
    """

    SPEC: ClassVar[str] = "seat: int, price: tuple[int, ...], named: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.resource.pay_ability", "cb.tech.resource_any")

    def __init__(self, seat: int, price: Price, named: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.price: Final = price
        self.named: Final = named

    def _left(self, g: Table) -> int:
        """How many more goods it has to name at the least."""
        open_to = payable_prices(g, self.seat, self.price, self.named) or [self.price]
        return min([sum(one) for one in open_to]) - len(self.named)

    def _paid(self, g: Table) -> Price:
        """The price that is paid with what was named, empty if none is yet."""
        named = list(self.named)
        for one in prices(g, self.seat, self.price):
            if sum(one) == len(named) and covers(g, self.seat, named, one):
                return one
        return ()

    def _finish(self, g: Table, paid: Price) -> None:
        """The price is paid, or another in its place, which is told."""
        g.pop()
        for resource in range(ANY):
            if paid[resource] < self.price[resource]:
                fire(g, PAID_OTHERWISE, self.seat, (resource,), everyone=False)

    def run(self, s: State) -> bool:
        g = table(s)
        paid = self._paid(g)
        if paid:
            self._finish(g, paid)
            return False
        left = self._left(g)
        if hides_payment(g, self.seat, self.price):
            return True
        # Where everything that fits is needed, there is nothing to name.
        fitting = payers(g, self.seat, self.price, self.named)
        goods = [good for good in payables(g, self.seat) if good in fitting]
        if len(goods) > left:
            return True
        s.swap(Pay(self.seat, self.price, tuple(sorted((*self.named, *goods)))))
        for good in goods:
            spend_good(g, self.seat, good)
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        goods = payers(g, self.seat, self.price, self.named)
        options = tuple([(PAY_WITH, good) for good in goods])
        secret = hides_payment(g, self.seat, self.price)
        audience = only(self.seat) if secret else PUBLIC
        return Question(
            self.seat, "pay", PAY, options, (self._left(g),), audience=audience, steady=secret,
            any_order=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(Pay(seat, self.price, with_sorted(self.named, choice[1])))
        spend_good(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PAY_WITH:
            return Reason(OTHER_QUESTION)
        reason = may_pay_with(table(s), seat, self.price, self.named, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)

"""Paying: resources for an ability, out of tokens, facedown markers and gifts.

Owns whether a price can be paid and which of a seat's goods pay it. What is bought with it is
the business of whoever asks for the payment.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.build.kind import labelled
from ziggurat.games.board_game.culture.track import discard_event
from ziggurat.games.board_game.holdings import give_up_find
from ziggurat.games.board_game.ids import (
    FIRST_TOKEN,
    MARKET_RESOURCES,
    RESOURCES,
    UNSEEN_HUT,
    UNSEEN_VILLAGE,
)
from ziggurat.games.board_game.moments import COUNTS_AS, PAID_WITH_TWO
from ziggurat.games.board_game.reasons import (
    CULTURE_SHORT,
    GOOD_MISSING,
    NAMED_BEFORE,
    PAYS_NOT,
    RESOURCE_SHORT,
    TRADE_SHORT,
)
from ziggurat.games.board_game.research.moments import PAID_OTHERWISE, RESOURCE_SPENT, SPENT
from ziggurat.games.board_game.rows.tech import Price
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import (
    back_of,
    counts_as,
    give_token,
    is_event,
    is_token,
    payables,
)
from ziggurat.games.board_game.verbs import PAY as PAY_WITH
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import ListIt, Offer, OfferMoment, ReplyTo, TestIt, adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PAY, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.joined import parts_of
from ziggurat.lib.vec import add_at, put, with_sorted

# The families of what lies facedown, by its back; the other backs are those of culture events.
HIDDEN_GOODS: Final = {UNSEEN_HUT: "hut", UNSEEN_VILLAGE: "village"}
# The part of a price that any resource pays; it comes last.
ANY: Final = len(RESOURCES)
PART_KIND: Final = labelled("part", [*RESOURCES, "any"])


def can_pay(g: Table, seat: int, price: Price) -> bool:
    """Tell whether a seat can pay a price (cb.resource.pay_ability)."""
    special = g.rules.attached[COUNTS_AS.name] or g.rules.attached[PAID_WITH_TWO.name]
    if g.hand[seat] or g.facedown_finds[seat] or special:
        goods = payables(g, seat)
        return any([covers(g, seat, goods, one) for one in prices(g, seat, price)])
    spare = 0
    for resource, need in enumerate(price[:ANY]):
        held = g.resources[seat][resource] if resource < MARKET_RESOURCES else 0
        if held < need:
            return False
        spare += held - need
    return spare >= price[ANY]


def prices(g: Table, seat: int, price: Price) -> list[Price]:
    """A price, and others that a seat may pay instead: two of any for one of a resource."""
    found = [price]
    if g.rules.attached[PAID_WITH_TWO.name]:
        for resource, need in enumerate(price[:ANY]):
            most = min(need, adjusted(g, PAID_WITH_TWO, seat, (resource,), 0)) if need else 0
            for count in range(1, most + 1):
                other = put(price, resource, need - count)
                found.append(put(other, ANY, price[ANY] + 2 * count))
    return found


# Which good pays which part: a matching, because a good may count as several resources


def covers(g: Table, seat: int, goods: list[int], price: Price) -> bool:
    """Tell whether goods pay a price."""
    needed = sum(price[:ANY])
    if len(goods) < needed + price[ANY]:
        return False
    return paid_parts(g, seat, goods, price) == needed


def fits(g: Table, seat: int, goods: list[int], price: Price) -> bool:
    """Tell whether every one of some goods pays a part of a price of its own."""
    return paid_parts(g, seat, goods, price) + price[ANY] >= len(goods)


def paid_parts(g: Table, seat: int, goods: list[int], price: Price) -> int:
    """How many parts of a price that ask for a certain resource goods can pay at the most."""
    parts: list[int] = []
    for resource in range(ANY):
        parts.extend([resource] * price[resource])
    masks = [counts_as(g, seat, good) for good in goods]
    payer = [-1] * len(parts)
    found = 0
    for at in range(len(masks)):
        if _pays_a_part(masks, parts, payer, at, []):
            found += 1
    return found


def _pays_a_part(
    masks: list[int], parts: list[int], payer: list[int], at: int, tried: list[int]
) -> bool:
    """Let a good pay a part, if need be one whose payer can pay another."""
    for part, resource in enumerate(parts):
        if (masks[at] >> resource) & 1 and part not in tried:
            tried.append(part)
            if payer[part] < 0 or _pays_a_part(masks, parts, payer, payer[part], tried):
                payer[part] = at
                return True
    return False


def payable_prices(g: Table, seat: int, price: Price, named: tuple[int, ...]) -> list[Price]:
    """The prices that a seat can pay with all it has, having paid with some goods already."""
    goods = [*payables(g, seat), *named]
    return [
        one
        for one in prices(g, seat, price)
        if fits(g, seat, list(named), one) and covers(g, seat, goods, one)
    ]


def payers(g: Table, seat: int, price: Price, named: tuple[int, ...]) -> list[int]:
    """What a seat can still pay a price with that it has begun to pay, ascending.

    Whoever can pay a price can do so with any goods that fit into it together, so that the order
    in which they are named does not matter.
    Rules: cb.tech.resource_any, cb.hut.spend_like_resource
    """
    goods = sorted(set(payables(g, seat)))
    open_to = payable_prices(g, seat, price, named)
    return [good for good in goods if any([fits(g, seat, [*named, good], one) for one in open_to])]


def may_pay_with(g: Table, seat: int, price: Price, named: tuple[int, ...], good: int) -> int:
    """The reason why a seat does not pay a price that it has begun to pay with a good."""
    if good in payables(g, seat):
        return ALLOWED if good in payers(g, seat, price, named) else PAYS_NOT
    return NAMED_BEFORE if good in named else GOOD_MISSING


def might_pay(g: Table, seat: int, price: Price) -> bool:
    """Tell whether a seat might be able to pay a price, for all that others know.

    It never says no to a price that can be paid: behind a back may be whatever has that back.
    """
    return any([_might_pay(g, seat, one) for one in prices(g, seat, price)])


def _might_pay(g: Table, seat: int, price: Price) -> bool:
    hidden = g.hand[seat] + g.facedown_finds[seat]
    if sum(g.resources[seat]) + len(hidden) < sum(price):
        return False
    masks = [_behind(g, seat, back) for back in [back_of(g, good) for good in hidden]]
    masks = [mask for mask in masks if mask]
    for resource, count in enumerate(g.resources[seat]):
        if count:
            masks.extend([counts_as(g, seat, FIRST_TOKEN + resource)] * count)
    if len(masks) < sum(price):
        return False
    for part, need in enumerate(price[:ANY]):
        if need and len([mask for mask in masks if (mask >> part) & 1]) < need:
            return False
    return True


def _behind(g: Table, seat: int, back: int) -> int:
    """A mask of the resources that something with a certain back may be spent as."""
    family = HIDDEN_GOODS.get(back, "culture_event")
    found = 0
    for good in g.rules.families[family]:
        pays = counts_as(g, seat, good)
        if pays and back_of(g, good) == back:
            found |= pays
    return found


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
    """An offer that trade or culture is paid for."""

    def __init__(
        self,
        moment: OfferMoment,
        trade: int,
        culture: int,
        offer: ListIt,
        reply: ReplyTo,
        test: TestIt,
    ) -> None:
        super().__init__(moment, offer, reply, test)
        self.trade: Final = trade
        self.culture: Final = culture


def lacking(
    g: Table, seat: int, reason: int, choice: Choice, facts: tuple[int, ...]
) -> tuple[int, ...]:
    """What the use of a row costs and what a seat has of it, if that is the reason against it."""
    for hook in g.rules.rows[choice[1]].hooks:
        for part in parts_of(hook) if isinstance(hook, Offer) else ():
            if isinstance(part, Priced) and part.verb == choice[0] and reason == RESOURCE_SHORT:
                return (next_part(part.price), sum(part.price))
            if isinstance(part, Task) and reason == TRADE_SHORT:
                return (part.trade, g.trade[seat])
            if isinstance(part, Task) and reason == CULTURE_SHORT:
                return (part.culture, g.culture[seat])
    return facts


def next_part(price: Price) -> int:
    """The first part of a price."""
    for part, need in enumerate(price):
        if need:
            return part
    return ANY


def hides_payment(g: Table, seat: int, price: Price) -> bool:
    """Tell whether a seat might pay with something facedown, for all that others know."""
    wanted = 0
    for one in prices(g, seat, price):
        wanted |= -1 if one[ANY] else 0
        for part, need in enumerate(one[:ANY]):
            wanted |= 1 << part if need else 0
    for back in sorted({back_of(g, good) for good in g.hand[seat] + g.facedown_finds[seat]}):
        if _behind(g, seat, back) & wanted:
            return True
    return False


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

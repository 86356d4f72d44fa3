"""Prices of resource abilities: what can pay them, for the payer and for all that others know.

Owns whether a price can be paid and which of a seat's goods pay it. Naming the goods and spending
them is in `paying.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.kind import labelled
from ziggurat.games.board_game.ids import (
    FIRST_TOKEN,
    MARKET_RESOURCES,
    RESOURCES,
    UNSEEN_HUT,
    UNSEEN_VILLAGE,
)
from ziggurat.games.board_game.moments import COUNTS_AS, PAID_WITH_TWO
from ziggurat.games.board_game.reasons import DOES_NOT_PAY, GOOD_MISSING, NAMED_BEFORE
from ziggurat.games.board_game.rows.tech import Price
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.goods import back_of, counts_as, payables
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import put

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
        return ALLOWED if good in payers(g, seat, price, named) else DOES_NOT_PAY
    return NAMED_BEFORE if good in named else GOOD_MISSING


# What others can know


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


def next_part(price: Price) -> int:
    """The first part of a price."""
    for part, need in enumerate(price):
        if need:
            return part
    return ANY

"""Goods: what can be traded, taken as loot and paid with.

Owns the numbering of goods and what each of a seat's goods counts as. A good that has a row, such
as a hut or a culture event, is numbered by it; the others have numbers below all rows.
"""

from __future__ import annotations

from ziggurat.build.kind import Kind
from ziggurat.games.board_game.ids import (
    CULTURE_GOOD,
    ERAS,
    FIRST_BACK,
    FIRST_BUILDING,
    FIRST_EVENT,
    FIRST_HOME,
    FIRST_HUT,
    FIRST_TOKEN,
    MARKET_RESOURCES,
    RESOURCES,
    TRADE_GOOD,
    UNSEEN_HUT,
    UNSEEN_VILLAGE,
)
from ziggurat.games.board_game.moments import COUNTS_AS
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import Row, adjusted
from ziggurat.lib.vec import add_at, put_row


def good_kind(rows: tuple[Row, ...]) -> Kind:
    """The kind of goods, with these rows among them."""
    labels = {TRADE_GOOD: "trade", CULTURE_GOOD: "culture"}
    for resource in range(MARKET_RESOURCES):
        labels[FIRST_TOKEN + resource] = RESOURCES[resource]
    labels[UNSEEN_HUT] = "unseen_hut"
    labels[UNSEEN_VILLAGE] = "unseen_village"
    for era, name in enumerate(ERAS):
        labels[FIRST_BACK + era] = f"{name}_card"
    for row in rows:
        labels[row.number] = row.name
    return Kind("good", 0, max(labels), labels)


def is_token(good: int) -> bool:
    """Tell whether a good is a resource token of the market."""
    return FIRST_TOKEN <= good < FIRST_TOKEN + MARKET_RESOURCES


def is_event(good: int) -> bool:
    """Tell whether a good is a culture event."""
    return FIRST_EVENT <= good < FIRST_BUILDING


def is_find(good: int) -> bool:
    """Tell whether a good is a hut or village marker."""
    return FIRST_HUT <= good < FIRST_HOME


def back_of(g: Table, good: int) -> int:
    """The good as somebody sees it who may not look at its face."""
    return g.printed.backs[good]


def amount_of(g: Table, seat: int, good: int) -> int:
    """How much of a good a seat has, of hidden ones as others count them: by their backs."""
    if good == TRADE_GOOD:
        return g.trade[seat]
    if good == CULTURE_GOOD:
        return g.culture[seat]
    if is_token(good):
        return g.resources[seat][good - FIRST_TOKEN]
    return len(behind(g, seat, good))


def behind(g: Table, seat: int, back: int) -> list[int]:
    """The hidden goods of a seat that have a certain back, ascending."""
    held = g.hand[seat] if back >= FIRST_BACK else g.facedown_finds[seat]
    return [good for good in held if back_of(g, good) == back]


def is_back(good: int) -> bool:
    """Tell whether a good is one of which only the back is seen."""
    return UNSEEN_HUT <= good < FIRST_EVENT


def counts_as(g: Table, seat: int, good: int) -> int:
    """A mask of the resources that a good may be spent as by a seat.

    Rules: cb.hut.spend_like_resource, cb.tech.resource_any
    """
    pays = g.printed.pays[good]
    return adjusted(g, COUNTS_AS, seat, (good,), pays) if pays else 0


def payables(g: Table, seat: int) -> list[int]:
    """Everything a seat can pay resources with, one entry for each token, ascending."""
    found: list[int] = []
    for resource, count in enumerate(g.resources[seat]):
        found.extend([FIRST_TOKEN + resource] * count)
    found.extend([card for card in g.hand[seat] if g.printed.pays[card]])
    found.extend([find for find in g.facedown_finds[seat] if g.printed.pays[find]])
    return found


def give_token(g: Table, seat: int, resource: int, count: int) -> None:
    """Give a seat tokens of the market, or take them if the number is negative."""
    g.resources = put_row(g.resources, seat, add_at(g.resources[seat], resource, count))

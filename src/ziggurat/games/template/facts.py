"""Facts that scenes can state and set up, and what must always hold.

Owns the words a scene about the Night Market may use. It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.template.content.tricks import Trick
from ziggurat.games.template.content.wares import Ware
from ziggurat.games.template.ids import NO_WARE
from ziggurat.games.template.state import Table, table
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


def read_coins(s: State, args: Ints) -> Ints:
    return (table(s).coins[args[0]],)


def write_coins(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.coins = put(g.coins, args[0], values[0])


def read_hand(s: State, args: Ints) -> Ints:
    return table(s).hands[args[0]]


def write_hand(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.tricks = _taken(g.tricks.return_unknown(g.hands[args[0]]), values)
    g.hands = put_row(g.hands, args[0], tuple(sorted(values)))


def read_wares(s: State, args: Ints) -> Ints:
    return table(s).stalls[args[0]]


def write_wares(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.wares = _taken(g.wares.return_unknown(g.stalls[args[0]]), values)
    g.stalls = put_row(g.stalls, args[0], tuple(sorted(values)))


def read_show(s: State, args: Ints) -> Ints:
    ware = table(s).ware
    return () if ware == NO_WARE else (ware,)


def write_show(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.wares = _taken(g.wares.return_unknown(read_show(s, args)), values)
    g.ware = values[0]


def read_night(s: State, args: Ints) -> Ints:
    return (table(s).night,)


def write_night(s: State, args: Ints, values: Ints) -> None:
    table(s).night = values[0]


def read_first(s: State, args: Ints) -> Ints:
    return (table(s).first,)


def write_first(s: State, args: Ints, values: Ints) -> None:
    table(s).first = values[0]


def read_discard(s: State, args: Ints) -> Ints:
    return table(s).tricks.discard


def write_discard(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    bag = _taken(g.tricks.return_unknown(g.tricks.discard), values)
    g.tricks = Bag(bag.top, bag.unknown, values)


def _taken(bag: Bag, cards: Ints) -> Bag:
    """Take cards out of a bag; ValueError names one that is not there often enough."""
    left = list(bag.unknown)
    for card in cards:
        if card not in left:
            raise ValueError("there are not that many copies of one of these cards")
        left.remove(card)
    return Bag(bag.top, tuple(left), bag.discard)


FACTS: Final = (
    Fact("coins", ("seat",), "coins", read_coins, write_coins),
    Fact("hand", ("seat",), "trick", read_hand, write_hand, many=True),
    Fact("wares", ("seat",), "ware", read_wares, write_wares, many=True),
    Fact("on_show", (), "ware", read_show, write_show),
    Fact("night", (), "night", read_night, write_night),
    # What all games call the turn that is being played: a standing answer ends with it.
    Fact("turn", (), "night", read_night, write_night),
    Fact("first", (), "seat", read_first, write_first),
    Fact("discarded", (), "trick", read_discard, write_discard, many=True),
)


def tricks_conserved(s: State) -> str:
    """Every trick card of the deck is somewhere, once."""
    g = table(s)
    there = list(g.tricks.top + g.tricks.unknown + g.tricks.discard)
    for hand in g.hands:
        there.extend(hand)
    return _compare(g, "trick", there)


def wares_conserved(s: State) -> str:
    """Every ware is somewhere, once."""
    g = table(s)
    there = list(g.wares.top + g.wares.unknown + g.wares.discard)
    for stall in g.stalls:
        there.extend(stall)
    there.extend(read_show(s, ()))
    return _compare(g, "ware", there)


def nobody_in_debt(s: State) -> str:
    """Coins never fall below nothing."""
    poor = [coins for coins in table(s).coins if coins < 0]
    return f"a purse holds {poor[0]} coins" if poor else ""


def _copies_of(g: Table, number: int) -> int:
    row = g.rules.rows[number]
    return row.copies if isinstance(row, (Trick, Ware)) else 0


def _compare(g: Table, family: str, there: list[int]) -> str:
    for number in g.rules.families[family]:
        count = there.count(number)
        if count != _copies_of(g, number):
            return (
                f"{count} of {g.rules.rows[number].name}, there should be {_copies_of(g, number)}"
            )
    return ""


INVARIANTS: Final = (
    Invariant("tricks conserved", tricks_conserved),
    Invariant("wares conserved", wares_conserved),
    Invariant("nobody in debt", nobody_in_debt),
)

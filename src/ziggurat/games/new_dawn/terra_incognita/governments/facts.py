"""Facts about governments, and what must hold for them.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.governments.changing import govern
from ziggurat.games.new_dawn.terra_incognita.governments.rows import Government
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_government(s: State, args: Ints) -> Ints:
    government = unknown(s).governments[args[0]]
    return () if government == NONE else (government,)


def write_government(s: State, args: Ints, values: Ints) -> None:
    """It lies on the first card of its type; `row` is said before."""
    g = table(s)
    seat = args[0]
    row = g.rules.rows[values[0]]
    assert isinstance(row, Government)
    cards = [card for card in g.realms[seat].row if focus_of(g.rules, card) == row.focus]
    if not cards:
        raise ValueError(f"no card of the row is of the type of '{row.name}'")
    govern(g, seat, row.number, cards[0])


def read_governed(s: State, args: Ints) -> Ints:
    card = unknown(s).governed[args[0]]
    return () if card == NONE else (card,)


GOVERNMENT_FACTS: Final = (
    Fact("government", ("seat",), "government", read_government, write_government),
    Fact("governed", ("seat",), "focus_card", read_governed, None),
)


def governments(s: State) -> str:
    """A seat has one government at most; it acts, and lies on a card of its type."""
    g = table(s)
    for seat in range(g.seats):
        realm = g.realms[seat]
        government = unknown(g).governments[seat]
        card = unknown(g).governed[seat]
        for number in g.rules.families["government"]:
            if has(realm.in_play, number) != (number == government):
                return f"government {number} acts for seat {seat}, which has {government}"
        if (government == NONE) != (card == NONE):
            return f"the government of seat {seat} lies on card {card}"
        if government != NONE:
            row = g.rules.rows[government]
            assert isinstance(row, Government)
            if card not in realm.row or focus_of(g.rules, card) != row.focus:
                return f"government {government} of seat {seat} lies on card {card}"
    return ""


GOVERNMENT_INVARIANTS: Final = (Invariant("governments", governments),)

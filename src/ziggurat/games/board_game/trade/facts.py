"""Facts about hands and discards of culture events that scenes can state.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.goods import amount_of, back_of
from ziggurat.games.board_game.turn.secrets import hides_something
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_hand_size(s: State, args: Ints) -> Ints:
    return (hand_size(table(s), args[0]),)


def read_backs(s: State, args: Ints) -> Ints:
    g = table(s)
    return tuple(
        sorted([back_of(g, card) for card in (*g.hand[args[0]], *g.facedown_finds[args[0]])])
    )


def read_back(s: State, args: Ints) -> Ints:
    """A good as somebody sees it who may not look at its face."""
    return (back_of(table(s), args[0]),)


def read_discarded(s: State, args: Ints) -> Ints:
    found: list[int] = []
    for bag in table(s).event_bags:
        found.extend(bag.discard)
    return tuple(found)


def read_amount(s: State, args: Ints) -> Ints:
    """How much of a good a seat has, of hidden ones by their backs."""
    return (amount_of(table(s), args[0], args[1]),)


def read_hides(s: State, args: Ints) -> Ints:
    """Whether what a seat could do may rest on something facedown."""
    return (int(hides_something(table(s), args[0])),)


TRADE_FACTS: Final = (
    Fact("hand_size", ("seat",), "number", read_hand_size),
    Fact("backs", ("seat",), "good", read_backs, many=True),
    Fact("back", ("good",), "good", read_back),
    Fact("amount", ("seat", "good"), "number", read_amount),
    Fact("hides", ("seat",), "number", read_hides),
    Fact("discarded_events", (), "culture_event", read_discarded, many=True),
)

"""Facts about hands and discards of culture events that scenes can state.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.goods import back_of
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_hand_size(s: State, args: Ints) -> Ints:
    return (hand_size(table(s), args[0]),)


def read_backs(s: State, args: Ints) -> Ints:
    g = table(s)
    return tuple(
        sorted([back_of(g, card) for card in (*g.hand[args[0]], *g.facedown_finds[args[0]])])
    )


def read_discarded(s: State, args: Ints) -> Ints:
    found: list[int] = []
    for bag in table(s).event_bags:
        found.extend(bag.discard)
    return tuple(found)


TRADE_FACTS: Final = (
    Fact("hand_size", ("seat",), "number", read_hand_size),
    Fact("backs", ("seat",), "good", read_backs, many=True),
    Fact("discarded_events", (), "culture_event", read_discarded, many=True),
)

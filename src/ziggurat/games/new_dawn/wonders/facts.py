"""Facts about world wonders.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.board.pieces import put_wonder
from ziggurat.games.new_dawn.fields import PERHAPS, fact
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def write_offer(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.offer = put(g.offer, args[0], values[0] if values else NONE)
    for at, cards in enumerate(g.hidden):
        if values and has(cards, values[0]):
            g.hidden = put(g.hidden, at, cards & ~bit(values[0]))


def read_wonder(s: State, args: Ints) -> Ints:
    return tuple([space for wonder, space in table(s).wonders if wonder == args[0]])


def write_wonder(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.wonders = tuple([at for at in g.wonders if at[0] != args[0]])
    if values:
        put_wonder(g, args[0], values[0])


WONDER_FACTS: Final = (
    fact("offer", ("wonder_type",), "wonder", "offer", PERHAPS, write_offer),
    Fact("wonder_at", ("wonder",), "space", read_wonder, write_wonder),
)

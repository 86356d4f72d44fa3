"""Facts about attacks that could be made.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.combat.values import standing_defence
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_defence(s: State, args: Ints) -> Ints:
    """What stands in a space would add up to before the die, against a seat that attacks it."""
    g = table(s)
    pieces = pieces_at(g, args[0], args[1])
    return (standing_defence(g, args[0], pieces[0]),) if pieces else ()


COMBAT_FACTS: Final = (Fact("defence", ("seat", "space"), "number", read_defence),)

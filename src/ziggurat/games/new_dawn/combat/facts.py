"""Facts about attacks that could be made.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.board.kinds import foremost_pieces
from ziggurat.games.new_dawn.combat.values import standing_defence
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_defence(s: State, args: Ints) -> Ints:
    """What stands in a space would add up to before the die, against a seat that attacks it.

    Any number of spaces may be asked about; `NONE` is told where there is nothing to attack.
    """
    g = table(s)
    seat = args[0]
    pieces = foremost_pieces(g, seat)
    found: list[int] = []
    for space in args[1:]:
        piece = pieces.get(space)
        found.append(NONE if piece is None else standing_defence(g, seat, piece))
    return tuple(found)


COMBAT_FACTS: Final = (Fact("defence", ("seat", "space"), "number", read_defence),)

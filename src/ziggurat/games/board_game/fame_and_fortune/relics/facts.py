"""Facts about relics that scenes can state and set up.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row

Ints = tuple[int, ...]


def read_waiting(s: State, args: Ints) -> Ints:
    return fame(s).waiting[args[0]]


def write_waiting(s: State, args: Ints, values: Ints) -> None:
    f = fame(s)
    f.waiting = put_row(f.waiting, args[0], tuple(sorted(values)))


RELIC_FACTS: Final = (Fact("waiting", ("seat",), "row", read_waiting, write_waiting, many=True),)

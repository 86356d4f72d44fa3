"""Facts about governments of Wisdom and Warfare.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.wisdom_and_warfare.start_ability import unused_for_nothing
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_unused(s: State, args: Ints) -> Ints:
    """A government whose ability has not been used."""
    return unused_for_nothing(s, args[0], "government")


GOVERNMENT_FACTS: Final = (
    Fact("unused_governments", ("seat",), "government", read_unused, many=True),
)

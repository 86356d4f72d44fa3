"""The Spanish: a tile that they discover brings them a basic building."""

from __future__ import annotations

from ziggurat.games.board_game.fame_and_fortune.free_building import BASIC, FreeBuilding
from ziggurat.kernel.content import Cue
from ziggurat.kernel.state import State


def found_colony(s: State, cue: Cue) -> None:
    """A tile was discovered: one basic building may be built, anywhere and for nothing."""
    s.push(FreeBuilding(cue.owner, BASIC))

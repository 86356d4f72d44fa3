"""The map, put together: terrains, kinds of pieces, resources, their limits and facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.facts import BOARD_FACTS
from ziggurat.games.new_dawn.content.pieces import PIECE_KINDS
from ziggurat.games.new_dawn.content.terrains import TERRAIN_ROWS
from ziggurat.games.new_dawn.ids import COLOURS, RESOURCES


def install_board(b: Build) -> None:
    """What stands on the map, and how many there are of it (nd.component.limit)."""
    b.content("piece_kind").add(PIECE_KINDS)
    b.content("terrain").add(TERRAIN_ROWS)
    b.kinds.add((labelled("colour", list(COLOURS)), labelled("resource", list(RESOURCES))))
    b.limits.add((Limit("control_tokens", 31), Limit("cities", 7), Limit("resources", 8)))
    b.facts.add(BOARD_FACTS)
    b.records((Board,))

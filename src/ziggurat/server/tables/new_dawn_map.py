"""The map of A New Dawn as the page is sent it, and tiles while it is being built.

Owns the shape of spaces and tiles on the wire. It never decides where a tile may lie.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.slots import piece_data
from ziggurat.tables.new_dawn.table import Space, tile_spaces
from ziggurat.tables.new_dawn.tiles import SIDES

if TYPE_CHECKING:
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules

CELL: Final = re.compile(r"q(-?\d+)r(-?\d+)")
LAY: Final = "lay_tile"
TURN: Final = "turn_tile"
PLACE: Final = "place_tile"
TILE: Final = "tile_number"
# So many spaces are remembered as they are sent: most stay as they are from move to move, and
# every reader is told the same of them.
KEPT: Final = 8192


@lru_cache(maxsize=KEPT)
def defended_data(space: Space, defence: int) -> Data:
    """A space of the map, and how strong it is; do not change it, it is shared."""
    return {**space_data(space), "defence": defence}


def space_data(space: Space) -> Data:
    """A space with its pieces, as the map and tiles beside it are drawn."""
    return {
        "n": space.number,
        "label": space.label,
        "q": space.q,
        "r": space.r,
        "terrain": space.terrain,
        "diff": space.difficulty,
        "tile": space.tile,
        "owner": space.owner,
        "pieces": [piece_data(piece) for piece in space.pieces],
        "marks": [mark._asdict() for mark in space.marks],
        "signs": [sign._asdict() for sign in space.signs],
    }


def tile_data(rules: Rules, tile: int) -> Data:
    """Both sides of a tile, as it lies without a turn."""
    return {"sides": [{"spaces": _printed(rules, tile, side, 0)} for side in range(SIDES)]}


def _printed(rules: Rules, tile: int, side: int, rotation: int) -> list[Data]:
    """The spaces of a tile with its space 0 on (0, 0)."""
    return [space_data(at) for at in tile_spaces(rules, tile, side, rotation, capitals=True)]


def cells(rules: Rules, question: Question) -> Data:
    """Where the cells lie that can be chosen, by number."""
    found: Data = {}
    for choice in question.options:
        if rules.verbs[choice[0]].kinds == ("cell",):
            found[str(choice[1])] = cell_at(rules, choice[1])
    return found


def cell_at(rules: Rules, cell: int) -> list[int]:
    """Where a cell lies, which its name tells."""
    named = CELL.fullmatch(rules.kinds["cell"].write(cell))
    assert named is not None, "cells are named after where they lie"
    return [int(named[1]), int(named[2])]


def tiles(rules: Rules, question: Question) -> Data:
    """The tiles that are being turned, laid or chosen among, by number."""
    found = set(question.facts[:1]) if question.topic in (TURN, LAY) else set()
    for choice in question.options if question.topic != PLACE else ():
        kinds = rules.verbs[choice[0]].kinds
        found.update([at for kind, at in zip(kinds, choice[1:], strict=True) if kind == TILE])
    return {str(tile): tile_data(rules, tile) for tile in sorted(found)}


def ghost(rules: Rules, question: Question) -> Data | None:
    """The tile that is being laid, turned as it will lie."""
    if question.topic != LAY or not question.facts:
        return None
    tile, side, rotation = question.facts
    spaces = _printed(rules, tile, side, rotation)
    return {"tile": tile, "side": side, "rotation": rotation, "spaces": spaces}

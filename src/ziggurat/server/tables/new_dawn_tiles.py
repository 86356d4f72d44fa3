"""The map of A New Dawn while it is being built: tiles in hand, and the one being laid.

Owns the shape of tiles on the wire. It never decides where a tile may lie.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.tables.plain import Data
from ziggurat.tables.new_dawn.position import tile_spaces
from ziggurat.tables.new_dawn.tiles import SIDES, icons
from ziggurat.tables.new_dawn.tiles import cells as laid_cells

if TYPE_CHECKING:
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules

CELL: Final = re.compile(r"q(-?\d+)r(-?\d+)")
LAY: Final = "lay_tile"


def tile_data(rules: Rules, tile: int) -> Data:
    """Both sides of a tile, as it lies without a turn."""
    return {"sides": [{"spaces": _printed(rules, tile, side, 0)} for side in range(SIDES)]}


def _printed(rules: Rules, tile: int, side: int, rotation: int) -> list[list[Any]]:
    """The spaces of a tile with its space 0 on (0, 0).

    Each is q, r, terrain, resource, barbarian, natural wonder, city-state and 1 for a capital.
    """
    turned = laid_cells(side, rotation)
    capitals = icons(rules, [(tile, side)]).capitals
    return [
        [
            *turned[at], space.terrain, space.resource, space.barbarian, space.natural,
            space.city_state, int(space.number in capitals),
        ]
        for at, space in enumerate(tile_spaces(rules, tile, side))
    ]  # fmt: skip


def cells(rules: Rules, question: Question) -> Data:
    """Where the cells lie that can be chosen, by number."""
    found: Data = {}
    for choice in question.options:
        if rules.verbs[choice[0]].kinds == ("cell",):
            named = CELL.fullmatch(rules.kinds["cell"].write(choice[1]))
            if named is not None:
                found[str(choice[1])] = [int(named[1]), int(named[2])]
    return found


def ghost(rules: Rules, question: Question) -> Data | None:
    """The tile that is being laid, turned as it will lie."""
    if question.topic != LAY or not question.facts:
        return None
    tile, side, rotation = question.facts
    spaces = _printed(rules, tile, side, rotation)
    return {"tile": tile, "side": side, "rotation": rotation, "spaces": spaces}

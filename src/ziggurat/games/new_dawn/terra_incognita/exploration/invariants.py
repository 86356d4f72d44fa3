"""What must hold about tiles after every decision, for tests and fuzzing."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import (
    LayExplored,
    SetOut,
    TurnExplored,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.state import State


def tiles_in_game(s: State) -> list[int]:
    """Every tile and fort on the map, in the stack, in a hand or about to be laid."""
    g = table(s)
    u = unknown(s)
    found = [placed[0] for placed in (g.board.placed or g.draft.placed)]
    found.extend(members(u.unseen))
    found.extend([tile for tile, _ in (*u.top, *u.bottom)])
    for hand in g.draft.hands:
        found.extend(hand)
    for frame in g.stack:
        if isinstance(frame, (TurnExplored, LayExplored, SetOut)) and frame.tile != NONE:
            found.append(frame.tile)
    return found


def tiles(s: State) -> str:
    """Every tile is in one place (ti.component.tiles_added)."""
    found = sorted(tiles_in_game(s))
    for at in range(1, len(found)):
        if found[at] == found[at - 1]:
            return f"tile {found[at]} is in two places"
    return ""


TILE_INVARIANTS: Final = (Invariant("tiles", tiles),)

"""Facts about the stack of tiles.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, unknown
from ziggurat.kernel.question import PUBLIC, may_see
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_stack(s: State, args: Ints) -> Ints:
    """The tiles of the stack that nobody knows."""
    return tuple(members(unknown(s).unseen))


def write_stack(s: State, args: Ints, values: Ints) -> None:
    u = unknown(s)
    u.unseen = mask_of(list(values))
    u.top = ()
    u.bottom = ()


def read_top(s: State, args: Ints) -> Ints:
    """The tiles on top whose places are kept, the topmost first."""
    return tuple([tile for tile, _ in unknown(s).top])


def write_top(s: State, args: Ints, values: Ints) -> None:
    u = unknown(s)
    u.top = _looked(u, values)


def read_bottom(s: State, args: Ints) -> Ints:
    """The tiles at the bottom whose places are kept, the lowest first."""
    return tuple([tile for tile, _ in unknown(s).bottom])


def write_bottom(s: State, args: Ints, values: Ints) -> None:
    u = unknown(s)
    u.bottom = _looked(u, values)


def _looked(u: Unknown, tiles: Ints) -> tuple[tuple[int, int], ...]:
    """Tiles that everybody knows, out of those that nobody knew."""
    for tile in tiles:
        u.unseen &= ~bit(tile)
    return tuple([(tile, PUBLIC) for tile in tiles])


def read_knowers(s: State, args: Ints) -> Ints:
    """The seats that know where a tile of the stack is."""
    u = unknown(s)
    for tile, knowers in (*u.top, *u.bottom):
        if tile == args[0]:
            return tuple([seat for seat in range(s.seats) if may_see(knowers, seat)])
    return ()


def write_knowers(s: State, args: Ints, values: Ints) -> None:
    u = unknown(s)
    known = mask_of(list(values))
    u.top = tuple([(at[0], known) if at[0] == args[0] else at for at in u.top])
    u.bottom = tuple([(at[0], known) if at[0] == args[0] else at for at in u.bottom])


EXPLORATION_FACTS: Final = (
    Fact("stack", (), "tile_number", read_stack, write_stack, many=True),
    Fact("stack_top", (), "tile_number", read_top, write_top, many=True),
    Fact("stack_bottom", (), "tile_number", read_bottom, write_bottom, many=True),
    Fact("knowers", ("tile_number",), "seat", read_knowers, write_knowers, many=True),
)

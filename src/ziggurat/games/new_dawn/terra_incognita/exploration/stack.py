"""The stack of tiles: drawing, looking, putting back, and what is known of it.

Owns the order of the stack as far as anybody knows it. Tiles that nobody knows are a set, and
Nature draws one of them when it is needed; those that were looked at lie on top or at the bottom,
each with the seats that know it. It never lays a tile.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, unknown
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import PUBLIC, may_see, only
from ziggurat.kernel.state import State


def stack_size(u: Unknown) -> int:
    """How many tiles are left."""
    return u.unseen.bit_count() + len(u.top) + len(u.bottom)


def is_empty(u: Unknown) -> bool:
    """Tell whether no tile is left (ti.explore.empty_stack)."""
    return not u.unseen and not u.bottom and not u.top


def bring_up(u: Unknown) -> int:
    """The tile at the bottom of the stack if its place is kept, `NONE` if Nature draws it.

    Only when no other tile is left does the bottom reach those that were put on top.
    """
    if not u.bottom and not u.unseen and u.top:
        u.bottom = (u.top[-1],)
        u.top = u.top[:-1]
    return u.bottom[0][0] if u.bottom else NONE


def take_bottom(u: Unknown, tile: int) -> None:
    """Take the tile at the bottom off the stack (ti.explore.draw_bottom)."""
    if u.bottom:
        u.bottom = u.bottom[1:]
    else:
        u.unseen &= ~bit(tile)


def put_on_top(u: Unknown, tile: int) -> None:
    """Put a tile that found no place on top, where all know it (ti.explore.cannot_place)."""
    u.top = ((tile, PUBLIC), *u.top)


def put_below(u: Unknown, tile: int) -> None:
    """Put a tile that was drawn for all to see back at the bottom."""
    u.bottom = ((tile, PUBLIC), *u.bottom)


# Looking


def look_at(u: Unknown, seat: int, place: int) -> bool:
    """Let a seat look at one of the lowest tiles; False if Nature has to draw it first."""
    if place >= len(u.bottom):
        if u.unseen:
            return False
        u.bottom = (*u.bottom, u.top[-1])
        u.top = u.top[:-1]
    tile, knowers = u.bottom[place]
    seen = knowers if knowers == PUBLIC else knowers | only(seat)
    u.bottom = (*u.bottom[:place], (tile, seen), *u.bottom[place + 1 :])
    return True


def look_at_new(u: Unknown, seat: int, tile: int) -> None:
    """A tile that nobody knew is the next from the bottom, and one seat knows it."""
    u.unseen &= ~bit(tile)
    u.bottom = (*u.bottom, (tile, only(seat)))


def held(u: Unknown, count: int) -> list[int]:
    """The tiles that are being looked at: the lowest ones."""
    return [tile for tile, _ in u.bottom[:count]]


def take_held(u: Unknown, tile: int) -> None:
    """Take a tile that is being looked at off the stack."""
    u.bottom = tuple([at for at in u.bottom if at[0] != tile])


def put_back(u: Unknown, seat: int, tile: int, count: int, on_top: bool, alone: bool) -> None:
    """Put back one of so many tiles that are being looked at.

    Others lose sight of it unless it was looked at `alone`. Rules: ti.explore.looked_at
    """
    rest = tuple([at for at in u.bottom[:count] if at[0] != tile])
    knowers = dict(u.bottom)[tile]
    looked = (tile, knowers if alone else only(seat))
    below = u.bottom[count:]
    if on_top:
        u.top = (looked, *u.top)
        u.bottom = (*rest, *below)
    else:
        u.bottom = (*rest, looked, *below)


# Knowledge


def redeal_stack(s: State, seat: int, chooser: Chooser) -> None:
    """Deal the tiles of the stack again whose places a seat does not know."""
    u = unknown(s)
    unknown_tiles = u.unseen
    for tile, knowers in (*u.top, *u.bottom):
        if not may_see(knowers, seat):
            unknown_tiles |= bit(tile)
    # In order of their numbers, so that what is dealt never follows from where they were.
    pool = members(unknown_tiles)
    u.top = _dealt(u.top, seat, pool, chooser)
    u.bottom = _dealt(u.bottom, seat, pool, chooser)
    u.unseen = mask_of(pool)


def _dealt(
    looked: tuple[tuple[int, int], ...], seat: int, pool: list[int], chooser: Chooser
) -> tuple[tuple[int, int], ...]:
    """Some places of the stack, those that a seat does not know with tiles out of the pool."""
    found: list[tuple[int, int]] = []
    for tile, knowers in looked:
        if may_see(knowers, seat):
            found.append((tile, knowers))
        else:
            found.append((pool.pop(chooser.below(len(pool))), knowers))
    return tuple(found)

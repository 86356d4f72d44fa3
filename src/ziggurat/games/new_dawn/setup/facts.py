"""Facts about what setup decides: tiles, leaders and colours.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.draft import Placed
from ziggurat.games.new_dawn.board.geometry import SHAPES
from ziggurat.games.new_dawn.board.grid import REACH, ROTATIONS
from ziggurat.games.new_dawn.fields import PERHAPS, fact
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_laid(s: State, args: Ints) -> Ints:
    for tile, side, rotation, q, r in table(s).board.placed:
        if tile == args[0]:
            return (side, rotation, q, r)
    return ()


def write_laid(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    if len(values) != 4:
        raise ValueError("a tile is laid as side (0 or 1), rotation (0 to 5), q and r")
    side, rotation, q, r = values
    if not 0 <= rotation < ROTATIONS or max(abs(q), abs(r)) > REACH:
        wrong = f"rotation {rotation} at {q}, {r} is off the map"
        raise ValueError(f"{wrong}: turn a tile 0 to 5 times, and keep q and r within {REACH}")
    kept = tuple([at for at in g.board.placed if at[0] != args[0]])
    try:
        board = laid(g.rules, (*kept, (args[0], side, rotation, q, r)), g.board.water)
    except LookupError:
        wrong = f"tile {args[0]} has no side {side}"
        raise ValueError(f"{wrong}: write 0 for A, 1 for B, and 2 for a single space") from None
    for other in kept:
        if _cells(other) & _cells((args[0], side, rotation, q, r)):
            wrong = f"tile {args[0]} would lie on tile {other[0]}"
            raise ValueError(f"{wrong}: choose another q and r, or lay that tile elsewhere first")
    g.board = board


def _cells(tile: Placed) -> set[tuple[int, int]]:
    """The cells on which a tile lies."""
    _, side, rotation, q, r = tile
    return {(q + right, r + down) for right, down in SHAPES[side][rotation]}


def write_leader(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if realm.leader != NONE:
        realm.in_play &= ~bit(realm.leader)
    realm.leader = values[0]
    realm.in_play |= bit(values[0])


SETUP_FACTS: Final = (
    Fact("laid", ("tile_number",), "number", read_laid, write_laid, many=True),
    fact("leader", ("seat",), "leader", "leader", PERHAPS, write_leader),
    fact("colour", ("seat",), "colour", "colour", PERHAPS),
)

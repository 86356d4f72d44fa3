"""Exploration: facedown tiles that figures turn up.

Owns who may discover a tile, how it is turned and which markers it gets. What it costs is the
mover's business.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.layouts import place_of
from ziggurat.games.board_game.cities.lands import lay_tile
from ziggurat.games.board_game.ids import HUT, NO_TOKEN, NONE, TILE_SQUARES, VILLAGE
from ziggurat.games.board_game.movement.huts import huts_left
from ziggurat.games.board_game.movement.moments import DISCOVERED
from ziggurat.games.board_game.movement.reasons import (
    NO_MOVES_LEFT,
    TILE_DISCOVERED,
    TILE_NOT_BESIDE,
)
from ziggurat.games.board_game.movement.villages import villages_left
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_TILE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def direction_to(g: Table, square: int, place: int) -> int:
    """In which direction a place touches a square with a whole side, or `NONE`.

    Rules: cb.explore.orthogonal_adjacency
    """
    for direction, near in enumerate(g.layout.beside[square]):
        if near != NONE and place_of(near) == place:
            return direction
    return NONE


def may_discover(g: Table, square: int, place: int, left: int) -> int:
    """The reason why figures on a square may not turn up a tile.

    Rules: cb.explore.cost_one, cb.explore.any_figure, cb.explore.several_per_move
    """
    if place >= len(g.tiles) or direction_to(g, square, place) == NONE:
        return TILE_NOT_BESIDE
    if g.tiles[place] != NONE:
        return TILE_DISCOVERED
    return ALLOWED if left else NO_MOVES_LEFT


def discoverable(g: Table, square: int, left: int) -> list[int]:
    """Places whose tile figures on a square may turn up, ascending."""
    near = sorted({place_of(at) for at in g.layout.near[square]})
    return [place for place in near if may_discover(g, square, place, left) == ALLOWED]


def discover(g: Table, seat: int, square: int, place: int) -> None:
    """Turn up a tile; its arrow points away from the figures (cb.explore.arrow_away)."""
    g.push(DrawTile(seat, place, direction_to(g, square, place)))


class DrawTile(Frame):
    """The tile of a place is turned up, with a marker facedown on every icon.

    Rules: cb.explore.arrow_away, cb.explore.place_huts, cb.explore.place_villages
    """

    SPEC: ClassVar[str] = "seat: int, place: int, rotation: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.explore.arrow_away", "cb.explore.place_huts", "cb.explore.place_villages",
        "cb.explore.immediately_revealed",
    )  # fmt: skip

    def __init__(self, seat: int, place: int, rotation: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.rotation: Final = rotation

    def question(self, s: State) -> Question:
        tiles, copies = table(s).tile_bag.draws()
        return chance("draw_tile", tuple([(DRAW_TILE, tile) for tile in tiles]), copies)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.tile_bag = g.tile_bag.draw(choice[1])
        lay_tile(g, self.place, choice[1], self.rotation)
        drop_markers(g, self.place, HUT, -huts_left(g))
        drop_markers(g, self.place, VILLAGE, -villages_left(g))
        g.note("discovered", self.seat, (choice[1], self.place))
        fire(g, DISCOVERED, self.seat, (choice[1], self.place), everyone=False)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.place)


def drop_markers(g: Table, place: int, token: int, surplus: int) -> None:
    """Leave icons of a tile without a marker that its pile does not have (cb.hut.pile_short)."""
    for square in range(place * TILE_SQUARES, (place + 1) * TILE_SQUARES):
        if surplus > 0 and g.tokens[square] == token:
            g.tokens = put(g.tokens, square, NO_TOKEN)
            surplus -= 1

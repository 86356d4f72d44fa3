"""The map as a picture: every square with its ground, its pieces and a title.

Owns where on a square each piece stands. The lands of cities are outlined in the colours of their
seats, tiles by a line, and tiles that nobody has discovered are parchment.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.drawing.board_game import pieces
from ziggurat.drawing.board_game.terrain import (
    HALF,
    SIDE,
    coin,
    combat,
    culture,
    ground,
    production,
    resource,
    trade,
)
from ziggurat.drawing.glyphs import Look, corners_of, glyph
from ziggurat.drawing.palette import CARD, INK, SEATS
from ziggurat.drawing.svg import group, moved, number, tag, title, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.part import COIN, COMBAT, CULTURE, PRODUCTION, RESOURCE, TRADE
from ziggurat.tables.board_game.table import TILE_SIDE, Place, Square, SquareTable
from ziggurat.tables.slots import NONE, WALKING, Mark, Piece
from ziggurat.tables.wording import PIECE

PRINTED: Final = {
    CULTURE: culture, COIN: coin, COMBAT: combat, TRADE: trade, PRODUCTION: production,
}  # fmt: skip
MIDDLE: Final = (0.0, 0.0)
FOG: Final = "#ECDCB8"
FOG_LINE: Final = "#D9C08C"
FOG_INK: Final = "#6B5330"
# Steps to the four neighbours, each with the two ends of the edge between.
EDGES: Final = (
    ((0, -1), (-1, -1), (1, -1)),
    ((1, 0), (1, -1), (1, 1)),
    ((0, 1), (1, 1), (-1, 1)),
    ((-1, 0), (-1, 1), (-1, -1)),
)


class Drawn:
    """The map, drawn in some room."""

    def __init__(self, position: SquareTable, wording: Wording) -> None:
        self._position: Final = position
        self._wording: Final = wording

    def draw(self, x: float, y: float, scale: float) -> str:
        """The map with its upper left corner at a place."""
        squares = self._position.squares
        content = [self._hidden(place) for place in self._position.hidden]
        content.extend([self._ground(square) for square in squares])
        content.append(self._tiles())
        content.extend([self._lands(seat) for seat in range(len(self._position.seats))])
        # Last, so that no ground and no line covers a piece.
        content.extend([self._lying(square) for square in squares])
        return moved(x + HALF * scale, y + HALF * scale, *content, scale=scale)

    def _hidden(self, place: Place) -> str:
        """A facedown tile."""
        told = title(f"{place.label}: {self._wording('square.hidden')}")
        left, top, side = place.x * SIDE - HALF, place.y * SIDE - HALF, TILE_SIDE * SIDE
        tile = tag("rect", x=left, y=top, width=side, height=side, fill=FOG, stroke=INK,
                   stroke_opacity=0.6, stroke_width=2)  # fmt: skip
        lines = "".join(
            [
                f"M{number(left + SIDE * at)} {number(top)}v{number(side)}"
                f"M{number(left)} {number(top + SIDE * at)}h{number(side)}"
                for at in range(1, TILE_SIDE)
            ]
        )
        grid = tag("path", d=lines, stroke=FOG_LINE, stroke_width=1.5, fill="none")
        middle = left + side / 2
        letter = words(middle, top + side / 2 + 22, place.label, 64, FOG_INK, "middle", "700")
        mark = words(middle, top + side / 2 + 62, "?", 34, FOG_INK, "middle")
        return group((told, tile, grid, letter, mark), role="img")

    def _ground(self, square: Square) -> str:
        told = title(describe(self._position, self._wording, square))
        return moved(square.x * SIDE, square.y * SIDE, told, ground(square.terrain), role="img")

    # Lines

    def _tiles(self) -> str:
        """Lines around the tiles that are revealed."""
        side = TILE_SIDE * SIDE
        path = "".join(
            [
                f"M{number(x * SIDE - HALF)} {number(y * SIDE - HALF)}"
                f"h{number(side)}v{number(side)}h{number(-side)}z"
                for x, y, tile, _ in self._position.data["places"]
                if tile != NONE
            ]
        )
        return tag("path", d=path, fill="none", stroke=INK, stroke_opacity=0.6, stroke_width=2)

    def _lands(self, seat: int) -> str:
        """A line around each city with its outskirts."""
        lines: list[str] = []
        own = [at for at in self._position.squares if _belongs(at) and _belongs(at)[0] == seat]
        for square in own:
            for (dx, dy), start, end in EDGES:
                other = self._position.by_cell.get((square.x + dx, square.y + dy))
                if other is None or _belongs(other) != _belongs(square):
                    lines.append(f"M{_corner(square, start)}L{_corner(square, end)}")
        return tag("path", d="".join(lines), fill="none", stroke=SEATS[pieces.colour_of(seat)],
                   stroke_width=4.5, stroke_linecap="square",
                   stroke_dasharray=None if seat % 2 == 0 else "14 7")  # fmt: skip

    # Pieces

    def _lying(self, square: Square) -> str:
        found = [self._caption(square), _printed(square)]
        kinds = self._position.shown.kinds
        for piece in square.pieces:
            if kinds[piece.kind].layer != WALKING:
                found.append(self._glyph(square, piece))
        found.extend([self._mark(square, mark) for mark in square.marks])
        found.append(self._figures(square))
        inside = moved(square.x * SIDE, square.y * SIDE, *found)
        return group((inside,), pointer_events="none")

    def _glyph(self, square: Square, piece: Piece) -> str:
        position, kind = self._position, self._position.shown.kinds[piece.kind]
        row: Any = position.rules.rows[piece.row] if piece.row != NONE else None
        name = self._wording.row(piece.row) if row is not None else ""
        colour = pieces.colour_of(piece.seat) if piece.seat >= 0 else NONE
        label = self._wording.table.code(PIECE, kind.name)
        faded = piece.row in position.data["obsolete"]
        look = Look(colour, piece.number, label, row, name, piece.amount, faded=faded)
        return glyph(position.rules, kind.face(piece.side), look)

    def _mark(self, square: Square, mark: Mark) -> str:
        """What is true of a piece, in the colour of its seat."""
        marked = square.of_kind(mark.kind)
        colour = pieces.colour_of(marked.seat) if marked else NONE
        rules = self._position.rules
        return moved(
            *corners_of(rules).get(mark.name, MIDDLE), glyph(rules, mark.name, Look(colour))
        )

    def _caption(self, square: Square) -> str:
        """The letters of the terrain above, the name of the square below."""
        letters = self._wording.table.value_code("terrain", square.terrain)
        above = tag("rect", x=-HALF + 5, y=-HALF + 5, width=15, height=11, rx=2, fill=CARD,
                    fill_opacity=0.6)  # fmt: skip
        below = tag("rect", x=-HALF + 5, y=HALF - 15, width=20, height=10, rx=2, fill=CARD,
                    fill_opacity=0.6)  # fmt: skip
        name = words(-HALF + 6, HALF - 7, square.label, 9, INK)
        return above + words(-HALF + 6, -HALF + 14, letters, 10, INK, None, "700") + below + name

    def _figures(self, square: Square) -> str:
        """Figures side by side, larger where nothing else stands."""
        kinds = self._position.shown.kinds
        walking = [piece for piece in square.pieces if kinds[piece.kind].layer == WALKING]
        drawn = [self._glyph(square, piece) for piece in sorted(walking, key=_seat_of)]
        bare = len(walking) == len(square.pieces)
        scale = 1.1 if bare and len(drawn) < 2 else 0.8
        step = 30.0
        left = -step * (len(drawn) - 1) / 2
        height = 2.0 if bare else 14.0
        return "".join(
            [moved(left + step * at, height, one, scale=scale) for at, one in enumerate(drawn)]
        )


def _seat_of(piece: Piece) -> int:
    return piece.seat


def _belongs(square: Square) -> tuple[int, ...]:
    """The city whose land a square is, its centre included."""
    return square.land


def _corner(square: Square, corner: tuple[int, int]) -> str:
    inside = HALF - 3
    x, y = square.x * SIDE + corner[0] * inside, square.y * SIDE + corner[1] * inside
    return f"{number(x)} {number(y)}"


def _printed(square: Square) -> str:
    """Resource, culture and coin as printed on the tile."""
    found = []
    icons: list[str] = []
    for sign in square.signs:
        if sign.name == RESOURCE:
            found.append(moved(HALF - 14, HALF - 14, resource(sign.amount)))
        elif sign.name in PRINTED:
            icons.extend([PRINTED[sign.name]()] * sign.amount)
    for at, icon in enumerate(icons):
        found.append(moved(HALF - 11 - 15 * at, -HALF + 11, icon, scale=1.2))
    return "".join(found)


# Words


def describe(position: SquareTable, wording: Wording, square: Square) -> str:
    """All about a square in one line: its name, its ground and what lies there."""
    told = [wording.value("terrain", square.terrain)]
    for sign in square.signs:
        known = wording.value(sign.kind, sign.amount) if sign.kind else ""
        told.append(known or wording.words.text(f"sign.{sign.name}"))
    standing = wording.table.standing(position.shown.kinds, square.pieces, square.marks)
    for name, seat in standing:
        owned = seat >= 0
        told.append(wording("map.of", name, seat_name(position, wording, seat)) if owned else name)
    return f"{square.label}: {', '.join(told)}"


def seat_name(position: SquareTable, wording: Wording, seat: int) -> str:
    """A seat by its civilization, or by its own name before it has one."""
    civilization: int = position.seats[seat]["civilization"]
    return wording.row(civilization) if civilization >= 0 else wording.seat(seat)

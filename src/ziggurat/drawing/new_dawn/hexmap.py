"""The map as a picture: every space with its ground, its pieces and a title.

Owns where on a hex each piece stands. Tiles are outlined, so that a map that is being built
can be compared with the table.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Look, glyph
from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.terrain import CORNERS, WIDTH, R, caption, ground
from ziggurat.drawing.palette import INK, seat_colour
from ziggurat.drawing.svg import group, moved, number, tag, title
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.kinds import MATURE
from ziggurat.tables.new_dawn.table import (
    HexTable,
    Space,
    neighbours,
    row_of,
)
from ziggurat.tables.new_dawn.terrain import terrains
from ziggurat.tables.slots import BESIDE, GROUND, MAIN, NONE, Piece

# The edge of a hex that faces each direction, clockwise from the east, by its corners.
EDGES: Final = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 1))


class Drawn:
    """Some spaces, all of a map or one tile, drawn in some room."""

    def __init__(self, position: HexTable, wording: Wording, spaces: list[Space]) -> None:
        self._position: Final = position
        self._wording: Final = wording
        self._spaces: Final = spaces
        self._by_cell: Final = {(space.q, space.r): space for space in spaces}
        centres = [_centre(space) for space in spaces] or [(0.0, 0.0)]
        self._left: Final = min(x for x, _ in centres) - WIDTH / 2
        self._top: Final = min(y for _, y in centres) - R
        self.width: Final = max(x for x, _ in centres) + WIDTH / 2 - self._left
        self.height: Final = max(y for _, y in centres) + R - self._top

    def draw(self, x: float, y: float, width: float, height: float) -> str:
        """The map in the middle of a rectangle, as large as fits."""
        scale = min(width / self.width, height / self.height, 1.35)
        left = x + (width - self.width * scale) / 2 - self._left * scale
        top = y + (height - self.height * scale) / 2 - self._top * scale
        content = [self._space(space) for space in self._spaces]
        content.append(self._outlines())
        # Last, so that no ground covers what stands in the row above it.
        content.extend([self._lying(space) for space in self._spaces])
        return moved(left, top, *content, scale=scale)

    def _space(self, space: Space) -> str:
        x, y = _centre(space)
        told = title(describe(self._position, self._wording, space))
        return moved(x, y, told, ground(space.terrain), role="img")

    def _outlines(self) -> str:
        """Lines where two tiles meet and where the map ends."""
        lines: list[str] = []
        for space in self._spaces:
            x, y = _centre(space)
            for (start, end), other in zip(EDGES, neighbours(self._by_cell, space), strict=True):
                if other is None or other.tile != space.tile:
                    (ax, ay), (bx, by) = CORNERS[start], CORNERS[end]
                    lines.append(
                        f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
                    )
        return tag("path", d="".join(lines), fill="none", stroke=INK, stroke_opacity=0.45,
                   stroke_width=2, stroke_linecap="round")  # fmt: skip

    def _lying(self, space: Space) -> str:
        """The pieces on a space; those that share it move aside."""
        x, y = _centre(space)
        told = caption(space.difficulty, _is_water(self._position, space), space.label)
        return group((moved(x, y, told, *self._standing(space)),), pointer_events="none")

    def _standing(self, space: Space) -> list[str]:
        """Each piece in the place of its layer."""
        layers = [self._position.shown.kinds[piece.kind].layer for piece in space.pieces]
        held = MAIN in layers
        carts = strangers = 0
        drawn = []
        for piece, layer in zip(space.pieces, layers, strict=True):
            shape = self._glyph(piece)
            if layer == MAIN:
                ring = self._ring(space, piece)
                drawn.append(ring + shape)
            elif layer == GROUND:
                drawn.append(moved(-18, -12, shape, scale=0.65) if held else shape)
            elif layer == BESIDE:
                drawn.append(moved(-17, 15, shape))
            elif piece.seat >= 0:
                drawn.append(moved(17 - 9 * carts, 15, shape, scale=0.85))
                carts += 1
            else:
                alone = len(space.pieces) == 1
                place = (0.0, 0.0, 1.0) if alone else (16.0 - 12 * strangers, -14.0, 0.72)
                drawn.append(moved(*place[:2], shape, scale=place[2]))
                strangers += 1
        return drawn

    def _ring(self, space: Space, piece: Piece) -> str:
        mature = piece.kind == MATURE.kind and MATURE in space.marks
        return pieces.roofs(self._colour(piece.seat)) if mature else ""

    def _glyph(self, piece: Piece) -> str:
        position = self._position
        kind = position.shown.kinds[piece.kind]
        colour = self._colour(piece.seat) if piece.seat >= 0 else NONE
        row = row_of(position.rules, piece.row) if piece.row >= 0 else None
        label = self._wording.table.label(kind, piece)
        return glyph(position.rules, kind.face(piece.side), Look(colour, piece.number, label, row))

    def _colour(self, seat: int) -> int:
        return seat_colour(self._position.realms[seat]["colour"], seat)


def _centre(space: Space) -> tuple[float, float]:
    return WIDTH * (space.q + space.r / 2), R * 1.5 * space.r


def _is_water(position: HexTable, space: Space) -> bool:
    return terrains(position.rules)[space.terrain].water


def describe(position: HexTable, wording: Wording, space: Space) -> str:
    """All about a space in one line: its name, its ground and what lies there."""
    name = wording.terrain(space.terrain)
    told = [name if _is_water(position, space) else f"{name} {space.difficulty}"]
    standing = wording.table.standing(position.shown.kinds, space.pieces, space.marks)
    for name, seat in standing:
        owned = seat >= 0
        told.append(wording("map.of", name, seat_name(position, wording, seat)) if owned else name)
    return f"{space.label}: {', '.join(told)}"


def seat_name(position: HexTable, wording: Wording, seat: int) -> str:
    """A seat by its leader, or by its own name before it has one."""
    leader: int = position.realms[seat]["leader"]
    return short(wording.row(leader)) if leader >= 0 else wording.seat(seat)


def short(name: str) -> str:
    """A name without what stands in brackets behind it."""
    return name.partition(" (")[0]

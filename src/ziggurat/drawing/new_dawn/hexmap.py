"""The map as a picture: every space with its ground, its pieces and a title.

Owns where on a hex each piece stands. Tiles are outlined, so that a map that is being built
can be compared with the table.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.terrain import CORNERS, WIDTH, R, caption, ground
from ziggurat.drawing.palette import INK, seat_colour
from ziggurat.drawing.svg import group, moved, number, tag, title
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.position import (
    CAPITAL,
    CITY,
    REINFORCED,
    TERRAINS,
    WATER,
    Position,
    Space,
    neighbours,
)
from ziggurat.tables.new_dawn.tiles import TILE_SPACES

# The edge of a hex that faces each direction, clockwise from the east, by its corners.
EDGES: Final = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 1))


class Drawn:
    """Some spaces, all of a map or one tile, drawn in some room."""

    def __init__(self, position: Position, wording: Wording, spaces: list[Space]) -> None:
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
                if other is None or other.number // TILE_SPACES != space.number // TILE_SPACES:
                    (ax, ay), (bx, by) = CORNERS[start], CORNERS[end]
                    lines.append(
                        f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
                    )
        return tag("path", d="".join(lines), fill="none", stroke=INK, stroke_opacity=0.45,
                   stroke_width=2, stroke_linecap="round")  # fmt: skip

    def _lying(self, space: Space) -> str:
        """The pieces on a space; those that share it move aside."""
        x, y = _centre(space)
        found = [self._owned(space), self._ground_tokens(space)]
        if space.wonder >= 0:
            found.append(moved(-17, 15, pieces.wonder()))
        for at, seat in enumerate(space.caravans):
            found.append(moved(17 - 9 * at, 15, pieces.caravan(self._colour(seat)), scale=0.85))
        if space.barbarian:
            alone = not any(found)
            place = (0.0, 0.0, 1.0) if alone else (16.0, -14.0, 0.72)
            found.append(moved(*place[:2], pieces.barbarian(space.barbarian), scale=place[2]))
        told = caption(space.terrain, space.difficulty, space.label)
        return group((moved(x, y, told, *found),), pointer_events="none")

    def _owned(self, space: Space) -> str:
        if not space.piece:
            return ""
        colour = self._colour(space.owner)
        ring = pieces.roofs(colour) if space.mature else ""
        if space.piece == CAPITAL:
            return ring + pieces.capital(colour)
        if space.piece == CITY:
            return ring + pieces.city(colour)
        return pieces.control_token(colour, space.piece == REINFORCED)

    def _ground_tokens(self, space: Space) -> str:
        """City-state, natural wonder and resource tokens."""
        aside = bool(space.piece)
        rows: Any = self._position.rules.rows
        if space.city_state >= 0:
            return pieces.city_state(rows[space.city_state].focus)
        if space.natural >= 0:
            drawn = pieces.natural_wonder(rows[space.natural].resource)
            return moved(-18, -12, drawn, scale=0.6) if aside else drawn
        if space.resource >= 0:
            drawn = pieces.resource(space.resource)
            return moved(-18, -12, drawn, scale=0.7) if aside else drawn
        return ""

    def _colour(self, seat: int) -> int:
        return seat_colour(self._position.realms[seat]["colour"], seat)


def _centre(space: Space) -> tuple[float, float]:
    return WIDTH * (space.q + space.r / 2), R * 1.5 * space.r


def describe(position: Position, wording: Wording, space: Space) -> str:
    """All about a space in one line: its name, its ground and what lies there."""
    ground_name = wording(f"ground.{TERRAINS[space.terrain]}")
    told = [ground_name if space.terrain == WATER else f"{ground_name} {space.difficulty}"]
    if space.piece:
        name = wording(f"piece.{space.piece}")
        owner = seat_name(position, wording, space.owner)
        told.append(wording("map.of", name, owner))
    if space.mature:
        told.append(wording("map.mature"))
    rows = (space.wonder, space.natural, space.city_state)
    told.extend(wording.row(row) for row in rows if row >= 0)
    if space.resource >= 0:
        told.append(wording.value("resource", space.resource))
    if space.barbarian:
        told.append(f"{wording('piece.barbarian')} {space.barbarian}")
    for seat in space.caravans:
        owner = seat_name(position, wording, seat)
        told.append(wording("map.of", wording("piece.caravan"), owner))
    return f"{space.label}: {', '.join(told)}"


def seat_name(position: Position, wording: Wording, seat: int) -> str:
    """A seat by its leader, or by its own name before it has one."""
    leader: int = position.realms[seat]["leader"]
    return short(wording.row(leader)) if leader >= 0 else wording.seat(seat)


def short(name: str) -> str:
    """A name without what stands in brackets behind it."""
    return name.partition(" (")[0]

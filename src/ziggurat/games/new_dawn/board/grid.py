"""The grid under the map: the endless table as one whole number with a bit for each cell.

Owns cells, the twelve shapes of a tile on them, and tests that are made for all cells at
once by shifting the whole grid by an offset. It never knows a tile, a seat or the core.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SHAPES
from ziggurat.games.new_dawn.masks import bit, first, mask_of, minus

# No tile lies further from the middle than this: the core stays within 5 cells of it, a
# tile is 5 cells long, and at most one tile lies between the core and another while the map is
# built. A map that grows during play may reach a tile further.
REACH: Final = 20
# Beyond that there is room for a whole tile and for the cells around it.
MIDDLE: Final = REACH + 6
WIDTH: Final = 2 * MIDDLE
ROW: Final = (1 << WIDTH) - 1
CELLS: Final = WIDTH * WIDTH

SIDES: Final = 2
ROTATIONS: Final = 6


def cell_at(q: int, r: int) -> int:
    """The number of a cell."""
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    return cell % WIDTH - MIDDLE, cell // WIDTH - MIDDLE


def _within(reach: int) -> int:
    span = range(-reach, reach + 1)
    return mask_of([cell_at(q, r) for r in span for q in span])


# The cells on which a tile may lie, wherever the map has grown to.
EVERYWHERE: Final = _within(REACH)


def row_of(cell: int) -> int:
    """The row of a cell, counted from the top of the grid."""
    return cell // WIDTH


STEPS: Final[tuple[int, ...]] = tuple([q + r * WIDTH for q, r in DIRECTIONS])


def _body(side: int, rotation: int) -> list[int]:
    """The cells a tile covers, as offsets from the cell of its space 0."""
    return sorted([q + r * WIDTH for q, r in SHAPES[side][rotation]])


def _ring(body: list[int]) -> list[int]:
    """The cells around a tile, as offsets."""
    around = {cell + step: 0 for cell in body for step in STEPS}
    return sorted([offset for offset in around if offset not in body])


def _offsets() -> tuple[int, ...]:
    """Every offset that some shape covers or touches."""
    found: dict[int, int] = {}
    for side in range(SIDES):
        for rotation in range(ROTATIONS):
            body = _body(side, rotation)
            for offset in body + _ring(body):
                found[offset] = 0
    return tuple(sorted(found))


OFFSETS: Final = _offsets()
LIFT: Final = -OFFSETS[0]


class Shape:
    """A side in one rotation: the 10 cells it covers and the 15 around it.

    `body` and `ring` are indexes into `OFFSETS`, `cells` the offsets of `body`. `covers` and
    `touches` are the same as masks, moved up by `LIFT`. `top` and `bottom` are its outermost rows.
    """

    def __init__(self, side: int, rotation: int) -> None:
        body = _body(side, rotation)
        ring = _ring(body)
        rows = [r for _, r in SHAPES[side][rotation]]
        self.cells: Final = tuple(body)
        self.body: Final = tuple([OFFSETS.index(offset) for offset in body])
        self.ring: Final = tuple([OFFSETS.index(offset) for offset in ring])
        self.covers: Final = mask_of([offset + LIFT for offset in body])
        self.touches: Final = mask_of([offset + LIFT for offset in ring])
        self.top: Final = min(rows)
        self.bottom: Final = max(rows)


# The shapes of tiles, and behind them that of a space of its own in each rotation.
ALL_SHAPES: Final[tuple[Shape, ...]] = tuple(
    [Shape(side, rotation) for side in range(SIDES + 1) for rotation in range(ROTATIONS)]
)
TILE_SHAPES: Final = ALL_SHAPES[: SIDES * ROTATIONS]
TILE_ROWS: Final = max([shape.bottom - shape.top + 1 for shape in TILE_SHAPES])


def shape_of(side: int, rotation: int) -> int:
    """The number of a side in a rotation."""
    return side * ROTATIONS + rotation


def covered(shape: int, cell: int) -> int:
    """The cells of a tile whose space 0 lies on `cell`."""
    return (ALL_SHAPES[shape].covers << cell) >> LIFT


def touched(shape: int, cell: int) -> int:
    """The cells around a tile whose space 0 lies on `cell`."""
    return (ALL_SHAPES[shape].touches << cell) >> LIFT


def fitting(filled: int) -> list[int]:
    """For each shape, where it overlaps nothing and touches at least four filled cells."""
    low = _lowest(filled)
    slides = _slides(filled, low)
    return [_fits(shape, slides, slides) << low for shape in TILE_SHAPES]


def fitting_at(filled: int, counted: int) -> list[int]:
    """The same where only some of the filled cells count as touched."""
    low = _lowest(counted)
    slides = _slides(filled, low)
    near = _slides(counted, low)
    return [_fits(shape, slides, near) << low for shape in TILE_SHAPES]


def singles(filled: int, counted: int, least: int) -> int:
    """The free cells that touch at least so many of the cells that count."""
    reached = [0] * (least + 1)
    reached[0] = EVERYWHERE
    for step in STEPS:
        beside = counted >> step if step > 0 else counted << -step
        for count in range(least, 0, -1):
            reached[count] |= reached[count - 1] & beside
    return minus(reached[least], filled)


def touching(cells: int, among: list[int]) -> list[int]:
    """For each shape, where it touches one of the cells, among some places of it."""
    low = _lowest(cells)
    slides = _slides(cells, low)
    return [among[at] & _beside(shape, slides) << low for at, shape in enumerate(TILE_SHAPES)]


def has_place(filled: int, cells: int) -> bool:
    """Tell whether some shape fits somewhere and touches one of the cells there."""
    low = _lowest(filled | cells)
    slides = _slides(filled, low)
    near = _slides(cells, low)
    for shape in TILE_SHAPES:
        if _fits(shape, slides, slides) & _beside(shape, near):
            return True
    return False


def _fits(shape: Shape, slides: list[int], near: list[int]) -> int:
    """Where a shape overlaps none of the cells seen in `slides` and touches four in `near`."""
    blocked = 0
    for at in shape.body:
        blocked |= slides[at]
    four = 0
    for carry in _carries(_carries([near[at] for at in shape.ring])):
        four |= carry
    return minus(four, blocked)


def _beside(shape: Shape, slides: list[int]) -> int:
    """Where a shape touches one of the cells seen in `slides`."""
    beside = 0
    for at in shape.ring:
        beside |= slides[at]
    return beside


def _lowest(cells: int) -> int:
    """A cell below which no tile can touch any of the cells."""
    return max(0, first(cells) - OFFSETS[-1])


def _slides(cells: int, low: int) -> list[int]:
    """The grid above a cell as seen through each offset: bit c of slide i is cell
    low + c + OFFSETS[i].  What lies below `low` is left out to keep the numbers short."""
    lifted = cells << LIFT
    return [lifted >> (low + offset + LIFT) for offset in OFFSETS]


def _carries(layers: list[int]) -> list[int]:
    """Count an odd number of layers bit by bit and return the carries, worth two each.

    The carries of the carries of 15 layers are worth four: one is set where four are.
    """
    total = layers[0]
    carried: list[int] = []
    for at in range(1, len(layers), 2):
        half = total ^ layers[at]
        carried.append((total & layers[at]) | (half & layers[at + 1]))
        total = half ^ layers[at + 1]
    return carried


def holes_in(filled: int) -> int:
    """The empty cells that cells enclose which hang together, as those of every map do.

    Then there are as many holes as pairs of neighbours, less the cells and the triples of
    neighbours, and one more (Euler's formula). Mostly there is none, and no cell has to be found.
    """
    east = filled & filled >> STEPS[0]
    south = filled & filled >> STEPS[1]
    west = filled & filled >> STEPS[2]
    pairs = east.bit_count() + south.bit_count() + west.bit_count()
    triples = (east & filled >> STEPS[1]).bit_count() + (south & filled >> STEPS[2]).bit_count()
    return enclosed(filled) if pairs - triples - filled.bit_count() + 1 else 0


def enclosed(filled: int) -> int:
    """The empty cells that cannot be reached from outside."""
    # All rows above and below are outside; one of each is enough to come from.
    start = (row_of(first(filled)) - 1) * WIDTH
    length = (row_of(filled.bit_length()) + 2) * WIDTH - start
    empty = minus(bit(length) - 1, filled >> start)
    reached = ROW | ROW << length - WIDTH
    while True:
        wider = reached
        for step in STEPS[:3]:
            wider |= (reached << step) | (reached >> step)
        wider &= empty
        if wider == reached:
            return minus(empty, reached) << start
        reached = wider

"""Room for capital tiles: whether everybody who still has to place one can do so.

Owns the search behind the rule that nobody is stranded (ti.map.no_stranding). The spaces that a
capital tile has to touch are those of the core and of forts, so that laying capital tiles never
opens a new place: tiles only take places from each other, and now and then close a hole over
one. It never asks and never refuses.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.grid import (
    CELLS,
    TILE_SHAPES,
    coordinates,
    covered,
    fitting_at,
    holes_in,
    singles,
    touched,
)
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import BITS, bit, first, has, members, minus

# A quarter of a turn round the middle; only the order of bearings counts.
QUARTER: Final = 1000
# How many spaces of the core a fort has to touch (ti.map.fort_touch_core).
TOUCHED_BY_FORT: Final = 2
# How many spaces of the core or of forts a capital tile has to touch (ti.map.capital_touch_four).
TOUCHED_BY_TILE: Final = 4


def in_turn(filled: int, counted: int, count: int) -> bool:
    """Tell whether so many tiles can be laid one by one, holes full of water: exact, and slow."""
    if count == 0:
        return True
    for shape, cells in enumerate(fitting_at(filled, counted)):
        for cell in members(cells):
            after = filled | covered(shape, cell)
            if in_turn(after | holes_in(after), counted, count - 1):
                return True
    return False


def few_members(cells: int) -> list[int]:
    """As `members`, for a set of few cells, whose grid is mostly empty."""
    found: list[int] = []
    while cells:
        found.append(first(cells))
        cells &= cells - 1
    return found


def bearing(cell: int) -> int:
    """Where a cell lies round the middle of the grid, as a number that grows clockwise."""
    q, r = coordinates(cell)
    x, y = 2 * q + r, 2 * r
    slope = QUARTER * y // max(1, abs(x) + abs(y))
    if x < 0:
        return 2 * QUARTER - slope
    return slope if y >= 0 else 4 * QUARTER + slope


class Spots:
    """All places for capital tiles on a draft whose forts are laid.

    `spots` are shapes with cells; places are numbered by them. Those that are `open` touch a cell
    which no tile can ever cover, so that no hole closes over them.
    """

    def __init__(self, filled: int, counted: int) -> None:
        turns: list[tuple[int, int, int]] = []
        for shape, cells in enumerate(fitting_at(filled, counted)):
            for cell in few_members(cells):
                turns.append((bearing(cell), shape, cell))
        # Places beside each other follow each other, so that a search packs them closely.
        turns.sort()
        spots = [(shape, cell) for _, shape, cell in turns]
        # By cell, the places that cover it: few have to be looked at to see which overlap.
        covering = [0] * CELLS
        everything = filled
        for at, (shape, cell) in enumerate(spots):
            everything |= covered(shape, cell)
            for under in TILE_SHAPES[shape].cells:
                covering[cell + under] |= BITS[at]
        everything |= holes_in(everything)
        open_spots = 0
        for at, (shape, cell) in enumerate(spots):
            if minus(touched(shape, cell), everything):
                open_spots |= BITS[at]
        self.filled: Final = filled
        self.counted: Final = counted
        self.spots: Final = spots
        self._covering: Final = covering
        self._free: Final = [NONE] * len(spots)
        self.open: Final = open_spots
        self.all: Final = bit(len(spots)) - 1
        self.everything: Final = everything
        self.known: Final[dict[tuple[int, int], int]] = {}

    def free(self, at: int) -> int:
        """The places that one leaves free, as a mask; a search asks for few, and for them often."""
        found = self._free[at]
        if found == NONE:
            shape, cell = self.spots[at]
            overlapping = 0
            for under in TILE_SHAPES[shape].cells:
                overlapping |= self._covering[cell + under]
            found = minus(self.all, overlapping)
            self._free[at] = found
        return found

    def together(self, among: int, count: int) -> int:
        """So many of some places that overlap nowhere, as a mask, or `NONE` if there are not.

        Places overlap those near them in the list, so that the search soon meets the same rest
        again, and remembers what came of it.
        """
        if count <= 1:
            return among & -among if among or not count else NONE
        if among.bit_count() < count:
            return NONE
        key = (among, count)
        found = self.known.get(key)
        if found is None:
            found = self._search(among, count)
            self.known[key] = found
        return found

    def _search(self, among: int, count: int) -> int:
        while among.bit_count() >= count:
            at = first(among)
            among ^= BITS[at]
            rest = self.together(among & self.free(at), count - 1)
            if rest != NONE:
                return rest | BITS[at]
        return NONE

    def holds(self, count: int) -> bool:
        """Tell whether so many tiles can be laid one after another."""
        if self.together(self.open, count) != NONE:
            return True
        if self.together(self.all, count) == NONE:
            return False
        return in_turn(self.filled, self.counted, count)

    def lasts(self, at: int, count: int) -> bool:
        """The same after a tile has been laid on one of the places."""
        if self.together(self.open & self.free(at), count) != NONE:
            return True
        if self.together(self.free(at), count) == NONE:
            return False
        shape, cell = self.spots[at]
        after = self.filled | covered(shape, cell)
        return in_turn(after | holes_in(after), self.counted, count)

    def lasting(self, count: int) -> list[int]:
        """For each shape, the places after which so many tiles can still be laid."""
        found = [0] * len(TILE_SHAPES)
        for at, (shape, cell) in enumerate(self.spots):
            if self.lasts(at, count):
                found[shape] |= bit(cell)
        return found


class Finish:
    """One way to go on after a fort: further `forts`, then tiles that no hole can close over.

    It often serves for a fort elsewhere too, which is quicker to see than to search anew.
    """

    def __init__(self, spots: Spots, forts: int, chosen: int) -> None:
        taken = forts | singles(0, forts, 1) if forts else 0
        touches: list[int] = []
        for at in members(chosen):
            shape, cell = spots.spots[at]
            taken |= covered(shape, cell)
            touches.append(touched(shape, cell))
        self.forts: Final = forts
        self.taken: Final = taken
        self.touches: Final = touches
        self.everything: Final = spots.everything

    def serves(self, filled: int, counted: int, cell: int) -> bool:
        """Tell whether it can be carried out after a fort on a cell instead."""
        if has(self.taken, cell) or not has(self.everything, cell):
            return False
        there = counted | self.forts | bit(cell)
        for touch in self.touches:
            if (touch & there).bit_count() < TOUCHED_BY_TILE:
                return False
        return not holes_in(filled | bit(cell) | self.forts)


class Ground:
    """What does not change while forts are laid: the core, the cells beside city-states, and how
    many capital tiles follow."""

    def __init__(self, heart: int, shut: int, capitals: int) -> None:
        self.heart: Final = heart
        self.shut: Final = shut
        self.capitals: Final = capitals
        self.finishes: list[Finish] = []

    def fort_cells(self, filled: int, forts: int) -> int:
        """The cells on which a fort may lie, among other forts."""
        beside = singles(0, forts, 1) if forts else 0
        return minus(singles(filled, self.heart, TOUCHED_BY_FORT), beside | self.shut)

    def completes(self, filled: int, forts: int, more: int, count: int) -> bool:
        """Tell whether so many more forts, after some `more`, and then all tiles can be laid."""
        if count == 0:
            spots = Spots(filled, self.heart | forts | more)
            chosen = spots.together(spots.open, self.capitals)
            if chosen != NONE:
                self.finishes.append(Finish(spots, more, chosen))
            return chosen != NONE or spots.holds(self.capitals)
        for cell in members(self.fort_cells(filled, forts | more)):
            after = filled | bit(cell)
            if self.completes(after | holes_in(after), forts, more | bit(cell), count - 1):
                return True
        return False

    def lasts(self, filled: int, forts: int, cell: int, count: int) -> bool:
        """Tell whether, after a fort on a cell, so many others and then all tiles can be laid."""
        for finish in self.finishes:
            if finish.serves(filled, self.heart | forts, cell):
                return True
        after = filled | bit(cell)
        return self.completes(after | holes_in(after), forts | bit(cell), 0, count)

    def lasting(self, filled: int, forts: int, count: int) -> int:
        """The cells for a fort after which so many others and all tiles can be laid."""
        found = 0
        self.finishes.clear()
        for cell in members(self.fort_cells(filled, forts)):
            if self.lasts(filled, forts, cell, count):
                found |= bit(cell)
        return found

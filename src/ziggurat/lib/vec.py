"""Layers: immutable rows of ints, replaced on write.

Owns the type behind every board layer and the functions that build and change one, so that a
packed representation can take the place of tuples here alone. Never changes its arguments.
"""

from bisect import insort
from typing import TypeAlias

Layer: TypeAlias = tuple[int, ...]
Rows: TypeAlias = tuple[Layer, ...]


def filled(size: int, value: int) -> Layer:
    """Build a layer that holds the same value everywhere."""
    return tuple([value] * size)


def put(cells: Layer, index: int, value: int) -> Layer:
    """Replace one cell.

    Editing a list beats joining slices by a third, interpreted and compiled. The index -1 marks
    a place off the grid, so it is refused instead of meaning the last cell.
    """
    if index < 0:
        raise IndexError("no cell before the first")
    edited = list(cells)
    edited[index] = value
    return tuple(edited)


def put_row(rows: Rows, index: int, row: Layer) -> Rows:
    """Replace one row of a tuple of rows."""
    if index < 0:
        raise IndexError("no row before the first")
    edited = list(rows)
    edited[index] = row
    return tuple(edited)


def add_at(cells: Layer, index: int, amount: int) -> Layer:
    """Add an amount, which may be negative, to one cell."""
    return put(cells, index, cells[index] + amount)


def without(values: Layer, value: int) -> Layer:
    """Remove the first occurrence of a value, which must be there."""
    rest = list(values)
    rest.remove(value)
    return tuple(rest)


def with_sorted(values: Layer, value: int) -> Layer:
    """Add a value to values in ascending order, keeping the order."""
    grown = list(values)
    insort(grown, value)
    return tuple(grown)

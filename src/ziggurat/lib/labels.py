"""Labels: the short names of spaces that players read and write.

Owns how a column and a row become one word such as "C4", for every grid. Never knows what
a space holds.
"""

from typing import Final

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def space_label(column: int, row: int) -> str:
    """Name a place by column letters (A to Z, then AA) and row number, counted from 1."""
    letters = ""
    left = column + 1
    while left > 0:
        left -= 1
        letters = LETTERS[left % 26] + letters
        left //= 26
    return letters + str(row + 1)


def grid_labels(width: int, height: int) -> tuple[str, ...]:
    """Name every space of a grid, row by row."""
    return tuple([space_label(column, row) for row in range(height) for column in range(width)])


def label_index(labels: tuple[str, ...]) -> dict[str, int]:
    """Map each label back to its space."""
    return {label: space for space, label in enumerate(labels)}


def find_label(index: dict[str, int], label: str) -> int:
    """Return the space of a label; an unknown one is a ValueError."""
    space = index.get(label, -1)
    if space < 0:
        raise ValueError(f"no space is called {label!r}")
    return space

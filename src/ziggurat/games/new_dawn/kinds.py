"""Kinds of argument that are counted from rows: spaces, tiles, slots and barbarians.

Owns how they are called in notation. It is run when every module has added its rows.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.kind import Kind, labelled
from ziggurat.games.new_dawn.focus.row import STORED
from ziggurat.games.new_dawn.ids import FIRST_WATER, WATERS, first_space
from ziggurat.games.new_dawn.rows import TileSide
from ziggurat.kernel.content import Row

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


def install_counted_kinds(b: Build) -> None:
    """Add the kinds that follow from the rows of tiles and slots."""
    sides = [row for row in b.content("tile").items if isinstance(row, TileSide)]
    slots = [row.name[1:] for row in sorted(b.content("focus_slot").items, key=_number)]
    places = dict(enumerate(slots))
    b.kinds.add(
        (
            Kind("space", 0, -1, space_labels(sides)),
            Kind("tile_number", 0, -1, {row.tile: str(row.tile) for row in sides}),
            labelled("slot", slots),
            Kind("place", 0, -1, {**places, STORED: "store"}),
            labelled("barbarian", list(ALPHABET[: letters(sides)].upper())),
        )
    )


def _number(row: Row) -> int:
    return row.number


def space_labels(sides: list[TileSide]) -> dict[int, str]:
    """Names of all spaces: tile and letter, then the water that fills holes."""
    labels: dict[int, str] = {}
    for row in sides:
        for at in range(len(row.terrain)):
            labels[first_space(row.tile) + at] = f"{row.tile}{ALPHABET[at]}"
    for at in range(WATERS):
        labels[FIRST_WATER + at] = f"w{at + 1}"
    return labels


def letters(sides: list[TileSide]) -> int:
    """How many barbarians are printed on the tiles."""
    return max([row.barbarian.what + 1 for row in sides if row.barbarian is not None], default=0)

"""Kinds of argument that belong to the map, the pieces and the tables of small numbers."""

from __future__ import annotations

from typing import Final

from ziggurat.build.kind import Kind, amount, labelled
from ziggurat.games.board_game.ids import (
    MOST_TRADE,
    RESOURCES,
    TERRAINS,
    TILE_SIDE,
    UNIT_TYPES,
)

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CITY_NAMES: Final = ("capital", "city1", "city2")
FIGURE_NAMES: Final = ("army", "scout")


def square_labels(places: int) -> list[str]:
    """Names of all squares of a map: the letter of the place, then row and column on it."""
    return [
        f"{letter}{row + 1}{column + 1}"
        for letter in LETTERS[:places]
        for row in range(TILE_SIDE)
        for column in range(TILE_SIDE)
    ]


def map_kinds(places: int) -> tuple[Kind, ...]:
    """Places and squares, as many as the largest map has."""
    return (labelled("square", square_labels(places)), labelled("place", list(LETTERS[:places])))


KINDS: Final = (
    labelled("city", list(CITY_NAMES)),
    labelled("figure", list(FIGURE_NAMES)),
    labelled("terrain", list(TERRAINS)),
    labelled("resource", list(RESOURCES)),
    labelled("unit_type", list(UNIT_TYPES)),
    amount("amount", 0, MOST_TRADE),
    amount("front", 1, 60),
    amount("number", -99, 9999),
)

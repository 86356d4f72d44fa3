"""Relics lie on the table for all to see, in pictures and in the terminal."""

import pytest

from tests.drawing.pictures import titles
from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.kit.table import Position
from ziggurat.drawing import draw

RELICS = {"C23": "Atlantis", "F22": "School of Confucius", "G33": "Seven Cities of Gold"}


def discovered(seats: int) -> Position:
    """A table on which all relics have been discovered."""
    t = laid_out(seats).set("tile C", "neutral_15")
    return t.set("tile F", "neutral_16").set("tile G", "neutral_17")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_picture_tells_where_relics_lie(seats: int) -> None:
    told = titles(draw(discovered(seats).state, 0, "en").svg)
    for square, name in RELICS.items():
        assert [title for title in told if title.startswith(f"{square}:") and name in title]
    assert draw(discovered(seats).state, 0, "de").svg

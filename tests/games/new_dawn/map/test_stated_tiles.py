"""Tiles that a scene lays where none can lie: what is wrong, and what to do."""

from __future__ import annotations

import pytest

from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.setup.facts import read_laid, write_laid
from ziggurat.games.new_dawn.state import table
from ziggurat.words import Words
from ziggurat.words.catalogue import languages


@pytest.mark.parametrize(
    ("tile", "values", "told"),
    [
        (5, (0, 0, 2), "a tile is laid as side"),
        (5, (2, 0, 2, 1), "tile 5 has no side 2: write 0 for A, 1 for B, and 2 for a single space"),
        (22, (0, 0, 2, 1), "tile 22 has no side 0: write 0 for A"),
        (5, (0, 6, 2, 1), "turn a tile 0 to 5 times"),
        (5, (0, 0, 90, 1), "keep q and r within"),
        (5, (0, 0, 1, 0), "tile 5 would lie on tile 11: choose another q and r"),
    ],
)
def test_a_tile_that_cannot_lie_there_is_refused(
    tile: int, values: tuple[int, ...], told: str
) -> None:
    s = new_state(api.build("new-dawn", ("terra_incognita",)), 2)
    write_laid(s, (11,), (0, 0, 0, 0))
    before = table(s).board
    with pytest.raises(ValueError, match=told):
        write_laid(s, (tile,), values)
    assert table(s).board is before
    write_laid(s, (5,), (0, 0, 2, 1))
    write_laid(s, (5,), (0, 1, 2, 1))
    assert read_laid(s, (5,)) == (0, 1, 2, 1)


@pytest.mark.parametrize("lang", languages())
def test_terrains_differ_by_a_letter_and_not_only_by_their_number(lang: str) -> None:
    rules = api.build("new-dawn", ("terra_incognita",))
    words = Words(lang, "new_dawn")
    codes = [words.text(f"code.terrain.{rules.rows[at].name}") for at in rules.families["terrain"]]
    assert len({code[0].lower() for code in codes}) == len(codes)

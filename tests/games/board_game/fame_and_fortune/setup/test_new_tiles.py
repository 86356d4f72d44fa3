"""Tiles of Fame and Fortune: every square against a second reading, and their totals."""

from __future__ import annotations

import pytest

from tests.games.board_game.fame_and_fortune.kit import before_setup, fame_rules, laid_out
from tests.games.board_game.kit import state
from tests.games.board_game.setup.test_tiles import READING as BASE
from tests.games.board_game.setup.test_tiles import Reading, shows, totals
from tests.kit.trace import component, rule

# Terrain of the sixteen squares, then icons with the squares (1 to 16) on which they are.
READING: Reading = {
    "home_of_greeks": (
        "WFFM FMMW WGDW WFWW", {"silk": (8,), "incense": (12,), "wheat": (14,), "culture": (16,)},
    ),
    "home_of_indians": ("MMMG MGFM WFDW WFWW", {"incense": (10,)}),
    "home_of_spanish": (
        "WWMM WFMW WGFW WMDW",
        {"iron": (3,), "silk": (9,), "wheat": (10,), "incense": (12,), "coin": (16,)},
    ),
    "neutral_15": ("WWWW WWWW WWWW MMFG", {"silk": (1,), "atlantis": (7,), "iron": (13,)}),
    "neutral_16": (
        "WMMD WMMG WWMG MMFF", {"incense": (4,), "school_of_confucius": (6,), "culture": (10,)},
    ),
    "neutral_17": (
        "MDDG MMMW WWFW WFFF", {"coin": (11,), "seven_cities_of_gold": (11,), "wheat": (14,)},
    ),
    "neutral_18": (
        "FWWW GWFW MGFG FFDD", {"wheat": (1,), "silk": (4,), "village": (5,), "hut": (10,)},
    ),
    "neutral_19": (
        "GWWG FGWM FWWG GWGD",
        {
            "hut": (1, 12), "coin": (2,), "iron": (8,), "silk": (11,), "wheat": (15,),
            "incense": (16,),
        },
    ),
    "neutral_20": ("DGDG GFGF FGFG WFWF", {"incense": (3,), "wheat": (6,), "village": (7, 10)}),
    "neutral_21": (
        "FFWG FMMG GMMF GWFF", {"iron": (7,), "hut": (8,), "wheat": (9,), "village": (13,)},
    ),
}  # fmt: skip
# What the seven neutral tiles show together.
TOTALS = {
    "G": 23, "F": 26, "M": 19, "D": 8, "W": 36, "incense": 3, "iron": 3, "silk": 3, "wheat": 5,
    "culture": 1, "coin": 2, "hut": 4, "village": 4, "atlantis": 1, "school_of_confucius": 1,
    "seven_cities_of_gold": 1,
}  # fmt: skip


@component(
    "tile.home_of_greeks", "tile.home_of_indians", "tile.home_of_spanish", "tile.neutral_15",
    "tile.neutral_16", "tile.neutral_17", "tile.neutral_18", "tile.neutral_19",
    "tile.neutral_20", "tile.neutral_21",
)  # fmt: skip
@pytest.mark.parametrize("name", READING)
def test_a_tile_shows_what_was_read(name: str) -> None:
    assert shows(fame_rules(), name, READING)


def test_neutral_tiles_add_up() -> None:
    assert totals(fame_rules(), READING) == TOTALS


@rule("ff.setup.new_tiles")
def test_tiles_of_both_boxes_can_come() -> None:
    rules = fame_rules()
    names = [rules.rows[row].name for row in rules.families["tile"]]
    assert [name for name in names if name in BASE or name in READING] == sorted(
        [*BASE, *READING], key=names.index
    )
    bag = state(laid_out(2)).tile_bag.unknown
    neutral = [name for name in (*BASE, *READING) if name.startswith("neutral")]
    assert [rules.rows[row].name for row in bag] == neutral
    assert len(neutral) == 21


@rule("ff.setup.new_tiles")
def test_there_are_tiles_for_every_place() -> None:
    for seats in (2, 3, 4, 5):
        places = len(state(before_setup(seats)).tiles) - seats
        assert places <= 21

"""Tiles of Wisdom and Warfare: every square against a second reading, and their totals."""

from __future__ import annotations

import pytest

from tests.games.board_game.kit import state
from tests.games.board_game.setup.test_tiles import READING as BASE
from tests.games.board_game.setup.test_tiles import Reading, shows, tile, totals
from tests.games.board_game.wisdom_and_warfare.kit import before_setup, laid_out, wisdom_rules
from tests.kit.trace import component, rule
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_NEW_HOME, FIRST_NEW_NEUTRAL
from ziggurat.games.board_game.wisdom_and_warfare.setup.tiles import NEW_HOMES, NEW_NEUTRALS

# Terrain of the sixteen squares, then icons with the squares (1 to 16) on which they are.
READING: Reading = {
    "home_of_aztecs": (
        "FFFW FWGW MGMF MDFD", {"coin": (6,), "wheat": (7,), "incense": (16,)},
    ),
    "home_of_english": (
        "WMMW WMFW WMFG GFWW",
        {"iron": (2,), "silk": (4, 9, 16), "wheat": (10,), "culture": (12,)},
    ),
    "home_of_french": (
        "WWFF GGFM WGMD WFDW", {"silk": (2,), "wheat": (5,), "iron": (11,), "incense": (12,)},
    ),
    "home_of_japanese": (
        "WWMF WFMW GMFW MWWW", {"wheat": (1, 12), "silk": (5,), "iron": (7,), "coin": (9,)},
    ),
    "home_of_mongols": (
        "MWFM MFFG DGMD DDDD", {"culture": (2,), "silk": (10, 13), "incense": (15,)},
    ),
    "home_of_zulu": (
        "DMDD MGGF MDFW DFWW", {"incense": (1,), "silk": (3, 13), "wheat": (14,)},
    ),
    "neutral_22": ("GFFG MMGG GGWG FFFW", {"wheat": (4,), "iron": (6,), "attilas_village": (7,)}),
    "neutral_23": ("DDMM DDDM MDDD MMDD", {"silk": (1,), "ark_of_the_covenant": (7,)}),
    "neutral_24": ("MMMD MWMD FWFG FWWF", {"village": (2, 16), "iron": (3,), "coin": (6,)}),
    "neutral_25": (
        "GMWM GGWW GMMM FFGD",
        {"silk": (3,), "village": (4,), "coin": (4,), "wheat": (5,), "hut": (6,)},
    ),
    "neutral_26": ("GGGG FWWF FWWF GFGG", {"village": (3,), "wheat": (13,), "hut": (16,)}),
    "neutral_27": ("DDDD WGGD FGWW FFFF", {"hut": (6, 7), "incense": (8,)}),
}  # fmt: skip


# What the six neutral tiles show together.
TOTALS = {
    "G": 23, "F": 21, "M": 18, "D": 18, "W": 16, "incense": 1, "iron": 2, "silk": 2, "wheat": 3,
    "coin": 2, "hut": 4, "village": 4, "attilas_village": 1, "ark_of_the_covenant": 1,
}  # fmt: skip


@component(
    "tile.home_of_aztecs", "tile.home_of_english", "tile.home_of_french",
    "tile.home_of_japanese", "tile.home_of_mongols", "tile.home_of_zulu", "tile.neutral_22",
    "tile.neutral_23", "tile.neutral_24", "tile.neutral_25", "tile.neutral_26", "tile.neutral_27",
)  # fmt: skip
@pytest.mark.parametrize("name", READING)
def test_a_tile_shows_what_was_read(name: str) -> None:
    assert shows(wisdom_rules(), name, READING)
    assert tile(wisdom_rules(), name).home == name.startswith("home")


def test_neutral_tiles_add_up() -> None:
    assert totals(wisdom_rules(), READING) == TOTALS


@rule("ww.setup.new_tiles")
def test_tiles_of_both_boxes_can_come() -> None:
    rules = wisdom_rules()
    names = [rules.rows[row].name for row in rules.families["tile"]]
    assert sorted(names) == sorted([*BASE, *READING])
    bag = state(laid_out(2)).tile_bag.unknown
    neutral = [name for name in (*BASE, *READING) if name.startswith("neutral")]
    assert [rules.rows[row].name for row in bag] == neutral
    assert len(neutral) == 20


@rule("ww.setup.new_tiles")
def test_there_are_tiles_for_every_place() -> None:
    for seats in (2, 3, 4):
        assert len(state(before_setup(seats)).tiles) - seats <= 20


def test_tiles_are_numbered_in_their_order() -> None:
    for first, tiles in ((FIRST_NEW_HOME, NEW_HOMES), (FIRST_NEW_NEUTRAL, NEW_NEUTRALS)):
        assert [at.number for at in tiles] == list(range(first, first + len(tiles)))

"""Tiles: every square against a second reading, and the totals of all neutral tiles.

The second reading names what lies on each square, row by row from the upper left, with the arrow
pointing up: terrain by its first letter and then, in brackets, the square's icons by number. It
is kept by icon and not by square, so that a slip of one reading does not repeat in the other.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

import pytest

from tests.games.board_game.kit import before_setup
from tests.kit.trace import component
from ziggurat import api
from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.ids import NO_TOKEN
from ziggurat.games.board_game.rows.tile import Tile

Reading: TypeAlias = dict[str, tuple[str, dict[str, tuple[int, ...]]]]
# Terrain of the sixteen squares, then icons with the squares (1 to 16) on which they are.
READING: Reading = {
    "home_of_americans": (
        "MMWG FMGW DDMF WDWF", {"iron": (1,), "silk": (6,), "incense": (11,), "wheat": (16,)},
    ),
    "home_of_chinese": (
        "DDDG MDGG MMFF MWFW", {"wheat": (4,), "iron": (5,), "culture": (13,), "silk": (16,)},
    ),
    "home_of_egyptians": ("FWMM DDGD DFDD DFWM", {"incense": (4,), "wheat": (5,), "silk": (15,)}),
    "home_of_germans": (
        "WGWW GMDW FMMF MMDG", {"silk": (1,), "iron": (11,), "coin": (13,), "wheat": (16,)},
    ),
    "home_of_romans": (
        "MDMF WMDM FMGW WFMW", {"incense": (2,), "silk": (4,), "iron": (8,), "wheat": (13,)},
    ),
    "home_of_russians": ("WWMM DMGW DFMW FDGM", {"wheat": (13,), "iron": (16,)}),
    "neutral_1": (
        "GGFF DGFF MWWG DMWG", {"village": (1,), "wheat": (7,), "hut": (13,), "culture": (14,)},
    ),
    "neutral_2": ("DDGG DFFG WWWM GGMM", {"hut": (3, 14), "incense": (6,)}),
    "neutral_3": ("FDMM MGGW FFGW FFMF", {"wheat": (1,), "hut": (7, 13)}),
    "neutral_4": (
        "DGWW DGFF MDGF MMGG", {"village": (6,), "wheat": (8,), "coin": (9,), "hut": (16,)},
    ),
    "neutral_5": ("WWWW WWGF WGFF GFFD", {"silk": (3,), "hut": (8,), "village": (10,)}),
    "neutral_6": ("MFWW GGWF MMGF DDMM", {"silk": (1,), "hut": (2, 11)}),
    "neutral_7": ("MDDW MGMW MFGW MMFW", {"incense": (1,), "village": (6,), "hut": (13,)}),
    "neutral_8": ("MWMM DMWG FDGF FGFF", {"iron": (4,), "hut": (8, 9)}),
    "neutral_9": (
        "FWFM FWWM FGWF MFWF", {"culture": (2,), "wheat": (3,), "village": (4,), "hut": (10,)},
    ),
    "neutral_10": ("DMMD DMDG DDGW DDGF", {"hut": (2, 15), "incense": (9,)}),
    "neutral_11": (
        "MMGW DMFG DMMF DMMM", {"iron": (1,), "hut": (8,), "village": (9,), "culture": (12,)},
    ),
    "neutral_12": (
        "MDGG DMGF DGFF DDDD", {"village": (3,), "culture": (7,), "incense": (9,), "hut": (14,)},
    ),
    "neutral_13": (
        "WWWW MGMD MFGD WWWW", {"iron": (5,), "hut": (6,), "village": (12,), "silk": (16,)},
    ),
    "neutral_14": ("WGWW DGWW DFWM MGGG", {"hut": (6, 15), "culture": (9,), "silk": (11,)}),
}  # fmt: skip
TERRAIN = "GFMDW"
RESOURCES = ("incense", "iron", "silk", "wheat")
# What all fourteen neutral tiles show together.
TOTALS = {
    "G": 46, "F": 45, "M": 48, "D": 38, "W": 47, "incense": 4, "iron": 3, "silk": 4, "wheat": 4,
    "culture": 5, "coin": 1, "hut": 20, "village": 8,
}  # fmt: skip


def tile(rules: api.Rules, name: str) -> Tile:
    """A tile by its name."""
    row = rules.rows[rules.kinds["tile"].parse(name)]
    assert isinstance(row, Tile)
    return row


def icons(rules: api.Rules, square: int) -> list[str]:
    """What is printed on a square beside its terrain."""
    found = [name for at, name in enumerate(RESOURCES) if ground.resource(square) == at]
    found += ["culture"] * ground.culture(square) + ["coin"] * ground.coins(square)
    token = ground.token(square)
    return found if token == NO_TOKEN else [*found, rules.kinds["token"].write(token)]


def shows(rules: api.Rules, name: str, reading: Reading) -> bool:
    """Tell whether a tile shows what was read."""
    terrain, found = reading[name]
    squares = tile(rules, name).squares
    printed: dict[str, list[int]] = {}
    for number, square in enumerate(squares, 1):
        for icon in icons(rules, square):
            printed.setdefault(icon, []).append(number)
    letters = "".join([TERRAIN[ground.terrain(at)] for at in squares])
    read = {icon: list(numbers) for icon, numbers in found.items()}
    return (letters, printed) == (terrain.replace(" ", ""), read)


def totals(rules: api.Rules, reading: Reading) -> Counter[str]:
    """What all neutral tiles show together."""
    found: Counter[str] = Counter()
    for name in reading:
        if name.startswith("neutral"):
            for square in tile(rules, name).squares:
                found.update([TERRAIN[ground.terrain(square)], *icons(rules, square)])
    return found


@component(
    "tile.home_of_americans", "tile.home_of_chinese", "tile.home_of_egyptians",
    "tile.home_of_germans", "tile.home_of_romans", "tile.home_of_russians", "tile.neutral_1",
    "tile.neutral_2", "tile.neutral_3", "tile.neutral_4", "tile.neutral_5", "tile.neutral_6",
    "tile.neutral_7", "tile.neutral_8", "tile.neutral_9", "tile.neutral_10", "tile.neutral_11",
    "tile.neutral_12", "tile.neutral_13", "tile.neutral_14",
)  # fmt: skip
@pytest.mark.parametrize("name", READING)
def test_a_tile_shows_what_was_read(name: str) -> None:
    assert shows(before_setup().rules, name, READING)


def test_there_are_six_home_tiles_and_fourteen_others() -> None:
    rules = before_setup().rules
    assert [rules.rows[row].name for row in rules.families["tile"]] == list(READING)


def test_neutral_tiles_add_up() -> None:
    assert totals(before_setup().rules, READING) == TOTALS


@pytest.mark.parametrize(
    ("letter", "trade", "production"),
    [("G", 0, 0), ("F", 0, 2), ("M", 0, 1), ("D", 1, 0), ("W", 1, 0)],
)
def test_terrain_yields(letter: str, trade: int, production: int) -> None:
    at = TERRAIN.index(letter)
    assert (ground.TRADE[at], ground.PRODUCTION[at]) == (trade, production)

"""Map tiles: what is printed on each square, with the arrow at the bottom pointing up.

A letter is the terrain (Grassland, Forest, Mountain, Desert, Water); behind it stand i incense,
r iron, s silk, w wheat, c culture, $ coin, h hut and v village. The tiles have no printed
numbers; ours are those that people use who play by mail.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.ground import ground_of
from ziggurat.games.board_game.ids import FIRST_HOME, FIRST_NEUTRAL
from ziggurat.games.board_game.rows.tile import Tile


def neutral(number: int, name: str, rows: str) -> Tile:
    """Read a tile from its four rows, which strokes part."""
    return Tile(number, name, grounds(rows), home=False)


def home(number: int, name: str, rows: str) -> Tile:
    """The same for the home tile of a civilization."""
    return Tile(number, name, grounds(rows), home=True)


def grounds(rows: str) -> tuple[int, ...]:
    """The squares of a tile as they are written."""
    return tuple([ground_of(code) for code in rows.split() if code != "/"])


HOMES: Final = (
    home(FIRST_HOME + 0, "home_of_americans", "Mr M W G / F Ms G W / D D Mi F / W D W Fw"),
    home(FIRST_HOME + 1, "home_of_chinese", "D D D Gw / Mr D G G / M M F F / Mc W F Ws"),
    home(FIRST_HOME + 2, "home_of_egyptians", "F W M Mi / Dw D G D / D F D D / D F Ws M"),
    home(FIRST_HOME + 3, "home_of_germans", "Ws G W W / G M D W / F M Mr F / M$ M D Gw"),
    home(FIRST_HOME + 4, "home_of_romans", "M Di M Fs / W M D Mr / F M G W / Ww F M W"),
    home(FIRST_HOME + 5, "home_of_russians", "W W M M / D M G W / D F M W / Fw D G Mr"),
)

NEUTRALS: Final = (
    neutral(FIRST_NEUTRAL + 0, "neutral_1", "Gv G F F / D G Fw F / M W W G / Dh Mc W G"),
    neutral(FIRST_NEUTRAL + 1, "neutral_2", "D D Gh G / D Fi F G / W W W M / G Gh M M"),
    neutral(FIRST_NEUTRAL + 2, "neutral_3", "Fw D M M / M G Gh W / F F G W / Fh F M F"),
    neutral(FIRST_NEUTRAL + 3, "neutral_4", "D G W W / D Gv F Fw / M$ D G F / M M G Gh"),
    neutral(FIRST_NEUTRAL + 4, "neutral_5", "W W Ws W / W W G Fh / W Gv F F / G F F D"),
    neutral(FIRST_NEUTRAL + 5, "neutral_6", "Ms Fh W W / G G W F / M M Gh F / D D M M"),
    neutral(FIRST_NEUTRAL + 6, "neutral_7", "Mi D D W / M Gv M W / M F G W / Mh M F W"),
    neutral(FIRST_NEUTRAL + 7, "neutral_8", "M W M Mr / D M W Gh / Fh D G F / F G F F"),
    neutral(FIRST_NEUTRAL + 8, "neutral_9", "F Wc Fw Mv / F W W M / F Gh W F / M F W F"),
    neutral(FIRST_NEUTRAL + 9, "neutral_10", "D Mh M D / D M D G / Di D G W / D D Gh F"),
    neutral(FIRST_NEUTRAL + 10, "neutral_11", "Mr M G W / D M F Gh / Dv M M Fc / D M M M"),
    neutral(FIRST_NEUTRAL + 11, "neutral_12", "M D Gv G / D M Gc F / Di G F F / D Dh D D"),
    neutral(FIRST_NEUTRAL + 12, "neutral_13", "W W W W / Mr Gh M D / M F G Dv / W W W Ws"),
    neutral(FIRST_NEUTRAL + 13, "neutral_14", "W G W W / D Gh W W / Dc F Ws M / M G Gh G"),
)

"""Map tiles of this box: three home tiles and neutral tiles 15 to 21.

They are written as those of the base box are. Three have the square of a relic, whose marker lies
there from the discovery on.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.tiles import home, neutral
from ziggurat.games.board_game.expansions.relics import relic_tile
from ziggurat.games.board_game.fame_and_fortune.ids import (
    ATLANTIS_CODE,
    FIRST_NEW_HOME,
    FIRST_NEW_NEUTRAL,
    GOLD_CODE,
    SCHOOL_CODE,
)

NEW_HOMES: Final = (
    home(FIRST_NEW_HOME + 0, "home_of_greeks", "W F F M / F M M Ws / W G D Wi / W Fw W Wc"),
    home(FIRST_NEW_HOME + 1, "home_of_indians", "M M M G / M G F M / W Fi D W / W F W W"),
    home(FIRST_NEW_HOME + 2, "home_of_spanish", "W W Mr M / W F M W / Ws Gw F Wi / W M D W$"),
)

NEW_NEUTRALS: Final = (
    relic_tile(
        FIRST_NEW_NEUTRAL + 0, "neutral_15", "Ws W W W / W W W W / W W W W / Mr M F G",
        6, ATLANTIS_CODE,
    ),
    relic_tile(
        FIRST_NEW_NEUTRAL + 1, "neutral_16", "W M M Di / W M M G / W Wc M G / M M F F",
        5, SCHOOL_CODE,
    ),
    relic_tile(
        FIRST_NEW_NEUTRAL + 2, "neutral_17", "M D D G / M M M W / W W F$0 W / W Fw F F",
        10, GOLD_CODE,
    ),
    neutral(FIRST_NEW_NEUTRAL + 3, "neutral_18", "Fw W W Ws / Gv W F W / M Gh F G / F F D D"),
    neutral(FIRST_NEW_NEUTRAL + 4, "neutral_19", "Gh W$ W G / F G W Mr / F W Ws Gh / G W Gw Di"),
    neutral(FIRST_NEW_NEUTRAL + 5, "neutral_20", "D G Di G / G Fw Gv F / F Gv F G / W F W F"),
    neutral(FIRST_NEW_NEUTRAL + 6, "neutral_21", "F F W G / F M Mr Gh / Gw M M F / Gv W F F"),
)  # fmt: skip

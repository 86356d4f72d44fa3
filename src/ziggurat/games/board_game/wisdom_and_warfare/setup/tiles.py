"""Map tiles of this box: six home tiles and neutral tiles 22 to 27.

They are written as those of the base box are. Two have the square of a relic, whose marker lies
there from the discovery on.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.tiles import home, neutral
from ziggurat.games.board_game.expansions.relics import relic_tile
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    ARK_CODE,
    ATTILA_CODE,
    FIRST_NEW_HOME,
    FIRST_NEW_NEUTRAL,
)

NEW_HOMES: Final = (
    home(FIRST_NEW_HOME + 0, "home_of_aztecs", "F F F W / F W$ Gw W / M G M F / M D F Di"),
    home(FIRST_NEW_HOME + 1, "home_of_english", "W Mr M Ws / W M F W / Ws Mw F Gc / G F W Ws"),
    home(FIRST_NEW_HOME + 2, "home_of_french", "W Ws F F / Gw G F M / W G Mr Di / W F D W"),
    home(FIRST_NEW_HOME + 3, "home_of_japanese", "Ww W M F / Ws F Mr W / G$ M F Ww / M W W W"),
    home(FIRST_NEW_HOME + 4, "home_of_mongols", "M Wc F M / M F F G / D Gs M D / Ds D Di D"),
    home(FIRST_NEW_HOME + 5, "home_of_zulu", "Di M Ds D / M G G F / M D F W / Ds Fw W W"),
)

NEW_NEUTRALS: Final = (
    relic_tile(
        FIRST_NEW_NEUTRAL + 0, "neutral_22", "G F F Gw / M Mr G G / G G W G / F F F W",
        6, ATTILA_CODE,
    ),
    relic_tile(
        FIRST_NEW_NEUTRAL + 1, "neutral_23", "Ds D M M / D D D M / M D D D / M M D D",
        6, ARK_CODE,
    ),
    neutral(FIRST_NEW_NEUTRAL + 2, "neutral_24", "M Mv Mr D / M W$ M D / F W F G / F W W Fv"),
    neutral(FIRST_NEW_NEUTRAL + 3, "neutral_25", "G M Ws Mv$ / Gw Gh W W / G M M M / F F G D"),
    neutral(FIRST_NEW_NEUTRAL + 4, "neutral_26", "G G Gv G / F W W F / F W W F / Gw F G Gh"),
    neutral(FIRST_NEW_NEUTRAL + 5, "neutral_27", "D D D D / W Gh Gh Di / F G W W / F F F F"),
)  # fmt: skip

"""Tokens of the base box: huts and villages, facedown until somebody comes."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_MAP_TOKEN, HUT, VILLAGE
from ziggurat.games.board_game.moments import HUT_EXPLORERS
from ziggurat.games.board_game.movement.huts import enter_hut
from ziggurat.games.board_game.movement.reasons import SCOUT_MARKER_SQUARE
from ziggurat.games.board_game.movement.villages import enter_village
from ziggurat.games.board_game.rows.token import Token
from ziggurat.games.board_game.start.reasons import HUT_BESIDE, VILLAGE_BESIDE

TOKENS: Final = (
    Token(
        FIRST_MAP_TOKEN,
        "hut",
        HUT,
        enter_hut,
        scouts=SCOUT_MARKER_SQUARE,
        explorers=HUT_EXPLORERS,
        beside=HUT_BESIDE,
    ),
    Token(
        FIRST_MAP_TOKEN + 1,
        "village",
        VILLAGE,
        enter_village,
        scouts=SCOUT_MARKER_SQUARE,
        beside=VILLAGE_BESIDE,
    ),
)

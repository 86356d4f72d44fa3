"""Huts and villages of this box that the base box has not."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.fame_and_fortune.finds.at_once import NativeArt, befriend
from ziggurat.games.board_game.fame_and_fortune.finds.kept import Reveal, can_teach, teach, work
from ziggurat.games.board_game.fame_and_fortune.ids import (
    HUT_FRIENDLY_BARBARIAN,
    HUT_NATIVE_ART,
    HUT_TEACHER,
    VILLAGE_FRIENDLY_WORKERS,
    VILLAGE_NATIVE_ART,
)
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, START_OF_TURN
from ziggurat.games.board_game.rows.find import Find

NEW_HUTS: Final = (
    Find(HUT_NATIVE_ART, "hut_native_art", NONE, 1, NativeArt(3).found),
    Find(
        HUT_TEACHER, "hut_teacher", NONE, 1,
        hooks=(Reveal(START_OF_TURN, teach, can_teach),),
    ),
    Find(HUT_FRIENDLY_BARBARIAN, "hut_friendly_barbarian", NONE, 2, befriend),
)  # fmt: skip
NEW_VILLAGES: Final = (
    Find(VILLAGE_NATIVE_ART, "village_native_art", NONE, 1, NativeArt(6).found),
    Find(
        VILLAGE_FRIENDLY_WORKERS, "village_friendly_workers", NONE, 1,
        hooks=(Reveal(CITY_MANAGEMENT, work),),
    ),
)  # fmt: skip

"""Finds: what lies under huts and villages.

Most are a resource that is kept facedown and spent once; the others do something at once.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.ids import (
    FIRST_HUT,
    FIRST_VILLAGE,
    INCENSE,
    IRON,
    NONE,
    SILK,
    SPY,
    URANIUM,
    WHEAT,
)
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State


def person_comes(s: State, seat: int, square: int, find: int) -> None:
    """A great person lived there (cb.village.win_great_person)."""
    s.note("village_person", seat, (find,))
    gain_person(table(s), seat)


HUTS: Final = (
    Find(FIRST_HUT, "hut_incense", INCENSE, 5),
    Find(FIRST_HUT + 1, "hut_iron", IRON, 2),
    Find(FIRST_HUT + 2, "hut_silk", SILK, 5),
    Find(FIRST_HUT + 3, "hut_wheat", WHEAT, 5),
    Find(FIRST_HUT + 4, "hut_spy", SPY, 3),
)
GREAT_PERSON_FIND: Final = FIRST_VILLAGE
VILLAGES: Final = (
    Find(GREAT_PERSON_FIND, "village_great_person", NONE, 2, person_comes),
    Find(FIRST_VILLAGE + 1, "village_iron", IRON, 3),
    Find(FIRST_VILLAGE + 2, "village_spy", SPY, 3),
    Find(FIRST_VILLAGE + 3, "village_uranium", URANIUM, 2),
)

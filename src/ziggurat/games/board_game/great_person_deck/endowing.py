"""What voyages bring: speed for a turn, and knowledge."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    CAPTAIN_JAMES_COOK,
    LASTING_INDUSTRIALISTS,
)
from ziggurat.games.board_game.great_person_deck.looking import LOOKING_HOOKS
from ziggurat.games.board_game.moments import SPEED
from ziggurat.games.board_game.research.abilities import is_used
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State


def twice_as_fast(s: State, cue: Cue, value: int) -> int:
    """Captain James Cook: speed is doubled, with all that adds to it."""
    return 2 * value if is_used(table(s), cue.owner, CAPTAIN_JAMES_COOK) else value


LASTING_VOYAGES: Final = Row(
    LASTING_INDUSTRIALISTS,
    "voyages_of_great_people",
    (Adjust(SPEED, twice_as_fast), *LOOKING_HOOKS),
)

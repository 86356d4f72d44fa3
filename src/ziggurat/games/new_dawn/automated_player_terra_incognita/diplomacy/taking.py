"""Which diplomacy card of a human the automated player takes: the pact comes last.

What cards do for it is the expansion's; it never gives the pact back by its own will.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.diplomacy.taking import (
    PLAYER_CARDS,
    TAKES_DEFENSIVE_PACT,
    TAKES_EMBASSY,
    TAKES_JOINT_WAR,
    TAKES_OPEN_BORDERS,
    kind_of,
)
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.diplomacy.player_cards import NEW_OPEN_BORDERS
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def new_borders(g: Table, question: Question, choice: Choice) -> int:
    return 1 if kind_of(g, choice) == NEW_OPEN_BORDERS else 0


# In the stead of those of the base game: borders are another card, and a pact is left at the end.
TAKES_NEW_BORDERS: Final = Criterion(
    TAKES_OPEN_BORDERS.number, TAKES_OPEN_BORDERS.name, new_borders
)
NEW_PLAYER_CARDS: Final = PriorityList(
    PLAYER_CARDS.number, PLAYER_CARDS.name, "ap.ti.diplomacy.order",
    (TAKES_JOINT_WAR, TAKES_DEFENSIVE_PACT, TAKES_NEW_BORDERS, TAKES_EMBASSY),
)  # fmt: skip

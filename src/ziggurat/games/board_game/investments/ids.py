"""The numbers of investments: rows, verbs and what is counted by card."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_CIVILIZATION, FIRST_HOME, FIRST_OF_MODULES

ARABS: Final = FIRST_CIVILIZATION + 9
HOME_OF_ARABS: Final = FIRST_HOME + 9

# The four cards of each player.
FIRST_INVESTMENT: Final = FIRST_OF_MODULES + 54
INFRASTRUCTURE: Final = FIRST_INVESTMENT
MILITARY_INDUSTRIAL_COMPLEX: Final = FIRST_INVESTMENT + 1
PUBLIC_EDUCATION: Final = FIRST_INVESTMENT + 2
ENDOWMENT_FOR_THE_ARTS: Final = FIRST_INVESTMENT + 3
CARDS: Final = 4

# The rule that lets everybody invest; `used` keeps its number for a seat that has.
INVESTING: Final = FIRST_OF_MODULES + 75

# Verbs.
INVEST: Final = 185
ADD_MARKER: Final = 186

"""The Greeks, the Indians and the Spanish."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.governments import DEMOCRACY, DESPOTISM
from ziggurat.games.board_game.content.tech_ids import DEMOCRACY_TECH, NAVIGATION
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN
from ziggurat.games.board_game.fame_and_fortune.civilizations.abilities import (
    begin_with_metropolis,
    one_more_scout,
    pioneers,
    sacred_lands,
    versatile_goods,
)
from ziggurat.games.board_game.fame_and_fortune.civilizations.colonies import found_colony
from ziggurat.games.board_game.fame_and_fortune.ids import (
    AGRICULTURE,
    FIRST_NEW_HOME,
    GREEKS,
    INDIANS,
    SPANISH,
)
from ziggurat.games.board_game.moments import ARTS, COUNTS_AS, SETUP_SEAT, SPEED
from ziggurat.games.board_game.movement.moments import DISCOVERED, SCOUT_LIMIT
from ziggurat.games.board_game.research.moments import KEPT_TRADE
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.setup.moments import STARTING_FIGURES
from ziggurat.kernel.content import Adjust, Do, Plus

HOME_OF_GREEKS: Final = FIRST_NEW_HOME
HOME_OF_INDIANS: Final = FIRST_NEW_HOME + 1
HOME_OF_SPANISH: Final = FIRST_NEW_HOME + 2

# Of two great people the Greeks take one.
ACADEMIES: Final = Plus(PEOPLE_DRAWN, 1)
# What they know first costs them nothing.
PIONEERS: Final = Adjust(KEPT_TRADE, pioneers)

GREEKS_ROW: Final = Civilization(
    GREEKS, "greeks", HOME_OF_GREEKS, DEMOCRACY_TECH, DEMOCRACY, (ACADEMIES, PIONEERS)
)
FAME_CIVILIZATIONS: Final = (
    GREEKS_ROW,
    Civilization(
        INDIANS, "indians", HOME_OF_INDIANS, AGRICULTURE, DESPOTISM,
        (
            Do(SETUP_SEAT, begin_with_metropolis),
            Adjust(COUNTS_AS, versatile_goods),
            Adjust(ARTS, sacred_lands),
        ),
    ),
    Civilization(
        SPANISH, "spanish", HOME_OF_SPANISH, NAVIGATION, DESPOTISM,
        (
            Adjust(STARTING_FIGURES, one_more_scout),
            Plus(SCOUT_LIMIT, 1),
            Plus(SPEED, 1),
            Do(DISCOVERED, found_colony),
        ),
    ),
)  # fmt: skip

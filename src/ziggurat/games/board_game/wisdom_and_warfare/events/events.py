"""Culture events of Wisdom and Warfare."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.events import Plays
from ziggurat.games.board_game.ids import ANCIENT, MEDIEVAL, MODERN
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, MOVEMENT, START_OF_TURN
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.wisdom_and_warfare.events.barbarians import Encamp, Raid
from ziggurat.games.board_game.wisdom_and_warfare.events.migrations import Migrate
from ziggurat.games.board_game.wisdom_and_warfare.events.supplies import (
    ActAgain,
    GainTrade,
    SwitchUpTo,
)
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    BARBARIAN_ENCAMPMENT,
    COLONISTS,
    IMMIGRANTS,
    MIGRANTS,
    ROAMING_HORDE,
    SUPPLY_DROP,
)

# Behind the name: the era, the copies and what it does in each of its phases.
EVENTS: Final = (
    CultureEvent(
        BARBARIAN_ENCAMPMENT, "barbarian_encampment", ANCIENT, 2,
        (Plays(START_OF_TURN, Encamp()),),
    ),
    CultureEvent(
        MIGRANTS, "migrants", ANCIENT, 2,
        (Plays(CITY_MANAGEMENT, SwitchUpTo(1)), Plays(MOVEMENT, Migrate(2))),
    ),
    CultureEvent(
        COLONISTS, "colonists", MEDIEVAL, 2,
        (Plays(CITY_MANAGEMENT, SwitchUpTo(2)), Plays(MOVEMENT, Migrate(4))),
    ),
    CultureEvent(
        ROAMING_HORDE, "roaming_horde", MEDIEVAL, 2, (Plays(MOVEMENT, Raid()),)
    ),
    CultureEvent(
        IMMIGRANTS, "immigrants", MODERN, 2,
        (Plays(CITY_MANAGEMENT, SwitchUpTo(3)), Plays(MOVEMENT, Migrate(6))),
    ),
    CultureEvent(
        SUPPLY_DROP, "supply_drop", MODERN, 2,
        (Plays(START_OF_TURN, GainTrade(7)), Plays(CITY_MANAGEMENT, ActAgain())),
    ),
)  # fmt: skip

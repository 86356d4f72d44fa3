"""The Arabs: merchants and patrons.  They take part only where coins are invested."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.harvest import take_resource
from ziggurat.games.board_game.content.civilization_abilities import glory
from ziggurat.games.board_game.content.governments import DESPOTISM
from ziggurat.games.board_game.content.tech_ids import MATHEMATICS
from ziggurat.games.board_game.content.tiles import home
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.fame_and_fortune.moments import INVESTED
from ziggurat.games.board_game.ids import MARKET_RESOURCES
from ziggurat.games.board_game.investments.ids import ARABS, HOME_OF_ARABS
from ziggurat.games.board_game.moments import SETUP_SEAT
from ziggurat.games.board_game.research.moments import RESOURCE_SPENT
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.goods import is_event
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.state import State

# Culture for each resource that the Arabs spend, a limit that can be changed.
MERCHANTS: Final = "culture_of_merchants"
MERCHANTS_CULTURE: Final = 2


def begin_with_resources(s: State, cue: Cue) -> None:
    """One token of each resource comes from the market (ff.setup.arabia_resources)."""
    for resource in range(MARKET_RESOURCES):
        take_resource(table(s), cue.owner, resource)


def merchants(s: State, cue: Cue) -> None:
    """A resource that is spent brings culture; a culture event that counts as one is a card."""
    if not is_event(cue.args[0]):
        gain_culture(table(s), cue.owner, s.rules.limits[MERCHANTS])


ARABS_HOME: Final = home(
    HOME_OF_ARABS, "home_of_arabs", "Dc D D W / Fw M G F / W F D Ws / F Wi M W"
)
ARABS_ROW: Final = Civilization(
    ARABS,
    "arabs",
    HOME_OF_ARABS,
    MATHEMATICS,
    DESPOTISM,
    (
        Do(SETUP_SEAT, begin_with_resources),
        Do(RESOURCE_SPENT, merchants),
        # A patron's investment moves the marker on as deeds of glory do.
        Do(INVESTED, glory),
    ),
)

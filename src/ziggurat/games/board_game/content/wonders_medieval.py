"""Medieval wonders: two culture icons each."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import HARVESTING, ActsAs
from ziggurat.games.board_game.cities.harvest import HarvestAgain, harvestable, reached_resources
from ziggurat.games.board_game.cities.reasons import MARKET_EMPTY, NO_ICON
from ziggurat.games.board_game.content.tech_ids import (
    CONSTRUCTION,
    MONARCHY_TECH,
    PRINTING_PRESS,
    THEOLOGY,
)
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import FIRST_WONDER, MEDIEVAL
from ziggurat.games.board_game.moments import (
    CITY_ACTION,
    RESEARCH_COST,
    START_OF_TURN,
    UNIT_STRENGTH,
)
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Cue, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

ANGKOR_WAT: Final = FIRST_WONDER + 4
HIMEJI_SAMURAI_CASTLE: Final = FIRST_WONDER + 5
PORCELAIN_TOWER: Final = FIRST_WONDER + 6
THE_LOUVRE: Final = FIRST_WONDER + 7

HARVESTS: Final = 2
LOUVRE_CULTURE: Final = 3


def may_harvest_twice(s: State, cue: Cue) -> int:
    """The reason why a city cannot harvest at all; args are its slot."""
    g = table(s)
    if harvestable(g, cue.owner, cue.args[0]):
        return ALLOWED
    return MARKET_EMPTY if reached_resources(g, cue.owner, cue.args[0]) else NO_ICON


def angkor_wat(s: State, cue: Cue) -> None:
    """A city harvests twice with one action, the same icon again if its owner likes."""
    s.push(HarvestAgain(cue.owner, cue.args[0], HARVESTS))


def the_louvre(s: State, cue: Cue) -> None:
    """Its owner gains 3 culture."""
    gain_culture(table(s), cue.owner, LOUVRE_CULTURE)


MEDIEVAL_WONDERS: Final = (
    Wonder(
        ANGKOR_WAT, "angkor_wat", MEDIEVAL, 20, 2,
        (OnceATurn(CITY_ACTION, angkor_wat, may_harvest_twice), ActsAs(HARVESTING)), THEOLOGY, 10,
    ),
    Wonder(
        HIMEJI_SAMURAI_CASTLE, "himeji_samurai_castle", MEDIEVAL, 20, 2,
        (Plus(UNIT_STRENGTH, 1),), MONARCHY_TECH, 15,
    ),
    Wonder(
        PORCELAIN_TOWER, "porcelain_tower", MEDIEVAL, 20, 2,
        (Plus(RESEARCH_COST, -5),), CONSTRUCTION, 15,
    ),
    Wonder(
        THE_LOUVRE, "the_louvre", MEDIEVAL, 20, 2,
        (OnceATurn(START_OF_TURN, the_louvre),), PRINTING_PRESS, 15,
    ),
)  # fmt: skip

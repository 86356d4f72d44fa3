"""Setup, put together: the flow "setup" and everything that is laid out by it."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.board_game.battle.units import DrawUnit
from ziggurat.games.board_game.board.facts import MAP_FACTS
from ziggurat.games.board_game.content.civilization_abilities import CIVILIZATION_FRAMES
from ziggurat.games.board_game.content.civilization_setup import CIVILIZATION_SETUP_FRAMES
from ziggurat.games.board_game.content.civilizations import CIVILIZATIONS
from ziggurat.games.board_game.content.finds import HUTS, VILLAGES
from ziggurat.games.board_game.content.layouts import LAYOUTS
from ziggurat.games.board_game.content.reasons_civilizations import CIVILIZATION_REASONS
from ziggurat.games.board_game.content.tiles import HOMES, NEUTRALS
from ziggurat.games.board_game.facts import SEAT_FACTS, TABLE_FACTS
from ziggurat.games.board_game.setup.lay_out import (
    TABLE_STEPS,
    DrawFirstPlayer,
    GetCivilization,
    choose_civilizations,
    start,
)
from ziggurat.games.board_game.setup.moments import SETUP_MOMENTS
from ziggurat.games.board_game.setup.reasons import SETUP_REASONS
from ziggurat.games.board_game.setup.seats import SEAT_FRAMES, SEAT_STEPS
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.rules import Step
from ziggurat.lib.bag import Bag


def install_setup(b: Build) -> None:
    """The empty table, the flow that lays everything out, and what can be said about it."""
    b.start(start)
    b.flow("setup").add(TABLE_STEPS).add(SEAT_STEPS)
    b.content("civilization").add(CIVILIZATIONS)
    b.content("hut").add(HUTS)
    b.content("village").add(VILLAGES)
    b.content("tile").add(HOMES).add(NEUTRALS)
    b.content("layout").add(LAYOUTS)
    b.content("rule")
    b.content("addition")
    b.moments.add(SETUP_MOMENTS)
    b.reasons.add(SETUP_REASONS).add(CIVILIZATION_REASONS)
    b.limits.add((Limit("armies", 6), Limit("scouts", 2), Limit("cities", 2)))
    b.facts.add(MAP_FACTS).add(TABLE_FACTS).add(SEAT_FACTS)
    b.records((Table, Bag, GetCivilization, DrawFirstPlayer, DrawUnit, *SEAT_FRAMES))
    b.records((*CIVILIZATION_SETUP_FRAMES, *CIVILIZATION_FRAMES))


def chosen_civilizations(b: Build) -> None:
    """Civilizations are chosen instead of dealt (cb.setup.civilization_choice)."""
    b.flow("setup").replace("civilizations", Step("civilizations", choose_civilizations))

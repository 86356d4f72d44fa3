"""Great builders and inventors."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.units import draw_unit, units_left
from ziggurat.games.board_game.board.sites import centres, outskirts
from ziggurat.games.board_game.cities.markers import building_at
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.great_person_deck.extra_action import ChooseExtra, ExtraAction
from ziggurat.games.board_game.great_person_deck.ids import (
    ADA_LOVELACE,
    ARCHIMEDES,
    BUILDER,
    FRANK_LLOYD_WRIGHT,
    HENRY_FORD,
    NIKOLA_TESLA,
    ORVILLE_WRIGHT,
    THOMAS_EDISON,
)
from ziggurat.games.board_game.great_person_deck.inventing import LayTech
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import Use
from ziggurat.games.board_game.ids import AIRCRAFT, CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import (
    CITY_MANAGEMENT,
    LEARNED,
    RESEARCH,
    SPEED,
    START_OF_TURN,
)
from ziggurat.games.board_game.research.abilities import use_ability
from ziggurat.games.board_game.research.free_tech import (
    TECHS_OF_OTHERS,
    FreeTech,
    free_techs,
)
from ziggurat.games.board_game.research.pyramid import knows
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.kernel.content import Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

PIONEER_CULTURE: Final = 3
FASTER: Final = 1


def extra_action(s: State, cue: Cue) -> None:
    """Ada Lovelace: one city takes an action more."""
    s.push(ChooseExtra(cue.owner))


def found_first(s: State, cue: Cue) -> None:
    """Archimedes: 3 culture for a tech that nobody else knows or researches this turn.

    What others research at the same time they know by now.
    """
    tech, researched = cue.args
    rivals = [seat for seat in range(s.seats) if seat != cue.owner]
    if researched and not any([knows(table(s), seat, tech) for seat in rivals]):
        gain_culture(table(s), cue.owner, PIONEER_CULTURE)


# Frank Lloyd Wright


def buildings_of(g: Table, seat: int) -> int:
    """How many buildings a seat has in all its cities, walls included."""
    found = 0
    for slot in range(CITY_SLOTS):
        squares = [*centres(g, seat, slot), *outskirts(g, seat, slot)]
        found += len([square for square in squares if building_at(g, square) != NONE])
    return found


def has_buildings(s: State, cue: Cue) -> int:
    """The reason why buildings give nothing."""
    return ALLOWED if buildings_of(table(s), cue.owner) else NO_USE_NOW


def praise_buildings(s: State, cue: Cue) -> None:
    """Gain as much trade and culture as there are buildings."""
    g = table(s)
    found = buildings_of(g, cue.owner)
    gain_trade(g, cue.owner, found)
    gain_culture(g, cue.owner, found)


# Inventions


def lay_lower(s: State, cue: Cue) -> None:
    """Nikola Tesla: a tech researched this turn may lie one row lower (`lasting.py`)."""
    use_ability(table(s), cue.owner, NIKOLA_TESLA)


def has_aircraft(s: State, cue: Cue) -> int:
    """The reason why there is no aircraft to build."""
    return ALLOWED if units_left(table(s), AIRCRAFT) else NO_USE_NOW


def build_aircraft(s: State, cue: Cue) -> None:
    """Orville Wright: an aircraft for nothing, whatever the seat knows."""
    draw_unit(table(s), cue.owner, AIRCRAFT)


def has_copies(s: State, cue: Cue) -> int:
    """The reason why no tech of others can be learned."""
    return ALLOWED if free_techs(table(s), cue.owner, teacher=TECHS_OF_OTHERS) else NO_USE_NOW


def copy_tech(s: State, cue: Cue) -> None:
    """Thomas Edison: learn a tech that somebody else knows."""
    s.push(FreeTech(cue.owner, teacher=TECHS_OF_OTHERS))


BUILDERS: Final = (
    PersonCard(
        ADA_LOVELACE, "ada_lovelace", BUILDER,
        (Use(CITY_MANAGEMENT, extra_action, discard=True),),
    ),
    PersonCard(ARCHIMEDES, "archimedes", BUILDER, (Do(LEARNED, found_first),), constant=True),
    # Used in a phase and discarded.
    PersonCard(
        FRANK_LLOYD_WRIGHT, "frank_lloyd_wright", BUILDER,
        (Use(CITY_MANAGEMENT, praise_buildings, has_buildings, discard=True),),
    ),
    PersonCard(HENRY_FORD, "henry_ford", BUILDER, (Plus(SPEED, FASTER),), constant=True),
    PersonCard(
        NIKOLA_TESLA, "nikola_tesla", BUILDER, (Use(RESEARCH, lay_lower, discard=True),)
    ),
    PersonCard(
        ORVILLE_WRIGHT, "orville_wright", BUILDER,
        (Use(START_OF_TURN, build_aircraft, has_aircraft, discard=True),),
    ),
    PersonCard(
        THOMAS_EDISON, "thomas_edison", BUILDER,
        (Use(START_OF_TURN, copy_tech, has_copies, discard=True),),
    ),
)  # fmt: skip
BUILDER_FRAMES: Final = (ChooseExtra, ExtraAction, LayTech)

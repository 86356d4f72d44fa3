"""Building programs of Wisdom and Warfare, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.actions import ActsAs
from ziggurat.games.board_game.cities.moments import OUTSKIRTS_PRODUCTION, PRODUCED
from ziggurat.games.board_game.moments import CITY_ACTION, CITY_LOST
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_RULE
from ziggurat.games.board_game.wisdom_and_warfare.programs.facts import (
    PROGRAM_FACTS,
    PROGRAM_INVARIANTS,
)
from ziggurat.games.board_game.wisdom_and_warfare.programs.program import (
    PROGRAMMING,
    end_program,
    lose_program,
    offer_program,
    refuse_program,
    start_program,
    twice,
)
from ziggurat.games.board_game.wisdom_and_warfare.programs.reasons import PROGRAM_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.programs.verbs import PROGRAM_VERBS
from ziggurat.kernel.content import Adjust, Do, Offer, Row

BUILDING_PROGRAM: Final = FIRST_RULE + 4

PROGRAM_RULE: Final = Row(
    BUILDING_PROGRAM,
    "building_program",
    (
        Offer(CITY_ACTION, offer_program, start_program, refuse_program),
        ActsAs(PROGRAMMING),
        Adjust(OUTSKIRTS_PRODUCTION, twice),
        Do(PRODUCED, end_program),
        Do(CITY_LOST, lose_program),
    ),
)


def install_programs(b: Build) -> None:
    """A fourth action for every city."""
    b.content("rule").add((PROGRAM_RULE,))
    b.verbs.add(PROGRAM_VERBS)
    b.reasons.add(PROGRAM_REASONS)
    b.facts.add(PROGRAM_FACTS)
    b.invariants.add(PROGRAM_INVARIANTS)

"""Research, put together: the question of the phase, the techs and what they are paid for."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.content.tech_effects import EFFECT_ASKERS
from ziggurat.games.board_game.content.tech_moves import MOVE_ASKERS
from ziggurat.games.board_game.content.tech_strikes import STRIKE_ASKERS, LoseUnit
from ziggurat.games.board_game.content.techs_1 import TECHS_1
from ziggurat.games.board_game.content.techs_2 import TECHS_2
from ziggurat.games.board_game.content.techs_3 import TECHS_3
from ziggurat.games.board_game.content.techs_4 import TECHS_4
from ziggurat.games.board_game.research.abilities import ABILITY_FRAMES
from ziggurat.games.board_game.research.before import (
    BEFORE_RESEARCH,
    BEFORE_STEPS,
    BeforeResearch,
)
from ziggurat.games.board_game.research.facts import RESEARCH_FACTS
from ziggurat.games.board_game.research.free_tech import FreeTech
from ziggurat.games.board_game.research.moments import RESEARCH_MOMENTS
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.phase import CHOICE, CHOICE_STEPS, RESEARCH_ASKER
from ziggurat.games.board_game.research.prices import PART_KIND
from ziggurat.games.board_game.research.reasons import RESEARCH_REASONS
from ziggurat.games.board_game.research.reasons_techs import TECH_REASONS

TECHS: Final = (*TECHS_1, *TECHS_2, *TECHS_3, *TECHS_4)


def install_research(b: Build) -> None:
    """The techs, how they are learned, their abilities and the payment for them."""
    b.content("tech").add(TECHS)
    b.kinds.add((PART_KIND,))
    b.moments.add(RESEARCH_MOMENTS)
    b.reasons.add(RESEARCH_REASONS).add(TECH_REASONS)
    b.askers.add((RESEARCH_ASKER, *EFFECT_ASKERS, *STRIKE_ASKERS, *MOVE_ASKERS))
    b.facts.add(RESEARCH_FACTS)
    b.flow(BEFORE_RESEARCH).add(BEFORE_STEPS)
    b.flow(CHOICE).add(CHOICE_STEPS)
    b.records((Pay, FreeTech, *ABILITY_FRAMES, LoseUnit, BeforeResearch))

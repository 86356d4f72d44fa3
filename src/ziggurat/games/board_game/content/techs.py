"""All techs, and what they bring to the game besides their rows."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.content.tech_battle import TECH_BATTLE_FRAMES
from ziggurat.games.board_game.content.tech_effects import EFFECT_ASKERS
from ziggurat.games.board_game.content.tech_moves import MOVE_ASKERS
from ziggurat.games.board_game.content.tech_strikes import STRIKE_ASKERS, LoseUnit
from ziggurat.games.board_game.content.techs_1 import TECHS_1
from ziggurat.games.board_game.content.techs_2 import TECHS_2
from ziggurat.games.board_game.content.techs_3 import TECHS_3
from ziggurat.games.board_game.content.techs_4 import TECHS_4
from ziggurat.games.board_game.research.abilities import ABILITY_FRAMES
from ziggurat.games.board_game.research.paying import SPENT, Pay
from ziggurat.games.board_game.research.reasons_techs import TECH_REASONS

TECHS: Final = (*TECHS_1, *TECHS_2, *TECHS_3, *TECHS_4)


def install_techs(b: Build) -> None:
    """Bring the techs, their abilities and the payment for them."""
    b.content("tech").add(TECHS)
    b.moments.add((SPENT,))
    b.reasons.add(TECH_REASONS)
    b.askers.add((*EFFECT_ASKERS, *STRIKE_ASKERS, *MOVE_ASKERS))
    b.records((Pay, *ABILITY_FRAMES, *TECH_BATTLE_FRAMES, LoseUnit))

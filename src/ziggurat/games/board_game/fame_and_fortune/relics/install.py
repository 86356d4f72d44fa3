"""Relics, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.board_game.fame_and_fortune.relics.facts import RELIC_FACTS
from ziggurat.games.board_game.fame_and_fortune.relics.moments import RELIC_MOMENTS
from ziggurat.games.board_game.fame_and_fortune.relics.relics import (
    RELICS,
    SCHOOL_PEOPLE,
    give_what_waits,
)
from ziggurat.games.board_game.start.start_of_turn import START
from ziggurat.kernel.rules import Step


def install_relics(b: Build) -> None:
    """The markers, claiming them, and what comes a turn later."""
    b.content("map_token").add(RELICS)
    b.flow(START).before("act", Step("relics", give_what_waits))
    b.moments.add(RELIC_MOMENTS)
    b.limits.add((Limit(SCHOOL_PEOPLE, 1),))
    b.facts.add(RELIC_FACTS)

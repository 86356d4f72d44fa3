"""City-states, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import ALL_CITY_STATES
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import (
    CITY_STATE_GATHERERS,
    CITY_STATE_RULES,
)
from ziggurat.games.board_game.wisdom_and_warfare.city_states.discovery import DrawCityState
from ziggurat.games.board_game.wisdom_and_warfare.city_states.facts import CITY_STATE_FACTS
from ziggurat.games.board_game.wisdom_and_warfare.city_states.invariants import CITY_STATE_CHECKS
from ziggurat.games.board_game.wisdom_and_warfare.city_states.reasons import CITY_STATE_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.city_states.verbs import CITY_STATE_VERBS


def install_city_states(b: Build) -> None:
    """The markers, how they come and go, and what they give."""
    b.content("map_token").add(ALL_CITY_STATES)
    b.content("rule").add(CITY_STATE_RULES)
    b.content("gatherer").add(CITY_STATE_GATHERERS)
    b.verbs.add(CITY_STATE_VERBS)
    b.reasons.add(CITY_STATE_REASONS)
    b.records((DrawCityState,))
    b.facts.add(CITY_STATE_FACTS)
    b.invariants.add(CITY_STATE_CHECKS)

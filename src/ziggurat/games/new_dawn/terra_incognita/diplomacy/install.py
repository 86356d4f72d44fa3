"""Diplomacy, put together: five cards for each colour, and new city-states."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.terra_incognita.diplomacy.antananarivo import (
    WONDERS_HELD,
    begin_turn,
    give_back,
)
from ziggurat.games.new_dawn.terra_incognita.diplomacy.city_states import (
    NEW_CITY_STATES,
    SpendAs,
)
from ziggurat.games.new_dawn.terra_incognita.diplomacy.pact import AnswerPact
from ziggurat.games.new_dawn.terra_incognita.diplomacy.player_cards import (
    NEW_CARDS,
    PURPLE_CARDS,
    REMOVED_CARDS,
)
from ziggurat.games.new_dawn.terra_incognita.diplomacy.reasons import DIPLOMACY_REASONS
from ziggurat.kernel.rules import Step


def install_diplomacy(b: Build) -> None:
    """Player cards and city-states (ti.component.diplomacy_added)."""
    cards = b.content("diplomacy_card")
    for name in REMOVED_CARDS:
        cards.remove(name)
    cards.add(NEW_CARDS)
    cards.add(PURPLE_CARDS)
    b.content("city_state").add(NEW_CITY_STATES)
    b.flow("turn").replace("start of turn", Step("start of turn", begin_turn))
    b.flow("turn").before("end", Step("city given back", give_back))
    b.invariants.replace("wonders", WONDERS_HELD)
    b.reasons.add(DIPLOMACY_REASONS)
    b.records((AnswerPact, SpendAs))

"""Diplomacy, put together: the cards of players and city-states, their frames and facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.new_dawn.content.city_states import CITY_STATE_FRAMES, CITY_STATES
from ziggurat.games.new_dawn.content.diplomacy_cards import DIPLOMACY_CARD_FRAMES, DIPLOMACY_CARDS
from ziggurat.games.new_dawn.diplomacy.cards import DIPLOMACY_FRAMES
from ziggurat.games.new_dawn.diplomacy.facts import DIPLOMACY_FACTS
from ziggurat.games.new_dawn.diplomacy.givers import KeepCards


def install_diplomacy(b: Build) -> None:
    """Everything about diplomacy cards (nd.diplomacy.use_taken)."""
    b.content("diplomacy_card").add(DIPLOMACY_CARDS)
    b.content("city_state").add(CITY_STATES)
    b.limits.add((Limit("city_state_cards", 2),))
    b.facts.add(DIPLOMACY_FACTS)
    b.records((KeepCards,))
    for frames in (DIPLOMACY_FRAMES, DIPLOMACY_CARD_FRAMES, CITY_STATE_FRAMES):
        b.records(frames)

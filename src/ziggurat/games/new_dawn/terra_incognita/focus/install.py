"""The focus row of six slots and its cards, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.terra_incognita.focus.culture_cards import (
    NEW_CULTURE_CARDS,
    NEW_CULTURE_FRAMES,
)
from ziggurat.games.new_dawn.terra_incognita.focus.growth_cards import GROWTH_CARDS, GROWTH_FRAMES
from ziggurat.games.new_dawn.terra_incognita.focus.industry_cards import (
    NEW_INDUSTRY_CARDS,
    REMOVED_INDUSTRY_CARD,
)
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import FOCUS_REASONS
from ziggurat.games.new_dawn.terra_incognita.focus.science_cards import (
    NEW_SCIENCE_CARDS,
    NEW_SCIENCE_FRAMES,
)
from ziggurat.games.new_dawn.terra_incognita.focus.slots import NEW_SLOTS
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import FOCUS_VERBS
from ziggurat.games.new_dawn.terra_incognita.ids import TYPES


def install_focus(b: Build) -> None:
    """Six slots, growth cards, new printings and unique cards (ti.focus.six_slots)."""
    b.content("focus_slot").add(NEW_SLOTS)
    b.kinds.replace("focus", labelled("focus", list(TYPES)))
    cards = b.content("focus_card").remove(REMOVED_INDUSTRY_CARD)
    for rows in (GROWTH_CARDS, NEW_CULTURE_CARDS, NEW_SCIENCE_CARDS, NEW_INDUSTRY_CARDS):
        cards.add(rows)
    b.verbs.add(FOCUS_VERBS)
    b.reasons.add(FOCUS_REASONS)
    for frames in (GROWTH_FRAMES, NEW_CULTURE_FRAMES, NEW_SCIENCE_FRAMES):
        b.records(frames)

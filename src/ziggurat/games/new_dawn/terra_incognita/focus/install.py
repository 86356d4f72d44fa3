"""The focus row of six slots and its cards, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.terra_incognita.focus.growth_cards import GROWTH_CARDS, GROWTH_FRAMES
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import GROWTH_REASONS
from ziggurat.games.new_dawn.terra_incognita.focus.slots import NEW_SLOTS
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import FOCUS_VERBS
from ziggurat.games.new_dawn.terra_incognita.ids import TYPES


def install_focus(b: Build) -> None:
    """Six slots, growth cards, new printings and unique cards (ti.focus.six_slots)."""
    b.content("focus_slot").add(NEW_SLOTS)
    b.kinds.replace("focus", labelled("focus", list(TYPES)))
    b.content("focus_card").add(GROWTH_CARDS)
    b.verbs.add(FOCUS_VERBS)
    b.reasons.add(GROWTH_REASONS)
    b.records(GROWTH_FRAMES)

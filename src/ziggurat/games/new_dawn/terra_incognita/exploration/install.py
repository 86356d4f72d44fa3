"""Exploration, put together: figures at the edge draw tiles, and what is known of the stack."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Sequence
from ziggurat.games.new_dawn.terra_incognita.exploration.astronomy import (
    ASTRONOMY_CARDS,
    ASTRONOMY_FRAMES,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.economy_cards import (
    ECONOMY_CARD_FRAMES,
    NEW_ECONOMY_CARDS,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import EXPLORING_FRAMES
from ziggurat.games.new_dawn.terra_incognita.exploration.facts import EXPLORATION_FACTS
from ziggurat.games.new_dawn.terra_incognita.exploration.figures import EXPLORATION_RULES
from ziggurat.games.new_dawn.terra_incognita.exploration.invariants import TILE_INVARIANTS
from ziggurat.games.new_dawn.terra_incognita.exploration.moments import EXPLORATION_MOMENTS
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import EXPLORATION_REASONS
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import redeal_stack
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import (
    EXPLORATION_KINDS,
    EXPLORATION_VERBS,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.water import WATER_FRAMES


def install_exploration(b: Build) -> None:
    """Drawing and placing tiles during play (ti.explore.who)."""
    b.content("rule").add(EXPLORATION_RULES)
    b.kinds.add(EXPLORATION_KINDS)
    b.verbs.add(EXPLORATION_VERBS)
    b.reasons.add(EXPLORATION_REASONS)
    b.moments.add(EXPLORATION_MOMENTS)
    cards = b.content("focus_card").remove("currency")
    cards.add(NEW_ECONOMY_CARDS).add(ASTRONOMY_CARDS)
    for frames in (EXPLORING_FRAMES, WATER_FRAMES, ECONOMY_CARD_FRAMES, ASTRONOMY_FRAMES):
        b.records(frames)
    b.facts.add(EXPLORATION_FACTS)
    b.invariants.add(TILE_INVARIANTS)
    b.redeal(redeal_stack)


EXPLORATION_SEQUENCES: Final = (
    Sequence("put_back_tiles", "each tile goes further out than those put back before it"),
)

"""Armies and forts, put together: kinds of pieces, military cards, frames, refusals, facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.terra_incognita.armies.facts import ARMY_FACTS
from ziggurat.games.new_dawn.terra_incognita.armies.invariants import ARMY_INVARIANTS
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import ARMY_VERBS


def install_armies(b: Build) -> None:
    """Armies and forts (ti.army.card_use)."""
    b.kinds.add((labelled("army", ["a1", "a2"]),))
    b.verbs.add(ARMY_VERBS)
    b.facts.add(ARMY_FACTS)
    b.invariants.add(ARMY_INVARIANTS)

"""Governments, put together: six tokens, the frame that changes them, refusals and facts."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.moments import CARD_REPLACED
from ziggurat.games.new_dawn.terra_incognita.governments.changing import (
    GOVERNMENT_VERBS,
    ChangeGovernment,
    follow_card,
)
from ziggurat.games.new_dawn.terra_incognita.governments.facts import (
    GOVERNMENT_FACTS,
    GOVERNMENT_INVARIANTS,
)
from ziggurat.games.new_dawn.terra_incognita.governments.moments import GOVERNMENT_MOMENTS
from ziggurat.games.new_dawn.terra_incognita.governments.reasons import GOVERNMENT_REASONS
from ziggurat.games.new_dawn.terra_incognita.governments.rows import GOVERNMENTS
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_RULE
from ziggurat.kernel.content import Do, Row

# For everybody: a government goes with the card it lies on.
GOVERNMENT_RULE: Final = Row(
    FIRST_RULE + 12, "government_tokens", (Do(CARD_REPLACED, follow_card),)
)


def install_governments(b: Build) -> None:
    """Everything about governments (ti.component.governments)."""
    b.content("government").add(GOVERNMENTS)
    b.content("rule").add((GOVERNMENT_RULE,))
    b.verbs.add(GOVERNMENT_VERBS)
    b.moments.add(GOVERNMENT_MOMENTS)
    b.reasons.add(GOVERNMENT_REASONS)
    b.facts.add(GOVERNMENT_FACTS)
    b.invariants.add(GOVERNMENT_INVARIANTS)
    b.records((ChangeGovernment,))

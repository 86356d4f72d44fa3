"""The event dial, put together: its sections and the tokens on wonders."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.terra_incognita.world.dial import NEW_SECTIONS
from ziggurat.games.new_dawn.terra_incognita.world.wonder_tokens import (
    WONDER_TOKEN_FACTS,
    WONDER_TOKEN_INVARIANTS,
    WONDER_TOKEN_RULE,
    WonderTokens,
)
from ziggurat.games.new_dawn.world.events import SECTIONS


def install_world(b: Build) -> None:
    """Another dial, without a trade icon (ti.component.event_dial_replaced)."""
    sections = b.content("event_section")
    for section in SECTIONS:
        sections.remove(section.name)
    sections.add(NEW_SECTIONS)
    b.content("rule").add((WONDER_TOKEN_RULE,))
    b.facts.add(WONDER_TOKEN_FACTS)
    b.invariants.add(WONDER_TOKEN_INVARIANTS)
    b.records((WonderTokens,))

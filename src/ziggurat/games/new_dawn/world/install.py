"""The world between turns, put together: the event dial, barbarians, their frames and facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.world.barbarians import MoveAll, Raid, Unstack
from ziggurat.games.new_dawn.world.events import SECTIONS
from ziggurat.games.new_dawn.world.facts import WORLD_FACTS


def install_world(b: Build) -> None:
    """Everything about events and barbarians (nd.event.advance)."""
    b.content("event_section").add(SECTIONS)
    b.facts.add(WORLD_FACTS)
    b.records((MoveAll, Unstack, Raid))

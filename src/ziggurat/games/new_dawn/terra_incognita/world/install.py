"""The world: the new event dial, and barbarians that meet armies, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_world(b: Build) -> None:
    """The dial of six sections (ti.component.event_dial_replaced)."""

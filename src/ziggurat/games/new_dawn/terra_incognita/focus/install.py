"""The focus row of six slots and its cards, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_focus(b: Build) -> None:
    """Six slots, growth cards, new printings and unique cards (ti.focus.six_slots)."""

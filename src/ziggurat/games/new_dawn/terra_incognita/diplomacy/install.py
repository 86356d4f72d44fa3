"""Diplomacy: five cards for each colour, and new city-states, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_diplomacy(b: Build) -> None:
    """Player cards, city-states and Ibrahim (ti.component.diplomacy_added)."""

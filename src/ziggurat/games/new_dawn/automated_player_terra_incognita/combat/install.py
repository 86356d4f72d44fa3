"""The automated player's combat with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_combat(b: Build) -> None:
    """Install its combat."""

"""The automated player's exploration with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_exploration(b: Build) -> None:
    """Install its exploration."""

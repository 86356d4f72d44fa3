"""The automated player's unique with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_unique(b: Build) -> None:
    """Install its unique."""

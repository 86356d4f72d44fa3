"""The automated player's governments with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_governments(b: Build) -> None:
    """Install its governments."""

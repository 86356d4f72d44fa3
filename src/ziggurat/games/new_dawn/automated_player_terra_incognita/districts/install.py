"""The automated player's districts with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_districts(b: Build) -> None:
    """Install its districts."""

"""The automated player's culture, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_culture(b: Build) -> None:
    """Install its culture."""

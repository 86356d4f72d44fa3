"""The automated player's armies with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_armies(b: Build) -> None:
    """Install its armies."""

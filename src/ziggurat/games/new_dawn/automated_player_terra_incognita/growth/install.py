"""The automated player's growth with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_growth(b: Build) -> None:
    """Install its growth."""

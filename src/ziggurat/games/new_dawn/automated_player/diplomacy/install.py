"""The automated player's diplomacy, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_diplomacy(b: Build) -> None:
    """Install its diplomacy."""

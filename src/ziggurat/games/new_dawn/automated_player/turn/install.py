"""The automated player's turn, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_turn(b: Build) -> None:
    """Install its turn."""

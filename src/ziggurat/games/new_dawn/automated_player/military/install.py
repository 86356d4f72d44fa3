"""The automated player's military, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_military(b: Build) -> None:
    """Install its military."""

"""The automated player's economy, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_economy(b: Build) -> None:
    """Install its economy."""

"""The automated player's trade, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_trade(b: Build) -> None:
    """Install its trade."""

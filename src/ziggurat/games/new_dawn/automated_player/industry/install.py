"""The automated player's industry, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_industry(b: Build) -> None:
    """Install its industry."""

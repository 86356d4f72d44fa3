"""The automated player's science, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_science(b: Build) -> None:
    """Install its science."""

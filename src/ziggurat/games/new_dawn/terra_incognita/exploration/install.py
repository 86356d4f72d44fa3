"""Exploration: figures at the edge draw tiles, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_exploration(b: Build) -> None:
    """Drawing and placing tiles during play (ti.explore.who)."""

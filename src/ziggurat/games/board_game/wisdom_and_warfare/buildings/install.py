"""Buildings of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_buildings(b: Build) -> None:
    """Everything of this topic."""

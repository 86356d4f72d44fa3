"""Civilizations of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_civilizations(b: Build) -> None:
    """Everything of this topic."""

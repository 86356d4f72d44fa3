"""Wonders of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_wonders(b: Build) -> None:
    """Everything of this topic."""

"""Policies of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_policies(b: Build) -> None:
    """Everything of this topic."""

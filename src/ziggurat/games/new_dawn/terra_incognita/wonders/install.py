"""Fourteen wonder cards, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_wonders(b: Build) -> None:
    """Wonders added and removed (ti.component.wonders_added)."""

"""Armies and forts: movement, attacks, shields, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_armies(b: Build) -> None:
    """Armies and forts (ti.army.card_use)."""

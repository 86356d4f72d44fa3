"""Victory: four of five cards, two of them for forts, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_victory(b: Build) -> None:
    """Victory cards, agendas and ties (ti.victory.goal)."""

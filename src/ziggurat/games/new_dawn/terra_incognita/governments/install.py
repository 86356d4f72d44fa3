"""Governments and their event, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_governments(b: Build) -> None:
    """Six governments for each seat (ti.component.governments)."""

"""Districts and their event, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_districts(b: Build) -> None:
    """Five districts for each seat (ti.component.districts)."""

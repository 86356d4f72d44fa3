"""Setup with forts, a small core and a stack of tiles, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_setup(b: Build) -> None:
    """Setup for two to five seats (ti.general.whole_package)."""

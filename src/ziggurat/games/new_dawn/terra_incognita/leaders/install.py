"""Ten more leaders, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_leaders(b: Build) -> None:
    """Ten leaders (ti.component.leaders_added)."""

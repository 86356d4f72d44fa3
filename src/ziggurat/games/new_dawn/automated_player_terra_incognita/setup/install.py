"""The automated player's setup with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build


def install_setup(b: Build) -> None:
    """Install its setup."""

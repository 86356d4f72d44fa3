"""Units with strength and health, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.content.units import UNITS as OLD_UNITS
from ziggurat.games.board_game.wisdom_and_warfare.units.units import UNITS


def install_units(b: Build) -> None:
    """New unit cards take the place of all old ones; how battles go is on the cards."""
    units = b.content("unit")
    for old, new in zip(OLD_UNITS, UNITS, strict=True):
        units.replace(old.name, new)

"""Buildings of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.buildings.shipyard import NEW_BUILDINGS


def install_buildings(b: Build) -> None:
    """The Shipyard; the tech Navy lets it be built."""
    b.content("building").add(NEW_BUILDINGS)

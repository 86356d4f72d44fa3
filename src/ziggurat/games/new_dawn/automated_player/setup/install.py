"""The automated player's setup, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.setup.core import (
    AROUND,
    CORE_FRAMES,
    MAP_STEPS,
    begin_map,
)
from ziggurat.games.new_dawn.board.geometry import A
from ziggurat.kernel.rules import Step


def install_setup(b: Build) -> None:
    """Install the map around its capital tile."""
    b.flow("automated_map").add(MAP_STEPS)
    b.flow("setup").replace("map", Step("map", begin_map))
    b.limit("core_tiles", len(AROUND[A]))
    b.records(CORE_FRAMES)

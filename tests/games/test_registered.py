"""Saves: every frame that a game's package defines can be saved, whatever modules are in play."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import pytest

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.checks import variants
from ziggurat.kernel.frame import Frame


@cache
def frames_of(folder: str) -> dict[str, type[Frame]]:
    """All frames that the modules of a game define, without those that others only build on."""
    package = importlib.import_module(f"ziggurat.games.{folder}")
    found: dict[str, type[Frame]] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, Frame) and "SPEC" in vars(value):
                found[value.__name__] = value
    own = [name for name, value in found.items() if value.__module__.startswith(package.__name__)]
    return {name: found[name] for name in own}


@pytest.mark.parametrize("name", sorted(api.games()))
def test_every_frame_of_a_game_can_be_saved(name: str) -> None:
    game = api.games()[name]
    frames = frames_of(game.folder)
    known: dict[str, type] = {}
    for variant in variants(game):
        known.update(build(game, *variant).records)
    assert len(frames) > 3
    assert sorted(set(frames) - set(known)) == []
    assert all([known[frame] is frames[frame] for frame in frames])

"""What Terra Incognita changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.new_dawn.terra_incognita.armies.install import ARMY_SEQUENCES, install_armies
from ziggurat.games.new_dawn.terra_incognita.diplomacy.install import install_diplomacy
from ziggurat.games.new_dawn.terra_incognita.districts.install import (
    DISTRICT_SEQUENCES,
    install_districts,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.install import (
    EXPLORATION_SEQUENCES,
    install_exploration,
)
from ziggurat.games.new_dawn.terra_incognita.focus.install import install_focus
from ziggurat.games.new_dawn.terra_incognita.governments.install import install_governments
from ziggurat.games.new_dawn.terra_incognita.leaders.install import install_leaders
from ziggurat.games.new_dawn.terra_incognita.setup.install import install_setup
from ziggurat.games.new_dawn.terra_incognita.setup.options import OPTIONS
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, make_unknown
from ziggurat.games.new_dawn.terra_incognita.victory.install import install_victory
from ziggurat.games.new_dawn.terra_incognita.view import UnknownView, view_unknown
from ziggurat.games.new_dawn.terra_incognita.wonders.install import install_wonders
from ziggurat.games.new_dawn.terra_incognita.world.install import install_world


def install(b: Build) -> None:
    """Install the expansion."""
    b.records((Unknown, UnknownView))
    b.extra(make_unknown)
    b.view(view_unknown)
    install_focus(b)
    install_districts(b)
    install_governments(b)
    install_armies(b)
    install_setup(b)
    install_exploration(b)
    install_leaders(b)
    install_wonders(b)
    install_diplomacy(b)
    install_victory(b)
    install_world(b)


TERRA_INCOGNITA: Final = Module(
    "terra_incognita",
    install,
    sequences=(*ARMY_SEQUENCES, *EXPLORATION_SEQUENCES, *DISTRICT_SEQUENCES),
    excludes=("map=first-game",),
    options=OPTIONS,
    seats=(5,),
)

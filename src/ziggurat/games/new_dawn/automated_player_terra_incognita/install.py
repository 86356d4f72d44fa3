"""What changes when the automated player meets Terra Incognita, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.install import install_armies
from ziggurat.games.new_dawn.automated_player_terra_incognita.combat.install import install_combat
from ziggurat.games.new_dawn.automated_player_terra_incognita.diplomacy.install import (
    install_diplomacy,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.install import (
    install_districts,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.install import (
    install_exploration,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.governments.install import (
    install_governments,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.growth.install import install_growth
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.install import install_setup
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.options import OPTIONS
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.install import install_unique


def install(b: Build) -> None:
    """Install what the variant for the expansion changes and adds."""
    install_setup(b)
    install_governments(b)
    install_exploration(b)
    install_districts(b)
    install_growth(b)
    install_armies(b)
    install_combat(b)
    install_diplomacy(b)
    install_unique(b)


AUTOMATED_PLAYER_TERRA_INCOGNITA: Final = Module(
    "automated_player_terra_incognita",
    install,
    needs=("automated_player", "terra_incognita"),
    after=("automated_player", "terra_incognita"),
    options=OPTIONS,
    no_seats=(5,),
)

"""What Fame and Fortune changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.expansions.common import install_expansions
from ziggurat.games.board_game.fame_and_fortune.civilizations.install import install_civilizations
from ziggurat.games.board_game.fame_and_fortune.disbanding.install import install_disbanding
from ziggurat.games.board_game.fame_and_fortune.events.install import install_events
from ziggurat.games.board_game.fame_and_fortune.finds.install import install_finds
from ziggurat.games.board_game.fame_and_fortune.free_building import FreeBuilding
from ziggurat.games.board_game.fame_and_fortune.loot.install import install_loot
from ziggurat.games.board_game.fame_and_fortune.metropolis.install import install_metropolis
from ziggurat.games.board_game.fame_and_fortune.moments import FAME_MOMENTS
from ziggurat.games.board_game.fame_and_fortune.relics.install import install_relics
from ziggurat.games.board_game.fame_and_fortune.setup.install import install_setup
from ziggurat.games.board_game.fame_and_fortune.state import Fame, make_fame
from ziggurat.games.board_game.fame_and_fortune.techs.install import install_techs
from ziggurat.games.board_game.fame_and_fortune.verbs import CITY_VERBS
from ziggurat.games.board_game.fame_and_fortune.view import FameView, view_fame
from ziggurat.games.board_game.fame_and_fortune.wonders.install import install_wonders


def install(b: Build) -> None:
    """Install the expansion."""
    install_expansions(b, "ff")
    b.records((Fame, FameView, FreeBuilding))
    b.extra(make_fame)
    b.view(view_fame)
    b.verbs.add(CITY_VERBS)
    b.moments.add(FAME_MOMENTS)
    install_setup(b)
    install_finds(b)
    install_relics(b)
    install_loot(b)
    install_metropolis(b)
    install_disbanding(b)
    install_civilizations(b)
    install_techs(b)
    install_wonders(b)
    install_events(b)


FAME_AND_FORTUNE: Final = Module("fame_and_fortune", install, excludes=("loot=lists",), seats=(5,))

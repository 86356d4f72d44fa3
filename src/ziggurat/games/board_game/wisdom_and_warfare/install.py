"""What Wisdom and Warfare changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module, Sequence
from ziggurat.games.board_game.expansions.common import install_expansions
from ziggurat.games.board_game.wisdom_and_warfare.buildings.install import install_buildings
from ziggurat.games.board_game.wisdom_and_warfare.city_states.install import install_city_states
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.install import install_civilizations
from ziggurat.games.board_game.wisdom_and_warfare.events.install import install_events
from ziggurat.games.board_game.wisdom_and_warfare.finds.install import install_finds
from ziggurat.games.board_game.wisdom_and_warfare.governments.install import install_governments
from ziggurat.games.board_game.wisdom_and_warfare.policies.install import install_policies
from ziggurat.games.board_game.wisdom_and_warfare.programs.install import install_programs
from ziggurat.games.board_game.wisdom_and_warfare.relics.install import install_relics
from ziggurat.games.board_game.wisdom_and_warfare.setup.install import install_setup
from ziggurat.games.board_game.wisdom_and_warfare.state import Wisdom, make_wisdom
from ziggurat.games.board_game.wisdom_and_warfare.techs.install import install_techs
from ziggurat.games.board_game.wisdom_and_warfare.units.install import install_units
from ziggurat.games.board_game.wisdom_and_warfare.view import WisdomView, view_wisdom
from ziggurat.games.board_game.wisdom_and_warfare.wonders.install import install_wonders


def install(b: Build) -> None:
    """Install the expansion."""
    install_expansions(b, "ww")
    b.records((Wisdom, WisdomView))
    b.extra(make_wisdom)
    b.view(view_wisdom)
    install_setup(b)
    install_finds(b)
    install_relics(b)
    install_city_states(b)
    install_buildings(b)
    install_programs(b)
    install_policies(b)
    install_governments(b)
    install_units(b)
    install_civilizations(b)
    install_techs(b)
    install_wonders(b)
    install_events(b)


WISDOM_AND_WARFARE: Final = Module(
    "wisdom_and_warfare",
    install,
    excludes=("loot=lists",),
    sequences=(
        Sequence("free_units", "each unit is drawn before the next type is chosen"),
        Sequence("switch_policy", "a card that one switch sets free can be taken by the next"),
    ),
)

"""What the automated player changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.new_dawn.automated_player.combat.install import install_combat
from ziggurat.games.new_dawn.automated_player.culture.install import install_culture
from ziggurat.games.new_dawn.automated_player.diplomacy.install import install_diplomacy
from ziggurat.games.new_dawn.automated_player.economy.install import install_economy
from ziggurat.games.new_dawn.automated_player.governor import GOVERNOR, TOPICS
from ziggurat.games.new_dawn.automated_player.industry.install import install_industry
from ziggurat.games.new_dawn.automated_player.military.install import install_military
from ziggurat.games.new_dawn.automated_player.reading import ReadCard
from ziggurat.games.new_dawn.automated_player.science.install import install_science
from ziggurat.games.new_dawn.automated_player.setup.install import install_setup
from ziggurat.games.new_dawn.automated_player.setup.options import OPTIONS
from ziggurat.games.new_dawn.automated_player.trade.install import install_trade
from ziggurat.games.new_dawn.automated_player.turn.install import install_turn
from ziggurat.games.new_dawn.printed import GOVERNORS


def install(b: Build) -> None:
    """Install the seat, its cards and its lists."""
    b.content(GOVERNORS).add((GOVERNOR,))
    for family in ("automated_order", TOPICS, "priority_list", "criterion"):
        b.content(family)
    b.records((ReadCard,))
    install_setup(b)
    install_turn(b)
    install_trade(b)
    install_culture(b)
    install_science(b)
    install_economy(b)
    install_industry(b)
    install_military(b)
    install_combat(b)
    install_diplomacy(b)


AUTOMATED_PLAYER: Final = Module(
    "automated_player",
    install,
    excludes=("map=first-game",),
    options=OPTIONS,
    governed=1,
)

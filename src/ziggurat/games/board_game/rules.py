"""The Board Game's table of contents: topics, options and modules.

Each topic installs its own flows, content, frames, reasons and facts from the `install.py` of its
folder. Nothing else names a module.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Game, Option
from ziggurat.games.board_game.battle.install import install_battle
from ziggurat.games.board_game.battle.loot_points import loot_by_points
from ziggurat.games.board_game.both_boxes.install import BOTH_BOXES
from ziggurat.games.board_game.both_boxes_first_printing.install import BOTH_BOXES_FIRST_PRINTING
from ziggurat.games.board_game.both_boxes_great_person_deck.install import (
    BOTH_BOXES_GREAT_PERSON_DECK,
)
from ziggurat.games.board_game.both_boxes_investments.install import BOTH_BOXES_INVESTMENTS
from ziggurat.games.board_game.both_boxes_late_changes.install import BOTH_BOXES_LATE_CHANGES
from ziggurat.games.board_game.cities.install import install_cities
from ziggurat.games.board_game.culture.install import install_culture
from ziggurat.games.board_game.fame_and_fortune.install import FAME_AND_FORTUNE
from ziggurat.games.board_game.first_printing.install import FIRST_PRINTING
from ziggurat.games.board_game.great_person_deck.install import GREAT_PERSON_DECK
from ziggurat.games.board_game.invariants import install_invariants
from ziggurat.games.board_game.investments.install import INVESTMENTS
from ziggurat.games.board_game.late_changes.install import LATE_CHANGES
from ziggurat.games.board_game.late_changes_investments.install import LATE_CHANGES_INVESTMENTS
from ziggurat.games.board_game.movement.install import install_movement
from ziggurat.games.board_game.research.install import install_research
from ziggurat.games.board_game.sequences import SEQUENCES
from ziggurat.games.board_game.setup.install import chosen_civilizations, install_setup
from ziggurat.games.board_game.start.install import install_start
from ziggurat.games.board_game.trade.install import install_trade, long_bargaining
from ziggurat.games.board_game.turn.install import install_turn
from ziggurat.games.board_game.victory import ENDINGS, advanced_tie_breaker, install_victory
from ziggurat.games.board_game.view import install_view
from ziggurat.games.board_game.vocabulary import install_vocabulary
from ziggurat.games.board_game.wisdom_and_warfare.install import WISDOM_AND_WARFARE

# A fifth seat is for modules that bring a map for it.
SEATS: Final = ("p1", "p2", "p3", "p4", "p5")


def install(b: Build) -> None:
    """Install the base game."""
    install_setup(b)
    install_turn(b)
    install_start(b)
    install_trade(b)
    install_cities(b)
    install_culture(b)
    install_movement(b)
    install_battle(b)
    install_research(b)
    install_victory(b)
    install_vocabulary(b)
    install_view(b)
    install_invariants(b)


def as_is(b: Build) -> None:
    """The usual way."""


BOARD_GAME: Final = Game(
    name="board-game",
    version=6,
    folder="board_game",
    seat_names=SEATS,
    seats=(2, 3, 4),
    install=install,
    modules=(
        FAME_AND_FORTUNE,
        GREAT_PERSON_DECK,
        INVESTMENTS,
        FIRST_PRINTING,
        LATE_CHANGES,
        WISDOM_AND_WARFARE,
    ),
    options=(
        Option("civilizations", {"random": as_is, "chosen": chosen_civilizations}),
        Option("loot", {"lists": as_is, "points": loot_by_points}),
        Option("tie-breaker", {"usual": as_is, "advanced": advanced_tie_breaker}),
        Option("bargaining", {"bounded": as_is, "long": long_bargaining}),
    ),
    sequences=SEQUENCES,
    joins=(
        LATE_CHANGES_INVESTMENTS,
        BOTH_BOXES,
        BOTH_BOXES_GREAT_PERSON_DECK,
        BOTH_BOXES_INVESTMENTS,
        BOTH_BOXES_FIRST_PRINTING,
        BOTH_BOXES_LATE_CHANGES,
    ),
    endings=ENDINGS,
)

"""A New Dawn's table of contents: topics, options and modules.

Each topic installs its own flows, content, frames, reasons and facts from the `install.py` of its
folder. Nothing else names a module.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Game, Limit, Option
from ziggurat.build.governed import GOVERNED
from ziggurat.build.kind import amount
from ziggurat.games.new_dawn.automated_player.install import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player_terra_incognita.install import (
    AUTOMATED_PLAYER_TERRA_INCOGNITA,
)
from ziggurat.games.new_dawn.board.install import install_board
from ziggurat.games.new_dawn.combat.install import install_combat
from ziggurat.games.new_dawn.content.agendas import AGENDAS, TIE_BREAKERS, VICTORY_CARDS
from ziggurat.games.new_dawn.diplomacy.install import install_diplomacy
from ziggurat.games.new_dawn.facts import ENDINGS, VICTORY_FACTS
from ziggurat.games.new_dawn.focus.install import install_focus
from ziggurat.games.new_dawn.ids import SEAT_NAMES
from ziggurat.games.new_dawn.invariants import INVARIANTS
from ziggurat.games.new_dawn.kinds import install_counted_kinds
from ziggurat.games.new_dawn.moments import MOMENTS
from ziggurat.games.new_dawn.printed import GOVERNORS, work_out
from ziggurat.games.new_dawn.reasons import SHARED_REASONS
from ziggurat.games.new_dawn.sequences import SEQUENCES
from ziggurat.games.new_dawn.setup.install import chosen_leaders, first_game, install_setup
from ziggurat.games.new_dawn.state import Realm, Table
from ziggurat.games.new_dawn.terra_incognita.install import TERRA_INCOGNITA
from ziggurat.games.new_dawn.turn.install import install_turn
from ziggurat.games.new_dawn.verbs import VERBS
from ziggurat.games.new_dawn.victory import LiftForMarker, StepDone
from ziggurat.games.new_dawn.view import CombatView, RealmView, TableView, view_table
from ziggurat.games.new_dawn.wonders.install import install_wonders
from ziggurat.games.new_dawn.world.install import install_world


def install(b: Build) -> None:
    """Install the base game."""
    install_focus(b)
    install_setup(b)
    install_wonders(b)
    install_diplomacy(b)
    install_victory(b)
    install_board(b)
    install_combat(b)
    install_world(b)
    install_turn(b)
    install_table(b)


def install_victory(b: Build) -> None:
    """Victory cards, their agendas, and how ties are broken (nd.victory.check_moment)."""
    b.content("victory_card").add(VICTORY_CARDS)
    b.content("agenda").add(AGENDAS)
    b.content("tie_breaker").add(TIE_BREAKERS)
    b.limits.add((Limit("victory_cards", 3), Limit("victory_spare", 0)))
    b.facts.add(VICTORY_FACTS)
    b.records((LiftForMarker, StepDone))


def install_table(b: Build) -> None:
    """What all topics share: moments, verbs, the table itself, and rules that modules bring."""
    b.content("rule")
    b.content(GOVERNORS)
    b.limits.add((Limit(GOVERNED, 0),))
    b.moments.add(MOMENTS)
    b.verbs.add(VERBS)
    b.kinds.add((amount("die", 1, 6), amount("number", -99, 9999)))
    b.reasons.add(SHARED_REASONS)
    b.records((Table, Realm, TableView, RealmView, CombatView))
    b.view(view_table)
    b.invariants.add(INVARIANTS)
    b.derive(work_out)
    b.at_last(install_counted_kinds)


# Options


def as_is(b: Build) -> None:
    """The usual way."""


def epic_game(b: Build) -> None:
    """Four victory cards (nd.optional.epic)."""
    b.limit("victory_cards", 4)


NEW_DAWN: Final = Game(
    name="new-dawn",
    version=7,
    folder="new_dawn",
    seat_names=SEAT_NAMES,
    seats=(2, 3, 4),
    install=install,
    modules=(TERRA_INCOGNITA, AUTOMATED_PLAYER),
    options=(
        Option("map", {"advanced": as_is, "first-game": first_game}),
        Option("leaders", {"random": as_is, "chosen": chosen_leaders}),
        Option("length", {"usual": as_is, "epic": epic_game}),
    ),
    sequences=SEQUENCES,
    joins=(AUTOMATED_PLAYER_TERRA_INCOGNITA,),
    endings=ENDINGS,
)

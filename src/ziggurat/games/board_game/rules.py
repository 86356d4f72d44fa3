"""The Board Game's table of contents: topics, words and options.

Reading `install` answers what the game is made of; each topic installs its own flows, content,
frames, reasons and facts. Nothing else names a module.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Game, Limit, Option
from ziggurat.games.board_game.battle.install import install_battle
from ziggurat.games.board_game.battle.loot_points import loot_points
from ziggurat.games.board_game.cities.city_management import install_city
from ziggurat.games.board_game.cities.wonders import install_wonders
from ziggurat.games.board_game.content.techs import install_techs
from ziggurat.games.board_game.culture.install import install_culture
from ziggurat.games.board_game.invariants import install_invariants
from ziggurat.games.board_game.kinds import KINDS
from ziggurat.games.board_game.moments import MOMENTS
from ziggurat.games.board_game.movement.figures import ARMY_LIMIT
from ziggurat.games.board_game.movement.phase import install_movement
from ziggurat.games.board_game.reasons import SHARED_REASONS
from ziggurat.games.board_game.research.paying import PART_KIND
from ziggurat.games.board_game.research.phase import install_research
from ziggurat.games.board_game.research.reasons import RESEARCH_REASONS
from ziggurat.games.board_game.sequences import SEQUENCES
from ziggurat.games.board_game.setup.lay_out import chosen_civilizations, install_setup, start
from ziggurat.games.board_game.start.start_of_turn import install_start
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.collection import install_trade
from ziggurat.games.board_game.trade.goods import good_kind
from ziggurat.games.board_game.trade.negotiation import install_negotiation
from ziggurat.games.board_game.turn.phases import PHASE_KIND
from ziggurat.games.board_game.turn.turn import install_turn
from ziggurat.games.board_game.turn.unused import UNUSED_FACTS
from ziggurat.games.board_game.verbs import VERBS
from ziggurat.games.board_game.victory import advanced_tie_breaker, install_victory
from ziggurat.games.board_game.view import install_view
from ziggurat.kernel.content import Row
from ziggurat.lib.bag import Bag

SEATS: Final = ("p1", "p2", "p3", "p4")
# Families whose rows can be traded, looted and paid with.
TRADED: Final = ("hut", "village", "culture_event")


def install(b: Build) -> None:
    """Install the base game."""
    b.start(start)
    b.records((Table, Bag))
    b.limits.add((Limit("seats", len(SEATS)),))
    install_setup(b)
    install_turn(b)
    install_start(b)
    install_trade(b)
    install_negotiation(b)
    install_city(b)
    install_wonders(b)
    install_culture(b)
    install_movement(b)
    install_battle(b)
    install_research(b)
    install_techs(b)
    install_victory(b)
    install_words(b)
    install_view(b)
    install_invariants(b)
    b.facts.add(UNUSED_FACTS)


def install_words(b: Build) -> None:
    """Verbs, kinds of argument, and the moments and reasons that topics share."""
    b.verbs.add(VERBS)
    b.kinds.add((*KINDS, PHASE_KIND, PART_KIND))
    goods: list[Row] = []
    for family in TRADED:
        goods.extend(b.content(family).items)
    b.kinds.add((good_kind(tuple(goods)),))
    b.moments.add(MOMENTS).add((ARMY_LIMIT,))
    b.reasons.add(SHARED_REASONS).add(RESEARCH_REASONS)


# Options


def as_is(b: Build) -> None:
    """The usual way."""


def long_bargaining(b: Build) -> None:
    """So many deals, changes and counter-offers that people will hardly ever run out of them.

    Rules: cb.trade.deals_after_collection
    """
    b.limit("deals", 12)
    b.limit("changes", 60)
    b.limit("counters", 20)


BOARD_GAME: Final = Game(
    name="board-game",
    version=3,
    folder="board_game",
    seat_names=SEATS,
    seats_min=2,
    install=install,
    options=(
        Option("civilizations", {"random": as_is, "chosen": chosen_civilizations}),
        Option("loot", {"lists": as_is, "points": loot_points}),
        Option("tie-breaker", {"usual": as_is, "advanced": advanced_tie_breaker}),
        Option("bargaining", {"bounded": as_is, "long": long_bargaining}),
    ),
    sequences=SEQUENCES,
)

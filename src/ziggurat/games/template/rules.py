"""The Night Market's table of contents: flows, content, words and modules.

Reading `install` answers what the game is made of; nothing else names a module.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Ending, Game, Limit, Module, Option
from ziggurat.build.kind import amount
from ziggurat.games.template.barter import Answer, Barter, barter
from ziggurat.games.template.bidding import ask_bid, bidding, refuse_bid, resolve_bids
from ziggurat.games.template.content.tricks import TRICKS, Trick
from ziggurat.games.template.content.wares import WARES, Ware
from ziggurat.games.template.facts import FACTS, INVARIANTS
from ziggurat.games.template.festival.install import install as install_festival
from ziggurat.games.template.ids import NO_WARE, VERBS
from ziggurat.games.template.moments import MOMENTS
from ziggurat.games.template.reasons import REASONS
from ziggurat.games.template.round import (
    DrawTrick,
    RollDie,
    ShowWare,
    begin_night,
    close_market,
    draw_one,
    draw_tricks,
    end_night,
    roll,
    show_ware,
)
from ziggurat.games.template.state import Table, table
from ziggurat.games.template.theft import PlayTrick, Theft, one_trick, tricks
from ziggurat.games.template.view import MarketView, SeatView, redeal_hands, view_market
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.rules import Asker, Rules, Step
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag, bag_of
from ziggurat.lib.vec import Rows, filled


def install(b: Build) -> None:
    """Install the base game."""
    b.start(start)
    b.flow("game").add((Step("begin", begin_night),))
    b.flow("night").add(
        (
            Step("ware", show_ware),
            Step("draw", draw_tricks),
            Step("barter", barter),
            Step("bid", bidding),
            Step("tricks", tricks),
            Step("die", roll),
            Step("closing", close_market),
            Step("end", end_night),
        )
    )
    b.flow("draw").add((Step("draw", draw_one),))
    b.flow("trick").add((Step("trick", one_trick),))
    b.askers.add((Asker("bid", ask_bid, refuse_bid, resolve_bids),))
    b.content("trick").add(TRICKS)
    b.content("ware").add(WARES)
    b.moments.add(MOMENTS)
    b.verbs.add(VERBS)
    b.reasons.add(REASONS)
    b.kinds.add((amount("coins", 0, 99), amount("die", 1, 6), amount("night", 0, 99)))
    b.limits.add((Limit("nights", 6), Limit("hand", 4), Limit("bid", 9), Limit("purse", 5)))
    b.records((Table, Bag, MarketView, SeatView))
    b.records((ShowWare, DrawTrick, RollDie, Barter, Answer, PlayTrick, Theft))
    b.view(view_market)
    b.redeal(redeal_hands)
    b.facts.add(FACTS)
    b.invariants.add(INVARIANTS)


def start(rules: Rules, seats: int) -> State:
    """Lay out the market.  Rules: tp.setup.coins, tp.setup.decks"""
    tricks_bag = bag_of(_copies(rules, "trick"))
    wares_bag = bag_of(_copies(rules, "ware"))
    coins = filled(seats, rules.limits["purse"])
    none: Rows = tuple([() for _ in range(seats)])
    g = Table(rules, seats, 0, 0, tricks_bag, wares_bag, NO_WARE, coins, none, none)
    g.push(Flow("game", 0))
    return g


def _copies(rules: Rules, family: str) -> tuple[int, ...]:
    cards: list[int] = []
    for number in rules.families[family]:
        row = rules.rows[number]
        if isinstance(row, (Trick, Ware)):
            cards.extend([number] * row.copies)
    return tuple(cards)


def usual_length(b: Build) -> None:
    """Six nights."""


def long_game(b: Build) -> None:
    """Nine nights."""
    b.limit("nights", 9)


def reach_last_night(s: State, seat: int) -> None:
    """Let it be the last night, for checks; whoever has most wins it (tp.end.nights)."""
    table(s).night = s.rules.limits["nights"]


TEMPLATE: Final = Game(
    name="template",
    version=3,
    folder="template",
    seat_names=("red", "blue", "green", "yellow"),
    seats=(2, 3, 4),
    install=install,
    modules=(Module("festival", install_festival),),
    options=(Option("length", {"usual": usual_length, "long": long_game}),),
    endings=(Ending("wealth", reach_last_night),),
)

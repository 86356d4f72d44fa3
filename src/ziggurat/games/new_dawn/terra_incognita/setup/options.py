"""What can be agreed on before a game with the expansion: the peaceful game, and a handicap.

Owns the options and what they set.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Limit, Option
from ziggurat.build.option import number, seats
from ziggurat.games.new_dawn.focus.row import MOST_TOKENS
from ziggurat.games.new_dawn.ids import SEAT_NAMES
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.victory.agendas import FORT_CARDS
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

# How many trade tokens there may be for each seat with a handicap (ti.optional.handicap_limit).
CARDS: Final = 6
HANDICAPS: Final = range(CARDS * MOST_TOKENS + 1)


def as_is(b: Build) -> None:
    """The usual way."""


def peaceful_game(b: Build) -> None:
    """Without fort victory cards; every card is needed.

    Rules: ti.optional.peaceful_cards, ti.optional.peaceful_goal
    """
    for card in FORT_CARDS:
        b.content("victory_card").remove(card.name)
    b.limit("victory_spare", 0)


def spread(cards: int, tokens: int) -> tuple[int, ...]:
    """Trade tokens spread evenly over cards, those that are left over from the left.

    Rules: ti.optional.handicap, ti.optional.handicap_more, ti.optional.handicap_limit
    """
    tokens = min(tokens, cards * MOST_TOKENS)
    return tuple([tokens // cards + (1 if at < tokens % cards else 0) for at in range(cards)])


def give_handicap(s: State, seat: int) -> None:
    """Let less experienced players begin with trade tokens; no rule that governs a seat is one."""
    g = table(s)
    tokens = g.rules.limits["handicap"]
    players = g.seats - printed(g.rules).governed
    for owner in members(g.rules.limits["novices"]) if tokens else ():
        if owner >= players:
            break
        realm = g.realms[owner]
        realm.trade = spread(len(realm.row), tokens)
        g.note("handicap", owner, (sum(realm.trade),))


def _set_handicap(b: Build, tokens: int) -> None:
    b.limit("handicap", tokens)


def _set_novices(b: Build, seats: int) -> None:
    b.limit("novices", seats)


def install_handicap(b: Build) -> None:
    """The step that gives it; without an agreement it gives nothing."""
    b.limits.add((Limit("handicap", 0), Limit("novices", 1)))
    b.flow("setup").after("focus rows", Step("handicap", give_handicap))


# Rules: ti.optional.epic_with_ti, ti.optional.others
OPTIONS: Final = (
    Option(
        "peaceful",
        {"no": as_is, "yes": peaceful_game},
        excludes={"no": ("length=epic",)},
    ),
    number("handicap", HANDICAPS, _set_handicap, tried=("0", "8", "18"), older={"none": "0"}),
    seats(
        "novices",
        SEAT_NAMES,
        _set_novices,
        tried=("p1", "p2+p3", "p1+p2+p3+p4+p5"),
        # Until version 6 the first so many seats.
        older={"1": "p1", "2": "p1+p2", "3": "p1+p2+p3"},
    ),
)

"""What can be agreed on before a game with the automated player: how difficult it is."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Option
from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.automated_player.replacing import NEXT, better_cards
from ziggurat.games.new_dawn.focus.row import add_trade, replace_card
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State


def normal(b: Build) -> None:
    """All its cards begin at level I (ap.difficulty.choice)."""


def easy(b: Build) -> None:
    """People begin with trade tokens (ap.difficulty.easy)."""
    b.flow("setup").after("focus rows", Step("difficulty", give_trade))


def hard(b: Build) -> None:
    """The two cards that it resolves first begin at level II (ap.difficulty.hard)."""
    b.flow("setup").after("focus rows", Step("difficulty", improve_first))


def very_hard(b: Build) -> None:
    """All its cards begin at level II (ap.difficulty.very_hard)."""
    b.flow("setup").after("focus rows", Step("difficulty", improve_all))


def give_trade(s: State, seat: int) -> None:
    """Put a trade token on each focus card of people."""
    g = table(s)
    for owner in range(own_seat(g)):
        for place in range(len(g.realms[owner].row)):
            add_trade(g, owner, place, 1)
        g.note("head_start", owner, (len(g.realms[owner].row),))


def improve_from(g: Table, slot: int) -> None:
    """Let the automated player begin with cards of level II from a slot on."""
    seat = own_seat(g)
    for place, value in enumerate(printed(g.rules).slots):
        if value >= slot:
            replace_card(g, seat, place, better_cards(g, seat, place, NEXT)[0])


def improve_first(s: State, seat: int) -> None:
    """Level II in slots 4 and 5."""
    improve_from(table(s), FIFTH - 1)


def improve_all(s: State, seat: int) -> None:
    """Level II in all slots."""
    improve_from(table(s), 1)


OPTIONS: Final = (
    Option("difficulty", {"normal": normal, "easy": easy, "hard": hard, "very_hard": very_hard}),
)

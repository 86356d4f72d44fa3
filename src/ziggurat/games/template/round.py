"""A night at the market, step by step: what everybody gets before and after trading.

Owns dealing, the market die, closing and the end of the game. Bidding, barter and
tricks have files of their own.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.template.ids import DRAW, ROLL, SHOW
from ziggurat.games.template.moments import CLOSING, INCOME
from ziggurat.games.template.state import earn, seats_from, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Each, Flow, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import NATURE, Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted

DIE: Final = faces(ROLL, 6)
WARE_WORTH: Final = 3


class ShowWare(Frame):
    """Turn the next ware face up.  Rules: tp.round.ware"""

    CITES: ClassVar[tuple[str, ...]] = ("tp.round.ware",)

    def question(self, s: State) -> Question:
        cards, weights = table(s).wares.draws()
        return chance("ware", tuple([(SHOW, card) for card in cards]), weights)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.ware = choice[1]
        g.wares = g.wares.draw(choice[1])
        g.note("ware_shown", NATURE, (choice[1],))


class DrawTrick(Frame):
    """One seat draws a trick that only it may see.  Rules: tp.round.draw, tp.round.reshuffle"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.round.draw", "tp.round.reshuffle")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        g = table(s)
        if g.tricks.size() == 0:
            g.tricks = g.tricks.reshuffle()
        if g.tricks.size() == 0 or len(g.hands[self.seat]) >= g.rules.limits["hand"]:
            g.pop()
            return False
        return True

    def question(self, s: State) -> Question:
        cards, weights = table(s).tricks.draws()
        return chance("trick", tuple([(DRAW, card) for card in cards]), weights, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        card = choice[1]
        g.tricks = g.tricks.draw(card)
        g.hands = put_row(g.hands, self.seat, with_sorted(g.hands[self.seat], card))
        g.note("drew", self.seat, (self.seat, card), card, only(self.seat), "drew_hidden")

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class RollDie(Frame):
    """Roll the market die: on 4 or more every stall earns.  Rules: tp.round.die"""

    CITES: ClassVar[tuple[str, ...]] = ("tp.round.die",)

    def question(self, s: State) -> Question:
        return chance("die", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.note("rolled", NATURE, (choice[1],))
        if choice[1] < 4:
            return
        for owner in range(g.seats):
            coins = adjusted(g, INCOME, owner, (), len(g.stalls[owner]))
            earn(g, owner, coins)
            g.note("earned", owner, (owner, coins))


def begin_night(s: State, seat: int) -> None:
    """Start a night.  Rules: tp.round.order"""
    g = table(s)
    g.night += 1
    g.note("night", seat, (g.night, g.first))
    g.push(Flow("night", g.first))


def show_ware(s: State, seat: int) -> None:
    """Show the ware of the night."""
    s.push(ShowWare())


def draw_tricks(s: State, seat: int) -> None:
    """Everybody draws, beginning with the first seat."""
    s.push(Each("draw", seats_from(table(s), seat)))


def draw_one(s: State, seat: int) -> None:
    """One seat draws."""
    s.push(DrawTrick(seat))


def roll(s: State, seat: int) -> None:
    """Roll the market die."""
    s.push(RollDie())


def close_market(s: State, seat: int) -> None:
    """Let the wares act that do so at closing.  Rules: tp.round.closing"""
    fire(s, CLOSING, seat)


def end_night(s: State, seat: int) -> None:
    """Pass the first seat on, or end the game.  Rules: tp.end.nights, tp.end.score, tp.end.tie"""
    g = table(s)
    if g.night < g.rules.limits["nights"]:
        g.first = (g.first + 1) % g.seats
        g.push(Flow("game", g.first))
        return
    scores = tuple([coins + WARE_WORTH * len(wares) for coins, wares in zip(g.coins, g.stalls)])
    best = max(scores)
    winners = [seat for seat in range(g.seats) if scores[seat] == best]
    most = max([len(g.stalls[seat]) for seat in winners])
    winners = [seat for seat in winners if len(g.stalls[seat]) == most]
    g.finish(tuple(winners), "wealth", scores)

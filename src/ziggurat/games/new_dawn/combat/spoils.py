"""Spoils of a capital: trade tokens and a wonder, while the capital itself stays.

Owns the two questions that follow the defeat of a capital.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.pieces import put_wonder
from ziggurat.games.new_dawn.board.spaces import wonder_at
from ziggurat.games.new_dawn.combat.reasons import MUST_MOVE_WONDER, NOTHING_TO_ROB
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.moments import CAPITAL_DEFEATED, WONDER_SEIZED
from ziggurat.games.new_dawn.picking import Listed, Pick, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import ROB, UNDER
from ziggurat.games.new_dawn.wonders.wonders import against_site, free_cities
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

# What a defeated capital yields (nd.attack.win_capital).
LOOT: Final = 2


def defeat_capital(g: Table, seat: int, loser: int) -> None:
    """Take up to two trade tokens and the wonder; the capital stays.

    Rules: nd.attack.win_capital, nd.attack.win_capital_stays, nd.attack.wonder_capital_move.
    """
    capital_defeated(g, seat, loser)
    if wonder_at(g, g.realms[loser].capital) != NONE and free_cities(g, seat):
        g.push(MoveWonder(seat, loser))
    g.push(Rob(seat, loser, LOOT))


def capital_defeated(g: Table, seat: int, loser: int) -> None:
    """Tell everybody, and let cards and agendas act once the spoils are taken."""
    g.note("capital_defeated", seat, (loser,))
    fire(g, CAPITAL_DEFEATED, seat, (loser,), everyone=False)


class Rob(Pick):
    """Take trade tokens off a rival's focus cards, then put them on own ones.

    `left` may still be taken. Rules: nd.attack.win_capital, nd.attack.win_capital_which
    """

    SPEC: ClassVar[str] = "seat: int, loser: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.win_capital",
        "nd.attack.win_capital_fewer",
        "nd.attack.win_capital_which",
    )

    def __init__(self, seat: int, loser: int, left: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left == 0:
            self._finish(s)
        return self.left > 0

    def _finish(self, s: State) -> None:
        s.pop()
        s.push(PutTokens(self.seat, LOOT - self.left))

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(ROB, place) for place in range(len(g.realms[self.loser].row))]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        return may_rob(g, self.loser, choice[1]) if choice[0] == ROB else OTHER_QUESTION

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return (choice[1], self.loser)

    def question(self, s: State) -> Question:
        facts = (self.loser, self.left)
        return ask(s, self.seat, "rob", CARD, self.listed(table(s)), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            self._finish(s)
            return
        g = table(s)
        g.swap(Rob(self.seat, self.loser, self.left - 1))
        realm = g.realms[self.loser]
        realm.trade = add_at(realm.trade, choice[1], -1)
        g.note("robbed", self.seat, (self.loser, realm.row[choice[1]]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.loser)


def may_rob(g: Table, loser: int, place: int) -> int:
    """Only trade tokens can be taken (nd.attack.win_capital_which)."""
    return ALLOWED if g.realms[loser].trade[place] > 0 else NOTHING_TO_ROB


class MoveWonder(Listed):
    """Move the wonder of a defeated capital under an own city that has none.

    Rules: nd.attack.wonder_capital_move, nd.attack.wonder_capital_none
    """

    SPEC: ClassVar[str] = "seat: int, loser: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.wonder_capital_move",
        "nd.attack.wonder_capital_none",
    )

    def __init__(self, seat: int, loser: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser

    def _wonder(self, g: Table) -> int:
        """Which of the wonders it is."""
        return wonder_at(g, g.realms[self.loser].capital)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(UNDER, free_cities(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return MUST_MOVE_WONDER
        return against_site(g, self.seat, choice[1]) if choice[0] == UNDER else OTHER_QUESTION

    def question(self, s: State) -> Question:
        g = table(s)
        return ask(s, self.seat, "move_wonder", SPACE, self.listed(g), (self._wonder(g),))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        wonder = self._wonder(g)
        g.swap(WonderSeized(self.seat, wonder))
        put_wonder(g, wonder, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.loser)


class WonderSeized(Frame):
    """Let a wonder act for who has seized it; what its loss brings about is settled by then."""

    SPEC: ClassVar[str] = "seat: int, wonder: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.attack.loss_first", "nd.attack.wonder_capital_move")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder

    def run(self, s: State) -> bool:
        s.pop()
        fire(s, WONDER_SEIZED, self.seat, (self.wonder,), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


SPOILS_FRAMES: Final = (Rob, MoveWonder, WonderSeized)

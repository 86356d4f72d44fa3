"""Gifts: culture events that are spent as resources."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.event_effects import other_seats
from ziggurat.games.board_game.culture.reasons import NOT_ANOTHER_SEAT
from ziggurat.games.board_game.ids import IRON, SILK, SPY, URANIUM, WHEAT
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import TARGET
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SEAT, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted

IRON_WHEAT_SILK_SPY: Final = 1 << IRON | 1 << WHEAT | 1 << SILK | 1 << SPY
IRON_WHEAT_SILK_SPY_URANIUM: Final = IRON_WHEAT_SILK_SPY | 1 << URANIUM


def thank_another(s: State, cue: Cue) -> None:
    """Whoever spends the gift gives another seat a coin; other gifts in hand do nothing."""
    if cue.args[0] == cue.card:
        s.push(ThankAnother(cue.owner))


def give_coin(g: Table, seat: int) -> None:
    """Put a coin token on a seat's civilization sheet."""
    coins = with_sorted(g.coin_tokens[seat], g.civilization[seat])
    g.coin_tokens = put_row(g.coin_tokens, seat, coins)
    g.note("coin", seat, (g.civilization[seat],))
    check_victory(g)


class ThankAnother(Frame):
    """A seat chooses another one, which puts a coin token on its civilization sheet."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        return Question(self.seat, "thank_another", SEAT, tuple(other_seats(table(s), self.seat)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        give_coin(table(s), choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != TARGET:
            return Reason(OTHER_QUESTION)
        listed = choice in other_seats(table(s), seat)
        return None if listed else Reason(NOT_ANOTHER_SEAT, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)

"""Exchanging culture events: what Frida Kahlo does with a hand."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import can_draw, discard_event, draw_event, hand_size
from ziggurat.games.board_game.culture.reasons import NOT_IN_HAND
from ziggurat.games.board_game.culture.track import section
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DISCARD
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def era_on_track(g: Table, seat: int) -> int:
    """The era of the section of the track in which a seat is; at the start, the first."""
    return max(0, section(g.track[seat]))


class ExchangeEvents(Frame):
    """A seat discards as many of its culture events as it likes; then it draws."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        cards = sorted(set(table(s).hand[self.seat]))
        options = ((PASS,), *[(DISCARD, card) for card in cards])
        return Question(
            self.seat, "exchange_events", CARD, options, audience=only(self.seat), steady=True,
            any_order=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == DISCARD:
            discard_event(g, seat, choice[1])
            return
        g.swap(DrawUp(seat, max(0, hand_size(g, seat) - len(g.hand[seat]))))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != DISCARD:
            return Reason(OTHER_QUESTION)
        held = choice[1] in table(s).hand[seat]
        return None if held else Reason(NOT_IN_HAND, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class DrawUp(Frame):
    """A seat draws culture events of its era, one after the other."""

    SPEC: ClassVar[str] = "seat: int, left: int"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        g = table(s)
        era = era_on_track(g, self.seat)
        if not self.left or not can_draw(g, era):
            g.pop()
        else:
            g.swap(DrawUp(self.seat, self.left - 1))
            draw_event(g, self.seat, era)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)

"""Gathering: which city the square of each scout is sent to.

Owns the row `scout_city`, and which squares stay with a city when their scout goes. What a square
yields is read in `yields.py`; where scouts move is decided elsewhere, and one that has been put
on a square gathers nothing until its owner's next turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.reasons import NAMED_BEFORE
from ziggurat.games.board_game.start.reasons import GATHERS_NOTHING, NO_SUCH_CITY
from ziggurat.games.board_game.state import Table, city_id, gathered_code, still_gathered, table
from ziggurat.games.board_game.verbs import SEND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row, without


def gather_anew(g: Table, seat: int) -> None:
    """A seat's turn begins: every scout on the map gathers from now on.

    Until its owner has named a city, a new one sends its square to the city it lies at, else to
    the capital.
    Rules: cb.scout.from_next_turn, cb.scout.starting_scout_turn_one
    """
    if NONE not in g.scout_city[seat]:
        return
    cities = list(g.scout_city[seat])
    for at, square in enumerate(g.scouts[seat]):
        if cities[at] == NONE:
            cities[at] = _first_target(g, seat, square)
    g.scout_city = put_row(g.scout_city, seat, tuple(cities))


def _first_target(g: Table, seat: int, square: int) -> int:
    """Where a scout sends its square before it is told; never elsewhere than one beside it."""
    there = sent_from(g, seat, square)
    if there != NONE:
        return there
    slot = g.lands[square] - city_id(seat, CAPITAL)
    return slot if 0 <= slot < CITY_SLOTS else CAPITAL


def sent_from(g: Table, seat: int, square: int) -> int:
    """The city that gets a scout's square, `NONE` if no scout gathers there."""
    for at, there in enumerate(g.scouts[seat]):
        if there == square and g.scout_city[seat][at] != NONE:
            return g.scout_city[seat][at]
    return NONE


def gathered(g: Table, seat: int) -> list[int]:
    """Squares from which scouts of a seat gather, each once (cb.scout.square_once)."""
    found: list[int] = []
    for at, square in enumerate(g.scouts[seat]):
        if g.scout_city[seat][at] != NONE and square not in found:
            found.append(square)
    return found


def may_send(g: Table, seat: int, square: int, slot: int) -> int:
    """The reason why a square may not be sent to a city.

    Rules: cb.scout.assign_city, cb.scout.from_next_turn
    """
    if sent_from(g, seat, square) == NONE:
        return GATHERS_NOTHING
    return NO_SUCH_CITY if g.cities[seat][slot] == NONE else ALLOWED


def send(g: Table, seat: int, square: int, slot: int) -> None:
    """Let all scouts that gather on a square send it to a city."""
    cities = [
        slot if there == square and g.scout_city[seat][at] != NONE else g.scout_city[seat][at]
        for at, there in enumerate(g.scouts[seat])
    ]
    g.scout_city = put_row(g.scout_city, seat, tuple(cities))


def go_on_gathering(g: Table, seat: int, square: int, slot: int) -> None:
    """Let a scout that has just been put on a square send it; one that is there decides where."""
    there = sent_from(g, seat, square)
    at = g.scouts[seat].index(square)
    g.scout_city = put_row(
        g.scout_city, seat, put(g.scout_city[seat], at, slot if there == NONE else there)
    )


def stop_sending(g: Table, seat: int, slot: int) -> None:
    """A city goes: what was sent to it is gathered by nobody this turn."""
    g.scout_city = put_row(
        g.scout_city, seat, tuple([NONE if at == slot else at for at in g.scout_city[seat]])
    )
    _forget(g, seat, [pair for pair in still_gathered(g, seat) if pair[1] == slot])


def stop_gathering(g: Table, seat: int, square: int) -> None:
    """A city is founded where scouts of a seat stand, before they were sent anywhere this turn."""
    _forget(g, seat, [pair for pair in still_gathered(g, seat) if pair[0] == square])


def _forget(g: Table, seat: int, pairs: list[tuple[int, int]]) -> None:
    codes = [gathered_code(square, slot) for square, slot in pairs]
    if codes:
        g.used = put_row(g.used, seat, tuple([code for code in g.used[seat] if code not in codes]))


class SendSquares(Frame):
    """A seat names for each square that its figures gather the city that gets it this turn.

    `left` are the squares still to be named, ascending. Which figures they are, and how the
    question is called, is said by the frame of each.
    """

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def topic(self) -> str:
        """The question that is asked."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def may_send(self, g: Table, square: int, slot: int) -> int:
        """The reason why a square may not be sent to a city."""
        raise TypeError(f"{type(self).__name__} tests nothing")

    def send(self, g: Table, square: int, slot: int) -> None:
        """Let a city have a square this turn."""
        raise TypeError(f"{type(self).__name__} sends nothing")

    def with_left(self, left: tuple[int, ...]) -> SendSquares:
        """The same question about fewer squares."""
        raise TypeError(f"{type(self).__name__} asks once")

    def _reason(self, g: Table, square: int, slot: int) -> int:
        """The reason why a square is not sent to a city, or not any more."""
        reason = self.may_send(g, square, slot)
        return NAMED_BEFORE if reason == ALLOWED and square not in self.left else reason

    def question(self, s: State) -> Question:
        g = table(s)
        options: list[Choice] = []
        for square in self.left:
            slots = [at for at in range(CITY_SLOTS) if self._reason(g, square, at) == ALLOWED]
            options.extend([(SEND, square, slot) for slot in slots])
        facts = (len(self.left),)
        return Question(self.seat, self.topic(), PICK, tuple(options), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if len(self.left) > 1:
            g.swap(self.with_left(without(self.left, choice[1])))
        else:
            g.pop()
        self.send(g, choice[1], choice[2])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SEND:
            return Reason(OTHER_QUESTION)
        reason = self._reason(table(s), choice[1], choice[2])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, len(self.left))


class SendScouts(SendSquares):
    """A seat says which cities get the squares of its scouts.

    Rules: cb.start.declare_scout_targets, cb.scout.assign_city, cb.scout.reassign_each_turn
    """

    SPEC: ClassVar[str] = "seat: int, left: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.start.declare_scout_targets", "cb.scout.assign_city", "cb.scout.reassign_each_turn",
    )  # fmt: skip

    def topic(self) -> str:
        return "send_scout"

    def may_send(self, g: Table, square: int, slot: int) -> int:
        return may_send(g, self.seat, square, slot)

    def send(self, g: Table, square: int, slot: int) -> None:
        send(g, self.seat, square, slot)
        g.note("sent_scout", self.seat, (square, slot))

    def with_left(self, left: tuple[int, ...]) -> SendSquares:
        return SendScouts(self.seat, left)


def ask_where(g: Table, seat: int, frame: SendSquares) -> None:
    """Ask for every square where it goes; a seat with one city has nothing to say."""
    if frame.left and g.cities[seat].count(NONE) < CITY_SLOTS - 1:
        g.push(frame)


def send_scouts(s: State, seat: int) -> None:
    """Ask where the squares of scouts go."""
    g = table(s)
    ask_where(g, seat, SendScouts(seat, tuple(sorted(gathered(g, seat)))))

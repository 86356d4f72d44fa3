"""Walks: random games, one position after the other.

Owns how a random game is played for the checks and what a check is told. It never looks for
faults itself, but says which check a game breaks that cannot be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple
from zlib import crc32

from ziggurat import api
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.plain import said
from ziggurat.checks.report import Broken
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import play, question_for, why_not
from ziggurat.kernel.event import Event
from ziggurat.kernel.nature import Chooser, Seeded, pick
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.reason import DeadEnd
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State

LIMIT: Final = 5000


class Scope(NamedTuple):
    """Which game is checked, and how far."""

    rules: Rules
    seats: int
    seed: int
    limit: int = LIMIT


class Move(NamedTuple):
    """Who says what."""

    seat: int
    choice: Choice


class Stop(NamedTuple):
    """A position of a walk, what happened on the way to it, and what is played next.

    `state` is the walk's own: checks clone it before they play. There is no next move
    when the game is over or the walk has reached its bound.
    """

    number: int
    state: State
    events: list[Event]
    move: Move | None


class Check:
    """Something that must hold in every game.  Subclasses override what they need."""

    name: ClassVar[str] = ""

    def __init__(self, scope: Scope) -> None:
        self.scope: Final = scope
        self.rules: Final = scope.rules
        # Each check has dice of its own, so that leaving one out changes no other.
        self.dice: Final = Seeded(crc32(f"{self.name} {scope.seed}".encode()))

    def rules_alone(self) -> None:
        """Check what needs no game."""

    def at(self, stop: Stop) -> None:
        """Check a position of a walk."""

    def matches(self) -> None:
        """Check what needs games of its own."""

    def broken(self, text: str) -> Broken:
        """The fault as an error."""
        return Broken(self.name, text)


def begun(rules: Rules, seats: int) -> State:
    """Lay out a table and run to its first question."""
    try:
        return api.new_state(rules, seats)
    except DeadEnd as error:
        raise Broken("ends", f"the game does not begin: {error}") from error


def carry_out(s: State, move: Move) -> None:
    """Play a legal move; if that fails, say which check the game breaks."""
    try:
        play(s, move.seat, move.choice)
    except DeadEnd as error:
        text = f"after {said(s.rules, move.seat, move.choice)}: {error}"
        raise Broken("ends", text) from error
    except Exception as error:
        text = f"{said(s.rules, move.seat, move.choice)} is legal but does not play: {error!r}"
        raise Broken("legal", text) from error


def heard(s: State, move: Move) -> list[Event]:
    """Play a legal move and return what happened."""
    s.journal = []
    carry_out(s, move)
    events = s.journal
    s.journal = None
    return events


def random_move(s: State, dice: Chooser, words: Vocabulary) -> Move:
    """Some legal move; Nature comes first, because a match never waits for it."""
    question = question_for(s, NATURE)
    if question is not None:
        return Move(NATURE, pick(question, dice))
    if not s.asked:
        raise Broken("ends", "the game is not over and nobody is asked")
    return seat_move(s, s.asked[dice.below(len(s.asked))], dice, words)


def seat_move(s: State, question: Question, dice: Chooser, words: Vocabulary) -> Move:
    """Some legal answer, now and then one that is not listed if any is accepted."""
    if question.offered and dice.below(3) == 0:
        for choice in words.near(question, dice, 4):
            if why_not(s, question.seat, choice) is None:
                return Move(question.seat, choice)
    return Move(question.seat, pick(question, dice))


def walk(rules: Rules, seats: int, seed: int, limit: int = LIMIT) -> Iterator[Stop]:
    """Play a random game and yield its positions, before each move and at the end."""
    dice = Seeded(seed)
    words = Vocabulary(rules)
    s = begun(rules, seats)
    events: list[Event] = []
    for number in range(limit):
        if s.outcome is not None:
            yield Stop(number, s, events, None)
            return
        move = random_move(s, dice, words)
        yield Stop(number, s, events, move)
        events = heard(s, move)
    yield Stop(limit, s, events, None)

"""Retracing: playing a log again from its start.

Owns the check of every entry against the rules and, with the dice, of every answer of
Nature. It never writes an entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ziggurat.kernel.engine import question_for
from ziggurat.kernel.event import Event
from ziggurat.kernel.question import NATURE, NOBODY, PUBLIC
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chance import Dice
from ziggurat.match.draft import fingerprint
from ziggurat.match.entry import BACK, Entry, Header, target
from ziggurat.match.errors import MatchError, SaveError
from ziggurat.match.history import replayed, started, undo_target
from ziggurat.match.notation import parse, write
from ziggurat.match.promise import dice_from


class Position(NamedTuple):
    """A position of a replayed match: what was played, the state after it, what happened."""

    number: int
    entry: Entry | None
    state: State
    events: list[Event]


class Differs(SaveError):
    """An entry is not what the rules make of it; `number` is the first such entry."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(text)
        self.number = number


class _Retracer:
    """What is known while a log is played again."""

    def __init__(
        self, rules: Rules, header: Header, entries: Sequence[Entry], dice: Dice | None
    ) -> None:
        self.rules = rules
        self.header = header
        self.entries = entries
        # The seed belongs to what came after the last fork.
        self.dice = dice
        self.dice_from = dice_from(entries)
        self.wanted = {_target(entry) for entry in entries if entry.kind in BACK}
        self.kept: dict[int, State] = {}
        self.unveiled: list[int] = []

    def reached(self, number: int, s: State) -> None:
        self.unveiled.append(s.unveiled)
        if number in self.wanted:
            self.kept[number] = s

    def step(self, s: State, entry: Entry) -> tuple[State, list[Event]]:
        """The position after an entry."""
        if entry.kind == "choice":
            self._check_choice(s, entry)
            return replayed(s, entry)
        if entry.audience != PUBLIC:
            raise SaveError(f"entry {entry.number} hides what everybody may read")
        if entry.kind == "version":
            raise SaveError(f"entries before {entry.number} were played by other rules")
        if entry.kind == "fork":
            return s, []
        if s.outcome is not None:
            raise SaveError(f"entry {entry.number} goes back after the end of the game")
        if entry.kind == "undo":
            self._check_undo(entry)
        elif entry.seat != NOBODY:
            raise SaveError(f"entry {entry.number} is a rewind by one seat")
        return self.kept[target(entry)], []

    def _check_choice(self, s: State, entry: Entry) -> None:
        question = question_for(s, entry.seat)
        if question is None:
            raise SaveError(f"entry {entry.number} is by a seat that was not asked")
        if question.audience != entry.audience:
            raise SaveError(f"entry {entry.number} is open to the wrong seats")
        choice = parse(self.rules, entry.move)
        if write(self.rules, choice) != entry.move:
            raise SaveError(f"entry {entry.number} is not written as it should be")
        if entry.seat != NATURE or self.dice is None or entry.number <= self.dice_from:
            return
        meant = self.dice.answer(question, entry.number, self.rules)
        if meant != choice:
            text = f"Nature said '{write(self.rules, meant)}' and not '{entry.move}'"
            raise SaveError(f"entry {entry.number} does not follow from the seed: {text}")

    def _check_undo(self, entry: Entry) -> None:
        count = entry.number - 1
        allowed = undo_target(self.entries, count, self.unveiled.__getitem__, entry.seat)
        if allowed != target(entry):
            raise SaveError(f"entry {entry.number} takes back more or less than one choice")


def _target(entry: Entry) -> int:
    try:
        return target(entry)
    except SaveError as error:
        raise Differs(entry.number, str(error)) from error


def retrace(
    rules: Rules, header: Header, entries: Sequence[Entry], dice: Dice | None = None
) -> Iterator[Position]:
    """Play a log again; raise `Differs` at the first entry that is not as it should be."""
    if header.version != rules.game.version:
        text = f"this match was begun by version {header.version} of the rules"
        raise SaveError(f"{text}; version {rules.game.version} cannot replay it")
    tracer = _Retracer(rules, header, entries, dice)
    s, events = started(rules, header.seats)
    tracer.reached(0, s)
    yield Position(0, None, s.clone(), events)
    for entry in entries:
        try:
            s, events = tracer.step(s, entry)
        except (MatchError, ValueError) as error:
            raise Differs(entry.number, str(error)) from error
        if fingerprint(header, header.version, s) != entry.digest:
            raise Differs(entry.number, f"entry {entry.number} leads to another position")
        tracer.reached(entry.number, s)
        yield Position(entry.number, entry, s.clone(), events)

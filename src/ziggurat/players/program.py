"""Programs as players: any program that speaks the bot protocol.

Owns the host's side of the conversation. Whatever the program does, the outcome is a
well-formed choice or a `BotError` that names what it did; whether the choice is legal, the
match decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from ziggurat.api import Choice, Outcome, Question, Rules, State, View, parse
from ziggurat.match.codec import encode, encode_state
from ziggurat.match.notation import NotationError
from ziggurat.players.player import BotError, Budget, Player, who
from ziggurat.players.process import LIMITS_MEMORY, Process, ProcessFault, last_line
from ziggurat.players.protocol import (
    LONGEST_LINE,
    PROTOCOL,
    Answer,
    Decide,
    Finish,
    Hello,
    Limits,
    Ready,
    asked,
    to_line,
)

START_SECONDS: Final = 10.0
SHORTEST: Final = 0.001
LONGEST_NAME: Final = 60

T = TypeVar("T", Ready, Answer)


class Program(Player):
    """A player that is a program of its own; one process for each match."""

    def __init__(self, command: Sequence[str], start_seconds: float = START_SECONDS) -> None:
        self.name = " ".join(command)[-LONGEST_NAME:]
        self._command: Final = tuple(command)
        self._start_seconds: Final = start_seconds
        self._process: Process | None = None
        self._rules: Rules | None = None
        self._who = ""
        self._number = 0

    def begin(self, rules: Rules, seat: int, seats: int, budget: Budget) -> None:
        self._rules = rules
        self._who = who(rules, seat, self)
        self._number = 0
        try:
            self._process = Process(self._command, budget.memory_mb, LONGEST_LINE)
        except ProcessFault as fault:
            raise BotError(self._who, str(fault)) from None
        self._process.send(to_line(_hello(rules, seat, seats, budget)))
        ready = self._heard(self._process, Ready, self._start_seconds)
        if ready.ready != PROTOCOL:
            raise self._fault(f"speaks protocol {ready.ready}, this host speaks {PROTOCOL}")

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        rules, process = self._rules, self._process
        if rules is None or process is None:
            raise BotError(self._who or self.name, "was asked although it is not running")
        self._number += 1
        seconds = max(budget.left(), SHORTEST)
        question_data = asked(rules, question)
        process.send(
            to_line(
                Decide(self._number, seconds, question_data, encode(view), encode_state(imagined))
            )
        )
        answer = self._heard(process, Answer, seconds)
        if answer.number != self._number:
            raise self._fault(f"answered question {answer.number} instead of {self._number}")
        try:
            return parse(rules, answer.choice)
        except NotationError as error:
            text = f"answered {_quoted(answer.choice)}, which is not a choice: {error}"
            raise self._fault(text) from None

    def end(self, outcome: Outcome | None) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.send(to_line(Finish(None if outcome is None else encode(outcome))))
            process.stop()

    def _heard(self, process: Process, expected: type[T], seconds: float) -> T:
        """The next line it says, as the message that is expected now."""
        line = b""
        try:
            line = process.receive(seconds)
            return msgspec.json.decode(line, type=expected)
        except ProcessFault as fault:
            raise self._fault(str(fault)) from None
        except (ValueError, RecursionError) as error:
            said = _quoted(line.decode(errors="replace").rstrip("\n"))
            raise self._fault(f"said {said}, which is not an answer: {error}") from None

    def _fault(self, did: str) -> BotError:
        """End the program, and say what it did."""
        details = ""
        if self._process is not None:
            details = self._process.stop(at_once=True)
            self._process = None
        last = last_line(details)
        return BotError(self._who, f"{did}; it complained: {last}" if last else did, details)


def _hello(rules: Rules, seat: int, seats: int, budget: Budget) -> Hello:
    limited = LIMITS_MEMORY and budget.memory_mb > 0
    return Hello(
        PROTOCOL,
        rules.game.name,
        rules.game.version,
        rules.modules,
        rules.options,
        seat,
        seats,
        rules.game.seat_names[:seats],
        Limits(budget.seconds, budget.memory_mb if limited else None),
    )


def _quoted(text: str) -> str:
    """What somebody said, on one line and not too long."""
    clean = "".join([sign if sign.isprintable() else "?" for sign in text[:60]])
    return f"'{clean}{'...' if len(text) > len(clean) else ''}'"

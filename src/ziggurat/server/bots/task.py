"""Tasks: one decision of a bot as bytes, and the line that carries it to a process.

Owns what a bot is told: its seat's view, its question, a re-dealt state, a seed. It never
holds anything of the true state, so that nothing else can cross a pipe.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.api import Chooser, Match
from ziggurat.match.codec import canonical, encode, encode_state
from ziggurat.players.protocol import Asked, asked, to_line
from ziggurat.players.table import GREEDY, RANDOM

# The players a table may name as bots. Programs are none: a guest must not start any.
LEVELS: Final = (RANDOM, GREEDY)
SEEDS: Final = 1 << 48


class BotTask(msgspec.Struct, frozen=True):
    """A decision to make.  The bytes are canonical JSON in the form of the bot protocol."""

    game: str
    modules: tuple[str, ...]
    options: dict[str, str]
    version: int
    seat: int
    seats: int
    view: bytes
    question: bytes
    imagined: bytes
    seed: int


class Job(msgspec.Struct, frozen=True):
    """A task on its way to a process: who decides it, its number and the time there is."""

    level: str
    number: int
    seconds: float
    game: str
    modules: tuple[str, ...]
    options: dict[str, str]
    version: int
    seat: int
    seats: int
    view: msgspec.Raw
    question: msgspec.Raw
    imagined: msgspec.Raw
    seed: int


class NotAsked(ValueError):
    """A seat has no open question, so there is nothing to decide."""


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS:
        raise ValueError(f"there is no bot '{level:.40}'; there are: {', '.join(LEVELS)}")


def task_of(match: Match, seat: int, level: str, dealer: Chooser) -> BotTask:
    """The open decision of a seat; `dealer` deals again what the seat may not know."""
    check_level(level)
    rules = match.rules
    question = next((each for each in match.questions(seat) if each.seat == seat), None)
    if question is None:
        raise NotAsked(f"{rules.game.seat_names[seat]} is asked nothing")
    return BotTask(
        rules.game.name,
        rules.modules,
        rules.options,
        rules.game.version,
        seat,
        match.seats,
        canonical(encode(match.view(seat))),
        canonical(asked(rules, question)),
        canonical(encode_state(match.imagined(seat, dealer))),
        dealer.below(SEEDS),
    )


def options_of(task: BotTask) -> tuple[str, ...]:
    """The legal answers of a task, in notation."""
    return msgspec.json.decode(task.question, type=Asked).options


def job_line(level: str, task: BotTask, number: int, seconds: float) -> bytes:
    """A task as the line that a process reads."""
    return to_line(
        Job(
            level,
            number,
            seconds,
            task.game,
            task.modules,
            task.options,
            task.version,
            task.seat,
            task.seats,
            msgspec.Raw(task.view),
            msgspec.Raw(task.question),
            msgspec.Raw(task.imagined),
            task.seed,
        )
    )

"""Answers about a table: positions, questions, the log and what a choice would lead to.

Owns the forms of these answers as OpenAPI tells them, beside `answers.py`. Never writes one.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ziggurat.server.routes.answers import Ending


class Happening(msgspec.Struct):
    """Something that happened: the key of its wording and its facts."""

    key: str
    seat: int
    args: list[int]
    origin: int


class LogLine(msgspec.Struct):
    """An entry of the log; `move` is empty where it is secret."""

    n: int
    kind: Literal["choice", "undo", "rewind", "fork", "version", "stated", "dice", "start"]
    seat: int
    move: str
    events: list[Happening]


class Log(msgspec.Struct):
    """Entries, and the number of the newest."""

    last: int
    lines: list[LogLine]


class Unused(msgspec.Struct):
    """What an option would leave unused: its wording is `leaves.` and the name."""

    name: str
    count: int
    kind: str
    values: list[int]


class Spendable(msgspec.Struct):
    """Something to pay with: the choice that names one, what one adds, how many there are."""

    choice: list[int]
    worth: int
    most: int


class Tray(msgspec.Struct):
    """A payment of which nothing counts but the sum, which an `exact` one must not exceed."""

    missing: int
    exact: bool
    items: list[Spendable]


class TileWay(msgspec.Struct):
    """A tile one way up and turned so far: `answers` come first, then `verb` with a cell."""

    tile: int
    side: int
    rotation: int
    answers: list[list[int]]
    verb: int
    cells: list[int]


class Placing(msgspec.Struct):
    """All ways to lay the tiles that a question is about, and where cells lie, by number."""

    ways: list[TileWay]
    cells: dict[str, list[int]]


class Question(msgspec.Struct):
    """What somebody has to decide; options are for whoever has to."""

    seat: int
    topic: str
    kind: str
    facts: list[int]
    source: int
    options: list[list[int]]
    flags: list[int]
    leaves: dict[str, list[Unused]]
    offered: bool
    any_order: bool
    named: list[list[int]]
    tray: Tray | None
    aside: dict[str, list[list[int]]]
    open: bool
    may_stand: bool
    may_answer: bool
    closes: bool
    secret: bool
    slot_seat: int
    cells: dict[str, Any]
    tiles: dict[str, Any]
    ghost: dict[str, Any] | None
    placing: Placing | None


class Doing(msgspec.Struct):
    """What chance is asked for beside a real table: the key of its words, and their facts."""

    key: str
    facts: list[int]


class SeatPosition(msgspec.Struct):
    """What one seat sees; `table` depends on the game."""

    game: str
    last: int
    at: int
    seat: int
    table: dict[str, Any]
    questions: list[Question]
    outcome: Ending | None
    doing: Doing | None
    undo: bool
    turn: int
    turn_number: int
    standing: list[str]


class TableFact(msgspec.Struct):
    """A fact that can be stated, by numbers: of which `kinds` its arguments and values are."""

    fact: str
    args: list[int]
    kinds: list[str]
    values: list[int]
    kind: str
    many: bool


class FactChoices(msgspec.Struct):
    """What a fact could be instead, or also."""

    choices: list[int]


class TableFacts(msgspec.Struct):
    """What can be stated of a position, as it is now: a fact on each line; the steps of a turn.

    `items` are the same by numbers.
    """

    facts: str
    items: list[TableFact]
    steps: list[str]
    last: int


class Declines(msgspec.Struct):
    """The topics that a seat still declines until the turn ends."""

    standing: list[str]


class Played(msgspec.Struct):
    """What a move led to."""

    last: int
    lines: list[LogLine]
    position: SeatPosition | msgspec.UnsetType = msgspec.UNSET


class ReasonFacts(msgspec.Struct):
    """A reason of the rules."""

    number: int
    name: str
    facts: list[int]


class RuleId(msgspec.Struct):
    """A rule of the ledger."""

    id: str


class Reasoned(msgspec.Struct):
    """Why something is not possible, or that it is."""

    reason: ReasonFacts | msgspec.UnsetType = msgspec.UNSET
    rule: RuleId | msgspec.UnsetType = msgspec.UNSET
    legal: bool | msgspec.UnsetType = msgspec.UNSET


class Side(msgspec.Struct):
    """What one side of an attack has without its die; items by name."""

    seat: int
    items: list[tuple[str, int]]
    total: int


class Asked(msgspec.Struct):
    """Who could still spend something, and what about."""

    seat: int
    topic: str


class Stakes(msgspec.Struct):
    """What follows for certain, and the question that comes before the attack is over."""

    events: list[Happening]
    next: dict[str, Any] | None


class Odds(msgspec.Struct):
    """How an attack can end; `chance` is that of winning, as a fraction.

    `either` is what comes before the roll, or after both outcomes.
    """

    chance: tuple[int, int]
    sums: list[Side]
    declined: list[Asked]
    either: Stakes
    won: Stakes | None
    lost: Stakes | None


class Foreseen(msgspec.Struct):
    """What a choice would set off."""

    events: list[Happening]
    ends: bool
    reveals: bool
    next: dict[str, Any] | None
    odds: Odds | None = None
    facing: dict[str, Any] | None = None

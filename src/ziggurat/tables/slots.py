"""Slots: the few shapes that everything on a table comes in.

Owns these shapes. They hold numbers and keys and never a sentence, so that every medium and every
language starts from the same.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NONE: Final = -1

# Where pieces of a kind lie on a space, the lowest first.
GROUND: Final = 0
MAIN: Final = 1
BESIDE: Final = 2
WALKING: Final = 3


class Mark(NamedTuple):
    """Something that is true of the piece of a kind on a space; `mark.<name>` words it."""

    name: str
    kind: str
    letter: str = ""


class Kind(NamedTuple):
    """A kind of piece: one row of the table of kinds.

    `faces` are what its sides are called, by side; each names its word (`piece.<face>`) and its
    glyph. `letters` are how each looks in a terminal, where `{seat}` is the number of its seat,
    `{label}` the label of its number, `{code}` a short code of that or of the kind, `{row}` the
    name of its row, `{short}` the beginning of that and `{many}` how many there are, if several.
    `numbers` is the game's kind of value that its number is, by which one of several can be
    chosen; `family` that of its rows, if each of them looks different. One that `covers` another
    kind stands in its place: where both of a seat are told, only this one is seen. `marks` are
    what can be true of its pieces.
    """

    name: str
    layer: int
    letters: tuple[str, ...]
    faces: tuple[str, ...] = ()
    numbers: str = ""
    family: str = ""
    covers: str = ""
    marks: tuple[Mark, ...] = ()

    def face(self, side: int) -> str:
        """What a side is called."""
        return self.faces[side] if side < len(self.faces) else self.name

    def letter(self, side: int) -> str:
        """How a side looks in a terminal."""
        return self.letters[min(side, len(self.letters) - 1)]


class Piece(NamedTuple):
    """Something that stands on a space.

    `seat` is whose it is, `row` the row it stands for, `side` which side is up, `number` which
    one of several it is, and `amount` how many lie there together; what does not apply is `NONE`.
    """

    kind: str
    seat: int = NONE
    row: int = NONE
    side: int = 0
    number: int = NONE
    amount: int = 1


class Figure(NamedTuple):
    """A piece that moves, wherever it is: its kind, which one, and its space or `NONE`."""

    kind: str
    number: int
    at: int = NONE


class Sign(NamedTuple):
    """Something that is seen on a space itself: how many of it, or which value of a kind."""

    name: str
    amount: int = 1
    kind: str = ""


class Chip(NamedTuple):
    """A short fact about a seat: a sign and a value. `chip.<name>` words it with its facts.

    The first fact is shown beside the sign, as the value of a kind if it has one.
    """

    name: str
    sign: str
    facts: tuple[int, ...]
    kind: str = ""


class Line(NamedTuple):
    """Rows under a heading: `line.<name>`, worded with its facts."""

    name: str
    rows: tuple[int, ...] = ()
    facts: tuple[int, ...] = ()


class Panel(NamedTuple):
    """What lies beside the map under the heading `panel.<name>`; `sign` stands for it."""

    name: str
    sign: str
    lines: tuple[Line, ...]


class Progress(NamedTuple):
    """What a seat has of what a row asks for."""

    row: int
    have: int
    need: int

    def __str__(self) -> str:
        return f"{self.have}/{self.need}"


class Item(NamedTuple):
    """An item of a sum: what it is, the row that adds it or `NONE`, and how much."""

    what: str
    row: int
    amount: int


class Contest(NamedTuple):
    """How an attack is told by a game, by the names of its frames and events.

    `frames` are on the stack while one goes on, the first of them once its target is named; `won`
    and `lost` are the events of its verdict, seen by the attacker. `sums` are the events that
    tell the sum of each side, the attacker's first, with the names of its items: such an event
    has the die, the items and the total. `announced` are events that only say that an attack
    begins. `sides` are the fields of such frames in which the attacker and the defender are.
    """

    frames: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    sums: tuple[tuple[str, tuple[str, ...]], ...] = ()
    announced: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()

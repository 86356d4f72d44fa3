"""Wording: what the slots of a table are called in one language.

Owns which key words which slot. Terminals and pictures start from here; the page words the same
keys by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.slots import Chip, Kind, Line, Mark, Panel, Piece
    from ziggurat.words import Words


# So many letters of a name are enough where there is little room.
SHORT: Final = 5
CODE: Final = 2
# Where any name may stand.
ANY: Final = ".."
PIECE: Final = "piece"


class TableWords:
    """The words of one game's table in one language."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self._rules: Final = rules
        self._words: Final = words

    def face(self, kind: Kind, side: int = 0) -> str:
        """What a side of a kind is called."""
        return self._words.text(f"piece.{kind.face(side)}")

    def piece(self, kind: Kind, piece: Piece) -> str:
        """What a piece is called: by its row if it has one, by how many there are, by its number.

        `piece.<face>.count` and `piece.<face>.number` word the latter in their own way; which one
        of its pieces a seat has where is not told.
        """
        if piece.row != NONE:
            return self._words.row(self._rules, piece.row)
        key = f"piece.{kind.face(piece.side)}"
        for own, fact in ((f"{key}.count", piece.amount), (f"{key}.number", piece.number)):
            if self._words.find(own):
                return self._words.text(own, (fact,), self._rules)
        name, label = self._words.text(key), self.label(kind, piece)
        return f"{name} {label}" if label and piece.seat == NONE else name

    def label(self, kind: Kind, piece: Piece) -> str:
        """Which one of several a piece is, in a word or a letter; empty if that is not told."""
        if piece.number == NONE or not kind.numbers:
            return ""
        return self._words.value(self._rules, kind.numbers, piece.number)

    def letters(self, kind: Kind, piece: Piece) -> str:
        """A piece as it is written in a terminal; one of no row stands for all of its kind."""
        row = self._words.row(self._rules, piece.row) if piece.row != NONE else ""
        seat = str(piece.seat + 1) if piece.seat != NONE else ""
        label, code = "", self.code(PIECE, kind.name)
        if piece.number != NONE and kind.numbers:
            label = self._rules.kinds[kind.numbers].write(piece.number)
            code = self.code(kind.numbers, label)
        short, many = row.replace(" ", "")[:SHORT], str(piece.amount) if piece.amount > 1 else ""
        return kind.letter(piece.side).format(
            seat=seat, label=label, row=row, code=code, short=short or ANY, many=many
        )

    def code(self, kind: str, name: str) -> str:
        """A name in very few letters: as `code.<kind>.<name>` says, else as it begins."""
        whole = self._words.find(f"{kind}.{name}") or name
        return self._words.find(f"code.{kind}.{name}") or whole[:CODE]

    def value_code(self, kind: str, number: int) -> str:
        """A value of a kind in very few letters."""
        return self.code(kind, self._rules.kinds[kind].write(number))

    def standing(
        self, kinds: dict[str, Kind], pieces: Sequence[Piece], marks: Sequence[Mark]
    ) -> list[tuple[str, int]]:
        """What stands on a space, each with its seat or `NONE`; marks follow what they mark."""
        found: list[tuple[str, int]] = []
        for piece in pieces:
            found.append((self.piece(kinds[piece.kind], piece), piece.seat))
            found.extend([(self.mark(mark), NONE) for mark in marks if mark.kind == piece.kind])
        return found

    def mark(self, mark: Mark) -> str:
        """What is true of a piece."""
        return self._words.text(f"mark.{mark.name}")

    def chip(self, chip: Chip) -> str:
        """A short fact about a seat."""
        return self._words.text(f"chip.{chip.name}", chip.facts, self._rules)

    def line(self, line: Line) -> str:
        """A heading, and the names of the rows below it."""
        head = self._words.text(f"line.{line.name}", line.facts, self._rules)
        names = ", ".join([self._words.row(self._rules, row) for row in line.rows])
        return f"{head} {names}" if names else head

    def panel(self, panel: Panel) -> str:
        """The heading of a panel."""
        return self._words.text(f"panel.{panel.name}")

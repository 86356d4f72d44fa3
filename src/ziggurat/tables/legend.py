"""The legend: what every piece on a map looks like in letters, and what it is called.

Owns the list, which follows from the table of kinds: a new kind brings its row and its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.tables.slots import NONE, Kind, Piece

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.wording import TableWords

SEAT: Final = "{seat}"
CODE: Final = "{code}"


class Entry(NamedTuple):
    """One sign of a map with what it means; `owned` tells that its digit is a seat."""

    letters: str
    name: str
    owned: bool = False


def entries(rules: Rules, words: TableWords, kinds: Iterable[Kind]) -> Iterator[Entry]:
    """Every side of every kind, and the marks on it; what looks the same is told once."""
    seen: set[str] = set()
    for kind in kinds:
        for entry in _of_kind(rules, words, kind):
            if entry.letters not in seen:
                seen.add(entry.letters)
                yield entry
        for mark in kind.marks:
            yield Entry(mark.letter, words.mark(mark), SEAT in kind.letters[0])


def _of_kind(rules: Rules, words: TableWords, kind: Kind) -> Iterator[Entry]:
    owned = SEAT in kind.letters[0]
    seat = 0 if owned else NONE
    if CODE in kind.letters[0] and kind.numbers:
        # A kind that numbers tell apart, by number.
        for number in rules.kinds[kind.numbers].values():
            piece = Piece(kind.name, seat, number=number)
            yield Entry(words.letters(kind, piece), words.piece(kind, piece), owned)
        return
    for side in range(max(1, len(kind.faces))):
        number = rules.kinds[kind.numbers].values()[0] if kind.numbers else NONE
        piece = Piece(kind.name, seat, side=side, number=number)
        yield Entry(words.letters(kind, piece), words.face(kind, side), owned)


def joined(listed: Iterable[Entry]) -> str:
    """Entries one after the other."""
    return " · ".join([f"{entry.letters} {entry.name}" for entry in listed])

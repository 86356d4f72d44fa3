"""Small games for the store's tests; the store looks into none of it."""

from __future__ import annotations

from uuid import uuid4

from ziggurat.match.entry import Entry, Header
from ziggurat.server.store import Append, Grant, NewGame

HEADER = Header("template", 1, ("festival",), {"map": "small"}, 2, "c" * 64, "s" * 32)
ANN = b"a" * 32
BOB = b"b" * 32
LINK = b"t" * 32


def entry(number: int, move: str = "pass") -> Entry:
    """An entry of the shape a match makes."""
    return Entry(number, "choice", 0, move, -1, "d" * 32, "n" * 32, "b" * 32, "h" * 32)


def new_game(game_id: str, entries: int = 0) -> NewGame:
    """A game with some entries, as an imported one has."""
    numbered = [entry(number) for number in range(1, entries + 1)]
    noted = [b"note"] * (entries + 1)
    return NewGame(game_id, HEADER, b"seed", b"meta", numbered, b"state", False, noted)


def move(game_id: str, first: int, move_id: str = "", count: int = 1, word: str = "pass") -> Append:
    """A move of some entries; without an id it gets one of its own."""
    entries = [entry(number, word) for number in range(first, first + count)]
    return Append(
        game_id, entries, [b"note"] * len(entries), move_id or str(uuid4()), None, False, ANN
    )


def seat(game_id: str, number: int) -> Grant:
    """The right to a seat."""
    return Grant(game_id, "seat", number)

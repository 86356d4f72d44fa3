"""Stating: a position that people have on their table, as an entry of the log.

Owns how such an entry is written and what it leads to. Nobody played it, so nothing proves it;
that it keeps to what must always hold in the game is checked whenever it is read.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.kernel.engine import advance
from ziggurat.kernel.event import Event
from ziggurat.kernel.reason import DeadEnd
from ziggurat.kernel.state import State
from ziggurat.match.codec import CodecError, Data, canonical, decode, encode
from ziggurat.match.entry import Entry
from ziggurat.match.errors import SaveError

# How much work may wait; games pile up a quarter of it, and each step copies all of it.
MOST_FRAMES: Final = 64
# What rules raise when a position makes no sense to them.
UNFIT: Final = (
    DeadEnd, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
)  # fmt: skip


class Stated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was said, and the whole position before the rules go on from it."""

    says: str
    state: Data


def write_stated(says: str, s: State) -> str:
    """How a position that was stated stands in the log."""
    return canonical(Stated(says, encode(s))).decode()


def said_in(entry: Entry) -> str:
    """What people read of an entry: of a position that was stated, the words for it."""
    return _read(entry).says if entry.kind == "stated" else entry.move


def stated_again(before: State, entry: Entry) -> tuple[State, list[Event]]:
    """The position that an entry states, once the rules have gone on from it."""
    data = _read(entry).state
    try:
        s = decode(before.rules, "State", data, "state")
        assert isinstance(s, State)
        if s.seats != before.seats or not s.stack:
            raise SaveError(f"entry {entry.number} states no position of this table")
        s.journal = []
        check_stated(s)
        advance(s)
    except CodecError as error:
        raise SaveError(f"entry {entry.number} states no position: {error}") from None
    except UNFIT as error:
        text = f"entry {entry.number} states an impossible position: {error!r:.80}"
        raise SaveError(text) from error
    events, s.journal = s.journal or [], None
    return s, events


def check_stated(s: State) -> None:
    """Refuse a position in which something does not hold that always must."""
    check_frames(s)
    for invariant in s.rules.invariants.values():
        fault = invariant.check(s)
        if fault:
            raise SaveError(f"this position is impossible: {invariant.name}: {fault}")


def check_frames(s: State) -> None:
    """Refuse a position with more pending work than any game piles up."""
    if len(s.stack) > MOST_FRAMES:
        raise SaveError(f"this position is impossible: {len(s.stack)} frames wait")


def _read(entry: Entry) -> Stated:
    try:
        return msgspec.json.decode(entry.move, type=Stated)
    except (ValueError, RecursionError):
        raise SaveError(f"entry {entry.number} states nothing that can be read") from None

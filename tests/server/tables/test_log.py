"""Lines of the log: all entries in order, each with its events."""

from __future__ import annotations

from typing import Final

from tests.server.tables.matches import middle, new_dawn
from tests.server.tables.shape import faults
from ziggurat.api import NOBODY
from ziggurat.server.tables import lines

LINE: Final = {
    "n": int, "kind": ("start", "choice", "undo", "rewind", "fork", "version", "dice"), "seat": int,
    "move": str, "events": [{"key": str, "seat": int, "args": [int], "origin": int}],
}  # fmt: skip


def test_the_whole_log_begins_with_the_start() -> None:
    match, _ = middle()
    told = lines(match, NOBODY)
    assert faults(told, [LINE]) == []
    assert [line["n"] for line in told] == list(range(match.next_entry))
    assert told[0]["kind"] == "start"
    assert sum(len(line["events"]) for line in told) == len(match.events(NOBODY))


def test_only_what_is_new_is_told() -> None:
    match, _ = middle()
    last = match.next_entry - 1
    assert [line["n"] for line in lines(match, 0, last - 2)] == [last - 1, last]
    assert lines(match, 0, last) == []
    assert lines(match, 0, 0) == lines(match, 0)[1:]


def test_taking_back_is_a_line_of_its_own() -> None:
    match = new_dawn()
    match.play(0, match.questions(0)[0].options[0])
    match.undo(0)
    assert lines(match, NOBODY)[-1]["kind"] == "undo"

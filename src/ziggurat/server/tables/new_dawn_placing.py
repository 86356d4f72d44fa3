"""Every way in which a tile can be laid, told at once, so that the page can show it there.

Owns this list. It is found by answering on a state that was dealt again: what the game lists there
after a tile, and after a side and a turn, is where the tile may lie. It never works out a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.server.tables.new_dawn_map import LAY, PLACE, TURN, cell_at
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.state import State

TOPICS: Final = (PLACE, TURN, LAY)
# What comes between two questions about one tile is short.
MOST_STEPS: Final = 12


class Way(NamedTuple):
    """A tile that lies one way up and turned so far, and the cells where it may lie so."""

    tile: int
    side: int
    rotation: int
    answers: tuple[Choice, ...]
    last: tuple[Choice, ...]


def placing(s: State, question: Question) -> Data | None:
    """The ways to lay the tiles that a question is about, `None` if it is about none.

    `answers` come first, then `verb` with one of the cells. Cells are told by number, and where
    they lie.
    """
    ways = _ways(s, question, ()) if question.topic in TOPICS else []
    if not ways:
        return None
    cells = sorted({choice[1] for way in ways for choice in way.last})
    return {
        "ways": [
            {
                "tile": way.tile,
                "side": way.side,
                "rotation": way.rotation,
                "answers": way.answers,
                "verb": way.last[0][0],
                "cells": [choice[1] for choice in way.last],
            }
            for way in ways
        ],
        "cells": {str(cell): cell_at(s.rules, cell) for cell in cells},
    }


def _ways(s: State, question: Question, answers: tuple[Choice, ...]) -> list[Way]:
    if question.topic == LAY:
        tile, side, rotation = question.facts
        return [Way(tile, side, rotation, answers, question.options)]
    found: list[Way] = []
    for choice in question.options:
        after = s.clone()
        asked = _next(after, question, choice)
        if asked is not None:
            found.extend(_ways(after, asked, (*answers, choice)))
    return found


def _next(s: State, question: Question, choice: Choice) -> Question | None:
    """The question about the same tile that follows an answer.

    It is looked for step by step: the engine would answer by itself where one place is left.
    """
    s.stack[-1].answer(s, question.seat, choice)
    for _ in range(MOST_STEPS):
        if s.outcome is not None or not s.stack:
            return None
        frame = s.stack[-1]
        if frame.run(s):
            asked = frame.questions(s)[0]
            return asked if asked.seat == question.seat and asked.topic in TOPICS else None
    return None

"""Shifting: what moves by one space to an empty neighbour, a control token or a barbarian.

Owns where it may go and the reason against any other space. It never moves anything.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.spaces import empty_spaces
from ziggurat.games.new_dawn.focus.reasons_culture import NOT_ADJACENT, NOT_EMPTY
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import SHIFT
from ziggurat.kernel.choice import Choice


def shifts(g: Table, starts: int) -> list[Choice]:
    """From each start to every empty space next to it; terrain does not matter."""
    empty = empty_spaces(g)
    found: list[Choice] = []
    for start in members(starts):
        for goal in members(g.board.near[start] & empty):
            found.append((SHIFT, start, goal))
    return found


def against_shift(g: Table, start: int, goal: int) -> int:
    """The reason against a goal that is not among them."""
    return NOT_EMPTY if has(g.board.near[start], goal) else NOT_ADJACENT

"""Acting: which rows of a moment act for a seat whose rows in play are a mask.

Owns one table for each moment. A single meet of masks tells that nothing acts, which is so most
of the time; otherwise the rows are looked up. How many rows there are does not count.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Attached
from ziggurat.kernel.rules import Rules

# How many different sets of rows are remembered for a moment, before all are forgotten.
MOST_SETS: Final = 1000
NOBODY: Final[tuple[Attached, ...]] = ()


class Acting:
    """The rows that are attached to one moment, and the sets of them that were met already."""

    def __init__(self, attached: tuple[Attached, ...]) -> None:
        rows = 0
        for at in attached:
            rows |= 1 << at.card
        self.attached: Final = attached
        self.rows: Final = rows
        self.known: Final[dict[int, tuple[Attached, ...]]] = {}
        # What was in play when it was last asked for, and the rows that act then: one pair, so
        # that nobody ever reads half of it.
        self.last: tuple[int, tuple[Attached, ...]] = (0, NOBODY)

    def among(self, in_play: int) -> tuple[Attached, ...]:
        """Those that are in play, in row order; mostly the same seat asks once more."""
        last = self.last
        if last[0] == in_play:
            return last[1]
        rows = self.rows & in_play
        found = self._met(rows) if rows else NOBODY
        self.last = (in_play, found)
        return found

    def _met(self, rows: int) -> tuple[Attached, ...]:
        """Those of some rows of this moment."""
        found = self.known.get(rows)
        if found is None:
            found = tuple([at for at in self.attached if rows >> at.card & 1])
            if len(self.known) >= MOST_SETS:
                self.known.clear()
            self.known[rows] = found
        return found


def acting_by_moment(rules: Rules) -> dict[str, Acting]:
    """The table of each moment of built rules."""
    return {name: Acting(attached) for name, attached in rules.attached.items()}

"""Techs that lie lower than their level: what Nikola Tesla brings."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.great_person_deck.ids import NIKOLA_TESLA
from ziggurat.games.board_game.great_person_deck.reasons import OTHER_ROW
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.great_person_deck.verbs import LAY_IN_ROW
from ziggurat.games.board_game.moments import LEARNED
from ziggurat.games.board_game.research.abilities import is_used
from ziggurat.games.board_game.research.pyramid import row_counts
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without

# Levels of techs that may lie one row lower.
LOWERED: Final = (2, 3, 4)


def may_lie_lower(g: Table, seat: int, tech: int) -> bool:
    """Tell whether a tech that a seat researches now may lie one row lower."""
    return is_used(g, seat, NIKOLA_TESLA) and g.printed.levels[tech] in LOWERED


def one_row_lower(s: State, cue: Cue, value: int) -> int:
    """The lowest row for a new tech."""
    return value - 1 if may_lie_lower(table(s), cue.owner, cue.args[0]) else value


def row_of_lowered(s: State, cue: Cue, value: int) -> int:
    """The row of a tech that lies lower for good."""
    return value - 1 if cue.args[0] in person_deck(s).lowered[cue.owner] else value


def lay_new_tech(s: State, cue: Cue) -> None:
    """A tech was researched: say where it lies, if there is a choice."""
    g = table(s)
    seat, (tech, researched) = cue.owner, cue.args
    if not researched or not may_lie_lower(g, seat, tech):
        return
    rows = rows_open(g, seat, tech)
    if not unlaid(g, seat, tech):
        forget(g, seat)
    if len(rows) > 1:
        g.push(LayTech(seat, tech))
    elif rows == [g.printed.levels[tech] - 1]:
        lower(g, seat, tech)


def unlaid(g: Table, seat: int, tech: int) -> list[int]:
    """Levels of techs that a seat has researched together with one, and that are laid after it."""
    found: list[int] = []
    for frame in g.stack:
        if not isinstance(frame, Fire) or frame.moment != LEARNED.name or frame.args[0] == tech:
            continue
        if frame.args[1] and seat in [owner for owner, _ in frame.left]:
            found.append(g.printed.levels[frame.args[0]])
    return [level for level in found if level in LOWERED]


def rows_open(g: Table, seat: int, tech: int) -> list[int]:
    """The rows in which a tech that lies in its own row yet may lie, one row lower first.

    Of two techs that were researched at once one may lie lower: in whichever row the one is, there
    has to be a place for the other.
    """
    level = g.printed.levels[tech]
    counts = row_counts(g, seat)
    others = unlaid(g, seat, tech)
    found = [level - 1] if bears(lowered(counts, level), [level - 1, *others]) else []
    there = bears(counts, [level, *others])
    if there or any([bears(lowered(counts, other), [level, other - 1]) for other in others]):
        found.append(level)
    return found


def lowered(counts: list[int], level: int) -> list[int]:
    """How many techs lie in each row if one of a level lies lower."""
    found = list(counts)
    found[level - 1] -= 1
    found[level - 2] += 1
    return found


def bears(counts: list[int], rows: list[int]) -> bool:
    """Tell whether everything that lies in some rows lies above enough techs."""
    for row in rows:
        if row > 1 and counts[row - 1] >= counts[row - 2]:
            return False
    return True


def forget(g: Table, seat: int) -> None:
    """What Nikola Tesla allowed is done, or not wanted."""
    if is_used(g, seat, NIKOLA_TESLA):
        g.used = put_row(g.used, seat, without(g.used[seat], NIKOLA_TESLA))


def lower(g: Table, seat: int, tech: int) -> None:
    """Lay a tech one row lower than its level, for good."""
    forget(g, seat)
    d = person_deck(g)
    d.lowered = put_row(d.lowered, seat, with_sorted(d.lowered[seat], tech))
    g.note("laid_lower", seat, (tech,))


class LayTech(Frame):
    """A seat says in which of two rows its new tech lies."""

    SPEC: ClassVar[str] = "seat: int, tech: int"

    def __init__(self, seat: int, tech: int) -> None:
        self.seat: Final = seat
        self.tech: Final = tech

    def question(self, s: State) -> Question:
        rows = rows_open(table(s), self.seat, self.tech)
        options = tuple([(LAY_IN_ROW, row) for row in rows])
        return Question(self.seat, "lay_tech", PICK, options, (self.tech,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[1] < g.printed.levels[self.tech]:
            lower(g, seat, self.tech)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LAY_IN_ROW:
            return Reason(OTHER_QUESTION)
        fits_there = choice[1] in rows_open(table(s), seat, self.tech)
        return None if fits_there else Reason(OTHER_ROW, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.tech)

"""The tech pyramid: which tech has a place.

Owns the counting of rows. Where in a row a card lies has no effect, so only numbers are kept
(cb.pyramid.position_choice).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.research.moments import LOWEST_ROW, ROW_COUNT, TECH_ROW
from ziggurat.games.board_game.research.reasons import ALREADY_LEARNED, NO_PLACE
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED

ROWS: Final = 5


def tech_row(g: Table, tech: int) -> Tech:
    """The row of a tech."""
    row = g.rules.rows[tech]
    assert isinstance(row, Tech)
    return row


def knows(g: Table, seat: int, tech: int) -> bool:
    """Tell whether a seat knows a tech."""
    return (g.known[seat] >> tech) & 1 == 1


def starting_tech(g: Table, seat: int) -> int:
    """The tech that a seat's civilization began with, or `NONE`."""
    if g.civilization[seat] == NONE:
        return NONE
    row = g.rules.rows[g.civilization[seat]]
    assert isinstance(row, Civilization)
    return row.tech


def row_counts(g: Table, seat: int) -> list[int]:
    """How many techs lie in each row, the bottom one first.

    A starting tech lies in the bottom row whatever its level.
    Rules: cb.setup.starting_tech, cb.setup.starting_tech_supports
    """
    counts = [0] * ROWS
    first = starting_tech(g, seat)
    known = g.known[seat]
    levels = g.printed.levels
    elsewhere = len(g.rules.attached[TECH_ROW.name]) > 0
    for tech in g.rules.families["tech"]:
        if (known >> tech) & 1:
            row = 1 if tech == first else levels[tech]
            if elsewhere:
                row = adjusted(g, TECH_ROW, seat, (tech,), row)
            counts[row - 1] += 1
    if g.rules.attached[ROW_COUNT.name]:
        return [adjusted(g, ROW_COUNT, seat, (row + 1,), count) for row, count in enumerate(counts)]
    return counts


def fits(counts: list[int], level: int) -> bool:
    """Tell whether a tech of a level has a place above two of the row below.

    Rules: cb.pyramid.level_1_bottom, .level_2_support, .higher_support, .capacity
    """
    return level == 1 or counts[level - 1] + 1 < counts[level - 2]


def may_learn(g: Table, seat: int, tech: int) -> int:
    """The reason why a seat cannot learn a tech, whatever it would cost.

    Rules: cb.research.no_duplicates, cb.pyramid.free_tech_needs_place
    """
    if knows(g, seat, tech):
        return ALREADY_LEARNED
    return ALLOWED if rows_for(g, seat, tech, row_counts(g, seat)) else NO_PLACE


def rows_for(g: Table, seat: int, tech: int, counts: list[int]) -> list[int]:
    """The rows of a pyramid in which a seat may lay a new tech, usually that of its level."""
    level = g.printed.levels[tech]
    lowest = adjusted(g, LOWEST_ROW, seat, (tech,), level)
    return [row for row in range(lowest, level + 1) if fits(counts, row)]


def learnable(g: Table, seat: int) -> list[int]:
    """All techs that a seat could learn now if they cost nothing."""
    counts = row_counts(g, seat)
    known = g.known[seat]
    techs = [tech for tech in g.rules.families["tech"] if not (known >> tech) & 1]
    if g.rules.attached[LOWEST_ROW.name]:
        return [tech for tech in techs if rows_for(g, seat, tech, counts)]
    open_rows = [row == 0 or fits(counts, row) for row in range(ROWS + 1)]
    return [tech for tech in techs if open_rows[g.printed.levels[tech]]]

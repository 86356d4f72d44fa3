"""Metropolises: when a capital becomes one, and what one does besides being a city.

Owns that Agriculture makes the capital grow as soon as it can. Where it may grow is in `growth.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import slot_on
from ziggurat.games.board_game.fame_and_fortune.ids import AGRICULTURE, FIRST_RULE
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import (
    Growth,
    growth_squares,
    is_metropolis,
)
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.games.board_game.moments import ARTS, BATTLE_BONUS
from ziggurat.games.board_game.research.pyramid import knows
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

METROPOLISES: Final = FIRST_RULE + 3
MORE_CULTURE: Final = 1
MORE_DEFENCE: Final = 2


def must_grow(g: Table, seat: int) -> bool:
    """Tell whether the capital of a seat has to grow and has not yet.

    Rules: ff.metro.later_growth, ff.metro.no_second_growth
    """
    return knows(g, seat, AGRICULTURE) and not is_metropolis(g, seat, CAPITAL)


def grow_when_learned(s: State, cue: Cue) -> None:
    """Agriculture was learned: the capital grows at once if it can.

    Rules: ff.metro.grow_on_agriculture
    """
    g = table(s)
    if cue.args[0] != cue.card or not must_grow(g, cue.owner):
        return
    if growth_squares(g, cue.owner):
        g.push(Growth(cue.owner, False))
    else:
        g.note("growth_waits", cue.owner)


def grow_later(s: State, seat: int) -> None:
    """A seat's Start of Turn: its capital grows if it still has to (ff.metro.later_growth)."""
    if must_grow(table(s), seat):
        s.push(Growth(seat, False))


# It comes first, before anything of the seat's own bars the way, and is tried again at the end.
FIRST_GROWTH: Final = Step("growth", grow_later)
LAST_GROWTH: Final = Step("late growth", grow_later)


def more_culture(s: State, cue: Cue, value: int) -> int:
    """A metropolis that is devoted to the arts gives 1 culture more (ff.metro.devote_two)."""
    grown = is_metropolis(table(s), cue.owner, cue.args[0])
    return value + MORE_CULTURE if grown else value


def defended_slot(g: Table, cue: Cue) -> int:
    """The city that the holder defends in a battle, or `NONE`; args square, 1 if attacking."""
    square, attacking = cue.args
    return NONE if attacking else slot_on(g, cue.owner, square)


def more_defence(s: State, cue: Cue, value: int) -> int:
    """Whoever defends a metropolis has a bonus of 2 more (ff.metro.combat_bonus)."""
    g = table(s)
    slot = defended_slot(g, cue)
    grown = slot != NONE and is_metropolis(g, cue.owner, slot)
    return value + MORE_DEFENCE if grown else value


METROPOLIS_RULE: Final = Row(
    METROPOLISES, "metropolises", (Adjust(ARTS, more_culture), Adjust(BATTLE_BONUS, more_defence))
)

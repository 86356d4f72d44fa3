"""Building programs: a city gives up an action to produce twice as much with a later one.

Owns the shell's `programs`. How much a city produces is worked out elsewhere.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import FIRST_NEW_KIND
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.wisdom_and_warfare.programs.reasons import PROGRAM_THERE
from ziggurat.games.board_game.wisdom_and_warfare.programs.verbs import START_PROGRAM
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

# The kind of city action that it is.
PROGRAMMING: Final = FIRST_NEW_KIND


def has_program(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a city has a building program."""
    return (wisdom(g).programs[seat] >> slot) & 1 == 1


def set_program(g: Table, seat: int, slot: int, there: bool) -> None:
    """Say whether a city has a building program; there is one at most.

    Markers never run out.  Rules: ww.program.one_marker, ww.program.marker_supply
    """
    shell = wisdom(g)
    others = shell.programs[seat] & ~(1 << slot)
    shell.programs = put(shell.programs, seat, others | int(there) << slot)


# Starting one


def may_start(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a city starts no program; args slot.

    Rules: ww.program.fourth_action, ww.program.one_marker
    """
    if choice != (START_PROGRAM, cue.card):
        return OTHER_QUESTION
    return PROGRAM_THERE if has_program(g, cue.owner, cue.args[0]) else ALLOWED


def offer_program(s: State, cue: Cue) -> list[Choice]:
    choice = (START_PROGRAM, cue.card)
    return [choice] if may_start(table(s), cue, choice) == ALLOWED else []


def start_program(s: State, cue: Cue, choice: Choice) -> None:
    """Mark the city (ww.program.marker)."""
    g = table(s)
    set_program(g, cue.owner, cue.args[0], True)
    g.note("program_started", cue.owner, cue.args[:1])


def refuse_program(s: State, cue: Cue, choice: Choice) -> int:
    return may_start(table(s), cue, choice)


# What it does, and how it ends


def twice(s: State, cue: Cue, value: int) -> int:
    """Squares that yield for a city with a program produce twice as much; args slot.

    Rules: ww.program.doubling, ww.program.other_sources_not_doubled, ww.program.scout_squares,
    ww.program.city_state_squares
    """
    return 2 * value if has_program(table(s), cue.owner, cue.args[0]) else value


def end_program(s: State, cue: Cue) -> None:
    """A city has produced something: its program is used up; args slot, verb.

    An action that somebody cancels produces nothing.
    Rules: ww.program.forced_use, ww.program.discard, ww.program.action_canceled
    """
    g = table(s)
    if has_program(g, cue.owner, cue.args[0]):
        set_program(g, cue.owner, cue.args[0], False)
        g.note("program_ended", cue.owner, cue.args[:1])


def lose_program(s: State, cue: Cue) -> None:
    """A city was destroyed, and its program with it; args slot (ww.program.lost_with_city)."""
    set_program(table(s), cue.owner, cue.args[0], False)

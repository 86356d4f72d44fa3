"""Markers that do something as soon as they are found, and are discarded.

Owns what they do, with the choice that a Friendly Barbarian gives.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.units import draw_unit, flight, may_raise
from ziggurat.games.board_game.cities.reasons import NO_AIRCRAFT_YET, NO_FIGURE_LEFT
from ziggurat.games.board_game.cities.recruiting import FIGURE_VERBS, figures_left, recruit
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.fame_and_fortune.finds.reasons import NOT_WHERE_FOUND
from ziggurat.games.board_game.ids import ARMY, SCOUT, UNIT_TYPES
from ziggurat.games.board_game.movement.figures import may_stand
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import RAISE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

FRIENDLY_BARBARIAN: Final = "friendly_barbarian"


class NativeArt:
    """Culture, as much as the marker shows."""

    def __init__(self, culture: int) -> None:
        self.culture: Final = culture

    def found(self, s: State, seat: int, square: int, find: int) -> None:
        """Gain it (ff.hut.native_art)."""
        g = table(s)
        g.note("found_at_once", seat, (find,))
        gain_culture(g, seat, self.culture)


# The Friendly Barbarian: args are the square where it was found


def befriend(s: State, seat: int, square: int, find: int) -> None:
    """A unit or a figure joins the finder, if there is one that can.

    Rules: ff.hut.friendly_barbarian_immediate
    """
    g = table(s)
    g.note("found_at_once", seat, (find,))
    if companions(g, seat, square):
        g.push(Ask(FRIENDLY_BARBARIAN, seat, (square,)))


def may_join(g: Table, seat: int, square: int, choice: Choice) -> int:
    """The reason why a unit cannot join a seat, or a figure cannot where the marker was found.

    Rules: ff.hut.friendly_barbarian_unit, ff.hut.friendly_barbarian_figure,
    ff.hut.friendly_barbarian_limits
    """
    if choice[0] == RAISE:
        return may_raise(g, seat, choice[1])
    if choice[0] not in FIGURE_VERBS:
        return OTHER_QUESTION
    if choice[1] != square:
        return NOT_WHERE_FOUND
    if figures_left(g, seat, FIGURE_VERBS.index(choice[0])) <= 0:
        return NO_FIGURE_LEFT
    return may_stand(g, seat, square)


def companions(g: Table, seat: int, square: int) -> list[Choice]:
    """Everything that can join a seat: what `may_join` allows, ascending."""
    found: list[Choice] = [(FIGURE_VERBS[figure], square) for figure in (ARMY, SCOUT)]
    found.extend([(RAISE, unit_type) for unit_type in range(len(UNIT_TYPES))])
    return [choice for choice in found if may_join(g, seat, square, choice) == ALLOWED]


def ask_companion(s: State, seat: int, args: Ints) -> Question:
    options = tuple(companions(table(s), seat, args[0]))
    return Question(seat, FRIENDLY_BARBARIAN, PICK, options, args)


def refuse_companion(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    g = table(s)
    reason = may_join(g, seat, args[0], choice)
    if reason == NO_AIRCRAFT_YET:
        return Reason(reason, (flight(g),))
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def join(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    g = table(s)
    choice = choices[0]
    if choice[0] == RAISE:
        draw_unit(g, order[0], choice[1])
    else:
        recruit(g, order[0], choice[1], FIGURE_VERBS.index(choice[0]))


FIND_ASKERS: Final = (Asker(FRIENDLY_BARBARIAN, ask_companion, refuse_companion, join),)

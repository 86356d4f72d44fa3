"""The expansion's own shell: everything on the table that the base game does not know."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.board_game.wisdom_and_warfare.ids import CITY_STATES
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows, filled


class Wisdom(Shell):
    """What Wisdom and Warfare adds to the table.

    By seat: `policies` are the adopted social policies, ascending, `programs` a mask of cities
    with a building program, `kinds` one of the kinds of action that its capital has taken this
    turn. `city_states` is a mask of city-states still in the pile, by the order of their rows.
    """

    SPEC: ClassVar[str] = (
        "policies: tuple[tuple[int, ...], ...], programs: tuple[int, ...], city_states: int, "
        "kinds: tuple[int, ...]"
    )

    def __init__(self, policies: Rows, programs: Layer, city_states: int, kinds: Layer) -> None:
        self.policies = policies
        self.programs = programs
        self.city_states = city_states
        self.kinds = kinds

    def clone(self) -> Wisdom:
        return Wisdom(self.policies, self.programs, self.city_states, self.kinds)


def wisdom(s: State) -> Wisdom:
    """The expansion's shell; where it is among the others depends on the mix."""
    for extra in s.extras:
        if isinstance(extra, Wisdom):
            return extra
    raise LookupError("Wisdom and Warfare is not on this table")


def make_wisdom(s: State) -> Shell:
    """Nobody has a policy or a program, and all city-states are in the pile."""
    return Wisdom(
        policies=tuple([()] * s.seats),
        programs=filled(s.seats, 0),
        city_states=(1 << CITY_STATES) - 1,
        kinds=filled(s.seats, 0),
    )

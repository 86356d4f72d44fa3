"""What each seat may know of what Wisdom and Warfare adds: all of it lies open."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import CITY_SLOTS
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import controlled
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import policy_limit
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows


class WisdomView(Record):
    """What Wisdom and Warfare adds to the table, as everybody sees it.

    By seat: `policies` are the adopted social policies, ascending, of which it may have `most`,
    `programs` the slots of cities with a building program. `controlled` are squares of city-states
    with the seat whose figures stand there; so many are left in the `pile`.
    """

    SPEC: ClassVar[str] = (
        "policies: tuple[tuple[int, ...], ...], most: tuple[int, ...], "
        "programs: tuple[tuple[int, ...], ...], controlled: tuple[tuple[int, ...], ...], pile: int"
    )

    def __init__(
        self, policies: Rows, most: Layer, programs: Rows, controlled: Rows, pile: int
    ) -> None:
        self.policies: Final = policies
        self.most: Final = most
        self.programs: Final = programs
        self.controlled: Final = controlled
        self.pile: Final = pile


def controlled_city_states(g: Table) -> Rows:
    """Squares of city-states with the seats that control them, ascending."""
    found: list[tuple[int, ...]] = []
    for seat in range(g.seats):
        found.extend([(square, seat) for square in controlled(g, seat)])
    return tuple(sorted(found))


def view_wisdom(s: State, seat: int) -> Record:
    """The same for every seat."""
    g = table(s)
    shell = wisdom(s)
    seats = range(g.seats)
    slots = range(CITY_SLOTS)
    return WisdomView(
        shell.policies,
        tuple([policy_limit(g, at) for at in seats]),
        tuple(
            [tuple([slot for slot in slots if (shell.programs[at] >> slot) & 1]) for at in seats]
        ),
        controlled_city_states(g),
        shell.city_states.bit_count(),
    )

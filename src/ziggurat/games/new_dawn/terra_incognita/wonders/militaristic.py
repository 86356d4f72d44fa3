"""Militaristic wonders of this box: Huey Teocalli, Statue of Liberty."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.spaces import all_control, owner_of
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.ids import MARBLE, MEDIEVAL, MERCURY, MILITARISTIC, MODERN, OIL
from ziggurat.games.new_dawn.masks import members, minus
from ziggurat.games.new_dawn.moments import CITY_TAKEN, DEFENCE_BONUS
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import HUEY_TEOCALLI, STATUE_OF_LIBERTY
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State

# Huey Teocalli: water around the defending space makes a defence stronger.


def teocalli_bonus(s: State, cue: Cue, bonus: int) -> int:
    board = table(s).board
    return bonus + (board.near[cue.args[0]] & board.waters).bit_count()


# Statue of Liberty: with a rival city, the rivals' control tokens around it are replaced too.


def liberty_taken(s: State, cue: Cue) -> None:
    s.push(Liberate(cue.owner, cue.args[0], 0))


class Liberate(Frame):
    """Replace all rival control tokens around a city, one after another.

    `done` are the spaces seen to. Without an unused token another may be lifted for it, as
    with every replacement; who lifts none leaves the token.
    """

    SPEC: ClassVar[str] = "seat: int, city: int, done: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.army.shield", "nd.culture.no_token_left_general")

    def __init__(self, seat: int, city: int, done: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.done: Final = done

    def _left(self, g: Table) -> int:
        """Mask: rival control tokens still to be replaced."""
        rivals = minus(all_control(g), g.realms[self.seat].control)
        return minus(g.board.near[self.city] & rivals, sheltered(g, self.seat) | self.done)

    def run(self, s: State) -> bool:
        g = table(s)
        left = self._left(g)
        if not left:
            g.pop()
            return False
        space = members(left)[0]
        g.swap(Liberate(self.seat, self.city, self.done | 1 << space))
        loser = owner_of(g, space)
        g.note("took_token", self.seat, (space, loser))
        take_space(g, self.seat, loser, space, city=False)
        step_done(g)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.city)


NEW_MILITARISTIC: Final = (
    Wonder(
        HUEY_TEOCALLI, "huey_teocalli", MILITARISTIC, MEDIEVAL, 9, (OIL, MERCURY),
        (Adjust(DEFENCE_BONUS, teocalli_bonus),),
    ),
    Wonder(
        STATUE_OF_LIBERTY, "statue_of_liberty", MILITARISTIC, MODERN, 12, (OIL, MARBLE),
        (Do(CITY_TAKEN, liberty_taken),),
    ),
)  # fmt: skip

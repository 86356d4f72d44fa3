"""The English: their armies gather the squares they stand on, as scouts do.

Owns which squares those are and the question of which cities get them. A square that an army has
gathered is kept as one whose scout has gone: it stays with its city for the turn, and its coins
count only while an army is there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import ARMY, CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.movement.figures import keep_gathered
from ziggurat.games.board_game.rows.gatherer import Gatherer
from ziggurat.games.board_game.start.gathering import (
    SendSquares,
    ask_where,
    gathered,
    stop_gathering,
)
from ziggurat.games.board_game.start.reasons import GATHERS_NOTHING, NO_SUCH_CITY
from ziggurat.games.board_game.start.start_of_turn import in_start_of_turn
from ziggurat.games.board_game.state import Table, city_id, still_gathered, table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.ids import ENGLISH, FIRST_RULE
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

GATHERING_ARMIES: Final = FIRST_RULE + 11


def army_squares(s: State, seat: int) -> list[tuple[int, int]]:
    """Squares that armies of a seat gather while they stand there, and the cities they go to."""
    g = table(s)
    if g.civilization[seat] != ENGLISH:
        return []
    return [pair for pair in still_gathered(g, seat) if pair[0] in g.armies[seat]]


def gather_with_armies(s: State, seat: int) -> None:
    """The turn of a seat begins: its armies gather too, if they do so at all.

    A square that a scout gathers is gathered once.
    """
    g = table(s)
    if g.civilization[seat] != ENGLISH:
        return
    for square in sorted(set(g.armies[seat])):
        begin_to_gather(g, seat, square)
    check_victory(g)


def begin_to_gather(g: Table, seat: int, square: int) -> None:
    """Let the city it lies at have the square of an army, else the capital, until it is sent."""
    slot = g.lands[square] - city_id(seat, CAPITAL)
    there = [at for at, _ in still_gathered(g, seat)]
    if square not in gathered(g, seat) and square not in there:
        keep_gathered(g, seat, square, slot if 0 <= slot < CITY_SLOTS else CAPITAL)


def go_on_gathering(s: State, cue: Cue) -> None:
    """An army that makes room for a new city gathers where it goes; args figure, square."""
    figure, square = cue.args
    if figure == ARMY and in_start_of_turn(table(s), cue.owner):
        begin_to_gather(table(s), cue.owner, square)


def may_send_army(g: Table, seat: int, square: int, slot: int) -> int:
    """The reason why the square of an army is not sent to a city."""
    if square not in [at for at, _ in army_squares(g, seat)]:
        return GATHERS_NOTHING
    return NO_SUCH_CITY if g.cities[seat][slot] == NONE else ALLOWED


class SendArmies(SendSquares):
    """A seat says which cities get the squares of its armies."""

    SPEC: ClassVar[str] = "seat: int, left: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.scout.assign_city", "cb.scout.reassign_each_turn")

    def topic(self) -> str:
        return "send_army"

    def may_send(self, g: Table, square: int, slot: int) -> int:
        return may_send_army(g, self.seat, square, slot)

    def send(self, g: Table, square: int, slot: int) -> None:
        stop_gathering(g, self.seat, square)
        keep_gathered(g, self.seat, square, slot)
        g.note("sent_army", self.seat, (square, slot))

    def with_left(self, left: tuple[int, ...]) -> SendSquares:
        return SendArmies(self.seat, left)


def send_armies(s: State, seat: int) -> None:
    """Ask where the squares of armies go."""
    g = table(s)
    squares = sorted([square for square, _ in army_squares(g, seat)])
    ask_where(g, seat, SendArmies(seat, tuple(squares)))


ARMIES_GATHER: Final = Gatherer(GATHERING_ARMIES, "gathering_armies", army_squares)
GATHER_STEP: Final = Step("gather with armies", gather_with_armies)
SEND_STEP: Final = Step("send armies", send_armies)

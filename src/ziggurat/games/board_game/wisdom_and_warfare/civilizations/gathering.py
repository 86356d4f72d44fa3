"""The English: their armies gather the squares they stand on, as scouts do.

Owns which squares those are and the question of which cities get them. A square that an army has
gathered is kept as one whose scout has gone: it stays with its city for the turn, and its coins
count only while an army is there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.movement.figures import leave_gathered
from ziggurat.games.board_game.reasons import NAMED_BEFORE
from ziggurat.games.board_game.rows.gatherer import Gatherer
from ziggurat.games.board_game.start.gathering import gathered, stop_gathering
from ziggurat.games.board_game.start.reasons import GATHERS_NOTHING, NO_SUCH_CITY
from ziggurat.games.board_game.state import Table, city_id, still_gathered, table
from ziggurat.games.board_game.verbs import SEND
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.ids import ENGLISH, FIRST_RULE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import without

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
    scouts = gathered(g, seat)
    for square in sorted(set(g.armies[seat])):
        if square not in scouts:
            slot = g.lands[square] - city_id(seat, CAPITAL)
            leave_gathered(g, seat, square, slot if 0 <= slot < CITY_SLOTS else CAPITAL)
    check_victory(g)


def may_send_army(g: Table, seat: int, square: int, slot: int) -> int:
    """The reason why the square of an army is not sent to a city."""
    if square not in [at for at, _ in army_squares(g, seat)]:
        return GATHERS_NOTHING
    return NO_SUCH_CITY if g.cities[seat][slot] == NONE else ALLOWED


class SendArmies(Frame):
    """A seat names for each square that its armies gather the city that gets it this turn.

    `left` are the squares still to be named, ascending.
    """

    SPEC: ClassVar[str] = "seat: int, left: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.scout.assign_city", "cb.scout.reassign_each_turn")

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def _reason(self, g: Table, square: int, slot: int) -> int:
        """The reason why a square is not sent to a city, or not any more."""
        reason = may_send_army(g, self.seat, square, slot)
        return NAMED_BEFORE if reason == ALLOWED and square not in self.left else reason

    def question(self, s: State) -> Question:
        g = table(s)
        options: list[Choice] = []
        for square in self.left:
            slots = [at for at in range(CITY_SLOTS) if self._reason(g, square, at) == ALLOWED]
            options.extend([(SEND, square, slot) for slot in slots])
        facts = (len(self.left),)
        return Question(self.seat, "send_army", PICK, tuple(options), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if len(self.left) > 1:
            g.swap(SendArmies(seat, without(self.left, choice[1])))
        else:
            g.pop()
        stop_gathering(g, seat, choice[1])
        leave_gathered(g, seat, choice[1], choice[2])
        g.note("sent_army", seat, choice[1:])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SEND:
            return Reason(OTHER_QUESTION)
        reason = self._reason(table(s), choice[1], choice[2])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, len(self.left))


def send_armies(s: State, seat: int) -> None:
    """Ask for every square where it goes; a seat with one city has nothing to say."""
    g = table(s)
    squares = sorted([square for square, _ in army_squares(g, seat)])
    if squares and g.cities[seat].count(NONE) < CITY_SLOTS - 1:
        g.push(SendArmies(seat, tuple(squares)))


ARMIES_GATHER: Final = Gatherer(GATHERING_ARMIES, "gathering_armies", army_squares)
GATHER_STEP: Final = Step("gather with armies", gather_with_armies)
SEND_STEP: Final = Step("send armies", send_armies)

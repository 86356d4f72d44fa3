"""Movement: seats move their figures, one group after the other.

Owns the phase, the choice of a group, its way step by step, and the chance of others to interrupt
it. Where a group may go is decided in `groups.py`, what it meets in `enemies.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.resolution import lose_all
from ziggurat.games.board_game.ids import ARMY, NONE, SCOUT
from ziggurat.games.board_game.moments import BESIDE_CITY, MOVEMENT, WHILE_MOVING
from ziggurat.games.board_game.movement.enemies import enter
from ziggurat.games.board_game.movement.exploration import (
    DrawTile,
    discover,
    discoverable,
    may_discover,
)
from ziggurat.games.board_game.movement.figures import seafaring, speed
from ziggurat.games.board_game.movement.groups import (
    Travel,
    carry,
    flies,
    frees_coins,
    groups,
    mark_moved,
    may_take,
    must_leave,
    stops,
    welcome,
)
from ziggurat.games.board_game.movement.huts import ExploreHut
from ziggurat.games.board_game.movement.reasons import SQUARE_LOCKED, WATER_CLOSED
from ziggurat.games.board_game.movement.villages import TakeVillage
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.turn.own_part import OwnPart, part_question
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.responding import Responding, let_respond
from ziggurat.games.board_game.verbs import DISCOVER, STEP, TAKE
from ziggurat.games.board_game.victory import begin_aftermath, check_victory
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.flows import Each
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, Reason
from ziggurat.kernel.state import State


def begin_movement(s: State, seat: int) -> None:
    """Let all seats move, the first player first (cb.turn.player_order)."""
    s.push(Each("movement", seat_order(table(s))))


def begin_moves(s: State, seat: int) -> None:
    """A seat's own part begins."""
    s.push(Movement(seat))


class Movement(OwnPart):
    """A seat moves group after group, and uses what it may use between moves, until it passes.

    Rules: cb.movement.any_figures, cb.movement.one_after_another, cb.movement.group
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.movement.any_figures", "cb.movement.one_after_another", "cb.movement.once_per_phase",
        "cb.movement.group", "cb.movement.group_partial",
    )  # fmt: skip

    def question(self, s: State) -> Question:
        g = table(s)
        found: list[Choice] = groups(g, self.seat)
        if must_leave(g, self.seat) == NONE:
            found.append((PASS,))
        found.extend(set(offers(g, MOVEMENT, self.seat, ())))
        return part_question(g, self.seat, MOVEMENT, tuple(sorted(found)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
        elif choice[0] == TAKE:
            _, square, armies, scouts = choice
            g.push(Moving(seat, square, armies, scouts, speed(g, seat, armies, scouts)))
            let_respond(g, WHILE_MOVING, seat, (seat, square))
        else:
            reply(g, MOVEMENT, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        left = must_leave(g, seat) if choice[0] == PASS else NONE
        if left != NONE:
            return Reason(welcome(g, seat, left, 0), (left,))
        if choice[0] == TAKE:
            reason = may_take(g, seat, choice[1], choice[2], choice[3])
        else:
            reason = refusal(g, MOVEMENT, seat, (), choice)
        return refused(g, seat, reason, choice, choice[1:])


class Moving(Frame):
    """A group is under way with some squares of movement left; it stays together.

    Others may kill figures of the group; nothing else happens before it has stopped.
    Rules: cb.movement.group_stays_together, cb.movement.up_to_speed, cb.explore.cost_one
    """

    SPEC: ClassVar[str] = "seat: int, square: int, armies: int, scouts: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.movement.group_stays_together", "cb.movement.up_to_speed",
        "cb.movement.one_square_per_step", "cb.explore.cost_one", "cb.explore.figure_stays",
    )  # fmt: skip

    def __init__(self, seat: int, square: int, armies: int, scouts: int, left: int) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.armies: Final = armies
        self.scouts: Final = scouts
        self.left: Final = left

    def without(self, figure: int) -> Moving:
        """The group after a figure of a kind was taken out of it, if it has one."""
        armies = self.armies - int(figure == ARMY and self.armies > 0)
        scouts = self.scouts - int(figure == SCOUT and self.scouts > 0)
        return Moving(self.seat, self.square, armies, scouts, self.left)

    def run(self, s: State) -> bool:
        g = table(s)
        if not self.armies + self.scouts:
            g.pop()
        elif not self.left:
            self._stop(g)
        else:
            return True
        return False

    def _travel(self, g: Table) -> Travel:
        return Travel(g, self.seat, self.square, self.armies, self.scouts)

    def _beside(self) -> tuple[int, ...]:
        return (self.square, self.armies, self.scouts)

    def question(self, s: State) -> Question:
        g = table(s)
        travel = self._travel(g)
        found: list[Choice] = []
        if self.square not in g.locked:
            found.extend(sorted(set(offers(g, BESIDE_CITY, self.seat, self._beside()))))
        found.extend([(STEP, square) for square in travel.steps(self.left)])
        places = discoverable(g, self.square, self.left)
        if places and travel.may_linger(self.left) == ALLOWED:
            found.extend([(DISCOVER, place) for place in places])
        # Whoever cannot go on may stop anywhere: others may have barred the way meanwhile.
        if not found or travel.ends(self.square) == ALLOWED:
            found.insert(0, (PASS,))
        return Question(self.seat, "moving", SPACE, tuple(found), (self.square, self.left))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS and self._travel(g).meets(self.square) != ALLOWED:
            self._perish(g)
        elif choice[0] == PASS:
            self._stop(g)
        elif choice[0] == STEP:
            self._step(g, choice[1])
        elif choice[0] == DISCOVER:
            g.swap(Moving(seat, self.square, self.armies, self.scouts, self.left - 1))
            discover(g, seat, self.square, choice[1])
        else:
            self._give_up(g, choice)

    def _step(self, g: Table, to: int) -> None:
        freed = frees_coins(g, self.seat, self.square)
        carry(g, self.seat, self.square, to, self.armies, self.scouts)
        after = Moving(self.seat, to, self.armies, self.scouts, self.left - 1)
        g.swap(after)
        if not after.left or (stops(g, self.seat, to) and not flies(g, self.seat)):
            after._stop(g)
        else:
            let_respond(g, WHILE_MOVING, self.seat, (self.seat, to))
        if freed:
            check_victory(g)

    def _give_up(self, g: Table, choice: Choice) -> None:
        """One figure of the group leaves it for a city beside it; the others go on."""
        g.swap(self.without(choice[1]))
        reply(g, BESIDE_CITY, self.seat, self._beside(), choice)

    def _stop(self, g: Table) -> None:
        """The move is over: the group meets what is where it stands, and moves no more."""
        g.pop()
        mark_moved(g, self.seat, self.square, self.armies, self.scouts)
        enter(g, self.seat, self.square, self.armies, self.scouts)

    def _perish(self, g: Table) -> None:
        """The group cannot go on from where it may not stop: others have barred its way."""
        g.pop()
        lose_all(g, self.seat, self.square)
        begin_aftermath(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        facts = choice[1:]
        if choice[0] == PASS:
            reason = self._travel(g).ends(self.square)
            facts = (self.square,)
        elif choice[0] == DISCOVER:
            reason = may_discover(g, self.square, choice[1], self.left)
            if reason == ALLOWED:
                reason, facts = self._travel(g).may_linger(self.left), (self.square,)
        elif choice[0] == STEP:
            reason = self._travel(g).may_step(choice[1], self.left)
        elif self.square in g.locked:
            reason = SQUARE_LOCKED
        else:
            reason = refusal(g, BESIDE_CITY, seat, self._beside(), choice)
        if reason == SQUARE_LOCKED:
            facts = (self.square,)
        elif reason == WATER_CLOSED:
            facts = (*facts, seafaring(g))
        return refused(g, seat, reason, choice, facts)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)


def leave_group(g: Table, seat: int, square: int, figure: int) -> None:
    """A figure was killed on a square: of several, one that was under way there.

    If nobody is under way any more, there is nothing left to interrupt.
    """
    over = False
    for frame in g.stack:
        if isinstance(frame, Moving) and frame.seat == seat and frame.square == square:
            left = frame.without(figure)
            over = not left.armies + left.scouts
            g.amend(frame, left)
        elif over and isinstance(frame, Responding) and frame.moment == WHILE_MOVING.name:
            g.amend(frame, Responding(frame.moment, (), frame.args))


MOVEMENT_FRAMES: Final = (Movement, Moving, DrawTile, ExploreHut, TakeVillage)

"""Levying units in a battle: what Gustavus Adolphus does."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import (
    current_battle,
    hand_audience,
    seat_of,
    side_of,
    steady_draw,
)
from ziggurat.games.board_game.battle.forces import battle_hand, set_hand
from ziggurat.games.board_game.battle.units import may_raise, put_bag, return_unit
from ziggurat.games.board_game.ids import UNIT_TYPES
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_UNIT, MUSTER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without


def levy(g: Table, seat: int) -> None:
    """Let all units of a battle hand fall, before the battle is fought, and raise as many anew.

    Nothing can save them, and no figure is lost for them.
    """
    fight = current_battle(g)
    side = side_of(fight, seat)
    units = battle_hand(g, fight, side)
    set_hand(g, fight, side, ())
    for unit in units:
        g.forces = put_row(g.forces, seat, without(g.forces[seat], unit))
        return_unit(g, unit)
        g.note("gave_up_unit", seat, (unit,))
    g.unveil(only(seat))
    g.push(Levy(side, len(units)))


class Levy(Frame):
    """A seat says of which types its new units are, one after the other as they are drawn."""

    SPEC: ClassVar[str] = "side: int, left: int"

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def _types(self, g: Table) -> list[int]:
        seat = seat_of(current_battle(g), self.side)
        return [at for at in range(len(UNIT_TYPES)) if may_raise(g, seat, at) == ALLOWED]

    def run(self, s: State) -> bool:
        if self.left and self._types(table(s)):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        options = tuple([(MUSTER, at) for at in self._types(g)])
        seat = seat_of(current_battle(g), self.side)
        return Question(seat, "levy", PICK, options, (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(Levy(self.side, self.left - 1))
        s.push(Enlist(self.side, choice[1]))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != MUSTER:
            return Reason(OTHER_QUESTION)
        reason = may_raise(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.left,)


class Enlist(Frame):
    """A unit is drawn into the standing forces and the battle hand of a side."""

    SPEC: ClassVar[str] = "side: int, unit_type: int"

    def __init__(self, side: int, unit_type: int) -> None:
        self.side: Final = side
        self.unit_type: Final = unit_type

    def run(self, s: State) -> bool:
        g = table(s)
        bag = g.unit_bags[self.unit_type]
        if not bag.size():
            g.unit_bags = put_bag(g.unit_bags, self.unit_type, bag.reshuffle())
        return True

    def question(self, s: State) -> Question:
        g = table(s)
        units, copies = g.unit_bags[self.unit_type].draws()
        options = tuple([(DRAW_UNIT, unit) for unit in units])
        audience = hand_audience(g, current_battle(g), self.side)
        return steady_draw("draw_unit", options, copies, audience)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        fight = current_battle(g)
        owner = seat_of(fight, self.side)
        bag = g.unit_bags[self.unit_type].draw(choice[1])
        g.unit_bags = put_bag(g.unit_bags, self.unit_type, bag)
        g.forces = put_row(g.forces, owner, with_sorted(g.forces[owner], choice[1]))
        set_hand(g, fight, self.side, with_sorted(battle_hand(g, fight, self.side), choice[1]))
        told = hand_audience(g, fight, self.side)
        g.note("drew_unit", owner, (choice[1],), audience=told, veiled="drew_a_unit")

    def about(self) -> tuple[int, ...]:
        return (self.unit_type,)

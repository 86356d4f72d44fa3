"""Barbarians: a side of a battle without a seat, and which units it has.

Owns drawing them from the decks and returning them. They fight like anybody else, but at the rank
of their battle and without any bonus.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import (
    current_battle,
    hand_audience,
    seatless_side,
    steady_draw,
)
from ziggurat.games.board_game.battle.reasons import DECK_EMPTY, NO_BARBARIANS
from ziggurat.games.board_game.battle.units import put_bag, return_unit, units_left
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_UNIT, MUSTER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, put_row, with_sorted

BARBARIANS: Final = (ARTILLERY, INFANTRY, MOUNTED)


def muster(g: Table) -> None:
    """Draw one unit of each basic type for the barbarians; then choose for decks that are empty.

    Rules: cb.village.barbarian_units, cb.village.substitute_units
    """
    there = [unit_type for unit_type in BARBARIANS if units_left(g, unit_type)]
    g.battle = put_row(g.battle, g.seats, ())
    for _ in range(len(BARBARIANS) - len(there)):
        g.push(PickDeck())
    for unit_type in reversed(there):
        g.push(DrawBarbarian(unit_type))


def disband(g: Table, units: Layer) -> None:
    """Lay barbarians that have survived faceup under their decks.

    Rules: cb.village.barbarian_units_return
    """
    for unit in units:
        return_unit(g, unit)
    g.battle = put_row(g.battle, g.seats, ())


class DrawBarbarian(Frame):
    """A unit of a type is drawn from its deck for the barbarians; whoever leads them sees it.

    Rules: cb.village.barbarian_units, cb.village.units_kept_apart, cb.unit.deck_reshuffle
    """

    SPEC: ClassVar[str] = "unit_type: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.village.barbarian_units", "cb.village.units_kept_apart",
    )  # fmt: skip

    def __init__(self, unit_type: int) -> None:
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
        fight = current_battle(g)
        audience = hand_audience(g, fight, seatless_side(fight))
        return steady_draw("draw_barbarian", options, copies, audience)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        fight = current_battle(g)
        bag = g.unit_bags[self.unit_type].draw(choice[1])
        g.unit_bags = put_bag(g.unit_bags, self.unit_type, bag)
        g.battle = put_row(g.battle, g.seats, with_sorted(g.battle[g.seats], choice[1]))
        g.note(
            "drew_barbarian",
            fight.leader,
            (choice[1],),
            audience=hand_audience(g, fight, seatless_side(fight)),
            veiled="drew_a_barbarian",
        )

    def about(self) -> tuple[int, ...]:
        return (self.unit_type,)


def may_pick(g: Table, unit_type: int) -> int:
    """The reason why a missing barbarian cannot come from a deck (cb.village.substitute_types)."""
    if unit_type not in BARBARIANS:
        return NO_BARBARIANS
    return ALLOWED if units_left(g, unit_type) else DECK_EMPTY


class PickDeck(Frame):
    """A deck was empty: the barbarian player says from which other one a unit is drawn.

    Rules: cb.village.substitute_units, cb.village.substitute_types
    """

    CITES: ClassVar[tuple[str, ...]] = (
        "cb.village.substitute_units", "cb.village.substitute_types",
    )  # fmt: skip

    def run(self, s: State) -> bool:
        g = table(s)
        for unit_type in BARBARIANS:
            if may_pick(g, unit_type) == ALLOWED:
                return True
        g.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        decks = [at for at in BARBARIANS if may_pick(g, at) == ALLOWED]
        leader = current_battle(g).leader
        return Question(leader, "pick_deck", PICK, tuple([(MUSTER, at) for at in decks]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(DrawBarbarian(choice[1]))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != MUSTER:
            return Reason(OTHER_QUESTION)
        reason = may_pick(table(s), choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

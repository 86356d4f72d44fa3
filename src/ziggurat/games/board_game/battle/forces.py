"""Forces: which units fight, drawn at random from the standing forces.

Owns the first step of a battle: hand sizes and the draws. Units in a battle hand stay among the
standing forces until they fall. Barbarians are drawn elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.barbarians import muster
from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    current_battle,
    hand_audience,
    hand_row,
    leader_of,
    seat_of,
    steady_draw,
)
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import BATTLE_HAND
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_FORCE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State
from ziggurat.lib.bag import bag_of
from ziggurat.lib.vec import Layer, put_row, with_sorted, without

HAND: Final = 3
FOR_AN_ARMY: Final = 2
FOR_A_CITY: Final = 3


def hand_size(g: Table, fight: Battle, side: int) -> int:
    """How many units a seat draws for a battle.

    Rules: cb.battle.hand_base, .hand_extra_armies, .hand_scouts_ignored, .hand_city,
    .hand_city_no_armies, .hand_fundamentalism, .bystanders_out
    """
    seat = seat_of(fight, side)
    if side == DEFENDER and fight.slot != NONE:
        size = HAND + FOR_A_CITY
    else:
        armies = g.armies[seat].count(fight.square)
        size = HAND + FOR_AN_ARMY * max(0, armies - 1)
    return adjusted(g, BATTLE_HAND, seat, (fight.square, int(side == ATTACKER)), size)


def battle_hand(g: Table, fight: Battle, side: int) -> Layer:
    """The units that a side has still to play."""
    return g.battle[hand_row(g, fight, side)]


def set_hand(g: Table, fight: Battle, side: int, units: Layer) -> None:
    """Change a side's battle hand."""
    g.battle = put_row(g.battle, hand_row(g, fight, side), units)


def assemble(s: State, seat: int) -> None:
    """The first step: both sides draw, the attacker first.

    Rules: cb.battle.random_hand, cb.battle.hand_fewer_units, cb.battle.hand_no_units
    """
    g = table(s)
    fight = current_battle(g)
    for side in (DEFENDER, ATTACKER):
        if seat_of(fight, side) == NONE:
            muster(g)
        else:
            g.push(DrawForce(side, hand_size(g, fight, side)))


class DrawForce(Frame):
    """Units of a seat's standing forces are drawn at random until its hand is full.

    Rules: cb.battle.random_hand, cb.battle.hand_fewer_units, cb.battle.hand_secret
    """

    SPEC: ClassVar[str] = "side: int, size: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.battle.random_hand", "cb.battle.hand_fewer_units", "cb.battle.hand_secret",
    )  # fmt: skip

    def __init__(self, side: int, size: int) -> None:
        self.side: Final = side
        self.size: Final = size

    def run(self, s: State) -> bool:
        g = table(s)
        fight = current_battle(g)
        seat = seat_of(fight, self.side)
        if len(g.forces[seat]) <= self.size:
            set_hand(g, fight, self.side, g.forces[seat])
        elif len(g.battle[seat]) < self.size:
            return True
        g.pop()
        tell_force(g, fight, self.side)
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        fight = current_battle(g)
        units, copies = bag_of(standing(g, seat_of(fight, self.side))).draws()
        options = tuple([(DRAW_FORCE, unit) for unit in units])
        return steady_draw("draw_force", options, copies, hand_audience(g, fight, self.side))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        fight = current_battle(g)
        hand = battle_hand(g, fight, self.side)
        set_hand(g, fight, self.side, with_sorted(hand, choice[1]))

    def about(self) -> tuple[int, ...]:
        return (self.size,)


def standing(g: Table, seat: int) -> Layer:
    """Units of a seat that are not in its battle hand; in the first step, none is in a front."""
    units = g.forces[seat]
    for unit in g.battle[seat]:
        units = without(units, unit)
    return units


def tell_force(g: Table, fight: Battle, side: int) -> None:
    """Tell all how many units a side has drawn, and those who may see them which."""
    hand = battle_hand(g, fight, side)
    leader = leader_of(fight, side)
    g.note("battle_hand", leader, (len(hand),))
    for unit in hand:
        g.note("battle_unit", leader, (unit,), audience=hand_audience(g, fight, side))

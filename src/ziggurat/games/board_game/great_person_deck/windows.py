"""Windows: when cards may be used between the parts of a turn and of a battle.

Owns the two points that the base game does not have: before each phase, and in a battle before
bonuses are counted. Whoever might answer is asked, whatever lies facedown.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    current_battle,
    leader_of,
    seat_of,
)
from ziggurat.games.board_game.great_person_deck.moments import BATTLE_BEGINS, PHASE_BEGINS
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import seat_order, table
from ziggurat.games.board_game.turn.phases import TURN
from ziggurat.games.board_game.turn.responding import Responding, could_answer
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

# The steps of the turn that are phases.
PHASE_STEPS: Final = ("start of turn", "trade", "city management", "movement", "research")


def before_bonuses(s: State, seat: int) -> None:
    """Both sides have drawn: the attacker, then the defender may use cards."""
    fight = current_battle(table(s))
    sides = [seat_of(fight, side) for side in (ATTACKER, DEFENDER)]
    order = tuple([owner for owner in sides if owner != NONE])
    s.push(Responding(BATTLE_BEGINS.name, order, (leader_of(fight, ATTACKER), fight.square)))


class BeforePhase:
    """What comes before a phase, which itself becomes a flow: the first player may change."""

    def __init__(self, flow: str) -> None:
        self.flow: Final = flow

    def begin(self, s: State, seat: int) -> None:
        """Let seats act, in player order, then begin the phase."""
        g = table(s)
        g.push(Flow(self.flow, seat))
        order = [at for at in seat_order(g) if could_answer(g, PHASE_BEGINS, at, (g.first,))]
        if order:
            g.push(Responding(PHASE_BEGINS.name, tuple(order), (g.first,)))


def open_windows(b: Build) -> None:
    """Put the windows where they belong, around what all modules made of the phases."""
    b.flow("battle").after("forces", Step("people", before_bonuses))
    turn = b.flow(TURN)
    for phase in [step for step in turn.items if step.name in PHASE_STEPS]:
        flow = f"{phase.name} itself"
        b.flow(flow).add((Step("begin", phase.begin),))
        turn.replace(phase.name, Step(phase.name, BeforePhase(flow).begin))

"""The call to arms: what both sides may play before they draw their forces for a battle.

Owns that step of a battle. Whoever might have an answer for all that others know is asked, the
attacker first, so that nobody learns what is in a hand.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import ATTACKER, DEFENDER, current_battle, seat_of
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.turn.responding import Responding, could_answer
from ziggurat.kernel.content import OfferMoment
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

BEFORE_FORCES: Final = OfferMoment(
    "before_forces", "a battle is about to be fought, forces are not drawn yet; args a side's seat"
)


def call_to_arms(s: State, seat: int) -> None:
    """Ask both sides, if they may hold something to play now."""
    g = table(s)
    fight = current_battle(g)
    for side in (DEFENDER, ATTACKER):
        owner = seat_of(fight, side)
        if owner != NONE and could_answer(g, BEFORE_FORCES, owner, (owner,)):
            g.push(Responding(BEFORE_FORCES.name, (owner,), (owner,)))


CALLING: Final = Step("call to arms", call_to_arms)

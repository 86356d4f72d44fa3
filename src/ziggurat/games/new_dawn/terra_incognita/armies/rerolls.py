"""Rerolls: a token of the military card buys another die instead of +1.

Owns what both sides of a fight may do beside adding tokens to their values. All rerolls come
before that, one by one; a player who adds first and rerolls then would get nothing more by it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.combat.attack import (
    ATTACKER_SPENDS,
    DIE,
    Attack,
    current_attack,
    roll_again,
)
from ziggurat.games.new_dawn.combat.defending import defence_tokens, spend_defence
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.moments import COMBAT_SPENDING
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import NO_TOKEN_TO_REROLL
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import REROLL
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_RULE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer, Row
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

REROLLS: Final[list[Choice]] = [(REROLL,)]


def tokens_in_combat(g: Table, attack: Attack) -> int:
    """How many tokens the side can spend whose turn it is; city-state tokens count.

    Rules: ti.attack.reroll_any_token
    """
    if attack.step == ATTACKER_SPENDS:
        return spendable(g, attack.seat, attack.place)
    return 0 if attack.defender == NONE else defence_tokens(g, attack.defender)


def list_rerolls(s: State, cue: Cue) -> list[Choice]:
    return REROLLS if test_reroll(s, cue, (REROLL,)) == ALLOWED else []


def test_reroll(s: State, cue: Cue, choice: Choice) -> int:
    """A token buys a reroll (ti.attack.trade_options)."""
    attack = current_attack(table(s))
    if choice[0] != REROLL or attack is None or attack.spender() != cue.owner:
        return OTHER_QUESTION
    return ALLOWED if tokens_in_combat(table(s), attack) > 0 else NO_TOKEN_TO_REROLL


def reply_reroll(s: State, cue: Cue, choice: Choice) -> None:
    """Spend a token, then roll (ti.attack.trade_sequential)."""
    g = table(s)
    attack = current_attack(g)
    assert attack is not None
    g.push(RollAgain(attack.step == ATTACKER_SPENDS))
    if attack.step == ATTACKER_SPENDS:
        spend_tokens(g, attack.seat, attack.place, 1)
    else:
        spend_defence(g, attack.defender, 1)


class RollAgain(Frame):
    """A side rolls its die again; the old result is gone, even if it was better.

    Rules: ti.attack.reroll_replaces
    """

    SPEC: ClassVar[str] = "attacker: bool"
    CITES: ClassVar[tuple[str, ...]] = ("ti.attack.reroll_replaces", "ti.attack.trade_sequential")

    def __init__(self, attacker: bool) -> None:
        self.attacker: Final = attacker

    def question(self, s: State) -> Question:
        return chance("attack_die" if self.attacker else "defence_die", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        roll_again(g, choice[1])


REROLL_RULE: Final = Row(
    FIRST_RULE, "rerolls", (Offer(COMBAT_SPENDING, list_rerolls, reply_reroll, test_reroll),)
)
REROLL_FRAMES: Final = (RollAgain,)

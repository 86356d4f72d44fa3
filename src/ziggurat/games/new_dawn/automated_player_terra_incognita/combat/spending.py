"""Spending in fights of armies: +1 that makes a victory certain, rerolls while it is open.

Owns what the automated player makes of the tokens of its military card, on both sides.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.combat.spending import sums
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ids import (
    FIGHT_CRITERIA,
    FIGHT_LISTS,
    FIGHT_TOPICS,
)
from ziggurat.games.new_dawn.combat.attack import ATTACKER_SPENDS, Attack, current_attack
from ziggurat.games.new_dawn.combat.defending import defence_tokens
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.rerolls import tokens_in_combat
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import REROLL
from ziggurat.games.new_dawn.verbs import SPEND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

SIX: Final = 6
# The best die that is rolled again, by side.
LOW_ATTACK: Final = 2
LOW_DEFENCE: Final = 3


def fought(g: Table) -> Attack:
    """The attack under way."""
    attack = current_attack(g)
    assert attack is not None
    return attack


def attack_die(attack: Attack) -> int:
    return attack.attack[0][2]


def defence_die(attack: Attack) -> int:
    return attack.defence[0][2]


def reachable(g: Table, attack: Attack, defence: int) -> int:
    """The highest value that the defender can still come to.

    Rules: ap.ti.combat.sure_attacker
    """
    tokens = 0 if attack.defender == NONE else defence_tokens(g, attack.defender)
    if tokens == 0:
        return defence
    die = defence_die(attack)
    return defence - die + max(die + tokens, SIX + tokens - 1)


def certain(g: Table, question: Question, choice: Choice) -> int:
    """1 for tokens with which victory is certain.

    Rules: ap.ti.combat.plus_one_only_sure, ap.ti.combat.sure_attacker,
    ap.ti.combat.sure_defender
    """
    if choice[0] != SPEND:
        return 0
    attack = fought(g)
    value, defence = sums(question)
    if attack.step == ATTACKER_SPENDS:
        return 1 if value + choice[1] > reachable(g, attack, defence) else 0
    return 1 if defence + choice[1] >= value else 0


def may_still_win(g: Table, question: Question) -> bool:
    """Tell whether a six and all tokens left after a reroll would win.

    Rules: ap.ti.combat.open_outcome
    """
    attack = fought(g)
    value, defence = sums(question)
    left = tokens_in_combat(g, attack) - 1
    if attack.step == ATTACKER_SPENDS:
        return value - attack_die(attack) + SIX + left > defence
    return defence - defence_die(attack) + SIX + left >= value


def rerolls(g: Table, question: Question, choice: Choice) -> int:
    """1 for rolling a low die again while the outcome is open.

    Rules: ap.ti.combat.reroll_attacker, ap.ti.combat.reroll_defender
    """
    if choice[0] != REROLL or not may_still_win(g, question):
        return 0
    attack = fought(g)
    attacking = attack.step == ATTACKER_SPENDS
    low = attack_die(attack) <= LOW_ATTACK if attacking else defence_die(attack) <= LOW_DEFENCE
    return 1 if low else 0


def fewest(g: Table, question: Question, choice: Choice) -> int:
    return -choice[1] if choice[0] == SPEND else -tokens_in_combat(g, fought(g)) - 1


CERTAIN: Final = Criterion(FIGHT_CRITERIA, "makes_victory_certain", certain)
REROLLS: Final = Criterion(FIGHT_CRITERIA + 1, "rerolls_a_low_die", rerolls)
FEWEST: Final = Criterion(FIGHT_CRITERIA + 2, "fewest_tokens_in_fight", fewest)
FIGHTING: Final = PriorityList(
    FIGHT_LISTS, "tokens_in_fights", "ap.ti.combat.sequence", (CERTAIN, REROLLS, FEWEST)
)


def spend(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.combat.sequence"""
    options = tuple([at for at in question.options if at[0] in (SPEND, REROLL)])
    return weigh(g, question, FIGHTING, options)


FIGHTING_CRITERIA: Final = (CERTAIN, REROLLS, FEWEST)
FIGHTING_TOPICS: Final = (
    Topic(FIGHT_TOPICS, "spend_on_attack", spend),
    Topic(FIGHT_TOPICS + 1, "spend_on_defence", spend),
)

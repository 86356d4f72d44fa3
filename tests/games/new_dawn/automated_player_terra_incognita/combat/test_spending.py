"""What the automated player makes of its military tokens in fights of armies."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import component, rule


def attacking(tokens: int, theirs: int = 0) -> Marches:
    """It attacks a city of p1 in 11g with 5 and the die; the city has 4 and its die.

    Both have tokens on their military cards.
    """
    t = Marches("ap_masonry").own_armies("11b").give("p1", cities="11g")
    return t.trade(5, tokens, "p2").trade_of_p1(theirs).begin()


def defending(tokens: int) -> Marches:
    """p1 attacks a control token in 11g with 4 and the die; the token has 2 and its die."""
    t = Marches("ap_masonry").own(tokens="11g").trade(5, tokens, "p2")
    return t.attack_of_p1("11b", "11g")


@rule("ap.ti.combat.plus_one_only_sure", "ap.ti.combat.sure_attacker", "ap.ti.combat.sequence")
@component("automated_topic.spend_on_attack", "priority_list.tokens_in_fights")
@component("criterion.makes_victory_certain", "criterion.fewest_tokens_in_fight")
@pytest.mark.parametrize(
    ("die", "other", "tokens", "spent"),
    [
        (4, 2, 3, 0),  # 9 against 6: won already
        (4, 5, 3, 1),  # 9 against 9: one token wins
        (3, 6, 3, 3),  # 8 against 10: three do
        (3, 6, 2, 0),  # two do not
    ],
)
def test_as_attacker_against_nobody_who_could_answer(
    die: int, other: int, tokens: int, spent: int
) -> None:
    t = attacking(tokens).roll(die, other)
    assert t.own_realm.trade[-1] == tokens - spent
    assert t.asked() == ["p1 focus"]


@rule("ap.ti.combat.sure_attacker", "ap.ti.combat.plus_one_only_sure")
@pytest.mark.parametrize(
    ("die", "other", "theirs", "spent"),
    [
        (4, 2, 1, 2),  # 9 against 6, which a reroll may make 10: 11 is certain
        (4, 6, 1, 3),  # 9 against 10, which may become 11: 12 is certain
        (4, 2, 2, 3),  # 9 against 6, which may become 11
        (4, 2, 3, 0),  # 12 at the most: not certain, and 4 is no low die
    ],
)
def test_as_attacker_against_a_defender_with_tokens(
    die: int, other: int, theirs: int, spent: int
) -> None:
    t = attacking(3, theirs).roll(die, other)
    assert t.own_realm.trade[-1] == 3 - spent
    assert t.asked() == ["p1 spend_on_defence"]


@rule("ap.ti.combat.reroll_attacker", "ap.ti.combat.sequence", "ap.ti.combat.open_outcome")
@component("criterion.rerolls_a_low_die")
def test_as_attacker_it_rerolls_ones_and_twos_while_the_outcome_is_open() -> None:
    """7 against 10: not even three tokens win."""
    t = attacking(3).roll(2, 6)
    assert (t.asked(), t.own_realm.trade[-1]) == (["nature attack_die"], 2)
    t.roll(1)
    assert (t.asked(), t.own_realm.trade[-1]) == (["nature attack_die"], 1)
    # 10 against 10: the last token makes it certain.
    t.roll(5)
    assert (t.asked(), t.own_realm.trade[-1], t.values()) == (["p1 focus"], 0, [(11, 10)])


@rule("ap.ti.combat.reroll_attacker")
def test_as_attacker_it_keeps_a_three() -> None:
    t = attacking(1).roll(3, 6)
    assert (t.asked(), t.own_realm.trade[-1]) == (["p1 focus"], 1)


@rule("ap.ti.combat.open_outcome")
def test_as_attacker_it_throws_nothing_away_on_a_lost_fight() -> None:
    """A reinforced token of p1 in the mountains: 6 against 12, which a six would not beat."""
    t = Marches("ap_masonry").own_armies("11a").give("p1", reinforced="11f")
    t.trade(5, 1, "p2").begin().roll(1, 6)
    assert (t.own_realm.trade[-1], t.values()) == (1, [(6, 12)])


@rule("ap.ti.combat.sure_defender", "ap.ti.combat.plus_one_only_sure", "ap.ti.combat.sequence")
@component("automated_topic.spend_on_defence", "priority_list.tokens_in_fights")
@pytest.mark.parametrize(
    ("die", "own", "tokens", "spent"),
    [
        (1, 3, 3, 0),  # 5 against 5: a tie is a victory
        (3, 4, 3, 1),  # 6 against 7
        (6, 4, 3, 0),  # 6 against 10: four would be needed, and 4 is no low die
    ],
)
def test_as_defender(die: int, own: int, tokens: int, spent: int) -> None:
    t = defending(tokens).roll(die, own)
    assert t.own_realm.trade[-1] == tokens - spent


@rule("ap.ti.combat.reroll_defender", "ap.ti.combat.sequence")
def test_as_defender_it_rerolls_up_to_three() -> None:
    """5 against 10: a six and a token would be 9."""
    t = defending(3).roll(6, 3)
    assert (t.asked(), t.own_realm.trade[-1]) == (["nature defence_die"], 2)


@rule("ap.ti.combat.open_outcome")
def test_as_defender_it_throws_nothing_away_on_a_lost_fight() -> None:
    """3 against 10: a six and nothing left after it is 8."""
    t = defending(1).roll(6, 1)
    assert t.own_realm.trade[-1] == 1


@rule("ap.ti.combat.sequence", "ap.combat.bonus_tokens")
def test_bonus_tokens_count_and_are_not_rolled_with() -> None:
    t = Marches("ap_masonry").own_armies("11b").give("p1", cities="11g").hold("p2", "kabul")
    t.begin().roll(1, 6)
    assert (t.values(), t.asked()) == ([(7, 10)], ["p1 focus"])

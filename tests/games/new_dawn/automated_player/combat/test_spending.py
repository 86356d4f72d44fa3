"""What the automated player spends in fights, on both sides."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.military.kit import War
from tests.kit.trace import component, rule


def attacking(tokens: int, theirs: int = 0) -> War:
    """It attacks a city of p1 in 11g with 5 and the die; the city has 4 and its die."""
    t = War("ap_masonry").give("p1", cities="11g").trade(5, tokens, "p2")
    return t.their_trade(theirs).begin()


def defending(tokens: int, theirs: int = 0) -> War:
    """p1 attacks a control token in 13b with 5 and the die; the token has 1 and its die."""
    t = War("ap_masonry").own(tokens="13b").give("p1", tokens="13c")
    return t.trade(5, tokens, "p2").their_trade(theirs).attacked_by_p1("13b")


@rule("ap.combat.attacker_tokens")
@component("automated_topic.spend_on_attack", "priority_list.spending_as_attacker")
@component("criterion.beats_the_defender", "criterion.fewest_tokens")
@pytest.mark.parametrize(
    ("die", "other", "tokens", "spent"),
    [
        (4, 2, 3, 0),  # 9 against 6: won already
        (4, 5, 3, 1),  # 9 against 9
        (3, 6, 3, 3),  # 8 against 10
        (1, 5, 3, 0),  # 6 against 9: three tokens only tie
    ],
)
def test_as_attacker(die: int, other: int, tokens: int, spent: int) -> None:
    t = attacking(tokens).roll(die, other)
    assert t.own_realm.trade[4] == tokens - spent
    assert t.values()[0] == (5 + die + spent, 4 + other)


@rule("ap.combat.spending_order", "ap.human.in_ap_turn")
def test_it_spends_before_the_human_is_asked() -> None:
    t = attacking(3, theirs=2).roll(4, 5)
    assert (t.own_realm.trade[4], t.asked()) == (2, ["p1 spend_on_defence"])
    t.play("p1 spend 1")
    assert t.values()[0] == (10, 10)


@rule("ap.combat.defender_tokens")
@component("automated_topic.spend_on_defence", "priority_list.spending_as_defender")
@component("criterion.ties_with_the_attacker")
@pytest.mark.parametrize(
    ("die", "own", "tokens", "spent"),
    [
        (1, 5, 3, 0),  # 6 against 6: a tie is enough
        (1, 3, 3, 2),  # 4 against 6
        (6, 5, 3, 0),  # 6 against 11: out of reach
    ],
)
def test_as_defender(die: int, own: int, tokens: int, spent: int) -> None:
    t = defending(tokens).roll(die, own)
    assert t.own_realm.trade[4] == tokens - spent
    assert t.values()[0] == (5 + die, 1 + own + spent)


@rule("ap.combat.spending_order")
def test_it_defends_after_the_human_has_spent() -> None:
    t = defending(3, theirs=2).roll(1, 5)
    assert t.asked() == ["p1 spend_on_attack"]
    t.play("p1 spend 2")
    assert (t.own_realm.trade[4], t.values()[0]) == (1, (8, 8))


@rule("ap.combat.bonus_tokens", "ap.combat.attack_value", "ap.wonder.text_ignored")
@component("rule.automated_fights")
def test_bonus_tokens_add_to_every_attack() -> None:
    """Kabul and a militaristic wonder are worth one each, in both attacks of a turn."""
    t = War("ap_masonry").give("p1", cities="11g").hold("p2", "kabul", "terracotta_army")
    t.begin().roll(1, 6).roll(1, 6)
    assert t.values() == [(8, 10), (8, 10)]


@rule("ap.combat.bonus_tokens_defence")
def test_bonus_tokens_add_to_every_defence() -> None:
    t = War("ap_masonry").own(tokens="13b").give("p1", tokens="13c").hold("p2", "kabul")
    t.attacked_by_p1("13b").roll(6, 1)
    assert t.values() == [(11, 3)]


@rule("ap.combat.attack_value", "ap.diplomacy.player_cards_work")
def test_diplomacy_cards_of_people_strengthen_it() -> None:
    """Joint War of p2 adds to an attack on p1."""
    t = War("ap_masonry", seats=3).give("p1", tokens="11c").hold("p3", "joint_war-green")
    t.begin()
    assert t.asked() == ["nature attack_die"]


@rule("ap.combat.attack_value")
@pytest.mark.parametrize(
    ("pieces", "label", "defence"),
    [("tokens", "13b", 1), ("reinforced", "13b", 2), ("cities", "13b", 2)],
)
def test_its_pieces_defend_with_the_normal_values(pieces: str, label: str, defence: int) -> None:
    t = War("ap_masonry").give("p1", tokens="13c")
    t.own(**{pieces: label}).attacked_by_p1(label).roll(6, 4)
    assert t.values() == [(11, 4 + defence)]

"""Poland and its partner."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier
from tests.kit.trace import component
from ziggurat.games.new_dawn.diplomacy.givers import card_limit
from ziggurat.games.new_dawn.ids import NONE


def poland(seats: int = 3, card: str = "foreign_trade", slot: int = 5) -> Frontier:
    return Frontier(card, slot, seats).hold("p1", "poland")


@component("leader.poland")
def test_in_its_first_turn_poland_takes_a_card_of_a_partner() -> None:
    t = poland().turn()
    assert t.asked() == ["p1 take_partner"]
    assert len(t.options()) == 10
    assert t.refused("take embassy-blue") == "nd.diplomacy.own_none"
    assert t.refused("pass") == "zg.other_question"
    t.play("take embassy-orange")
    assert t.unknown.partners == (2, NONE, NONE)
    assert t.fact("partner p1") == ["p3"]
    assert t.cards() == ["embassy-orange"]
    assert t.asked() == ["p1 focus"]


@component("leader.poland")
def test_the_partner_is_chosen_once_and_by_poland_only() -> None:
    assert poland().set("partner p1", "p2").turn().asked() == ["p1 focus"]
    assert Frontier(seats=3).hold("p2", "poland").turn().asked() == ["p1 focus"]


@component("leader.poland")
def test_any_number_of_cards_of_the_partner_may_be_held() -> None:
    t = poland().set("partner p1", "p2").hold("p1", "embassy-green")
    assert card_limit(t.g, 0, 1) >= 5
    assert card_limit(t.g, 0, 2) == 1
    assert card_limit(t.g, 1, 0) == 1
    t.give("p2", cities="5b").caravans("11g").begin().play("move c1 5b", "put left", "put left")
    t.play("take joint_war-green")
    assert t.cards() == ["joint_war-green", "embassy-green"]


@component("leader.poland")
def test_of_others_a_card_still_has_to_be_returned() -> None:
    t = poland().set("partner p1", "p2").hold("p1", "embassy-orange").give("p3", cities="5b")
    t.caravans("11g").begin().play("move c1 5b", "put left", "put left", "take joint_war-orange")
    assert t.cards() == ["joint_war-orange"]


@component("leader.poland")
def test_attacking_the_partner_returns_all_of_its_cards() -> None:
    t = Campaign(slot=2, seats=3).hold("p1", "poland").set("partner p1", "p2").armies("5b")
    t.hold("p1", "embassy-green", "joint_war-green", "embassy-orange").give("p2", cities="5g")
    t.begin().march("5g")
    assert t.cards() == ["embassy-orange"]
    assert t.unknown.partners[0] == 1


@component("leader.poland")
def test_cards_of_others_are_not_taken_from_them() -> None:
    """Four of p2's cards are with p3."""
    kinds = ("joint_war", "defensive_pact", "embassy", "non_aggression_pact", "open_borders_ti")
    t = poland().hold("p3", "potala_palace", *[f"{at}-green" for at in kinds[:4]])
    t.turn()
    assert "take open_borders_ti-green" in t.options()
    assert t.refused("take embassy-green") == "nd.economy.rival_card"


@component("leader.poland")
def test_a_lost_palace_leaves_the_partners_cards() -> None:
    """p1 takes the city with the palace from p2, whose partner is p1."""
    t = Campaign(slot=2, seats=3).hold("p2", "poland").set("partner p2", "p1").armies("5b")
    t.give("p2", cities="5g").set("wonder_at potala_palace", "5g")
    t.hold("p2", "embassy-blue", "joint_war-blue", "embassy-orange", "joint_war-orange")
    t.begin().win("5g")
    assert t.asked() == ["p2 keep_cards"]
    t.play("p2 keep embassy-orange")
    assert t.cards("p2") == ["joint_war-blue", "embassy-blue", "embassy-orange"]

"""The Ottoman leader and the Ibrahim card."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, set_up, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY, NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.games.new_dawn.terra_incognita.ids import IBRAHIM
from ziggurat.games.new_dawn.terra_incognita.leaders.ottoman import holder
from ziggurat.kernel.content import adjusted


def ottoman(seats: int = 3, card: str = "foreign_trade", slot: int = 5) -> Frontier:
    return Frontier(card, slot, seats).hold("p1", "ottoman")


# Giving the card


@component("leader.ottoman", "special_card.ibrahim")
@rule("ti.clarify.ibrahim_holder")
def test_the_card_is_given_to_another_player_at_the_start_of_a_turn() -> None:
    t = ottoman().turn()
    assert t.options() == ["pass", "use ottoman"]
    t.play("use ottoman")
    assert t.options() == ["give p2", "give p3"]
    assert t.refused("give p1") == "ti.clarify.ibrahim_not_ottoman"
    t.play("give p3")
    assert (holder(t.g), t.fact("ibrahim")) == (2, ["p3"])
    assert t.asked() == ["p1 focus"]


@component("leader.ottoman")
@rule("ti.clarify.ibrahim_holder")
def test_the_card_changes_hands_and_is_given_once_a_turn() -> None:
    t = ottoman(4).set("ibrahim", "p3").turn().play("use ottoman")
    assert t.options() == ["give p2", "give p4"]
    assert t.refused("give p3") == "ti.clarify.ibrahim_holder"
    t.play("give p2")
    assert [has(realm.in_play, IBRAHIM) for realm in t.g.realms] == [False, True, False, False]
    assert t.asked() == ["p1 focus"]


@component("leader.ottoman")
def test_of_two_players_the_other_keeps_the_card() -> None:
    assert ottoman(2).turn().play("use ottoman").fact("ibrahim") == ["p2"]
    assert ottoman(2).set("ibrahim", "p2").turn().asked() == ["p1 focus"]


@component("leader.ottoman")
def test_giving_may_be_left() -> None:
    t = ottoman().turn().play("pass")
    assert (holder(t.g), t.fact("ibrahim")) == (NONE, [])


@component("special_card.ibrahim")
@rule("ti.component.ibrahim")
def test_without_the_ottoman_leader_nobody_has_the_card() -> None:
    for seed in range(1, 9):
        g = set_up(5, seed)
        assert holder(g) == NONE
    with pytest.raises(ValueError, match="ottoman"):
        Frontier().set("ibrahim", "p2")
    with pytest.raises(ValueError, match="ottoman"):
        ottoman().set("ibrahim", "p1")


@component("special_card.ibrahim")
@rule("ti.component.ibrahim")
@pytest.mark.parametrize("wrong", ["two", "ottoman", "no leader"])
def test_a_wrong_holder_is_found(wrong: str) -> None:
    t = ottoman().set("ibrahim", "p2")
    check = t.rules.invariants["ibrahim"].check
    assert check(t.state) == ""
    if wrong == "no leader":
        t.set("leader p1", "georgia")
    else:
        t.realm("p3" if wrong == "two" else "p1").in_play |= 1 << IBRAHIM
    assert check(t.state) != ""


# What it does


def journey(holder_of: str) -> Frontier:
    """p1 moves a caravan into a city of p2, who is Ottoman."""
    t = Frontier("foreign_trade", 5, 3).hold("p2", "ottoman").give("p2", cities="5b")
    if holder_of:
        t.set("ibrahim", holder_of)
    return t.caravans("11g").begin().play("move c1 5b", "put left", "put left", "pass")


@component("special_card.ibrahim")
@rule("ti.clarify.ibrahim_holder")
def test_a_caravan_of_the_holder_in_an_ottoman_city_brings_a_token_for_both() -> None:
    t = journey("p1")
    assert t.asked() == ["p1 put_tokens"]
    t.play("put 3")
    assert t.asked() == ["p2 put_tokens"]
    t.play("p2 put 4")
    assert t.asked() == ["p2 start_of_turn"]
    assert t.realm().trade == (2, 0, 0, 1, 0, 0)
    assert t.realm("p2").trade == (0, 0, 0, 0, 1, 0)


@component("special_card.ibrahim")
@pytest.mark.parametrize("holder_of", ["", "p3"])
def test_nobody_else_gains_by_it(holder_of: str) -> None:
    t = journey(holder_of)
    assert t.asked() == ["p2 start_of_turn"]
    assert sum(t.realm("p2").trade) == 0


@component("special_card.ibrahim")
@rule("ti.clarify.ibrahim_not_ottoman")
def test_an_ottoman_caravan_gains_nothing_by_it() -> None:
    t = ottoman(3).set("ibrahim", "p2").give("p2", cities="5b").caravans("11g").begin()
    t.play("move c1 5b", "put left", "put left", "pass")
    assert t.asked() == ["p2 focus"]


@component("special_card.ibrahim")
def test_cities_of_others_bring_nothing_more() -> None:
    t = Frontier("foreign_trade", 5, 3).hold("p2", "ottoman").set("ibrahim", "p1")
    t.give("p3", cities="5b").caravans("11g").begin()
    t.play("move c1 5b", "put left", "put left", "pass")
    assert t.asked() == ["p2 start_of_turn"]


# Fights


def attack(t: Frontier, kind: int, defender: int) -> int:
    return adjusted(t.g, ATTACK_BONUS, 0, (space("5b"), kind, defender), 0)


@component("leader.ottoman")
def test_stronger_against_whoever_has_the_card() -> None:
    t = ottoman()
    assert attack(t, CITY, 1) == 0
    t.set("ibrahim", "p2")
    assert (attack(t, CITY, 1), attack(t, CITY, 2), attack(t, BARBARIAN, NONE)) == (2, 0, 0)
    args = (space("5b"), 1, CITY)
    assert adjusted(t.g, DEFENCE_BONUS, 0, args, 0) == 2
    assert adjusted(t.g, DEFENCE_BONUS, 0, (space("5b"), 2, CITY), 0) == 0
    assert adjusted(t.g, ATTACK_BONUS, 1, (space("5b"), CITY, 0), 0) == 0


@component("leader.ottoman")
def test_a_fight_of_armies_counts_it_too() -> None:
    def value(seat: str) -> int:
        t = Campaign(slot=2, seats=3).hold("p1", "ottoman").armies("5b").armies("5g", seat="p2")
        return t.set("ibrahim", seat).trade(2, 1).begin().attack("5g", 1, 1).values()[0]

    assert value("p2") - value("p3") == 2

"""Jebel Barkal, Huey Teocalli, Pentagon and the Statue of Liberty."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, row, space
from tests.games.new_dawn.terra_incognita.leaders.kit import paid, use_up
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.combat.values import OTHER_CARD
from ziggurat.games.new_dawn.ids import CITY
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.kernel.content import adjusted

# Jebel Barkal


@component("wonder.jebel_barkal")
def test_jebel_barkal_spends_resources_for_two_each() -> None:
    t = Campaign(slot=2).hold("p1", "jebel_barkal").armies("5b").give("p2", "5g")
    t.set("resources p1 oil", "1").set("resources p1 marble", "2").begin().attack("5g", 1, 6)
    before = t.values()[0]
    assert t.options() == ["spend 0", "resource marble", "resource oil"]
    t.play("resource oil", "resource marble")
    assert t.values()[0] == before + 4
    assert t.fighting.attack[-1] == (OTHER_CARD, row("jebel_barkal"), 2)
    assert t.refused("resource oil") == "nd.resource.spend"
    assert t.fact("resources p1 oil") == ["0"]


@component("wonder.jebel_barkal")
def test_jebel_barkal_helps_the_defender_too_and_with_tokens() -> None:
    t = Campaign(slot=2).hold("p2", "jebel_barkal").armies("5b").give("p2", "5g")
    t.set("resources p2 oil", "2").set("trade p2 1", "1").begin().attack("5g", 6, 1)
    assert t.asked() == ["p2 spend_on_defence"]
    before = t.values()[1]
    t.play("p2 resource oil", "p2 resource oil")
    assert t.values()[1] == before + 4
    t.play("p2 spend 1")
    assert t.fact("resources p2 oil") == ["0"]


@component("wonder.jebel_barkal")
def test_jebel_barkal_takes_no_natural_wonder() -> None:
    t = Campaign(slot=2).hold("p1", "jebel_barkal").armies("5b").give("p2", "5g").give("p1", "13a")
    t.begin().attack("5g", 1, 1)
    assert t.asked() == ["p2 focus"]


# Huey Teocalli and Pentagon


@component("wonder.huey_teocalli")
@pytest.mark.parametrize(("label", "waters"), [("12a", 2), ("12i", 1), ("9a", 2), ("5b", 0)])
def test_huey_teocalli_counts_water_around_the_defender(label: str, waters: int) -> None:
    t = Frontier().hold("p1", "huey_teocalli")
    args = (space(label), 1, CITY)
    assert adjusted(t.g, DEFENCE_BONUS, 0, args, 0) == waters
    assert adjusted(t.g, ATTACK_BONUS, 0, (space(label), CITY, 1), 0) == 0


@component("wonder.pentagon_ti")
@rule("ti.army.move_distance")
def test_armies_with_the_pentagon_go_as_far_as_they_like() -> None:
    t = Campaign(slot=1).hold("p1", "pentagon_ti").armies("13i").begin()
    far = t.ends()
    assert {"13b", "13c"} <= far
    assert "13d" not in far
    assert "15h" not in far
    t = Campaign(slot=2).hold("p1", "pentagon_ti").armies("5b").begin()
    assert {"13d", "5i", "5e"} & t.ends()
    assert len(t.ends()) > len(Campaign(slot=2).armies("5b").begin().ends())
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5b"), CITY, 1), 0) == 2
    assert adjusted(t.g, DEFENCE_BONUS, 0, (space("9b"), 1, CITY), 0) == 0


@component("wonder.pentagon_ti")
@rule("ti.army.forced_attack")
def test_what_stops_armies_stops_them_with_the_pentagon_too() -> None:
    t = Campaign(slot=2).hold("p1", "pentagon_ti").armies("5i")
    t.give("p2", "5b 5h 5g 11g").begin()
    assert {"5b", "5h", "11g"} & t.ends() == {"5b", "11g"}
    assert "5c" not in t.ends()


# Statue of Liberty


def liberty() -> Campaign:
    """p1 attacks p2's city on 5g; tokens of p2 and p3 lie around it."""
    t = Campaign(slot=2, seats=3).hold("p1", "statue_of_liberty").armies("5b")
    return t.give("p2", "5f", reinforced="5h", cities="5g").give("p3", "13i")


@component("wonder.statue_of_liberty")
def test_the_statue_of_liberty_replaces_the_tokens_around_a_taken_city() -> None:
    t = liberty().begin().win("5g")
    assert "5g" in t.fact("cities p1")
    near = set(t.fact("control p1"))
    assert {"5f", "5h"} <= near
    assert t.fact("reinforced p1") == []
    assert t.fact("control p2") == []
    assert ("13i" in near) == has(t.g.board.near[space("5g")], space("13i"))


@component("wonder.statue_of_liberty")
@rule("nd.attack.loss_first", "nd.diplomacy.limit_lowered")
def test_the_loser_gives_back_cards_before_the_statue_of_liberty_acts() -> None:
    """With its city p2 loses Potala Palace, and holds two cards of p3 then."""
    t = liberty().set("wonder_at potala_palace", "5g")
    green = t.fact("colour p3")
    t.set("cards p2", f"joint_war-{green[0]}", f"embassy-{green[0]}").begin().win("5g")
    assert t.asked() == ["p2 keep_cards"]
    assert "5g" in t.fact("cities p1")
    assert set(t.fact("control p2")) == {"5f", "5h"}
    t.play(f"p2 {t.options()[0].removeprefix('p2 ')}")
    assert {"5f", "5h"} <= set(t.fact("control p1"))


@component("wonder.statue_of_liberty")
@rule("ti.army.shield")
def test_tokens_under_an_army_stay() -> None:
    t = liberty().armies("5f", seat="p3").begin().win("5g")
    assert t.fact("control p2") == ["5f"]


@component("wonder.statue_of_liberty")
def test_a_lost_attack_a_token_or_a_capital_frees_nothing() -> None:
    t = liberty().begin().attack("5g", 1, 6)
    assert set(t.fact("control p2")) == {"5f", "5h"}
    t = Campaign(slot=2).hold("p1", "statue_of_liberty").armies("5b").give("p2", "5g 5f")
    assert "5f" in t.begin().win("5g").fact("control p2")
    t = Campaign(slot=2, capitals=("11a", "5g")).hold("p1", "statue_of_liberty").armies("5b")
    assert "5f" in t.give("p2", "5f").begin().win("5g").fact("control p2")


@component("wonder.statue_of_liberty")
@rule("nd.culture.no_token_left_general")
def test_without_unused_tokens_others_may_be_lifted_one_by_one() -> None:
    t = use_up(liberty(), 1, "5a 5f 5g 5h 5b 13h 13i 13b")
    t.begin().win("5g")
    assert t.asked() == ["p1 lift_to_capture"]
    assert len(set(t.fact("control p1")) & {"5f", "5h"}) == 1
    t.play("lift 12a")
    assert {"5f", "5h"} <= set(t.fact("control p1"))
    assert unused_tokens(t.g, 0) == 0
    t = use_up(liberty(), 0, "5a 5f 5g 5h 5b 13h 13i 13b").begin().win("5g").play("pass", "pass")
    assert set(t.fact("control p2")) == {"5f", "5h"}


@component("wonder.statue_of_liberty", "wonder.cristo_redentor")
def test_the_statue_acts_with_an_exchange_too() -> None:
    t = Frontier("pottery", 5).set("offer cultural", "cristo_redentor").give("p1", cities="13i")
    t.set("wonder_at statue_of_liberty", "13i").set("resources p1 marble", "3")
    t.give("p2", "5h", cities="5i").begin().play("wonder cristo_redentor")
    paid(t)
    assert "5i" in t.fact("cities p1")
    assert t.fact("control p1") == ["5h"]


@component("wonder.statue_of_liberty")
def test_a_district_among_the_tokens_is_replaced_by_a_plain_token() -> None:
    t = Campaign(slot=2).hold("p1", "statue_of_liberty").armies("5b").give("p2", cities="5g")
    t.set("district p2 campus", "5f").begin().win("5g")
    assert "5f" in t.fact("control p1")
    assert t.fact("district p2 campus") == []

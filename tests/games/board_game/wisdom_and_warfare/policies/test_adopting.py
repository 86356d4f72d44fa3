"""Social policies: adopting, giving up and switching them, and when they act."""

import pytest

from tests.games.board_game.battle.field import begin
from tests.games.board_game.kit import resting, state
from tests.games.board_game.wisdom_and_warfare.ground import FAR, OPEN, country, starting
from tests.games.board_game.wisdom_and_warfare.kit import dealt, laid_out, wisdom_rules
from tests.kit.table import Position, PositionError
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.start.governments import set_government
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import other_side, set_policies
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import (
    AdoptPolicies,
    GiveUpPolicy,
    SwitchPolicies,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.verbs import ADOPT, SWITCH
from ziggurat.games.board_game.wisdom_and_warfare.view import WisdomView, view_wisdom

ALL = [
    "rationalism",
    "patronage",
    "natural_religion",
    "organized_religion",
    "expansionism",
    "urban_development",
    "pacifism",
    "military_tradition",
]
FOUND = f"p1 found scout {OPEN}"


def adopt(*policies: str) -> list[str]:
    return [f"p1 adopt {policy}" for policy in policies]


def with_policies(*policies: str) -> Position:
    """p1 has a city for each policy, in the open."""
    t = country()
    for slot, square in zip(("city1", "city2"), (FAR, "G22"), strict=True):
        if len(policies) > int(slot[-1]):
            t.set(f"city p1 {slot}", square)
    return t.set("policies p1", *policies)


# The cards


@rule("ww.setup.policy_deck")
@component("rule.social_policies")
def test_there_are_eight_policies_on_four_cards_for_each_player() -> None:
    rules = wisdom_rules()
    names = [rules.rows[number].name for number in rules.families["social_policy"]]
    assert names == ALL
    pairs = {
        tuple(sorted((rules.rows[at].name, rules.rows[other_side(at)].name)))
        for at in rules.families["social_policy"]
    }
    assert pairs == {
        ("patronage", "rationalism"),
        ("natural_religion", "organized_religion"),
        ("expansionism", "urban_development"),
        ("military_tradition", "pacifism"),
    }


@rule("ww.policy.no_tech_needed")
def test_all_of_them_can_be_adopted_without_a_tech() -> None:
    t = laid_out().at(resting(0), AdoptPolicies(0, 1))
    assert t.options() == adopt(*ALL)


# Setup


@rule("ww.setup.policy_at_setup", "ww.policy.setup_order")
def test_everybody_adopts_one_openly_once_capitals_stand() -> None:
    t = dealt("romans", "chinese", first="p2")
    while t.asked() != ["p2 adopt_policy"]:
        t.play(t.options()[0])
    assert t.fact("city p1 capital")
    assert t.fact("city p2 capital")
    t.play("p2 adopt pacifism")
    assert t.asked() == ["p1 adopt_policy"]
    assert t.fact("policies p2") == ["pacifism"]
    # Two have their own cards each.
    t.play("p1 adopt pacifism")
    assert t.asked() == ["p2 first_army"]


@rule("ww.setup.french_policy")
def test_the_french_adopt_two_of_two_cards() -> None:
    t = dealt("french", "chinese")
    while t.asked() != ["p1 adopt_policy"]:
        t.play(t.options()[0])
    t.play("p1 adopt expansionism")
    assert t.asked() == ["p1 adopt_policy"]
    assert t.refused("p1 adopt urban_development") == "ww.policy.one_side_per_card"
    t.play("p1 adopt patronage", "p2 adopt patronage")
    assert t.fact("policies p1") == ["patronage", "expansionism"]
    assert t.fact("policies p2") == ["patronage"]
    assert t.asked() == ["p1 first_army"]


@rule("ww.setup.french_policy_maximum")
def test_the_french_have_one_more_than_cities_whatever_these_are() -> None:
    t = country().set("civilization p1", "french")
    assert t.fact("policy_limit p1") == ["2"]
    t.set("city p1 city1", FAR).set("city p1 city2", "G22")
    assert t.fact("policy_limit p1") == ["4"]
    t.set("policies p1", "patronage", "natural_religion", "expansionism", "pacifism")
    destroy_city(state(t), 0, 2)
    t.at(resting(0), *t.state.stack).play("p1 give_up expansionism")
    assert t.asked() == ["p1 rest"]
    assert len(t.fact("policies p1")) == 3


def test_with_all_cards_in_use_they_can_only_be_turned_over() -> None:
    t = country().set("civilization p1", "french").set("city p1 city1", FAR)
    t.set("city p1 city2", "G22")
    t.set("policies p1", "patronage", "natural_religion", "expansionism", "pacifism")
    t.at(resting(0), SwitchPolicies(0, 1))
    assert len(t.options()) == 1 + 4


# How many


@rule("ww.policy.maximum")
def test_as_many_policies_as_cities() -> None:
    t = country()
    assert t.fact("policy_limit p1") == ["1"]
    t.set("city p1 city1", OPEN).set("city p1 city2", FAR)
    assert t.fact("policy_limit p1") == ["3"]
    with pytest.raises(PositionError, match="too many"):
        t.set("policies p2", "pacifism", "patronage").at(resting(0))


@rule("ww.policy.adopt_on_increase", "ww.policy.new_card", "ww.policy.one_side_per_card")
def test_a_new_city_brings_a_policy_of_an_unused_card_at_once() -> None:
    t = starting(with_policies("patronage").set("scouts p1", OPEN)).play(FOUND)
    assert t.asked() == ["p1 adopt_policy"]
    assert t.options() == adopt(*ALL[2:])
    assert t.refused("p1 pass")
    assert t.refused("p1 adopt patronage") == "ww.policy.new_card"
    assert t.refused("p1 adopt rationalism") == "ww.policy.one_side_per_card"
    t.play("p1 adopt pacifism")
    assert t.fact("policies p1") == ["patronage", "pacifism"]
    assert t.asked() == ["p1 start_of_turn"]


@rule("ww.policy.adopt_on_increase")
def test_each_of_two_new_cities_brings_its_own() -> None:
    t = country().set("policies p1", "pacifism").set("known p1", "irrigation")
    starting(t.set("scouts p1", OPEN, FAR)).play(FOUND, "p1 adopt patronage")
    t.play(f"p1 found scout {FAR}", "p1 adopt expansionism")
    assert t.fact("policies p1") == ["patronage", "expansionism", "pacifism"]


@rule("ww.policy.lose_on_decrease", "ww.policy.returned_available")
def test_a_lost_city_costs_a_policy_whose_card_can_be_adopted_again() -> None:
    t = with_policies("patronage", "pacifism").set("scouts p1", OPEN)
    destroy_city(state(t), 0, 1)
    t.at("turn p1 start of turn", *t.state.stack)
    assert t.asked() == ["p1 give_up_policy"]
    assert t.options() == ["p1 give_up patronage", "p1 give_up pacifism"]
    assert t.refused("p1 give_up expansionism") == "ww.policy.only_adopted"
    t.play("p1 give_up pacifism")
    assert t.fact("policies p1") == ["patronage"]
    t.play(FOUND)
    assert set(adopt("pacifism", "military_tradition")) <= set(t.options())


@rule("ww.policy.city_lost_and_refounded")
def test_a_city_lost_and_founded_again_changes_the_policy() -> None:
    t = with_policies("patronage", "pacifism").set("scouts p1", OPEN)
    destroy_city(state(t), 0, 1)
    t.at("turn p1 start of turn", *t.state.stack)
    t.play("p1 give_up patronage", FOUND, "p1 adopt rationalism")
    assert t.fact("policies p1") == ["rationalism", "pacifism"]


def test_cities_lost_by_both_sides_cost_each_a_policy() -> None:
    t = with_policies("patronage", "pacifism").set("city p2 city1", "C33")
    t.set("policies p2", "expansionism", "rationalism")
    destroy_city(state(t), 0, 1)
    destroy_city(state(t), 1, 1)
    t.at(resting(0), *t.state.stack)
    t.play("p2 give_up rationalism", "p1 give_up patronage")
    assert t.fact("policies p1") == ["pacifism"]
    assert t.fact("policies p2") == ["expansionism"]


def test_who_has_no_policy_to_spare_gives_none_up() -> None:
    t = with_policies("patronage").set("city p1 city1", FAR)
    destroy_city(state(t), 0, 1)
    t.at(resting(0), *t.state.stack)
    assert t.asked() == ["p1 rest"]


def test_who_has_just_as_many_as_it_may_have_gives_none_up() -> None:
    t = with_policies("patronage").at(resting(0), GiveUpPolicy(0))
    assert t.asked() == ["p1 rest"]
    assert t.fact("policies p1") == ["patronage"]


@rule("ww.policy.adopt_on_increase")
def test_a_new_city_brings_one_policy_even_to_who_has_room_for_more() -> None:
    t = country().set("civilization p1", "french").set("scouts p1", OPEN)
    starting(t).play(FOUND, "p1 adopt patronage")
    assert t.fact("policy_limit p1") == ["3"]
    assert t.asked() == ["p1 start_of_turn"]


def test_a_metropolis_is_one_city() -> None:
    t = country("fame_and_fortune").set("annex p1 capital", "A23")
    assert t.fact("policy_limit p1") == ["1"]


# Switching


@rule("ww.policy.no_free_change")
def test_nobody_switches_without_an_effect() -> None:
    t = starting(with_policies("patronage"))
    assert t.refused("p1 switch patronage rationalism")
    assert not [option for option in t.options() if " switch " in option]


@rule("ww.policy.switch_flip", "ww.policy.switch_exchange")
def test_a_card_is_turned_over_or_exchanged() -> None:
    t = with_policies("patronage", "pacifism").at(resting(0), SwitchPolicies(0, 1))
    assert t.options()[0] == "p1 pass"
    assert "p1 switch patronage rationalism" in t.options()
    assert "p1 switch patronage urban_development" in t.options()
    assert len(t.options()) == 1 + 2 * (1 + 4)
    assert t.refused("p1 switch patronage military_tradition") == "ww.policy.one_side_per_card"
    assert t.refused("p1 switch patronage pacifism") == "ww.policy.new_card"
    assert t.refused("p1 switch expansionism rationalism") == "ww.policy.only_adopted"
    t.play("p1 switch patronage expansionism")
    assert t.fact("policies p1") == ["expansionism", "pacifism"]
    assert t.asked() == ["p1 rest"]


@rule("ww.policy.switch_flip")
def test_the_other_side_acts_after_a_switch() -> None:
    t = with_policies("natural_religion")
    before = coins(state(t), 0)
    t.at(resting(0), SwitchPolicies(0, 1)).play("p1 switch natural_religion organized_religion")
    assert coins(state(t), 0) == before + 1


def test_up_to_so_many_are_switched_each_once() -> None:
    t = with_policies("patronage", "pacifism").at(resting(0), SwitchPolicies(0, 2))
    t.play("p1 switch patronage rationalism")
    assert t.asked() == ["p1 switch_policy"]
    assert t.refused("p1 switch rationalism patronage") == "ww.policy.switch_exchange"
    t.play("p1 switch pacifism expansionism")
    assert t.asked() == ["p1 rest"]
    assert t.fact("policies p1") == ["rationalism", "expansionism"]


def test_a_switch_can_be_declined_unless_it_must_be_made() -> None:
    t = with_policies("patronage").at(resting(0), SwitchPolicies(0, 3))
    t.play("p1 pass")
    assert t.asked() == ["p1 rest"]
    t = with_policies("patronage").at(resting(0), SwitchPolicies(0, 1, (), True))
    assert "p1 pass" not in t.options()


def test_who_has_none_switches_none() -> None:
    t = country().at(resting(0), SwitchPolicies(0, 2))
    assert t.asked() == ["p1 rest"]


# Anarchy


@rule("ww.gov.anarchy_policies", "ww.policy.only_adopted")
def test_no_policy_acts_in_anarchy_though_all_stay_adopted() -> None:
    t = starting(with_policies("pacifism").set("scouts p1", OPEN))
    assert "p1 use pacifism" in t.options()
    assert t.refused("p1 use expansionism") == "ww.policy.only_adopted"
    t.play("p1 govern anarchy_ww")
    assert t.fact("policies p1") == ["pacifism"]
    assert t.refused("p1 use pacifism") == "ww.gov.anarchy_policies"
    assert "p1 use pacifism" not in t.options()


@rule("ww.gov.anarchy_policies")
def test_policies_adopted_and_switched_in_anarchy_act_afterwards() -> None:
    t = with_policies("natural_religion")
    g = state(t)
    set_government(g, 0, g.rules.families["government"][0])
    before = coins(g, 0)
    t.at(resting(0), SwitchPolicies(0, 1)).play("p1 switch natural_religion organized_religion")
    assert coins(g, 0) == before
    set_government(g, 0, g.rules.families["government"][1])
    assert coins(g, 0) == before + 1


@rule("ww.policy.anarchy_coin")
def test_the_coin_of_organized_religion_is_gone_in_anarchy() -> None:
    t = starting(with_policies("organized_religion"))
    before = coins(state(t), 0)
    t.play("p1 govern anarchy_ww")
    assert coins(state(t), 0) == before - 1


def test_everybody_sees_adopted_policies() -> None:
    t = with_policies("pacifism", "patronage").at(resting(0))
    shown = view_wisdom(t.state, 1)
    assert isinstance(shown, WisdomView)
    held = [t.rules.kinds["social_policy"].parse(name) for name in ("patronage", "pacifism")]
    assert shown.policies[0] == tuple(held)
    assert shown.most == (2, 1)


def test_both_sides_of_a_card_are_never_in_use() -> None:
    t = country().set("city p1 city1", OPEN)
    g = state(t)
    first = g.rules.families["social_policy"][0]
    set_policies(g, 0, (first, first + 1))
    with pytest.raises(PositionError, match="both sides"):
        t.at(resting(0))


@rule("ww.policy.lose_on_decrease")
def test_whoever_loses_a_city_in_battle_gives_a_policy_up() -> None:
    t = country().set("city p2 city1", OPEN).set("policies p2", "patronage", "pacifism")
    t.set("armies p1", OPEN, OPEN).set("forces p1", *["infantry_1_3"] * 3).set("trade p2", "5")
    begin(t.set("programs p2", "city1"), square=OPEN, slot="city1")
    for _ in range(20):
        if t.asked() == ["p2 give_up_policy"]:
            break
        t.play(t.options()[-1])
    assert t.fact("city p2 city1") == []
    t.play("p2 give_up patronage")
    assert t.fact("policies p2") == ["pacifism"]
    assert t.fact("programs p2") == []


# What a refusal is about


def test_a_refusal_names_the_policy_that_it_is_about() -> None:
    t = with_policies("patronage", "pacifism")
    numbers = {t.rules.rows[at].name: at for at in t.rules.families["social_policy"]}
    patronage, pacifism = numbers["patronage"], numbers["pacifism"]
    refused = AdoptPolicies(0, 1).refuse(t.state, 0, (ADOPT, patronage))
    assert refused is not None
    assert refused.facts == (patronage,)
    for one, other, about in (
        ("patronage", "pacifism", pacifism),
        ("expansionism", "pacifism", numbers["expansionism"]),
    ):
        choice = (SWITCH, numbers[one], numbers[other])
        refused = SwitchPolicies(0, 1).refuse(t.state, 0, choice)
        assert refused is not None
        assert refused.facts == (about,)

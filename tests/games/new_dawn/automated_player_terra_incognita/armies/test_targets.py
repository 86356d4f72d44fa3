"""What armies of the automated player look for: every target of its lists in turn."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import component, rule

ANYWHERE = 99


def battlefield(card: str) -> Marches:
    """Targets of all kinds around an army in 5b.

    Forts: 5h is nobody's, 13h has a city of p1 with defence 6. Cities of p1: 5i has defence 2,
    13g 8, 15g 10, the capital 9a 4. Its armies in 5d and 13d have defence 5 and 2; 5e is a
    district, 13i and 11h are control tokens. Only 11g, of two barbarians, is beside a friendly
    space.
    """
    t = Marches(card).own_armies("5b").set("forts", "5h", "13h")
    t.barbarian("11g").barbarian("13f", "B")
    t.give("p1", tokens="11h 13i", cities="13h 5i 15g 13g")
    return t.district("campus", "5e", "p1").armies("5d", "13d", seat="p1")


@rule("ap.ti.military.targets_one", "ap.ti.military.tiebreak", "ap.ti.military.target_terms")
@component("focus_card.ap_masonry", "priority_list.targets_one", "automated_topic.ap_army_target")
@component("criterion.target_barbarian", "criterion.target_weak_open_city")
@component("criterion.target_district", "criterion.target_weak_army")
@component("criterion.target_plain_token", "criterion.target_shortest_path")
def test_masonry_list() -> None:
    """9a is behind barbarians; no fort is a target, and no army in the mountains."""
    found = battlefield("ap_masonry").targets(steps=ANYWHERE)
    barbarians, cities = [["11g"], ["13f"]], [["5i"]]
    assert found == [*barbarians, *cities, ["5e"], ["13d"], ["13i"], ["11h"]]


@rule("ap.ti.military.targets_two", "ap.ti.military.target_terms")
@component("focus_card.ap_iron_working", "priority_list.targets_two")
@component("criterion.target_free_fort", "criterion.target_weak_fort", "criterion.target_army")
def test_iron_working_list() -> None:
    found = battlefield("ap_iron_working").targets(steps=ANYWHERE)
    assert found == [
        ["5h"],  # nobody's fort
        ["11g"],
        ["13f"],
        ["13h"],  # a rival fort
        ["5i"],
        ["5e"],  # a district
        ["5d"],  # armies, the nearer one first
        ["13d"],
        ["13i"],
        ["11h"],
    ]


@rule("ap.ti.military.targets_three")
@component("focus_card.ap_mass_production", "priority_list.targets_three")
@component("criterion.target_near_barbarian", "criterion.target_city_state")
def test_mass_production_list() -> None:
    """Over water there are more targets; city-states follow the cities."""
    t = battlefield("ap_mass_production").hold("p2", "kabul")
    assert t.targets(steps=ANYWHERE) == [
        ["5h"],
        ["13h"],
        ["11g"],  # the barbarian beside 11a, the other one is no target
        ["5i"],
        ["13g"],
        ["9a"],
        ["12f"],
        ["15j"],  # although it holds the card of Kabul
        ["5e"],
        ["5d"],
        ["13d"],
        ["13i"],
        ["11h"],
    ]


@rule("ap.ti.military.targets_four")
@component("focus_card.ap_flight", "priority_list.targets_four")
def test_flight_list() -> None:
    t = battlefield("ap_flight")
    assert t.targets(steps=ANYWHERE) == [
        ["5h"],
        ["13h"],
        ["11g"],
        ["5i"],
        ["13g"],
        ["15g"],  # with a defence of 10
        ["9a"],
        ["12f"],
        ["15j"],
        ["5e"],
        ["5d"],
        ["13d"],
        ["13i"],
        ["11h"],
    ]


@rule("ap.ti.military.target_terms", "ap.ti.military.targets_two")
def test_a_rival_fort_over_the_limit_is_no_target_on_any_line() -> None:
    """A reinforced token beside it gives the fort in 13h a defence of 7."""
    t = battlefield("ap_iron_working").give("p1", reinforced="13j")
    assert ["13h"] not in t.targets(steps=ANYWHERE)
    t = battlefield("ap_mass_production").give("p1", reinforced="13j")
    assert ["13h"] in t.targets(steps=ANYWHERE)


@rule("ap.ti.military.target_terms", "ap.ti.military.targets_one")
def test_a_second_army_makes_an_army_stronger() -> None:
    t = Marches("ap_masonry").own_armies("5b").armies("5g", seat="p1")
    assert t.targets() == [["5g"]]
    t = Marches("ap_masonry").own_armies("5b").armies("5g", "5g", seat="p1")
    assert t.targets() == []


@rule("ap.ti.military.tiebreak")
@component("criterion.target_weakest")
def test_the_weaker_of_two_at_the_same_distance_comes_first() -> None:
    t = Marches("ap_masonry").own_armies("5b").barbarian("5h").barbarian("5g", "B")
    t.barbarian("5c", "C").barbarian("5i", "D")
    assert t.targets() == [["5c", "5i"], ["5g"], ["5h"]]


@rule("ap.ti.military.caravan_not_target")
def test_a_caravan_alone_is_no_target() -> None:
    t = Marches("ap_flight").own_armies("5b").caravans("5g", seat="p1").give("p1", tokens="5i")
    assert t.targets() == [["5i"]]


@rule("ap.ti.military.one_space", "ap.ti.military.target_terms")
def test_a_space_is_judged_by_what_would_be_attacked_there() -> None:
    """In 13g stands an army, but the city there has a defence of 8."""
    t = Marches("ap_iron_working").own_armies("13b").give("p1", cities="13g")
    assert t.armies("13g", seat="p1").targets() == []


@rule("ap.ti.military.one_space", "ap.ti.military.targets_two")
def test_an_army_beside_a_caravan_is_still_a_target() -> None:
    """The caravan comes last in a space, whoever of both is listed first."""
    t = Marches("ap_iron_working").own_armies("5b").caravans("5g", seat="p1")
    assert t.armies("5g", seat="p1").targets() == [["5g"]]


@rule("ap.ti.military.mass_production", "ap.ti.military.flight")
def test_an_army_on_water_is_a_target_for_flight_only() -> None:
    """Mass Production crosses 12g but may not end there, and an attack ends in its space."""
    t = Marches("ap_mass_production").own_armies("15c").armies("12g", seat="p1")
    assert ["12g"] not in t.targets()
    t = Marches("ap_flight").own_armies("15c").armies("12g", seat="p1")
    assert ["12g"] in t.targets()

"""What the automated player attacks: every target of its lists in turn, and what is none."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.military.kit import War
from tests.kit.trace import component, rule


def frontier(card: str) -> War:
    """Targets of all kinds around 11a, 5g, 13i and 15h.

    Rival cities: 5i has defence 2, 5e 4, 13h 6, 13g 8 and 11f 10.
    """
    t = War(card).own(tokens="5g 13i 15h").barbarian("11d").barbarian("13f", "B")
    return t.give("p1", tokens="11c 11b 5h 13c", cities="11f 5i 13g 5e 13h")


BARBARIANS = [["11d"], ["13f"]]
# Next to a friendly space, the lower terrain first; 13c is further away.
CONTROL_TOKENS = [["11c"], ["11b", "5h"], ["13c"]]


@rule("ap.military.targets_early", "ap.military.city_limit", "ap.military.tiebreak")
@component("focus_card.ap_masonry", "priority_list.targets_early", "automated_topic.attack")
@component("criterion.target_barbarian", "criterion.target_weak_city", "criterion.target_token")
@component("criterion.target_nearest", "criterion.target_weakest")
def test_masonry_list() -> None:
    assert frontier("ap_masonry").targets() == [*BARBARIANS, ["5i"], ["5e"], *CONTROL_TOKENS]


@rule("ap.military.targets_early", "ap.military.city_limit", "ap.military.tiebreak")
@component("focus_card.ap_iron_working", "priority_list.targets_early")
def test_iron_working_list() -> None:
    """13h is next to a friendly space, 5i and 5e are two spaces away."""
    cities = [["13h"], ["5i"], ["5e"]]
    assert frontier("ap_iron_working").targets() == [*BARBARIANS, *cities, *CONTROL_TOKENS]


@rule("ap.military.targets_late", "ap.military.city_limit")
@component("focus_card.ap_mass_production", "priority_list.targets_late")
@component("criterion.target_new_city_state")
def test_mass_production_list() -> None:
    cities = [["13h"], ["5i"], ["5e"], ["13g"]]
    states = [["15j"], ["12f"]]
    found = frontier("ap_mass_production").targets()
    assert found == [*BARBARIANS, *cities, *states, *CONTROL_TOKENS]


@rule("ap.military.targets_late", "ap.military.city_limit")
@component("focus_card.ap_flight", "priority_list.targets_late")
def test_flight_list() -> None:
    cities = [["13h"], ["11f"], ["5i"], ["5e"], ["13g"]]
    states = [["15j"], ["12f"]]
    found = frontier("ap_flight").targets()
    assert found == [*BARBARIANS, *cities, *states, *CONTROL_TOKENS]


@rule("ap.military.targets_late")
def test_a_city_state_whose_card_it_holds_is_no_target() -> None:
    t = frontier("ap_mass_production").hold("p2", "kabul")
    assert ["15j"] not in t.targets()
    assert ["12f"] in t.targets()


@rule("ap.military.city_limit", "ap.define.defence_city")
def test_reinforced_tokens_may_lift_a_city_over_the_limit() -> None:
    t = War("ap_masonry").give("p1", cities="11g")
    assert t.targets() == [["11g"]]
    t.give("p1", reinforced="11b")
    assert t.targets() == [["11b"]]


@rule("ap.military.capitals", "ap.combat.win_capital")
def test_a_capital_is_a_city_at_every_level() -> None:
    """5c, the capital of p2, has defence 2."""
    t = War("ap_masonry", seats=3).give("p1", tokens="11c")
    assert t.targets() == [["5c"], ["11c"]]


@rule("ap.military.tiebreak")
def test_equal_targets_are_left_to_chance() -> None:
    """The origin of an attack is never asked for."""
    t = War("ap_masonry").barbarian("11f").barbarian("11e", "B").begin()
    assert t.odds() == {"attack 11f": 1, "attack 11e": 1}
    t.play("nature attack 11e")
    assert t.asked() == ["nature attack_die"]


@rule("ap.military.masonry", "ap.military.iron_working")
@pytest.mark.parametrize(
    ("card", "there", "in_range"),
    [
        ("ap_masonry", "5b", True),
        ("ap_masonry", "5g", False),
        ("ap_iron_working", "5g", True),
        ("ap_iron_working", "13i", False),
    ],
)
def test_range(card: str, there: str, in_range: bool) -> None:
    """5b is two spaces from 11a, 5g three and 13i four."""
    found = [[there]] if in_range else []
    assert War(card).barbarian(there).targets() == found


@rule("ap.military.mass_production", "ap.military.flight")
@pytest.mark.parametrize(
    ("card", "near", "in_range"),
    [
        ("ap_iron_working", "12a", False),
        ("ap_mass_production", "12a", True),
        ("ap_mass_production", "12d", True),
        ("ap_mass_production", "9c", False),
        ("ap_flight", "9c", True),
        ("ap_flight", "9g", True),
        ("ap_flight", "9f", False),
    ],
)
def test_range_is_counted_through_water_by_late_cards(card: str, near: str, in_range: bool) -> None:
    """Over the water of 12g: 12a is two spaces from 15c, 12d three, 9c four, 9g five, 9f six."""
    t = War(card).own(tokens="15c").give("p1", tokens="12f 12e").barbarian(near)
    assert ([near] in t.targets()) == in_range

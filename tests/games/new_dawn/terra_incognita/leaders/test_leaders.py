"""Ten more leaders: what each does, and where it stops."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, row, space, ti_rules
from tests.games.new_dawn.terra_incognita.leaders.kit import use_up
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.row import slot_value
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    ECONOMY,
    FIRST_LEADER,
    HARDEST,
    INDUSTRY,
    MILITARY,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.terra_incognita.governments.changing import govern

ORDERS = {
    "china": (MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE),
    "england": (ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY),
    "georgia": (INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE),
    "inca": (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
    "indonesia": (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
    "netherlands": (CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY),
    "nubia": (ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY),
    "ottoman": (SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY),
    "poland": (CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE),
    "zulu": (INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY),
}


@rule("ti.component.leaders_added")
@component(
    "leader.china",
    "leader.england",
    "leader.georgia",
    "leader.inca",
    "leader.indonesia",
    "leader.netherlands",
    "leader.nubia",
    "leader.ottoman",
    "leader.poland",
    "leader.zulu",
)
@pytest.mark.parametrize("name", sorted(ORDERS))
def test_the_order_of_a_sheet(name: str) -> None:
    leader = ti_rules().rows[row(name)]
    assert isinstance(leader, Leader)
    assert leader.order == ORDERS[name]


@rule("ti.component.leaders_added")
def test_eight_and_ten_leaders() -> None:
    assert tuple(ti_rules().families["leader"]) == tuple(range(FIRST_LEADER, FIRST_LEADER + 18))


# China


def besieged(leader: str, label: str = "5g") -> Campaign:
    """p1's army beside a city of p2 on hills, with two reinforced tokens next to it."""
    t = Campaign(slot=2).armies("5b").give("p2", cities=label, reinforced="5h 13i", tokens="5f")
    return t.hold("p2", leader).trade(2, 1).begin().attack(label, 1, 1)


@component("leader.china")
def test_reinforced_tokens_of_china_count_two_each() -> None:
    assert besieged("china").values()[1] - besieged("georgia").values()[1] == 2


@component("leader.china")
def test_chinas_own_attacks_and_figures_gain_nothing() -> None:
    t = Campaign(slot=2).armies("5b").give("p2", reinforced="5h 13i").hold("p2", "china")
    t.set("caravans p2", "5g").trade(2, 1).begin().attack("5g", 1, 1)
    assert t.values()[1] == 3
    plain = Campaign(slot=2).armies("5b").give("p2", cities="5g", reinforced="5h 13i")
    plain.trade(2, 1).begin().attack("5g", 1, 1)
    china = Campaign(slot=2).armies("5b").give("p2", cities="5g", reinforced="5h 13i")
    china.hold("p1", "china").give("p1", reinforced="5c").trade(2, 1).begin().attack("5g", 1, 1)
    assert china.values() == plain.values()


@component("leader.china")
def test_a_token_itself_counts_two_if_it_is_reinforced() -> None:
    """The reinforced token in the defending space is one of those that count."""

    def defence(leader: str) -> int:
        t = Campaign(slot=2).armies("5b").give("p2", reinforced="5g").hold("p2", leader)
        return t.trade(2, 1).begin().attack("5g", 1, 1).values()[1]

    assert defence("china") - defence("zulu") == 1


# England


def england(slot: int = 2, seats: int = 2) -> Frontier:
    return Frontier("pottery", slot, seats).hold("p1", "england")


@component("leader.england")
def test_the_only_city_of_a_tile_brings_a_reinforced_token_beside_it() -> None:
    t = england(3).give("p1", "5b").begin().play("build 5h")
    assert t.asked() == ["p1 guard_city"]
    assert t.options() == ["pass", "place 5g", "place 5i", "place 5j"]
    assert t.refused("place 5b") == "nd.culture.blocked_control"
    assert t.refused("place 5f") == "nd.focus.card_text_over_rules"
    t.play("place 5j")
    assert has(t.realm().control & t.realm().reinforced, space("5j"))
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_england_may_leave_it() -> None:
    t = england(3).give("p1", "5b").begin().play("build 5h", "pass")
    assert t.fact("control p1") == ["5b"]


@component("leader.england")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_another_city_of_anybody_on_the_tile_is_in_the_way(seat: str) -> None:
    t = england(3).give("p1", "5b").give(seat, cities="5d").begin().play("build 5h")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_city_states_do_not_count_as_cities() -> None:
    t = england(3).give("p1", "12c 12d").begin().play("build 12d")
    assert t.asked() == ["p1 guard_city"]
    assert "12f" in t.fact("city_state_tokens")


@component("leader.england")
def test_without_an_unused_token_nothing_is_offered() -> None:
    t = use_up(england(3).give("p1", "5b"), 0, "5g 5h 5i 5j").begin().play("build 5h")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_taking_a_fort_or_a_city_is_not_building() -> None:
    t = Campaign(slot=3).hold("p1", "england").fort("11c").begin().win("22a")
    assert t.fact("cities p1") == ["11a", "22a"]
    assert t.asked() == ["p2 focus"]
    t = Campaign(slot=2).hold("p1", "england").armies("5b").give("p2", cities="5g")
    t.begin().win("5g")
    assert "5g" in t.fact("cities p1")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_the_guard_collects_what_lies_there_and_no_fort_takes_it() -> None:
    t = england(3).forts("5j").give("p1", "5b").set("resource oil", "5g").begin()
    assert "build 5h" not in t.options()
    t = england(3).give("p1", "5b").set("resource oil", "5g").begin().play("build 5h", "place 5g")
    assert t.fact("resources p1 oil") == ["1"]


# Georgia


@component("leader.georgia")
@pytest.mark.parametrize(
    ("state", "focus"),
    [("kumasi", CULTURE), ("seoul", SCIENCE), ("brussels", INDUSTRY), ("kabul", MILITARY)],
)
def test_a_city_states_card_moves_cards_of_its_type_one_slot(state: str, focus: int) -> None:
    t = Frontier().hold("p1", "georgia", state)
    types = [focus_of(t.rules, t.row(card)) for card in t.fact("row p1")]
    plain = [1, 1, 2, 3, 4, 5]
    for place in range(6):
        farther = plain[min(place + 1, 5)] if types[place] == focus else plain[place]
        assert slot_value(t.g, 0, place) == farther


@component("leader.georgia")
def test_two_cards_of_a_type_move_no_farther_and_rivals_cards_do_nothing() -> None:
    t = Frontier().hold("p1", "georgia", "kabul", "carthage", "akkad", "embassy-green")
    assert [slot_value(t.g, 0, place) for place in range(6)] == [1, 2, 2, 3, 4, 5]
    t = Frontier().hold("p1", "georgia").hold("p2", "kabul")
    assert slot_value(t.g, 0, 1) == 1


@component("leader.georgia")
def test_georgia_adds_to_a_government_and_ends_at_five() -> None:
    t = Frontier("masonry_ti", 4).hold("p1", "georgia", "kabul")
    govern(t.g, 0, row("autocracy"), t.realm().row[t.place_of(4)])
    assert slot_value(t.g, 0, t.place_of(4)) == 5


# Inca


@component("leader.inca")
def test_a_token_on_a_mountain_spreads_again_and_again() -> None:
    """11e and 11f are mountains; 5a and 5d too."""
    t = Frontier("early_empire", 5).hold("p1", "inca").begin().play("place 11e")
    assert set(t.options()) == {"pass", "place 11d", "place 11f", "place 5c"}
    t.play("place 11f")
    assert "place 5b" in t.options()
    t.play("place 5b")
    assert t.fact("control p1") == ["5b", "11e", "11f"]
    assert t.asked() == ["p1 place_tokens"]
    assert t.facts() == (1,)


@component("leader.inca")
def test_spreading_may_be_left_and_follows_no_other_terrain() -> None:
    t = Frontier("early_empire", 5).hold("p1", "inca").begin().play("place 11d")
    assert t.facts() == (1,)
    t.play("place 11e", "pass")
    assert t.asked() == ["p2 focus"]
    assert t.fact("control p1") == ["11d", "11e"]


@component("leader.inca")
def test_spreading_ends_with_the_unused_tokens() -> None:
    t = use_up(Frontier("early_empire", 5).hold("p1", "inca"), 1, "11d 11e 11f 5c").begin()
    t.play("place 11e")
    assert t.asked() == ["p1 lift_to_place"]
    assert t.facts() == (1,)


@component("leader.inca")
def test_replaced_tokens_and_natural_wonders_start_nothing() -> None:
    t = Campaign(slot=5).hold("p1", "inca").armies("5b").give("p2", "5a").begin().win("5a")
    assert "5a" in t.fact("control p1")
    assert t.asked() == ["p2 focus"]
    t = Campaign().hold("p1", "inca")
    t.at("turn p1 end", PlaceTokens(0, 1, HARDEST, bit(space("13a")))).play("place 13a")
    assert t.asked() == ["p2 focus"]


@component("leader.inca")
def test_a_second_card_acts_with_the_spreading() -> None:
    """The token beside the mountain lies on hills, and Stonehenge goes on from there."""
    t = Frontier("early_empire", 5).hold("p1", "inca", "stonehenge").begin().play("place 11f")
    t.play("place 11g")
    assert set(t.options()) == {"pass", "place 11h"}

"""Caravans on their way: who may move, where and how far."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.focus.kit import Market
from tests.kit.trace import rule
from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.ids import ECONOMY, focus_card


@rule("nd.economy.unlock", "nd.component.caravans")
@pytest.mark.parametrize(
    ("level", "where"),
    [(2, ["5b", "card", "locked"]), (3, ["5b", "card", "locked"]), (4, ["5b", "card", "card"])],
)
def test_a_better_card_brings_caravans(level: int, where: list[str]) -> None:
    m = Market().caravans("5b")
    replace_card(m.g, 0, m.slot - 1, focus_card(ECONOMY, level))
    assert m.where() == where


@rule("nd.economy.unlock")
def test_caravans_not_unlocked_stay_where_they_are() -> None:
    m = Market().begin()
    assert m.ends("c1")
    assert not m.ends("c2")
    assert m.refused("move c2 11g") == "nd.economy.unlock"


@rule("nd.component.caravans")
def test_no_card_brings_a_fourth_caravan() -> None:
    m = Market("capitalism").caravans("5b", "5c", "13i")
    replace_card(m.g, 0, m.slot - 1, focus_card(ECONOMY, 3))
    replace_card(m.g, 0, m.slot - 1, focus_card(ECONOMY, 4))
    assert m.where() == ["5b", "5c", "13i"]


@rule("nd.economy.each_caravan")
def test_each_caravan_moves_once_up_to_the_distance() -> None:
    m = Market("currency", 5).caravans("11a", "9a").begin()
    assert "5f" in m.ends("c1")
    assert "13b" not in m.ends("c1")
    m.play("move c1 11g")
    assert not m.ends("c1")
    assert m.refused("move c1 11a") == "nd.economy.each_caravan"
    assert "12d" in m.ends("c2")


@rule("nd.economy.step_by_step")
def test_every_space_of_the_way_must_be_allowed() -> None:
    m = Market(slot=1).begin()
    assert m.refused("move c1 5b") == "nd.economy.step_by_step"
    assert m.ends() == {"11a", "11c"}


@rule("nd.economy.step_by_step", "nd.economy.each_caravan")
def test_a_space_too_far_away_is_refused() -> None:
    m = Market(slot=3).begin()
    assert m.refused("move c1 5g") == "nd.economy.step_by_step"


@rule("nd.economy.up_to")
def test_a_caravan_may_move_less_or_not_at_all() -> None:
    assert Market().begin().play("move c1 11g").where()[0] == "11g"
    assert Market().caravans("5b").begin().play("pass").where()[0] == "5b"


@rule("nd.economy.up_to")
def test_staying_is_no_move() -> None:
    m = Market().caravans("5b").begin()
    assert m.refused("move c1 5b") == "nd.economy.up_to"


@rule("nd.economy.start_from_card")
def test_a_caravan_on_the_card_starts_from_capital_or_mature_city() -> None:
    m = Market().give("p1", cities="5j", tokens="5h 5i").begin()
    assert {"11c", "13i"} <= m.ends()


@rule("nd.economy.start_immature")
def test_an_immature_city_is_no_start() -> None:
    m = Market().give("p1", cities="5j", tokens="5i").begin()
    assert m.refused("move c1 13i") == "nd.economy.step_by_step"


@rule("nd.economy.start_immature")
def test_a_card_may_open_other_cities() -> None:
    m = Market().give("p1", cities="5j", tokens="5i").hold("p1", "rome").begin()
    assert "13i" in m.ends()


@rule("nd.economy.start_cost")
def test_leaving_the_city_costs_nothing() -> None:
    m = Market().begin()
    assert "5b" in m.ends()
    assert "5c" not in m.ends()


@rule("nd.economy.start_per_caravan")
def test_each_caravan_chooses_its_own_start() -> None:
    m = Market("currency").give("p1", cities="5j", tokens="5h 5i").caravans("card", "card")
    m.begin().play("move c1 11c", "move c2 13i")
    assert m.where() == ["11c", "13i", "locked"]


def test_caravans_in_the_same_place_are_moved_in_order() -> None:
    m = Market("currency").caravans("card", "card").begin()
    assert not m.ends("c2")
    assert m.refused("move c2 11g") == "nd.economy.each_caravan"
    assert m.play("move c1 11g").ends("c2")


@rule("nd.economy.stay")
def test_a_caravan_stays_and_goes_on_from_there() -> None:
    m = Market().begin().play("move c1 5b")
    assert m.where()[0] == "5b"
    assert m.asked() == ["p2 focus"]
    assert "13i" in m.begin().ends()


@rule("nd.economy.not_water")
def test_water_is_barred() -> None:
    m = Market(slot=5).caravans("12a").begin()
    assert m.refused("move c1 12b") == "nd.economy.not_water"
    assert "12h" not in m.ends()


@rule("nd.economy.terrain_limit")
@pytest.mark.parametrize(("start", "goal"), [("13c", "13e"), ("5c", "5a")])
def test_difficult_land_is_barred(start: str, goal: str) -> None:
    m = Market(slot=3).caravans(start).begin()
    assert m.refused(f"move c1 {goal}") == "nd.economy.terrain_limit"
    assert goal in Market(slot=5).caravans(start).begin().ends()


@rule("nd.economy.terrain_destination")
def test_the_limit_holds_for_a_rival_city() -> None:
    m = Market(slot=4).give("p2", cities="5a").caravans("5b").begin()
    assert m.refused("move c1 5a") == "nd.economy.terrain_limit"
    assert "5a" in Market(slot=5).give("p2", cities="5a").caravans("5b").begin().ends()


@rule("nd.economy.terrain_leave")
def test_difficult_land_may_be_left() -> None:
    assert "5b" in Market(slot=1).caravans("5a").begin().ends()


@rule("nd.economy.citystate_terrain")
def test_a_city_state_can_be_entered_from_any_slot() -> None:
    assert "12f" in Market(slot=1).caravans("12a").begin().ends()


@rule("nd.economy.natural_wonder")
def test_a_natural_wonder_needs_slot_five() -> None:
    m = Market(slot=4).caravans("13b").begin()
    assert m.refused("move c1 13a") == "nd.economy.terrain_limit"
    assert "13a" in Market(slot=5).caravans("13b").begin().ends()


@rule("nd.economy.barbarian_blocks")
def test_a_barbarian_bars_its_space_and_the_way() -> None:
    m = Market(slot=3).barbarian("11g").begin()
    assert m.refused("move c1 11g") == "nd.economy.barbarian_blocks"
    assert "5i" not in m.ends()
    assert "5i" in Market(slot=3).begin().ends()


@rule("nd.economy.barbarian_citystate")
def test_a_barbarian_closes_a_city_state() -> None:
    m = Market().caravans("12a").barbarian("12f").begin()
    assert m.refused("move c1 12f") == "nd.economy.barbarian_blocks"


@rule("nd.economy.pass_control")
def test_control_tokens_do_not_hinder() -> None:
    m = Market().give("p2", tokens="11g 5i").give("p1", tokens="11b").begin()
    assert {"11b", "11g", "5i", "5b"} <= m.ends()
    m.play("move c1 5i")
    assert m.where()[0] == "5i"
    assert sum(m.realm().trade) == 0


@rule("nd.economy.share_caravans")
def test_caravans_share_spaces() -> None:
    m = Market("currency").caravans("5b", "5i").caravans("5h", seat="p2").begin()
    m.play("move c1 5h", "move c2 5h")
    assert m.where() == ["5h", "5h", "locked"]
    assert m.where("p2")[0] == "5h"


@rule("nd.economy.own_city")
def test_an_own_city_has_no_effect() -> None:
    m = Market().give("p1", cities="5b").caravans("5i").begin()
    assert "5c" in m.ends()
    m.play("move c1 5b")
    assert m.where()[0] == "5b"
    assert sum(m.realm().trade) == 0


@rule("nd.economy.one_per_destination")
def test_only_one_caravan_arrives_at_a_destination() -> None:
    m = Market("currency").caravans("12a", "12e").begin().play("move c1 12f", "pass")
    assert m.refused("move c2 12f") == "nd.economy.one_per_destination"
    assert "12a" in m.ends("c2")


@rule("nd.economy.one_per_destination", "nd.economy.no_second_move")
def test_another_resolution_in_the_same_turn_changes_nothing() -> None:
    m = Market("currency").caravans("12a", "12e").begin(times=2)
    m.play("move c1 12f", "pass", "pass")
    assert m.refused("move c1 11g") == "nd.economy.no_second_move"
    assert m.refused("move c2 12f") == "nd.economy.one_per_destination"
    assert "12f" in m.turn().play("focus 3").ends("c2")


@rule("nd.economy.pass_through_city")
def test_destinations_may_be_passed() -> None:
    m = Market(slot=5).caravans("12e").begin()
    m.play("move c1 15c")
    assert m.where()[0] == "15c"
    assert sum(m.realm().trade) == 0
    assert "5i" in Market().give("p2", cities="11g").begin().ends()


@rule("nd.economy.no_second_move")
def test_a_caravan_that_came_back_does_not_move_again() -> None:
    m = Market("currency").caravans("12a", "5b").begin().play("move c1 12f", "pass")
    assert not m.ends("c1")
    assert m.refused("move c1 11g") == "nd.economy.no_second_move"


def test_off_the_map_is_no_way() -> None:
    assert Market().begin().refused("move c1 3a") == "nd.space.edge"


def test_a_caravan_in_a_captured_city_may_leave_and_come_back_to_trade() -> None:
    m = Market().give("p2", cities="5b").caravans("5b").begin()
    assert "5b" in m.ends()
    assert m.play("move c1 5b").asked() == ["p1 put_tokens"]


def test_further_movement_is_divided_among_the_caravans() -> None:
    m = Market("currency", 5).caravans("11a", "9a").hold("p1", "colossus").begin()
    assert "15a" in m.ends("c1")
    m.play("move c1 13b")
    assert m.facts() == (4, 5)
    assert "15a" in m.ends("c2")
    m.play("move c2 9b")
    assert m.where() == ["13b", "9b", "locked"]


def test_further_movement_runs_out() -> None:
    m = Market("currency", 5).caravans("11a", "9a").hold("p1", "colossus").begin()
    assert "15c" in m.ends("c2")
    m.play("move c1 15c")
    assert "12f" in m.ends("c2")
    assert "15c" not in m.ends("c2")

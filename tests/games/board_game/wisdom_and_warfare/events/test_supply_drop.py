"""Supply Drop, and which culture events Wisdom and Warfare brings."""

import pytest

from tests.games.board_game.culture.played import CITIES, START, gone
from tests.games.board_game.kit import state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, plain, wisdom_rules
from tests.kit.trace import component, rule
from ziggurat.games.board_game.rows.event import CultureEvent

ERAS = {
    "barbarian_encampment": 0,
    "migrants": 0,
    "colonists": 1,
    "roaming_horde": 1,
    "immigrants": 2,
    "supply_drop": 2,
}


@rule("ww.setup.new_events")
def test_twelve_cards_of_six_kinds_join_the_decks() -> None:
    rules = wisdom_rules()
    rows = {row.name: row for row in rules.rows.values() if isinstance(row, CultureEvent)}
    assert {name: rows[name].era for name in ERAS} == ERAS
    assert {rows[name].copies for name in ERAS} == {2}
    assert sum([bag.size() for bag in state(laid_out()).event_bags]) == 47 + 12


@component("culture_event.supply_drop")
@rule("ww.event.two_effects")
def test_supplies_are_seven_trade_in_start_of_turn() -> None:
    t = plain().set("hand p1", "supply_drop").set("trade p1", "3").set("city p1 city1", "C22")
    t.at(START).play("p1 event supply_drop")
    assert t.fact("trade p1") == ["10"]
    assert gone(t, "supply_drop")
    assert t.asked() == ["p1 start_of_turn"]


@component("culture_event.supply_drop")
def test_the_dial_ends_where_it_ends() -> None:
    t = plain().set("hand p1", "supply_drop").set("trade p1", "25").at(START)
    assert t.play("p1 event supply_drop").fact("trade p1") == ["27"]


@component("culture_event.supply_drop")
@rule("ww.event.two_effects")
@pytest.mark.parametrize("city", ["city1", "city2"])
def test_a_city_acts_once_more(city: str) -> None:
    t = (
        plain()
        .set("hand p1", "supply_drop")
        .set("city p1 city1", "C22")
        .set("city p1 city2", "D33")
    )
    t.at(CITIES).play("p1 event supply_drop")
    assert t.options() == ["p1 city city1", "p1 city city2"]
    assert t.refused("p1 city capital")
    t.play(f"p1 city {city}")
    assert t.fact(f"actions p1 {city}") == ["2"]
    assert t.fact("trade p1") == ["0"]
    for _ in range(2):
        t.play(f"p1 city {city}", "p1 arts")
    assert f"p1 city {city}" not in t.options()
    assert gone(t, "supply_drop")


@component("culture_event.supply_drop")
def test_it_lets_a_city_act_that_has_acted() -> None:
    t = plain().set("hand p1", "supply_drop").set("city p1 city1", "C22")
    t.at(CITIES).play("p1 city city1", "p1 arts", "p1 event supply_drop")
    t.play("p1 city city1", "p1 arts")
    assert t.fact("actions p1 city1") == ["0"]


@component("culture_event.supply_drop")
def test_a_capital_alone_has_no_use_for_it_in_city_management() -> None:
    t = plain().set("hand p1", "supply_drop").at(CITIES)
    assert "p1 event supply_drop" not in t.options()

"""The eight governments of Wisdom and Warfare, each by itself and together with programs."""

import pytest

from tests.games.board_game.kit import resting, row_of, state
from tests.games.board_game.wisdom_and_warfare.ground import (
    FAR,
    OPEN,
    country,
    managing,
    sell_out,
    starting,
)
from tests.games.board_game.wisdom_and_warfare.kit import dealt, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.production import production, squares_production
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.ids import ARMY, CAPITAL
from ziggurat.games.board_game.moments import BATTLE_BONUS, BATTLE_HAND, COLLECT_TRADE
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.kernel.content import adjusted

NAMES = [
    "anarchy",
    "despotism",
    "republic",
    "monarchy",
    "feudalism",
    "democracy",
    "communism",
    "fundamentalism",
]
PROGRAM = "p1 start_program building_program"


def under(government: str) -> Position:
    return country().set("government p1", f"{government}_ww")


# The set


@rule("ww.setup.governments_replaced")
def test_everybody_has_the_new_cards() -> None:
    rules = wisdom_rules()
    names = [rules.rows[number].name for number in rules.families["government"]]
    assert names == [f"{name}_ww" for name in NAMES]


@rule("ww.setup.sheet_government_text")
def test_romans_begin_under_the_new_republic() -> None:
    t = dealt("romans", "chinese")
    while t.asked() != ["p1 rest"]:
        t.play(t.options()[0])
    assert t.fact("government p1") == ["republic_ww"]
    assert t.fact("government p2") == ["despotism_ww"]


# Each card


@rule("ww.gov.cards")
@component("government.anarchy_ww")
def test_the_capital_takes_no_action_in_anarchy() -> None:
    t = under("anarchy").set("city p1 city1", FAR).at("city_management p1")
    assert "p1 city city1" in t.options()
    assert t.refused("p1 city capital")


@rule("ww.gov.cards")
@component("government.despotism_ww")
def test_each_city_produces_more_under_despotism() -> None:
    t = under("despotism").set("city p1 city1", FAR)
    g = state(t)
    for slot in (0, 1):
        assert production(g, 0, slot) == squares_production(g, 0, slot) + 1


@rule("ww.gov.cards")
@component("government.republic_ww")
def test_armies_found_cities_in_a_republic_but_scouts_explore_no_huts() -> None:
    t = under("republic").set("armies p1", OPEN).set("scouts p1", FAR).set("token E34", "hut")
    g = state(t)
    square = t.rules.kinds["square"].parse(OPEN)
    assert may_found(g, 0, square, ARMY) == 0
    t.at("movement p1 moves").play(f"p1 take {FAR} 0 1")
    assert "p1 step E34" not in t.options()


@rule("ww.gov.cards")
@component("government.democracy_ww")
def test_democracy_has_a_coin_and_gives_trade_once_a_turn() -> None:
    t = under("democracy")
    assert t.fact("coins p1") == ["1"]
    assert adjusted(state(t), COLLECT_TRADE, 0, (), 5) == 5
    starting(t).play("p1 use democracy_ww")
    assert t.fact("trade p1") == ["2"]
    assert t.refused("p1 use democracy_ww") == "cb.tech.resource_once_per_turn"
    assert t.refused("p1 use feudalism_ww") == "cb.gov.benefits_only_while_active"


@rule("ww.gov.cards")
@component("government.feudalism_ww")
def test_feudalism_harvests_from_around_any_city() -> None:
    t = under("feudalism").set("city p1 city1", FAR).set("scouts p1", "A43", "H44")
    t.set("scout_city p1 A43", "capital").set("scout_city p1 H44", "city1")
    starting(sell_out(t, "iron")).play("p1 use feudalism_ww")
    assert t.options() == ["p1 harvest incense", "p1 harvest wheat"]
    assert t.refused("p1 harvest iron") == "cb.resource.market_empty"
    assert t.refused("p1 harvest silk") == "cb.resource.needs_icon"
    t.play("p1 harvest wheat")
    assert t.fact("resources p1 wheat") == ["1"]
    assert t.refused("p1 use feudalism_ww") == "cb.tech.resource_once_per_turn"


def test_without_a_token_there_is_nothing_to_harvest() -> None:
    t = sell_out(under("feudalism"), "iron")
    assert starting(t).refused("p1 use feudalism_ww") == "cb.resource.needs_icon"


@rule("ww.gov.cards", "ww.battle.hand_fundamentalism")
@component("government.fundamentalism_ww")
def test_fundamentalism_fights_better_and_has_culture_for_armies() -> None:
    t = under("fundamentalism").set("armies p1", OPEN, OPEN, FAR)
    g = state(t)
    assert adjusted(g, BATTLE_BONUS, 0, (0, 1), 0) == 4
    assert adjusted(g, BATTLE_HAND, 0, (0, 1), 3) == 3
    starting(t).play("p1 use fundamentalism_ww")
    assert t.fact("culture p1") == ["3"]
    t = starting(under("fundamentalism").set("armies p1"))
    assert t.refused("p1 use fundamentalism_ww") == "ww.gov.cards"


@rule("ww.gov.cards", "ww.battle.hand_fundamentalism")
@component("government.communism_ww")
def test_communism_draws_a_unit_more_and_levels_production() -> None:
    t = under("communism").set("city p1 city1", FAR)
    g = state(t)
    assert adjusted(g, BATTLE_HAND, 0, (0, 1), 3) == 4
    best = squares_production(g, 0, CAPITAL)
    assert squares_production(g, 0, 1) < best
    assert production(g, 0, 1) == best
    assert production(g, 0, CAPITAL) == best


@rule("ww.gov.communism_order")
def test_communism_levels_before_a_program_doubles() -> None:
    t = under("communism").set("city p1 city1", FAR).set("programs p1", "city1")
    t.set("bonus p1 city1", "1")
    g = state(t)
    best = squares_production(g, 0, CAPITAL)
    assert production(g, 0, 1) == 2 * best + 1
    # Nor does the program of one city help the others.
    assert production(g, 0, CAPITAL) == best


# Monarchy


@rule("ww.gov.cards")
@component("government.monarchy_ww")
def test_the_capital_has_one_more_action_under_monarchy() -> None:
    t = under("monarchy").set("city p1 city1", FAR).at("city_management p1")
    assert t.fact("actions p1 capital") == ["2"]
    assert t.fact("actions p1 city1") == ["1"]
    assert hand_size(state(t), 0) == 2


@rule("ww.gov.monarchy_kinds")
def test_the_capital_takes_no_kind_twice_however_many_actions_it_has() -> None:
    t = managing(under("monarchy").set("bonus p1 capital", "9"), 4)
    t.play("p1 raise infantry").play(f"nature {next(iter(t.odds()))}").play("p1 city capital")
    options = t.options()
    assert "p1 arts" in options
    assert PROGRAM in options
    assert not [at for at in options if " raise " in at or " produce_" in at or " build " in at]
    assert t.refused("p1 produce_army") == "ww.gov.monarchy_kinds"
    t.play("p1 arts", "p1 city capital")
    assert t.refused("p1 arts") == "ww.gov.monarchy_kinds"
    t.play(PROGRAM, "p1 city capital")
    assert t.refused(PROGRAM)
    t.play(next(at for at in t.options() if " harvest " in at))
    assert t.fact("actions p1 capital") == ["0"]


@rule("ww.gov.monarchy_kinds")
def test_a_free_building_counts_as_producing() -> None:
    t = under("monarchy").set("civilization p1", "egyptians").set("known p1", "masonry")
    managing(t.set("bonus p1 capital", "9"), 2).play("p1 use egyptians")
    while t.asked() != ["p1 city_management"]:
        t.play(t.options()[0])
    t.play("p1 city capital")
    assert t.refused("p1 raise infantry") == "ww.gov.monarchy_kinds"


@rule("ww.gov.monarchy_kinds")
def test_a_divided_production_counts_as_producing() -> None:
    t = under("monarchy").set("known p1", "engineering").set("bonus p1 capital", "9")
    managing(t, 2).play("p1 use engineering", "p1 pass", "p1 city capital")
    assert t.refused("p1 raise infantry") == "ww.gov.monarchy_kinds"


def test_other_cities_and_other_turns_are_free() -> None:
    t = under("monarchy").set("city p1 city1", FAR).set("actions p1 city1", "2")
    managing(t, 1).play("p1 arts", "p1 city city1", "p1 arts", "p1 city city1")
    assert "p1 arts" in t.options()
    again = under("monarchy").at(resting(0), "city_management p1")
    assert "p1 city capital" in again.options()


def test_under_another_government_a_kind_is_taken_twice() -> None:
    t = managing(under("republic"), 2).play("p1 arts", "p1 city capital")
    assert "p1 arts" in t.options()


@pytest.mark.parametrize("government", NAMES)
def test_no_government_has_anything_of_the_old_cards(government: str) -> None:
    t = under(government)
    g = state(t)
    assert adjusted(g, COLLECT_TRADE, 0, (), 5) == 5
    assert hand_size(g, 0) == 2
    assert row_of(t, f"{government}_ww") == g.government[0]


def test_abilities_for_nothing_are_remembered_before_passing() -> None:
    t = starting(under("democracy").set("policies p1", "pacifism"))
    assert t.fact("unused_governments p1") == ["democracy_ww"]
    assert t.fact("unused_policies p1") == ["pacifism"]
    t.play("p1 use democracy_ww")
    assert t.fact("unused_governments p1") == []
    t = starting(under("republic").set("policies p1", "rationalism").set("trade p1", "20"))
    assert t.fact("unused_policies p1") == []

"""Its unique cards: each as its own card of the type and level, with what sets it apart."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, joint_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard


def card(name: str) -> AutomatedCard:
    """A card of the automated player."""
    row = joint_rules().rows[joint_rules().kinds["row"].parse(name)]
    assert isinstance(row, AutomatedCard)
    return row


def placed_district(t: Pioneer) -> list[str]:
    """The districts that were placed."""
    return [t.rules.rows[at.args[0]].name for at in t.state.journal or []
            if at.key == "placed_district"]  # fmt: skip


@rule("ap.ti.unique.growth")
@component("focus_card.ap_mysticism")
def test_mysticism_puts_a_replaced_token_next_to_the_district() -> None:
    t = Pioneer("ap_mysticism").own(tokens="11b 11c 11d 11e 11f 11g")
    t.begin().play("nature activate campus").by_chance()
    assert placed_district(t) == ["campus"]
    assert len(t.placed()) == 1
    assert len([at for at in t.state.journal or [] if at.key == "reinforced"]) == 2
    t = Pioneer("ap_mysticism")
    for at, name in enumerate(
        ("campus", "commercial_hub", "encampment", "industrial_zone", "theater_square")
    ):
        t.district(name, ("13b", "13c", "13d", "13e", "13f")[at])
    t.own(reinforced="13b 13c 13d 13e 13f").begin().by_chance()
    assert t.own_row()[5] == "ap_engineering"  # it did nothing, as Irrigation


@rule("ap.ti.unique.growth")
@component("focus_card.ap_military_engineering", "automated_order.garrison_cities")
@component("automated_order.entrench", "priority_list.garrison", "automated_topic.deploy_armies")
def test_military_engineering_garrisons_and_entrenches() -> None:
    """Cities 11a and 13b; the rival is nearer to 13b, so that the army goes there."""
    t = Pioneer("ap_military_engineering").own(cities="13b", tokens="13c 13i 11c")
    t.give("p1", tokens="13f").armies("card", seat="p2").begin().by_chance()
    where = [t.rules.kinds["space"].write(at) for at in t.unknown.armies[t.seat] if at >= 0]
    assert where == ["13b"]
    assert len(placed_district(t)) == 1
    assert {"13c", "13i"} <= set(t.fact("reinforced p2"))
    assert "11c" not in t.fact("reinforced p2")


@rule("ap.ti.unique.science")
@component("focus_card.ap_writing", "automated_order.advance_with_wonder")
@pytest.mark.parametrize(("wonder", "dial"), [(False, 5), (True, 6)])
def test_writing_advances_farther_with_a_wonder(wonder: bool, dial: int) -> None:
    t = Pioneer("ap_writing")
    if wonder:
        t.hold("p2", "colossus")  # economic: no bonus token for science
    t.begin().by_chance()
    assert t.own_realm.dial_record == dial


@rule("ap.ti.unique.science", "ap.ti.explore.tile_order")
@component("focus_card.ap_astronomy", "automated_order.chart_tiles")
@component("automated_topic.ap_charted_tile")
def test_astronomy_lays_the_better_of_two_tiles_and_puts_the_other_back() -> None:
    t = Pioneer("ap_astronomy").set("stack", "1", "2", "3").begin()
    assert t.asked() == ["nature explored_tile"]
    t.play("nature draw 1").play("nature draw 2").by_chance()
    laid = [event[2] for event in t.told("tile_laid")]
    assert len(laid) == 1
    other = "2" if laid == [1] else "1"
    assert t.fact("stack_bottom") == [other]
    assert t.fact("stack") == ["3"]
    assert t.own_realm.dial_record == 5


@rule("ap.ti.unique.science")
def test_astronomy_without_tiles_only_advances() -> None:
    t = Pioneer("ap_astronomy").begin().by_chance()
    assert t.told("tile_laid") == []
    assert t.own_realm.dial_record == 5


@rule("ap.ti.unique.economy")
@component("focus_card.ap_wheel")
def test_the_wheel_moves_four_and_every_arrival_brings_a_resource() -> None:
    t = Pioneer("ap_wheel").set("city_state_tokens").give("p1", cities="5g")
    t.caravans("11c", seat="p2").begin()
    assert t.asked() == ["nature take_resource"]
    assert len(t.odds()) == 4
    t.by_chance()
    assert sum(t.own_realm.resources) == 1
    assert (card("ap_wheel").distance, card("ap_wheel").count) == (4, 1)


@rule("ap.ti.unique.economy")
@component("focus_card.ap_shipbuilding")
def test_shipbuilding_crosses_water_and_leaves_barbarians_and_water_tokens_alone() -> None:
    row = card("ap_shipbuilding")
    assert (row.distance, row.count, row.water) == (4, 2, True)
    assert [order.name for order in row.orders] == ["send_caravans"]
    t = Pioneer("ap_shipbuilding").set("city_state_tokens").set("stack", "19", "21")
    t.barbarian("11e").caravans("11d", "card", seat="p2").begin().by_chance()
    assert t.fact("barbarian A") == ["11e"]
    assert t.told("water_laid") == []


@rule("ap.ti.unique.industry")
@component("focus_card.ap_craftsmanship", "automated_order.advance_for_wonder")
@pytest.mark.parametrize("builds", [True, False])
def test_craftsmanship_moves_the_dial_for_a_wonder(builds: bool) -> None:
    t = Pioneer("ap_craftsmanship")
    if builds:
        t.set("offer economic", "colossus").trade(5, 3, t.ap)
    t.begin().by_chance()
    built = len(t.told("built_wonder"))
    assert built == (1 if builds else 0)
    assert t.own_realm.dial_record == built


@rule("ap.ti.unique.industry")
@component("focus_card.ap_construction")
def test_construction_counts_three_for_a_resource_and_starts_from_friendly_spaces() -> None:
    row = card("ap_construction")
    assert (row.distance, row.amount, row.water) == (3, 6, False)
    t = Pioneer("ap_construction").caravans("13d", seat="p2").begin().by_chance()
    site = t.told("built_city")[0][2]
    assert isinstance(site, int)
    near = t.g.board.reach(1 << t.own_realm.capital, 3, t.g.board.land)
    assert near >> site & 1


@rule("ap.ti.unique.culture")
@component("focus_card.ap_state_workforce", "automated_order.place_on_mountain")
def test_state_workforce_places_three_tokens_and_one_on_a_mountain() -> None:
    t = Pioneer("ap_state_workforce").own(tokens="5c").begin().by_chance()
    assert sorted(t.placed()[:2]) == ["11e", "11f"]
    assert len(t.placed()) == 4
    assert t.placed()[3] in ("5a", "5d")  # beside 5c, which is beside no city

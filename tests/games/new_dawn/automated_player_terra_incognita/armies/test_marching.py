"""Armies of the automated player on their way: who begins, how far they go, what they attack."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.cards import OWN_ARMY_CARDS
from ziggurat.games.new_dawn.ids import BARBARIAN, CARAVAN, TOKEN
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY
from ziggurat.games.new_dawn.verbs import AIM_AT


@rule("ap.ti.military.masonry", "ap.ti.military.iron_working")
@rule("ap.ti.military.mass_production", "ap.ti.military.flight")
@component("focus_card.ap_masonry", "focus_card.ap_iron_working")
@component("focus_card.ap_mass_production", "focus_card.ap_flight")
def test_printed_numbers() -> None:
    shown = [(at.name, at.count, at.distance, at.amount, at.water) for at in OWN_ARMY_CARDS]
    assert shown == [
        ("ap_masonry", 1, 3, 5, False),
        ("ap_iron_working", 2, 4, 6, False),
        ("ap_mass_production", 2, 5, 7, True),
        ("ap_flight", 2, 5, 8, True),
    ]


@rule("ap.ti.military.masonry", "ap.ti.military.iron_working")
@rule("ap.ti.military.mass_production", "ap.ti.military.flight", "ap.combat.attack_value")
@component("automated_order.send_armies_one", "automated_order.send_armies_two")
@component("automated_order.send_armies_three", "automated_order.send_armies_four")
@pytest.mark.parametrize(
    ("card", "rival", "barbarian"),
    [
        ("ap_masonry", 5, 5),
        ("ap_iron_working", 6, 8),
        ("ap_mass_production", 7, 7),
        ("ap_flight", 8, 8),
    ],
)
def test_combat_values(card: str, rival: int, barbarian: int) -> None:
    t = Marches(card).own_armies("11g").barbarian("11b").begin().roll(2, 6)
    assert t.values() == [(barbarian + 2, 9)]
    t = Marches(card).own_armies("11g").give("p1", tokens="11b").begin().roll(3, 6)
    assert t.values() == [(rival + 3, 9)]


@rule("ap.ti.military.reach_first", "ap.ti.military.no_reinforce")
def test_a_target_in_reach_comes_before_a_better_one_further_away() -> None:
    """The barbarian in 13h is five spaces from 11a."""
    t = Marches("ap_masonry").barbarian("13h").give("p1", tokens="5c").begin()
    t.roll(6, 1)
    assert (t.attacked(), t.where()) == (["5c"], ["5c", "locked"])
    assert t.fact("control p2") == ["5c"]


@rule("ap.ti.military.no_reinforce")
def test_armies_neither_reinforce_nor_give_way() -> None:
    t = Marches("ap_masonry").own(tokens="11b").give("p1", tokens="11c").begin()
    t.roll(1, 6)
    assert (t.where(), t.own_realm.reinforced) == (["card", "locked"], 0)
    assert t.own_row()[-1] == "ap_masonry"
    t = Marches("ap_masonry").give("p1", cities="11b").set("capital p1", "12j").begin()
    assert t.own_row()[-1] == "ap_masonry"


@rule("ap.ti.military.path", "ap.ti.military.tiebreak")
def test_an_army_on_the_card_starts_where_it_is_nearest() -> None:
    """13i is a mature city, two spaces from the barbarian in 13g; 11a is far away."""
    t = Marches("ap_masonry").own(cities="13i", tokens="5h 5g 13b 13h 5j 13j 5f")
    t.barbarian("13g").begin().roll(6, 1)
    assert (t.attacked(), t.where()) == (["13g"], ["13g", "locked"])


@rule("ap.ti.military.path", "ap.ti.military.reach_first")
def test_a_target_behind_others_is_out_of_reach() -> None:
    """The barbarian in 11j is behind control tokens: one of them is attacked instead."""
    t = Marches("ap_masonry").give("p1", tokens="11b 11i 11h").barbarian("11j")
    assert t.targets() == [["11b"], ["11h"]]


@rule("ap.ti.military.path")
def test_after_a_fight_it_goes_back_the_shortest_way() -> None:
    """A capital stays: the army goes back to 11f or 11e, from where it came."""
    t = Marches("ap_iron_working", seats=3).begin()
    assert t.asked() == ["nature approach"]
    assert sorted(t.odds()) == ["approach 11e", "approach 11f"]


@rule("ap.ti.military.advance", "ap.random.nature")
def test_without_a_target_in_reach_it_goes_its_full_way() -> None:
    """The barbarian in 13b is five spaces from 11a; three of them lead to 5a or 5g."""
    t = Marches("ap_masonry").barbarian("13b").begin()
    assert (t.asked(), sorted(t.odds())) == (
        ["nature ap_stop_army"],
        ["march a1 5a", "march a1 5g"],
    )
    t.play("nature march a1 5g")
    assert (t.where(), t.attacked()) == (["5g", "locked"], [])


@rule("ap.ti.military.advance", "ap.ti.military.masonry")
def test_without_a_way_to_any_target_it_stays() -> None:
    """9a, the capital of p1, is behind water and a city-state."""
    t = Marches("ap_masonry").own_armies("5b").begin()
    assert (t.where(), t.asked()) == (["5b", "locked"], ["p1 focus"])


@rule("ap.ti.military.mass_production", "ap.ti.military.flight", "ap.ti.military.advance")
@pytest.mark.parametrize(("card", "end"), [("ap_mass_production", "15c"), ("ap_flight", "12g")])
def test_both_late_cards_cross_water_but_only_flight_ends_there(card: str, end: str) -> None:
    """On the way from 13g to the capital 9a the fifth space is water."""
    t = Marches(card).own_armies("13g").set("city_state_tokens")
    t.barbarian("12f").begin()
    assert t.where()[0] == end


@rule("ap.ti.military.advance")
def test_the_best_target_that_has_a_way_counts_not_the_nearest() -> None:
    """A barbarian in 13g, seven spaces away, comes before a control token four spaces away."""
    t = Marches("ap_masonry").own_armies("11d").barbarian("13g").give("p1", tokens="5h").begin()
    assert t.told("weighed")[0][3] == t.row("target_barbarian")


@rule("ap.ti.figures.closest_first")
@component("automated_topic.ap_send_army", "priority_list.army_order")
@component("criterion.army_near_target")
def test_the_army_closest_to_its_target_begins() -> None:
    t = Marches("ap_iron_working").own_armies("5d", "11h").barbarian("11j").give("p1", tokens="5h")
    t.begin().roll(6, 1)
    assert (t.attacked(), t.where()) == (["11j", "5h"], ["5h", "11j"])


@rule("ap.ti.figures.closest_first", "ap.random.options")
def test_armies_on_the_card_are_alike() -> None:
    t = Marches("ap_iron_working").own_armies("card", "card").barbarian("11b").begin()
    assert t.asked() == ["nature attack_die"]
    assert t.where() == ["11b", "card"]


@rule("ap.ti.military.one_space")
@component("automated_topic.choose_piece", "priority_list.pieces_of_one_space")
@component("criterion.piece_that_holds_the_space", "criterion.piece_army")
@component("criterion.piece_caravan")
def test_pieces_of_one_space() -> None:
    t = Marches("ap_iron_working").give("p1", tokens="11b")
    t.armies("11b", seat="p1").caravans("11b", seat="p1")
    options = tuple([(AIM_AT, kind, 0) for kind in (ARMY, TOKEN, CARAVAN)])
    found = t.hold_frames().ranked("choose_piece", options, (0,))
    assert found == [["token p1"], ["army p1"], ["caravan p1"]]


@rule("ap.ti.military.one_space", "ap.ti.military.no_reinforce")
def test_a_beaten_token_takes_figures_with_it() -> None:
    t = Marches("ap_iron_working").give("p1", tokens="11b").armies("11b", seat="p1")
    t.begin().roll(6, 1)
    assert (t.attacked(), t.where("p1")[0], t.where()[0]) == (["11b"], "card", "11b")
    assert t.fact("control p2") == ["11b"]


@rule("ap.ti.military.one_space")
def test_a_barbarian_is_attacked_before_everything_else_in_its_space() -> None:
    t = Marches("ap_iron_working").give("p1", tokens="11b").barbarian("11b").begin().roll(6, 1)
    assert t.told("attacks")[0][3] == BARBARIAN
    # The token is still there, so that the army cannot stay.
    assert t.where()[0] == "11a"

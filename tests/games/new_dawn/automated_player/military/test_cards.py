"""The automated player's military cards: attacks first, then reinforcing, then a better card."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.military.kit import War
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.military.cards import MILITARY_CARDS
from ziggurat.games.new_dawn.focus.military import Reinforce
from ziggurat.games.new_dawn.verbs import REINFORCE


@rule("ap.military.masonry", "ap.military.iron_working")
@rule("ap.military.mass_production", "ap.military.flight")
@component("focus_card.ap_masonry", "focus_card.ap_iron_working")
@component("focus_card.ap_mass_production", "focus_card.ap_flight")
def test_printed_numbers() -> None:
    shown = [(at.name, at.count, at.distance, at.amount, at.water) for at in MILITARY_CARDS]
    assert shown == [
        ("ap_masonry", 2, 2, 5, False),
        ("ap_iron_working", 2, 3, 6, False),
        ("ap_mass_production", 2, 3, 7, True),
        ("ap_flight", 2, 5, 8, True),
    ]


@rule("ap.military.masonry", "ap.military.iron_working", "ap.combat.attack_value")
@rule("ap.military.mass_production", "ap.military.flight", "ap.turn.printed_values")
@component("focus_card.ap_masonry", "focus_card.ap_iron_working")
@component("focus_card.ap_mass_production", "focus_card.ap_flight")
@pytest.mark.parametrize(
    ("card", "rival", "barbarian"),
    [
        ("ap_masonry", 5, 5),
        ("ap_iron_working", 6, 8),
        ("ap_mass_production", 7, 9),
        ("ap_flight", 8, 10),
    ],
)
def test_combat_values(card: str, rival: int, barbarian: int) -> None:
    """It attacks with its combat value and the die; 11c and 11d have difficulty 1 and 2."""
    t = War(card).barbarian("11d").give("p1", tokens="11c").begin().roll(2, 6)
    assert t.values()[0] == (barbarian + 2, 8)
    t = War(card).give("p1", tokens="11c").begin().roll(3, 6)
    assert t.values()[0] == (rival + 3, 7)


@rule("ap.military.order", "ap.military.retry", "ap.general.recompute")
@component("automated_order.attack_early")
def test_it_attacks_twice_whatever_its_chances() -> None:
    """A barbarian on a mountain withstands and is attacked again, before the token in 11c."""
    t = War("ap_masonry").barbarian("11f").give("p1", tokens="11c").begin()
    t.roll(1, 6)
    assert t.values() == [(6, 11)]
    t.roll(6, 1)
    assert (t.attacked(), t.values()[1]) == (["11f", "11f"], (11, 6))
    assert t.asked() == ["p1 focus"]


@rule("ap.military.order", "ap.general.recompute")
@component("automated_order.attack_late")
def test_the_list_is_read_afresh_for_the_second_attack() -> None:
    t = War("ap_mass_production").barbarian("11d").give("p1", tokens="11c").begin()
    t.roll(6, 1).roll(6, 1)
    assert t.attacked() == ["11d", "11c"]
    assert t.fact("control p1") == []


@rule("ap.military.tiebreak")
def test_a_space_taken_this_turn_is_no_origin() -> None:
    """From 11f the city in 5b would be one space away, from 11a it is two."""
    t = War("ap_masonry").give("p1", tokens="11f 5g").begin().roll(6, 1)
    assert (t.attacked(), t.fact("control p2")) == (["11f"], ["11f"])
    assert t.asked() == ["p1 focus"]


@rule("ap.military.reinforce_count", "ap.military.order")
@component("automated_order.reinforce_rest", "automated_topic.reinforce")
@pytest.mark.parametrize(
    ("card", "attacks", "count"),
    [
        ("ap_masonry", 0, 5),
        ("ap_masonry", 1, 2),
        ("ap_masonry", 2, 0),
        ("ap_iron_working", 0, 5),
        ("ap_iron_working", 1, 3),
        ("ap_iron_working", 2, 1),
        ("ap_mass_production", 1, 4),
        ("ap_mass_production", 2, 3),
        ("ap_flight", 1, 4),
        ("ap_flight", 2, 3),
    ],
)
def test_every_attack_leaves_fewer_tokens_to_reinforce(card: str, attacks: int, count: int) -> None:
    """Nothing is in range but so many barbarians, which are beaten one after the other."""
    t = War(card).own(tokens="11b 11c 11d 11e 11g 11h 11i").hold("p2", "kabul", "seoul")
    for letter, label in zip("AB", ("11j", "11f")[:attacks], strict=False):
        t.barbarian(label, letter)
    t.begin()
    for _ in range(attacks):
        t.roll(6, 1)
    assert len(t.attacked()) == attacks
    while t.asked() == ["nature reinforce"]:
        t.play(f"nature {t.options()[0]}")
    assert len(t.reinforced()) == count


@rule("ap.military.reinforce_order", "ap.define.terrain")
@component("priority_list.reinforcing", "criterion.closest_to_threat", "automated_topic.reinforce")
def test_reinforcing_list() -> None:
    """Nearest to the barbarian in 11j or to the rival in 13a, then the most difficult terrain."""
    t = War("ap_masonry").own(tokens="11b 11d 11e 11g 11h 5f 13b 13g", reinforced="11i")
    t.barbarian("11j").give("p1", tokens="13a")
    frame = Reinforce(t.seat, t.place_of(5), 5)
    options = tuple([at for at in frame.listed(t.hold_frames().g) if at[0] == REINFORCE])
    assert t.ranked("reinforce", options) == [
        ["13g"],  # next to the rival, a desert
        ["11h"],  # next to the barbarian, hills
        ["13b"],
        ["11b"],  # two spaces away, a forest
        ["11g", "5f"],
        ["11e"],  # further away, although a mountain
        ["11d"],
    ]


@rule("ap.military.reinforce_order", "ap.general.recompute", "ap.general.must_act")
def test_it_reinforces_what_there_is() -> None:
    """The two in equal terrain, at equal distance from the capital of p1, in any order."""
    t = War("ap_masonry").own(tokens="11b 11c").begin()
    assert (t.reinforced(), t.asked()) == (["11b", "11c"], ["p1 focus"])


@rule("ap.military.nothing_done", "ap.turn.replaced_card")
@component("automated_order.next_military_if_idle")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("ap_masonry", "ap_iron_working"),
        ("ap_iron_working", "ap_mass_production"),
        ("ap_mass_production", "ap_mass_production"),
        ("ap_flight", "ap_flight"),
    ],
)
def test_a_card_that_did_nothing_gives_way(card: str, then: str) -> None:
    t = War(card).hold("p2", "kabul", "seoul").turn()
    assert t.asked() == ["p1 focus"]
    assert t.fact("row p2")[0] == then


@rule("ap.military.nothing_done")
def test_an_attack_that_failed_is_something_done() -> None:
    t = War("ap_masonry").barbarian("11f").turn().roll(1, 6).roll(1, 6)
    assert t.fact("row p2")[0] == "ap_masonry"


@rule("ap.military.nothing_done")
def test_reinforcing_is_something_done() -> None:
    t = War("ap_iron_working").own(tokens="11b").turn()
    assert t.reinforced() == ["11b"]
    assert t.fact("row p2")[0] == "ap_iron_working"

"""Governments: six tokens, the event that changes them, and the cards they lie on."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, row, set_up, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.focus.row import places_from, slot_value
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.terra_incognita.governments.changing import ChangeGovernment
from ziggurat.games.new_dawn.terra_incognita.governments.rows import Government
from ziggurat.games.new_dawn.terra_incognita.ids import TYPES
from ziggurat.games.new_dawn.terra_incognita.state import unknown

ARROWS = {
    "monarchy": ("growth", 2),
    "republic": ("culture", 2),
    "autocracy": ("military", 2),
    "oligarchy": ("economy", 2),
    "democracy": ("science", 1),
    "communism": ("industry", 1),
}


def frontier(card: str = "irrigation", slot: int = 1) -> Frontier:
    return Frontier(card, slot).set("victory", "civilized-moneygrubber", "explorer-aesthetic")


def event(t: Frontier) -> Frontier:
    return t.set("event_dial", "districts").set("turns", "3").at("turn p1")


def changing(t: Frontier) -> Frontier:
    return t.at("turn p1 focus", ChangeGovernment(0))


@rule("ti.component.governments", "ti.setup.reference_and_governments")
@component(
    "government.monarchy",
    "government.republic",
    "government.autocracy",
    "government.oligarchy",
    "government.democracy",
    "government.communism",
)
@pytest.mark.parametrize("name", sorted(ARROWS))
def test_each_type_has_a_government_with_its_arrows(name: str) -> None:
    focus, arrows = ARROWS[name]
    government = ti_rules().rows[row(name)]
    assert isinstance(government, Government)
    assert (TYPES[government.focus], government.arrows) == (focus, arrows)
    t = frontier().set("government p1", name)
    place = next(
        at
        for at, card in enumerate(t.fact("row p1"))
        if TYPES[focus_of(t.rules, row(card))] == focus
    )
    card = row(t.fact("row p1")[place])
    assert places_from(t.g, 0, card, 0) == [arrows]
    assert places_from(t.g, 0, card, 5) == [5]


@rule("ti.government.start_none")
def test_nobody_begins_with_a_government() -> None:
    g = set_up(3)
    assert set(unknown(g).governments) == {-1}


@rule("ti.government.when", "ti.government.order", "ti.government.optional")
def test_at_the_event_each_seat_may_change_clockwise_from_the_first_player() -> None:
    t = event(frontier())
    assert t.asked() == ["p1 change_government"]
    t.play("pass")
    assert t.asked() == ["p2 change_government"]
    t.play("p2 adopt 1")
    assert t.asked() == ["p1 focus"]
    assert t.fact("government p1") == []
    assert len(t.fact("government p2")) == 1
    t = frontier().set("first", "p2").set("event_dial", "districts").set("turns", "3").at("turn p2")
    assert t.asked() == ["p2 change_government"]


@rule("ti.government.choose_first_slots")
def test_a_card_in_a_slot_numbered_1_is_chosen_and_its_type_decides() -> None:
    t = changing(frontier())
    assert t.options() == ["pass", "adopt left", "adopt 1"]
    assert t.refused("adopt 2") == "ti.government.choose_first_slots"
    types = [TYPES[focus_of(t.rules, row(card))] for card in t.fact("row p1")]
    t.play("adopt left")
    assert ARROWS[t.fact("government p1")[0]][0] == types[0]
    assert t.fact("governed p1") == t.fact("row p1")[:1]


@rule("ti.government.one_token", "ti.government.reuse", "ti.government.only_that_card")
def test_a_new_government_takes_the_place_of_the_old_which_may_come_back() -> None:
    t = changing(frontier()).play("adopt left")
    first = t.fact("government p1")
    changing(t).play("adopt 1")
    assert t.fact("government p1") != first
    values = [slot_value(t.g, 0, place) for place in range(6)]
    assert values == [1, 3, 2, 3, 4, 5]
    changing(t).play("adopt left")
    assert t.fact("government p1") == first


@rule("ti.government.drop", "ti.government.one_token")
def test_a_government_is_not_given_up_without_another() -> None:
    t = changing(frontier()).play("adopt left")
    before = t.fact("government p1")
    changing(t)
    assert t.refused("adopt left") == "ti.government.one_token"
    t.play("pass")
    assert t.fact("government p1") == before


@rule("ti.government.effect", "ti.government.follows_card")
def test_the_token_stays_on_its_card_and_works_again() -> None:
    t = frontier("irrigation", 3).set("government p1", "monarchy").at("turn p1 focus")
    assert slot_value(t.g, 0, 3) == 5
    t.play("focus 3", "pass")
    assert t.fact("row p1")[0] == "irrigation"
    assert t.fact("governed p1") == ["irrigation"]
    assert slot_value(t.g, 0, 0) == 2
    assert slot_value(t.g, 0, 3) == 3


@rule("ti.government.no_slot_limit")
def test_a_government_is_no_trade_token() -> None:
    t = frontier("irrigation", 1).give("p1", "11b 11c").set("government p1", "monarchy")
    t.begin().play("district campus 11c")
    assert t.asked() == ["p2 focus"]


@rule("ti.government.upgrade")
@component("rule.government_tokens")
def test_it_moves_along_to_a_better_card_of_its_type() -> None:
    t = frontier("early_empire", 1).set("government p1", "republic")
    t.at("turn p1 focus", GainCard(0, 2)).play("gain 1 drama_and_poetry")
    assert t.fact("government p1") == ["republic"]
    assert t.fact("governed p1") == ["drama_and_poetry"]
    assert slot_value(t.g, 0, 1) == 3


@rule("ti.focus.missing_type", "ti.government.upgrade")
def test_it_is_taken_off_if_a_card_of_another_type_takes_the_place() -> None:
    t = frontier("early_empire", 1).hold("p1", "oxford_university").set("government p1", "republic")
    t.at("turn p1 focus", GainCard(0, 2)).play("gain 1 mathematics")
    assert t.fact("government p1") == []
    assert t.fact("governed p1") == []

"""Unique military cards of the automated player."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import component, rule


@rule("ap.ti.unique.military")
@component("focus_card.ap_horseback_riding")
def test_horseback_riding_is_masonry_with_movement_six() -> None:
    """The barbarian in 13g is six spaces from 11a."""
    t = Marches("ap_horseback_riding").barbarian("13g").begin().roll(2, 6)
    assert (t.attacked(), t.values()) == (["13g"], [(7, 10)])
    t = Marches("ap_masonry").barbarian("13g").begin()
    assert t.attacked() == []


@rule("ap.ti.unique.military")
@component("focus_card.ap_scorched_earth")
def test_scorched_earth_moves_two_armies_with_six() -> None:
    t = Marches("ap_scorched_earth").own_armies("card", "card").barbarian("11b").begin()
    t.roll(1, 6)
    # No more against barbarians, and the second army attacks the same one.
    assert (t.attacked(), t.values()) == (["11b", "11b"], [(7, 9)])


@rule("ap.ti.unique.military")
@component("automated_topic.scorch")
def test_a_beaten_token_is_discarded_for_a_further_attack_once_a_turn() -> None:
    t = Marches("ap_scorched_earth").give("p1", tokens="11b 11h 11i").begin()
    t.roll(6, 1)
    assert (t.attacked(), t.fact("control p2"), t.fact("control p1")) == (
        ["11b", "11h"],
        [],
        ["11h", "11i"],
    )
    t.roll(6, 1)
    assert (t.fact("control p2"), t.fact("control p1")) == (["11h"], ["11i"])
    assert (t.where()[0], t.asked()) == ("11h", ["p1 focus"])


@rule("ap.ti.unique.military")
def test_a_beaten_token_is_replaced_if_there_is_nothing_else_in_reach() -> None:
    t = Marches("ap_scorched_earth").give("p1", tokens="11b").begin().roll(6, 1)
    assert (t.fact("control p2"), t.where()[0]) == (["11b"], "11b")

"""Armies as a shield against cards, and the Non-Aggression Pact with the automated player."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import rule


@rule("ap.ti.military.shield")
def test_mass_media_removes_nothing_from_a_space_with_an_army() -> None:
    """In both 11b and 11c armies stand; the reinforced token is turned all the same."""
    t = Marches("ap_mass_media").give("p1", tokens="11b 11d", reinforced="11c")
    t.armies("11b", "11c", seat="p1").begin()
    assert t.fact("control p1") == ["11b", "11c"]
    assert t.fact("reinforced p1") == []


@rule("ap.ti.military.shield")
def test_nuclear_power_destroys_a_city_without_an_army_if_there_is_one() -> None:
    t = Marches("ap_nuclear_power").give("p1", cities="13h 13f", tokens="13g 13j")
    t.armies("13h", "13g", seat="p1").begin()
    assert t.fact("cities p1") == ["9a", "13h"]
    assert t.fact("control p1") == ["13g", "13j"]


@rule("ap.ti.military.shield")
def test_nuclear_power_spares_a_city_with_an_army_and_tokens_with_one() -> None:
    t = Marches("ap_nuclear_power").give("p1", cities="13h", tokens="13g 13j")
    t.armies("13h", "13g", seat="p1").begin()
    assert (t.fact("cities p1"), t.fact("control p1")) == (["9a", "13h"], ["13g", "13j"])


@rule("ap.human.pact_with_ap")
def test_the_holder_of_its_pact_may_not_attack_it() -> None:
    """p2, the automated player, is green."""
    t = Marches("ap_masonry").own(tokens="11g").hold("p1", "non_aggression_pact-green")
    t.armies("11b", seat="p1").resolve_of_p1()
    assert t.refused("p1 march a1 11g") == "ti.diplomacy.pact_bars_attack"


@rule("ap.human.pact_with_ap", "ap.human.in_ap_turn")
def test_the_holder_of_its_pact_may_answer_its_attack() -> None:
    t = Marches("ap_masonry").give("p1", tokens="11b").hold("p1", "non_aggression_pact-green")
    t.begin().roll(6, 1)
    assert t.asked() == ["p1 answer_pact"]
    t.play("p1 pass")
    assert t.fact("control p2") == ["11b"]

"""Diplomacy cards of players: five for each of five colours."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, space, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.diplomacy.givers import cards_of, giver_of
from ziggurat.games.new_dawn.ids import CITY, SCIENCE
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts, UseDistrict
from ziggurat.games.new_dawn.terra_incognita.ids import (
    ALL_COLOURS,
    CAMPUS,
    ENCAMPMENT,
    THEATER_SQUARE,
)
from ziggurat.kernel.content import adjusted

KINDS = ("joint_war", "defensive_pact", "embassy", "non_aggression_pact", "open_borders_ti")


@rule(
    "ti.component.diplomacy_added",
    "ti.component.open_borders_removed",
    "ti.component.fifth_player_set",
)
@component(
    "diplomacy_card.non_aggression_pact-blue",
    "diplomacy_card.non_aggression_pact-green",
    "diplomacy_card.non_aggression_pact-orange",
    "diplomacy_card.non_aggression_pact-red",
    "diplomacy_card.non_aggression_pact-purple",
    "diplomacy_card.open_borders_ti-blue",
    "diplomacy_card.open_borders_ti-green",
    "diplomacy_card.open_borders_ti-orange",
    "diplomacy_card.open_borders_ti-red",
    "diplomacy_card.open_borders_ti-purple",
    "diplomacy_card.joint_war-purple",
    "diplomacy_card.defensive_pact-purple",
    "diplomacy_card.embassy-purple",
)
@pytest.mark.parametrize("seat", range(5))
def test_every_colour_has_five_cards(seat: int) -> None:
    t = Frontier(seats=5)
    colour = ALL_COLOURS[seat]
    names = [t.rules.rows[card].name for card in members(cards_of(t.g, seat))]
    assert sorted(names) == sorted([f"{kind}-{colour}" for kind in KINDS])
    assert [giver_of(t.g, card) for card in members(cards_of(t.g, seat))] == [seat] * 5


@rule("ti.component.diplomacy_added")
def test_twenty_five_cards_and_no_old_borders() -> None:
    rules = ti_rules()
    names = [rules.rows[card].name for card in rules.families["diplomacy_card"]]
    assert len(names) == 25
    assert not [name for name in names if name.startswith("open_borders-")]


# The fifth colour


def purple(kind: str) -> Frontier:
    return Frontier(seats=5).hold("p1", f"{kind}-purple")


@component("diplomacy_card.joint_war-purple")
def test_joint_war_of_purple_helps_against_all_but_purple() -> None:
    t = purple("joint_war")
    values = [adjusted(t.g, ATTACK_BONUS, 0, (space("5b"), CITY, at), 0) for at in range(1, 5)]
    assert values == [2, 2, 2, 0]


@component("diplomacy_card.defensive_pact-purple")
def test_defensive_pact_of_purple_helps_against_all_but_purple() -> None:
    t = purple("defensive_pact")
    values = [adjusted(t.g, DEFENCE_BONUS, 0, (space("5b"), at, CITY), 0) for at in range(1, 5)]
    assert values == [2, 2, 2, 0]


@component("diplomacy_card.embassy-purple")
def test_embassy_of_purple_works_in_its_capital() -> None:
    t = Frontier("foreign_trade", 5, 5, capitals=("11a", "9a", "5e", "15a", "5b"))
    t.hold("p1", "embassy-purple").caravans("11g").begin()
    t.play("move c1 5b", "put left", "put left", "pass")
    assert t.asked() == ["p1 embassy_token"]
    t.play("put 3")
    assert t.realm("p5").trade[3] == 1
    assert t.asked() == ["p1 take_resource"]
    t.play(t.options()[0])
    assert sum(t.realm().resources) == 1


@component("diplomacy_card.non_aggression_pact-purple")
@rule("ti.diplomacy.pact_bars_attack")
def test_the_pact_of_purple_spares_purple() -> None:
    t = Campaign(slot=2, seats=5).armies("5b").give("p5", "5g").give("p4", "5i")
    t.hold("p1", "non_aggression_pact-purple").begin()
    assert "5g" not in t.ends()
    assert "5i" in t.ends()


# Open Borders


@component("diplomacy_card.open_borders_ti-green")
def test_open_borders_make_cities_mature_with_the_givers_spaces() -> None:
    """11a has the neighbours 11b to 11g."""
    t = Frontier(seats=3).give("p1", "11b 11c 11d").give("p2", "11e", cities="11g")
    t.give("p2", "11f")
    assert not has(mature_cities(t.g, 0), space("11a"))
    t.hold("p1", "open_borders_ti-green")
    assert has(mature_cities(t.g, 0), space("11a"))
    t = Frontier(seats=3).give("p1", "11b 11c 11d").give("p3", "11e 11f 11g")
    t.hold("p1", "open_borders_ti-green")
    assert not has(mature_cities(t.g, 0), space("11a"))


@component("diplomacy_card.open_borders_ti-green", "district.theater_square")
@rule("ti.theater.near_wonder")
def test_with_open_borders_the_givers_cities_with_wonders_are_friendly_to_a_theater() -> None:
    def places(*cards: str) -> list[str]:
        t = Frontier("irrigation", 1, 3).set("district p1 theater_square", "11d")
        t.give("p2", cities="13c").set("wonder_at stonehenge", "13c").hold("p1", *cards)
        return t.at("turn p1 end", UseDistrict(0, THEATER_SQUARE)).options()

    assert "place 13d" not in places()
    assert "place 13d" in places("open_borders_ti-green")
    assert "place 13d" not in places("open_borders_ti-orange")


@component("diplomacy_card.open_borders_ti-green", "district.encampment")
@rule("ti.encampment.reinforce")
def test_with_open_borders_the_givers_tokens_are_friendly_to_an_encampment() -> None:
    def camp(*cards: str) -> Frontier:
        t = Frontier("irrigation", 1, 3).set("district p1 encampment", "11d")
        t.give("p2", "11e").hold("p1", *cards)
        return t.at("turn p1 end", UseDistrict(0, ENCAMPMENT))

    assert camp().refused("reinforce 11e") == "nd.military.reinforce_own"
    assert camp("open_borders_ti-green").play("reinforce 11e").fact("reinforced p2") == ["11e"]


@component("diplomacy_card.open_borders_ti-green")
def test_open_borders_count_for_districts_and_never_for_the_giver() -> None:
    def gained(*cards: str) -> int:
        t = Frontier("irrigation", 1, 3).set("district p1 campus", "11d").give("p2", "11e")
        t.hold("p1", *cards).at("turn p1 end", ResolveDistricts(0, bit(CAMPUS), 1))
        types = [focus_of(t.rules, t.row(card)) for card in t.fact("row p1")]
        return t.realm().trade[types.index(SCIENCE)]

    assert gained() == 0
    assert gained("open_borders_ti-green") == 1
    assert gained("open_borders_ti-orange") == 0

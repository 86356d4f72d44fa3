"""Indonesia, the Netherlands, Nubia, the Zulu, and Georgia with Machu Picchu."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, row
from tests.kit.trace import component
from ziggurat.games.new_dawn.focus.row import places_from
from ziggurat.games.new_dawn.ids import (
    ECONOMY,
    MILITARY,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.turn.turn import Reset

# Indonesia


@component("leader.indonesia")
def test_caravans_sail_and_jump_from_edge_to_edge() -> None:
    """15d, 12g, 9d and 9e are water at the edge; 12b is not."""
    t = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "indonesia")
    t.caravans("card").begin()
    ends = {at.split()[2] for at in t.options() if at.startswith("move")}
    assert {"15d", "12g", "9d", "9e"} <= ends
    assert "12b" in ends
    plain = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "georgia")
    found = {at.split()[2] for at in plain.caravans("card").begin().options() if "move" in at}
    assert not {"15d", "12g", "9d", "9e", "12b"} & found


@component("leader.indonesia")
def test_the_jump_costs_a_space() -> None:
    """Three spaces: 15d, a jump to 9e, and 9f beside it."""
    t = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "indonesia")
    t.caravans("card").begin()
    assert "move c1 9f" in t.options()
    assert "move c1 9b" not in t.options()


@component("leader.indonesia")
def test_armies_sail_but_do_not_jump() -> None:
    t = Campaign("masonry_ti", 1, capitals=("15a", "9b")).hold("p1", "indonesia").armies("15a")
    t.begin()
    assert "15d" in t.ends()
    assert "9e" not in t.ends()
    plain = Campaign("masonry_ti", 1, capitals=("15a", "9b")).armies("15a").begin()
    assert "15d" not in plain.ends()


# Netherlands


@component("leader.netherlands")
def test_water_beside_a_district_is_every_terrain() -> None:
    """12h lies beside the waters 12g and 12b; the zone's forests are tested with its own."""
    t = polder("georgia", "campus")
    assert sum(t.realm().trade) == 0
    t = polder("netherlands", "campus")
    assert t.realm().trade[place_of(t, SCIENCE)] == 2
    t = polder("netherlands", "commercial_hub").play("gather deserts")
    assert t.realm().trade[place_of(t, ECONOMY)] == 2


def polder(leader: str, kind: str) -> Frontier:
    """p1 resolves its only district."""
    t = Frontier("irrigation", 1).hold("p1", leader).set(f"district p1 {kind}", "12h")
    return t.at("turn p1 end", ResolveDistricts(0, bit(row(kind)), 1))


def place_of(t: Frontier, focus: int) -> int:
    """Where p1's card of a type lies."""
    return [focus_of(t.rules, t.row(at)) for at in t.fact("row p1")].index(focus)


# Nubia


@component("leader.nubia")
def test_after_the_growth_card_one_district_is_resolved() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").give("p1", "11e 11f")
    t.set("district p1 campus", "11d").at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.realm().trade[place_of(t, SCIENCE)] == 1
    assert t.asked() == ["p2 focus"]


@component("leader.nubia")
def test_one_of_several_districts_and_not_after_other_cards() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").give("p1", "11e 11f 11c")
    t.set("district p1 campus", "11d").set("district p1 commercial_hub", "13d").give("p1", "13e")
    t.at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.asked() == ["p1 resolve_districts"]
    assert t.facts() == (1,)
    t.play("activate campus")
    assert t.asked() == ["p2 focus"]
    t = Frontier("astrology", 1).hold("p1", "nubia").give("p1", "11e 11f")
    t.set("district p1 campus", "11d").at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.asked() == ["p2 focus"]
    assert t.realm().trade == (0, 0, 0, 0, 0, 0)


@component("leader.nubia")
def test_nubia_without_a_district() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").at("turn p1 end", Reset(0, 1, 1))
    assert t.asked() == ["p2 focus"]


# Zulu


@component("leader.zulu")
@pytest.mark.parametrize(("what", "tokens"), [("city", 2), ("token", 1), ("caravan", 1)])
def test_victories_bring_trade_tokens_for_the_military_card(what: str, tokens: int) -> None:
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b")
    fact = {"city": "cities p2", "token": "control p2", "caravan": "caravans p2"}[what]
    t.add(fact, "5g").begin().win("5g")
    assert sum(t.realm().trade) == tokens
    assert t.realm().trade[place_of(t, MILITARY)] == tokens


@component("leader.zulu")
def test_a_free_fort_brings_one_token_and_a_capital_two() -> None:
    t = Campaign(slot=3).hold("p1", "zulu").fort("11c").begin().win("22a")
    assert sum(t.realm().trade) == 1
    t = Campaign(slot=2, capitals=("11a", "5g")).hold("p1", "zulu").armies("5b").begin()
    t.win("5g")
    while t.asked()[0].startswith("p1"):
        t.play("pass")
    assert sum(t.realm().trade) == 2


@component("leader.zulu")
def test_a_city_state_brings_two_and_a_card_never_has_four() -> None:
    t = Campaign(slot=5).hold("p1", "zulu").armies("12e").trade(5, 2).begin()
    t.march("12f").roll(6, 1).play("spend 2")
    assert t.realm().trade[place_of(t, MILITARY)] == 2
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").add("cities p2", "5g").trade(2, 2)
    t.begin().march("5g").roll(6, 1).play("spend 0")
    assert max(t.realm().trade) == 3


@component("leader.zulu")
def test_a_lost_attack_or_defence_brings_nothing() -> None:
    t = Campaign(slot=2).hold("p2", "zulu").armies("5b").add("cities p2", "5g")
    t.begin().attack("5g", 1, 6)
    assert sum(t.realm("p2").trade) == 0
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").add("cities p2", "5g")
    t.begin().attack("5g", 1, 6)
    assert sum(t.realm().trade) == 0


@component("leader.zulu")
def test_a_barbarian_brings_one_token_beside_the_usual_one() -> None:
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").barbarian("5g").begin().win("5g")
    assert t.asked() == ["p1 put_tokens"]
    t.play("put 5")
    assert sum(t.realm().trade) == 2
    assert t.realm().trade[5] == 1


# Leaders and wonders together


@component("leader.georgia")
def test_the_order_of_georgia_and_machu_picchu_is_asked_for_where_it_matters() -> None:
    """Slot 2: Machu Picchu first leads to 5, Georgia first to 3 and no farther."""
    t = Frontier("masonry_ti", 2).hold("p1", "georgia", "kabul", "machu_picchu_ti")
    assert places_from(t.g, 0, row("masonry_ti"), 2) == [3, 5]
    t.at("turn p1 focus").play("focus 2")
    assert t.asked() == ["p1 choose_slot"]
    assert t.options() == ["resolve 3", "resolve 5"]

"""Captured wonders: Apadana and Cristo Redentor come to a player by an attack."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.masks import has


def holds(t: Campaign, wonder: str, seat: str = "p1") -> bool:
    return has(t.realm(seat).in_play, t.row(wonder))


@rule("ti.define.captured")
@component("wonder.cristo_redentor")
def test_a_city_won_by_an_attack_brings_its_wonder() -> None:
    t = Campaign(slot=2).armies("5b").give("p2", cities="5g 13c")
    t.set("wonder_at cristo_redentor", "5g").begin().win("5g")
    assert holds(t, "cristo_redentor")
    assert {"5g", "13c"} <= set(t.fact("cities p1"))


@rule("ti.define.captured", "nd.attack.wonder_capital_move")
@component("wonder.cristo_redentor")
@pytest.mark.parametrize("free", [True, False])
def test_the_wonder_of_a_capital_is_captured_where_it_is_moved(free: bool) -> None:
    """Without a free city of the winner it stays with the loser."""
    t = Campaign(slot=2, capitals=("11a", "5g")).armies("5b").give("p2", cities="13c 5i")
    t.set("wonder_at cristo_redentor", "5g")
    if not free:
        t.hold("p1", "colossus")
    t.begin().win("5g")
    assert holds(t, "cristo_redentor") == free
    assert ("5i" in t.fact("cities p1")) == free
    assert "13c" not in t.fact("cities p1")


@rule("ti.define.captured")
@component("wonder.cristo_redentor")
def test_a_razed_wonder_taken_by_a_token_is_not_captured() -> None:
    t = Campaign("early_empire", 5).set("wonder_at cristo_redentor", "11d").give("p2", cities="5c")
    t.begin().play("place 11d")
    assert holds(t, "cristo_redentor")
    assert "5c" not in t.fact("cities p1")


@rule("ti.define.captured")
@component("wonder.cristo_redentor")
def test_fighting_a_figure_beside_an_own_wonder_captures_nothing() -> None:
    t = Campaign(slot=2).armies("5b").give("p1", cities="5i").set("wonder_at cristo_redentor", "5i")
    t.set("caravans p2", "5i").give("p2", cities="5g").begin().win("5i")
    assert "5g" in t.fact("cities p2")


@rule("ti.define.captured")
@component("wonder.cristo_redentor")
def test_a_lost_attack_captures_nothing() -> None:
    t = Campaign(slot=2).armies("5b").give("p2", cities="5g 13c")
    t.set("wonder_at cristo_redentor", "5g").begin().attack("5g", 1, 6)
    assert holds(t, "cristo_redentor", "p2")
    assert t.fact("cities p1") == ["11a"]

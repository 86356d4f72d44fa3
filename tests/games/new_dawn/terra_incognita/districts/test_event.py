"""The district event: whose districts come first, and in which order each seat resolves its own."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.kit import Frontier
from tests.kit.trace import rule
from ziggurat.games.new_dawn.terra_incognita.districts.event import resolve_one


def frontier() -> Frontier:
    return Frontier().set("victory", "civilized-moneygrubber", "explorer-aesthetic")


def event(t: Frontier) -> Frontier:
    """The dial turns to the district icon before the first player's turn."""
    return t.set("event_dial", "movement-ti").set("turns", "3").at("turn p1")


def two_each() -> Frontier:
    """p1 and p2 have an encampment and a theater square each."""
    t = frontier().set("district p1 encampment", "11g").set("district p1 theater_square", "11c")
    return t.set("district p2 encampment", "9b").set("district p2 theater_square", "9g")


@rule("ti.district.event_order", "ti.district.own_order")
def test_each_seat_finishes_its_districts_before_the_next_begins() -> None:
    t = event(two_each())
    assert t.asked() == ["p1 resolve_districts"]
    assert t.options() == ["pass", "activate encampment", "activate theater_square"]
    t.play("activate theater_square", "place 11b")
    # The last one needs no further choice.
    assert t.asked() == ["p1 use_encampment"]
    t.play("pass")
    assert t.asked() == ["p2 resolve_districts"]


@rule("ti.district.event_order")
def test_the_first_player_begins() -> None:
    t = two_each().set("first", "p2").set("event_dial", "movement-ti").set("turns", "3")
    t.at("turn p2")
    assert t.asked() == ["p2 resolve_districts"]
    t.play("p2 pass")
    assert t.asked() == ["p1 resolve_districts"]


@rule("ti.district.own_order")
def test_each_district_is_resolved_once() -> None:
    t = event(two_each().set("district p1 industrial_zone", "11b"))
    t.play("activate encampment", "pass")
    assert t.asked() == ["p1 resolve_districts"]
    assert t.refused("activate encampment") == "ti.district.own_order"
    assert t.refused("activate campus") == "ti.district.own_order"


@rule("ti.district.optional_choice")
def test_the_rest_may_be_declined() -> None:
    t = event(two_each()).play("pass")
    assert t.asked() == ["p2 resolve_districts"]
    t.play("p2 pass")
    assert t.asked() == ["p1 focus"]


@rule("ti.district.own_order")
def test_districts_that_can_do_nothing_are_passed_over() -> None:
    t = frontier().set("district p1 campus", "11c").set("district p1 commercial_hub", "11d")
    assert event(t).asked() == ["p1 focus"]


@rule("ti.district.own_order")
def test_a_district_may_make_another_useful() -> None:
    """The theater square covers the last space around the capital; then the hub gathers for it."""
    t = frontier().give("p1", "11b 11c 11d 11e").set("district p1 theater_square", "11f")
    t.set("district p1 commercial_hub", "11d")
    event(t).play("place 11g")
    assert t.asked() == ["p1 use_hub"]


@rule("ti.district.own_order")
def test_one_district_of_choice_is_resolved_where_a_card_says_so() -> None:
    t = two_each()
    resolve_one(t.g, 0)
    t.at("turn p1 focus", t.g.stack[-1]).play("activate encampment", "reinforce 11c")
    assert t.asked() == ["p1 focus"]

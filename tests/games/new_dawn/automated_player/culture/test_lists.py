"""Where the automated player puts control tokens: each criterion of its lists in turn."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.culture.placing import PlaceByList
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES


def settled(card: str) -> Automated:
    """Four cities of which 11i lacks 3 tokens, 11a 4, 5b and 13b 6; oil lies in 5f.

    13a holds a natural wonder, and 11j is the icon of a barbarian that is not on the map.
    """
    t = Automated(card).own(cities="11i 5b 13b", tokens="11c 11d")
    return t.set("resource oil", "5f")


def ranked(t: Automated) -> list[list[str]]:
    """All spaces beside its cities, best first."""
    frame = PlaceByList(t.seat, t.place_of(5), 1, 0, NEAR_CITIES)
    return t.ranked("ap_place_token", frame.listed(t.hold_frames(frame).g))


@rule("ap.culture.order_early", "ap.general.filter", "ap.define.terrain")
@component("focus_card.ap_early_empire", "focus_card.ap_drama_and_poetry")
@component("priority_list.culture_early", "automated_topic.ap_place_token")
@component("criterion.natural_wonder_there", "criterion.resource_there")
@component("criterion.spawn_point_there", "criterion.most_cities", "criterion.near_maturity")
@component("criterion.highest_terrain")
@pytest.mark.parametrize("card", ["ap_early_empire", "ap_drama_and_poetry"])
def test_early_list(card: str) -> None:
    """With the best space taken away again and again, every criterion has its say."""
    assert ranked(settled(card)) == [
        ["13a"],  # a natural wonder
        ["5f"],  # a resource
        ["11j"],  # a spawn point
        ["11b"],  # beside two cities, one of which lacks 3 tokens
        ["11f"],  # beside two cities, one of which lacks 4
        ["11h"],  # beside one city that lacks 3
        ["11e"],  # beside one that lacks 4, a mountain
        ["11g"],  # the same, hills
        ["5a"],
        ["13g"],
        ["13h", "5h"],
        ["5g"],
        ["13c", "13i", "5c", "5i"],
    ]


@rule("ap.culture.order_civil_service")
@component("focus_card.ap_civil_service", "priority_list.culture_civil_service")
@component("criterion.beside_treasure")
def test_civil_service_list() -> None:
    assert ranked(settled("ap_civil_service")) == [
        ["13a"],
        ["5f"],
        ["11j"],
        ["11h"],  # beside an uncovered spawn point, and one city that lacks 3 tokens
        ["5a"],  # beside the oil, a mountain
        ["13g"],  # beside the natural wonder, a desert
        ["5g"],
        ["13c", "13i"],
        ["11b"],  # beside nothing of worth, from here on as in the early list
        ["11f"],
        ["11e"],
        ["11g"],
        ["13h", "5h"],
        ["5c", "5i"],
    ]


@rule("ap.culture.order_mass_media")
@component("focus_card.ap_mass_media", "priority_list.culture_mass_media")
@component("criterion.beside_rival")
def test_mass_media_list() -> None:
    assert ranked(settled("ap_mass_media").give("p1", tokens="5j")) == [
        ["13a"],
        ["5f"],
        ["11j"],
        ["11b"],
        ["11f"],
        ["11h"],
        ["11e"],
        ["11g"],
        ["5h"],  # beside the rival token, a forest
        ["5i"],  # the same, grassland
        ["5a"],
        ["13g"],
        ["13h"],
        ["5g"],
        ["13c", "13i", "5c"],
    ]


@rule("ap.define.tokens_present")
def test_what_was_taken_does_not_count() -> None:
    """Neither the printed icon of a natural wonder nor that of a resource draws a token."""
    t = settled("ap_early_empire").set("natural_tokens").set("resource oil")
    assert ranked(t)[:2] == [["11j"], ["11b"]]


@rule("ap.define.spawn_point")
def test_a_spawn_point_counts_while_its_barbarian_is_elsewhere() -> None:
    t = settled("ap_early_empire").set("natural_tokens").set("resource oil")
    assert ranked(t.barbarian("15a"))[0] == ["11j"]


@rule("ap.define.spawn_uncovered")
@pytest.mark.parametrize("cover", ["token", "city", "barbarian"])
def test_a_covered_spawn_point_is_nothing_to_be_beside(cover: str) -> None:
    t = settled("ap_civil_service").set("natural_tokens").set("resource oil")
    assert ranked(t)[:2] == [["11j"], ["11h"]]
    if cover == "token":
        t.own(tokens="11j")
    elif cover == "city":
        t.give("p1", cities="11j")
    else:
        t.barbarian("11j")
    assert ranked(t)[0] == ["11b"]


@rule("ap.define.spawn_uncovered")
def test_a_caravan_covers_no_spawn_point() -> None:
    t = settled("ap_civil_service").set("natural_tokens").set("resource oil")
    t.caravans("11j", seat="p1")
    assert ranked(t)[:2] == [["11j"], ["11h"]]


@rule("ap.define.closest_to_maturity", "ap.define.most_cities")
def test_spaces_that_can_never_take_a_token_keep_a_city_from_maturity() -> None:
    """5b and 11a both lack two tokens, but beside 5b there is a city of p1, too."""
    t = Automated("ap_early_empire").own(cities="5b", tokens="11b 11c 11d 11e 5i 5h 5a")
    t.give("p1", cities="5c")
    # 11f is beside both; 11g beside the capital, which lacks 2, and 5g beside 5b, which lacks 3.
    assert ranked(t) == [["11f"], ["11g"], ["5g"]]


@rule("ap.diplomacy.player_cards_work")
def test_open_borders_counts_for_the_criterion_about_maturity() -> None:
    t = Automated("ap_early_empire").own(cities="13b", tokens="11b 11c 11d")
    t.give("p1", tokens="13a 13c 13g 13h")
    assert ranked(t) == [["11e", "11f"], ["11g"], ["5f"], ["13i"]]
    t.hold(t.ap, "open_borders-blue")
    assert ranked(t) == [["5f"], ["13i"], ["11e", "11f"], ["11g"]]

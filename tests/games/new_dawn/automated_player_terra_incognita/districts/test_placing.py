"""Which districts qualify, and where each goes: every criterion of the lists in turn."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, row, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.measures import (
    rough_around,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import (
    FoundDistrict,
    PlaceByMinimum,
    good_sites,
    kinds_to_place,
    qualifies,
    sites,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import GOES_BACK
from ziggurat.games.new_dawn.masks import members
from ziggurat.kernel.choice import Choice


def kinds(t: Pioneer) -> list[str]:
    """The districts that qualify."""
    return sorted([t.rules.rows[at].name for at in kinds_to_place(t.g, t.seat)])


def places(t: Pioneer, name: str) -> list[str]:
    """Where a district meets its minimum."""
    found = good_sites(t.g, t.seat, row(name))
    return [t.rules.kinds["space"].write(at) for at in found]


def ranked(t: Pioneer, name: str, among: str = "") -> list[list[str]]:
    """The places of a district, best first, or some of them."""
    number = row(name)
    options: tuple[Choice, ...] = PlaceByMinimum(t.seat, number, GOES_BACK).listed(t.g)
    if among:
        options = tuple([at for at in options if at[2] in [space(one) for one in among.split()]])
    found = t.ranked("ap_district_place", options)
    return [[word.split(" ")[-1] for word in words] for words in found]


@rule("ap.ti.district.sites", "ap.ti.district.none")
def test_districts_go_next_to_own_cities_on_free_spaces_or_plain_own_tokens() -> None:
    t = Pioneer().own(tokens="11b 11c").give("p1", tokens="11g").barbarian("11d")
    assert [t.rules.kinds["space"].write(at) for at in members(sites(t.g, t.seat))] == [
        "11b", "11c", "11e", "11f",
    ]  # fmt: skip
    t.district("campus", "11b")
    assert "11b" not in places(t, "industrial_zone")
    assert places(t, "campus") == []  # it is on the map already


@rule("ap.ti.encampment.minimum", "ap.ti.district.candidates", "ap.ti.diplomacy.pact_held")
def test_an_encampment_needs_an_enemy_within_two_spaces_of_its_place() -> None:
    assert places(Pioneer(), "encampment") == []
    t = Pioneer().barbarian("5b")
    assert places(t, "encampment") == ["11e", "11f", "11g"]
    t = Pioneer().armies("5b")
    assert places(t, "encampment") == ["11e", "11f", "11g"]
    t.hold("p2", "non_aggression_pact-blue")
    assert places(t, "encampment") == []  # that army is not to be attacked


@rule("ap.ti.theater.minimum", "ap.define.tokens_present")
def test_a_theater_square_needs_a_wonder_or_two_treasures_near_its_place() -> None:
    assert places(Pioneer(), "theater_square") == []
    t = Pioneer().set("resource oil", "11h").set("resource marble", "5b")
    assert places(t, "theater_square") == ["11f", "11g"]
    t = Pioneer().set("resource oil", "11h")
    assert places(t, "theater_square") == []
    t.hold("p2", "pyramids")
    assert len(places(t, "theater_square")) == 6


@rule("ap.ti.hub.minimum", "ap.ti.district.any_owner")
def test_a_commercial_hub_needs_two_deserts_or_two_mature_cities() -> None:
    t = Pioneer().own(cities="13b")
    assert "13f" not in places(t, "commercial_hub")
    assert places(t, "commercial_hub") == ["13a", "13g"]  # beside 13e, 13f and 13g, in 13g
    t.give("p1", tokens="13f")
    assert places(t, "commercial_hub") == ["13a", "13g"]  # whoever controls it
    t = Pioneer().own(cities="11i", tokens="11b 11c 11d 11e 11f 11g 11h 11j")
    assert len(places(t, "commercial_hub")) == 8


@rule("ap.ti.industrial.minimum", "ap.ti.district.any_owner")
def test_an_industrial_zone_needs_two_forests_and_a_fort_is_one() -> None:
    assert places(Pioneer(), "industrial_zone") == ["11b"]
    t = Pioneer()
    t.set("laid 22", "2", "0", "-2", "1").set("forts", "22a")
    assert "11c" in places(t, "industrial_zone")


@rule("ap.ti.campus.minimum", "ap.ti.district.any_owner")
def test_a_campus_needs_two_mountains_or_natural_wonders() -> None:
    assert places(Pioneer(), "campus") == ["11e", "11f"]
    t = Pioneer().own(cities="13b").give("p1", tokens="13a")
    assert qualifies(t.g, t.seat, row("campus"), space("11e"))
    # One mountain and the natural wonder on 13a; beside 13e there is the wonder alone.
    assert qualifies(t.g, t.seat, row("campus"), space("13f"))
    assert not qualifies(t.g, t.seat, row("campus"), space("13e"))


@rule("ap.ti.district.random_type", "ap.ti.district.candidates", "ap.random.nature")
def test_chance_decides_between_the_kinds_that_qualify() -> None:
    t = Pioneer()
    assert kinds(t) == ["campus", "industrial_zone"]
    t.at("turn p1 start of turn", FoundDistrict(t.seat, GOES_BACK))
    assert t.asked() == ["nature ap_district_kind"]
    assert t.odds() == {"activate campus": 1, "activate industrial_zone": 1}


@rule("ap.ti.encampment.place", "ap.ti.district.criteria")
@component("priority_list.encampment_place", "criterion.most_enemies")
@component("criterion.district_defence", "criterion.site_near_rival", "criterion.no_token_there")
@component("automated_topic.ap_district_place")
def test_places_for_an_encampment() -> None:
    """Barbarians in 5b and 11h: 11f and 11g are near both; mountains defend better."""
    t = Pioneer().barbarian("5b").barbarian("11h", "B").own(tokens="11b 11c", reinforced="11c")
    assert ranked(t, "encampment") == [
        ["11f"],  # two enemies, a mountain
        ["11g"],  # two enemies, hills
        ["11e"],  # one enemy from here on: a mountain
        ["11b"],  # a forest beside a reinforced token
        ["11c"],  # grassland
    ]


@rule("ap.ti.encampment.place")
def test_nearness_to_a_rival_and_bare_ground_decide_late_for_an_encampment() -> None:
    t = Pioneer().barbarian("5c")
    assert ranked(t, "encampment", "11e 11f") == [["11e", "11f"]]
    t.own(tokens="11f")
    assert ranked(t, "encampment", "11e 11f") == [["11e"], ["11f"]]  # 11f has a token
    t.give("p1", tokens="5h")
    assert ranked(t, "encampment", "11e 11f") == [["11f"], ["11e"]]  # 11f is nearer to p1


@rule("ap.ti.theater.place")
@component("priority_list.theater_place", "criterion.most_treasures")
@component("criterion.beside_plain_city", "criterion.site_far_from_rival")
def test_places_for_a_theater_square() -> None:
    """Oil in 5g; the capital has a wonder and 5b has none; 5i is farther from the rival."""
    t = Pioneer().own(cities="5b", tokens="5c").hold("p2", "pyramids").set("resource oil", "5g")
    assert ranked(t, "theater_square", "5h 5a 5i 5c 11e 11f 11d 11b 11c") == [
        ["11f"],  # the oil within two spaces, beside 5b, a mountain, far from the rival
        ["5a"],  # the same, nearer to the rival
        ["5h"],  # the same, a forest
        ["5i"],  # the same, without a token
        ["5c"],  # the same, with a token
        ["11e"],  # no treasure, beside the capital only: a mountain
        ["11b"],  # a forest
        ["11d"],  # hills
        ["11c"],  # grassland
    ]


@rule("ap.ti.hub.place", "ap.ti.industrial.place", "ap.ti.campus.place")
@component("priority_list.hub_place", "priority_list.industrial_place")
@component("priority_list.campus_place", "criterion.most_deserts", "criterion.most_forests")
@component("criterion.most_rough")
def test_places_for_the_districts_that_draw_on_terrain() -> None:
    t = Pioneer().own(cities="13b 15a")
    assert ranked(t, "commercial_hub")[0] == ["15f"]  # a desert between two others
    t = Pioneer().own(cities="11i 5i")
    assert ranked(t, "industrial_zone")[:3] == [["11h"], ["11j"], ["11b"]]
    t = Pioneer().own(cities="15a")
    best = {rough_around(t.g, space(at)) for at in ranked(t, "campus")[0]}
    assert best == {max([rough_around(t.g, space(at)) for at in places(t, "campus")])}
    assert ranked(t, "campus", "11e 11f 15b 15g")[0] == ["15b"]


@rule("ap.ti.campus.place", "ap.ti.district.criteria")
def test_a_token_there_and_the_way_to_a_rival_decide_last() -> None:
    assert ranked(Pioneer(), "campus") == [["11e", "11f"]]
    t = Pioneer().give("p1", tokens="5h")
    assert ranked(t, "campus") == [["11e"], ["11f"]]  # 11f is nearer to the rival
    t.own(tokens="11e")
    assert ranked(t, "campus") == [["11f"], ["11e"]]  # 11e has a token

"""What it does with its districts: each effect, and the order of them."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import (
    Pioneer,
    row,
    rules_with,
    space,
)
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.using import (
    TheaterToken,
    own_theater_area,
)
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.terra_incognita.districts.effects import all_within, gathered_for
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import (
    routable,
    strengthened,
)
from ziggurat.games.new_dawn.terra_incognita.districts.event import (
    ResolveDistricts,
    UseDistrict,
    district_event,
)
from ziggurat.games.new_dawn.terra_incognita.districts.placing import districts_of
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DESERTS
from ziggurat.games.new_dawn.verbs import REINFORCE

# Culture, science, economy, industry, military, growth.
SCIENCE, ECONOMY, INDUSTRY = 1, 2, 3


def use(t: Pioneer, name: str) -> Pioneer:
    """Let it resolve one of its districts, and chance answer."""
    t.at("turn p1 start of turn", UseDistrict(t.seat, row(name)))
    return t.by_chance()


def reinforced(t: Pioneer) -> list[str]:
    """Its reinforced tokens in the order in which they were turned."""
    spaces = [at.args[0] for at in t.state.journal or [] if at.key == "reinforced"]
    return [t.rules.kinds["space"].write(at) for at in spaces]


@rule("ap.ti.district.event_order")
@component("automated_topic.resolve_districts", "district.theater_square")
def test_districts_are_resolved_in_the_order_of_the_variant() -> None:
    """The encampment could reinforce what the theater square places, but it comes first."""
    t = Pioneer().own(reinforced="11c")
    t.district("theater_square", "11c").district("campus", "11e").district("encampment", "11b")
    t.own(reinforced="11c 11e 11b").set("control p2", "11c", "11e", "11b")
    own = districts_of(t.g, t.seat)
    t.at("turn p1 start of turn", ResolveDistricts(t.seat, mask_of(own), len(own))).by_chance()
    used = [t.rules.rows[at.args[0]].name for at in t.state.journal or []
            if at.key == "uses_district"]  # fmt: skip
    assert used == ["theater_square", "campus"]
    assert reinforced(t) == []


@rule("ap.ti.district.event_order", "ap.human.never_for_ap")
def test_the_event_asks_humans_about_their_own_districts_only() -> None:
    t = Pioneer().district("campus", "11e").district("commercial_hub", "11c")
    t.at("turn p1 start of turn")
    district_event(t.g)
    assert {frame.seat for frame in t.g.stack if isinstance(frame, ResolveDistricts)} == {1}


@rule("ap.ti.encampment.defeat", "ap.ti.encampment.details", "ap.ti.diplomacy.pact_held")
@component("priority_list.encampment_defeat", "criterion.enemy_beside_city")
@component("criterion.enemy_beside_district", "criterion.strongest_enemy")
@component("automated_topic.use_encampment")
def test_the_encampment_defeats_by_its_list() -> None:
    """Encampment in 11f: beside a city, beside a district, then the strongest."""
    t = Pioneer().district("encampment", "11f").armies("5b", "5i")
    t.barbarian("11e").barbarian("11h", "B").barbarian("5a", "C")
    assert t.ranked("use_encampment", tuple(routable(t.g, t.seat, space("11f"))), (3,)) == [
        ["11e"],  # beside the capital
        ["5b p1", "5i p1"],  # beside the district: grassland, an army each
        ["5a"],  # a mountain
        ["11h"],  # hills
    ]
    t.hold("p2", "non_aggression_pact-blue")
    assert t.ranked("use_encampment", tuple(routable(t.g, t.seat, space("11f"))), (3,)) == [
        ["11e"], ["5a"], ["11h"],
    ]  # fmt: skip


@rule("ap.ti.encampment.defeat", "ap.ti.encampment.details", "ap.ti.encampment.reinforce")
def test_a_defeated_barbarian_brings_a_token_and_then_a_token_is_reinforced() -> None:
    t = use(Pioneer().district("encampment", "11f").barbarian("11e"), "encampment")
    assert "11e" not in t.fact("barbarian A")
    assert sum(t.own_trade_now()) == 1
    assert reinforced(t) == ["11f"]  # the encampment itself


@rule("ap.ti.encampment.reinforce")
def test_without_an_enemy_the_encampment_still_reinforces() -> None:
    t = use(Pioneer().district("encampment", "11f"), "encampment")
    assert reinforced(t) == ["11f"]


@rule("ap.ti.encampment.reinforce", "ap.ti.encampment.details")
@component("priority_list.encampment_reinforce", "criterion.district_first")
@component("criterion.closest_to_threat")
def test_the_encampment_reinforces_by_its_list() -> None:
    t = Pioneer().district("encampment", "11f").own(tokens="11e 11g 5c 5b", reinforced="11g")
    t.barbarian("5d")
    spaces = strengthened(t.g, t.seat, space("11f"))
    options = tuple([(REINFORCE, at) for at in range(400) if spaces >> at & 1])
    assert t.ranked("use_encampment", options, (2,)) == [
        ["5c"],  # one space from the barbarian
        ["11f"],  # two spaces, a district
        ["11e"],  # two spaces, a mountain
        ["5b"],  # two spaces, grassland
    ]


@rule("ap.ti.theater.effect", "ap.ti.theater.effect_order")
@component("priority_list.theater_token", "criterion.near_rival")
@component("automated_topic.ap_theater_token")
def test_the_theater_square_places_a_token_by_its_list() -> None:
    t = Pioneer().own(cities="13b").district("theater_square", "13c").set("resource oil", "5f")
    t.set("wonder_at pyramids", "11a").give("p1", tokens="13h")
    frame = TheaterToken(t.seat, space("13c"))
    found = t.ranked("ap_theater_token", frame.listed(t.g))
    assert found[:10] == [
        ["13a"],  # a natural wonder
        ["5f"],  # a resource
        ["13g"],  # next to the rival and to a city, a desert
        ["13i"],  # the same, grassland
        ["13f"],  # two spaces from the rival, a desert beside no city
        ["5g"],
        ["5a"],  # three spaces from it, a mountain
        ["13e"],
        ["13d", "5e"],
        ["5b"],
    ]
    use(t, "theater_square")
    assert t.placed() == ["13a"]


@rule("ap.ti.theater.effect")
def test_cities_that_open_borders_makes_friendly_are_no_stage_of_the_theater_square() -> None:
    t = Pioneer().own(cities="13b").district("theater_square", "13c")
    frame = TheaterToken(t.seat, space("13c"))
    before = frame.listed(t.g)
    capital = t.rules.kinds["space"].write(t.g.realms[0].capital)
    t.set("wonder_at pyramids", capital).hold(t.ap, "open_borders_ti-blue")
    assert frame.listed(t.g) == before


@rule("ap.ti.theater.effect")
def test_without_a_space_the_theater_square_gains_nothing() -> None:
    t = Pioneer().own(tokens="11b 11d 11e 11f 11g 11h 11i").district("theater_square", "11c")
    use(t, "theater_square")
    assert t.placed() == []
    assert sum(t.own_trade_now()) == 0


@rule("ap.ti.theater.effect")
def test_the_theater_square_does_not_reach_around_a_wonder_under_a_control_token() -> None:
    t = Pioneer().own(tokens="13c").set("wonder_at stonehenge", "13c")
    here = space("11c")
    assert own_theater_area(t.g, t.seat, here) == all_within(t.g, 1 << here, 2)
    t = Pioneer().own(cities="13c").set("wonder_at stonehenge", "13c")
    assert own_theater_area(t.g, t.seat, here) != all_within(t.g, 1 << here, 2)


@rule("ap.ti.hub.mature", "ap.ti.hub.desert")
@component("automated_topic.use_hub")
@pytest.mark.parametrize(
    ("mature", "deserts", "economy", "total"),
    [(0, 2, 2, 2), (1, 1, 0, 1), (1, 2, 2, 2), (1, 0, 0, 1)],
)
def test_the_hub_counts_mature_cities_before_as_many_deserts(
    mature: int, deserts: int, economy: int, total: int
) -> None:
    t = Pioneer().own(cities="13b")
    t.district("commercial_hub", "13a")
    if mature:
        t.own(tokens="11b 11c 11d 11e 11f 11g")
    t.own(tokens=" ".join(["13e", "13f"][:deserts]))
    use(t, "commercial_hub")
    trade = t.own_trade_now()
    assert sum(trade) == total
    if economy:
        assert trade[ECONOMY] == economy
    else:
        assert trade[5] == 1  # the card with the fewest, highest in the row


@rule("ap.ti.hub.desert", "ap.ti.hub.desert_letter")
@component("rule.hub_by_letter")
@pytest.mark.parametrize(("setting", "card"), [("economy", ECONOMY), ("science", SCIENCE)])
def test_the_letter_of_the_variant_about_deserts_is_a_setting(setting: str, card: int) -> None:
    t = Pioneer(rules=rules_with(("hub_deserts", setting)))
    t.district("commercial_hub", "13f").own(tokens="13e 13g")
    use(t, "commercial_hub")
    assert t.own_trade_now()[card] == 3
    assert sum(t.own_trade_now()) == 3


@rule("ap.ti.hub.desert_letter")
def test_people_put_their_tokens_for_deserts_on_their_economy_card_all_the_same() -> None:
    t = Pioneer(rules=rules_with(("hub_deserts", "science")))
    assert gathered_for(t.g, 0, DESERTS) == ECONOMY
    assert gathered_for(t.g, t.seat, DESERTS) == SCIENCE


@rule("ap.ti.industrial.city", "ap.ti.industrial.forest", "ap.ti.industrial.no_site")
@component("priority_list.founded_city", "automated_topic.use_industrial_zone")
def test_the_industrial_zone_founds_a_city_or_gathers() -> None:
    t = Pioneer().district("industrial_zone", "11b").own(tokens="11i")
    use(t, "industrial_zone")
    assert t.own_trade_now()[INDUSTRY] == 2
    t = Pioneer().district("industrial_zone", "11b").own(tokens="11i").own_trade(0, 0, 0, 3)
    t.trade(3, 3, t.ap).set("resource oil", "5a")
    use(t, "industrial_zone")
    assert t.own_trade_now()[INDUSTRY] == 0
    assert len(t.told("built_city")) == 1


@rule("ap.ti.industrial.no_site")
def test_without_a_city_left_the_forests_count() -> None:
    t = Pioneer().district("industrial_zone", "11b")
    t.own(cities="9i 9g 9c 12i 15h 13d 12c").trade(3, 2, t.ap)
    unused = 7
    assert len(t.fact("cities p2")) >= unused
    use(t, "industrial_zone")
    assert t.own_trade_now()[INDUSTRY] == 3


@rule("ap.ti.campus.effect")
def test_the_campus_counts_friendly_mountains_and_natural_wonders() -> None:
    t = use(Pioneer().own(tokens="11e").district("campus", "11f"), "campus")
    assert t.own_trade_now()[SCIENCE] == 2
    t = use(Pioneer().district("campus", "11f").give("p1", tokens="11e"), "campus")
    assert t.own_trade_now()[SCIENCE] == 1  # that of a rival does not count

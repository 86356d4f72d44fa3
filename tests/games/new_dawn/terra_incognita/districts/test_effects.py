"""What the five districts do, and how they count."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, shown, spaces
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.terra_incognita.districts.effects import all_within
from ziggurat.games.new_dawn.terra_incognita.districts.event import UseDistrict
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CAMPUS,
    COMMERCIAL_HUB,
    ENCAMPMENT,
    INDUSTRIAL_ZONE,
    THEATER_SQUARE,
)


def camp(seats: int = 2) -> Frontier:
    return Frontier(seats=seats)


def use(t: Frontier, district: int, seat: int = 0) -> Frontier:
    return t.at("turn p1 end", UseDistrict(seat, district))


def on(t: Frontier, card: str, seat: str = "p1") -> int:
    """How many trade tokens lie on a card."""
    return t.realm(seat).trade[t.fact(f"row {seat}").index(card)]


def load(t: Frontier, card: str, count: int, seat: str = "p1") -> Frontier:
    """Put trade tokens on a card."""
    return t.trade(t.fact(f"row {seat}").index(card), count, seat)


# Counting


@rule("ti.district.count_through", "ti.district.count_barbarian")
def test_distances_count_through_everything() -> None:
    t = camp().barbarian("12a").give("p2", "12c")
    assert {"12a", "12b", "12g", "9b", "9i"} <= set(shown(all_within(t.g, spaces("12c"), 2)))
    assert "12f" in shown(all_within(t.g, spaces("12c"), 2))
    assert "15d" not in shown(all_within(t.g, spaces("12c"), 2))


# Campus


@rule("ti.campus.effect", "ti.campus.friendly_only")
@component("district.campus")
def test_a_campus_counts_friendly_mountains_and_natural_wonders() -> None:
    t = camp().give("p1", "11e 5c").give("p2", "11f").set("district p1 campus", "11d")
    use(t, CAMPUS)
    # 11e is beside it and friendly; 11f is a rival's and too far.
    assert on(t, "astrology") == 1
    t = camp().give("p1", "13a 13e").set("natural_tokens").set("district p1 campus", "13d")
    use(t, CAMPUS)
    assert on(t, "astrology") == 1


@rule("ti.campus.effect")
@component("district.campus")
def test_the_own_space_of_a_campus_counts_and_a_card_takes_three() -> None:
    t = camp().give("p1", "5d 5e 11f").set("district p1 campus", "5a")
    use(load(t, "astrology", 2), CAMPUS)
    # Its own mountain and 5d beside it.
    assert on(t, "astrology") == 3
    t = camp().set("district p1 campus", "11c")
    use(t, CAMPUS)
    assert on(t, "astrology") == 0
    assert t.asked() == ["p2 focus"]


@rule("ti.campus.friendly_only")
@pytest.mark.parametrize(("owner", "count"), [("p1", 2), ("p2", 1), ("", 1)])
def test_a_mountain_beside_a_campus_counts_for_its_owner_alone(owner: str, count: int) -> None:
    """The campus stands on a mountain, 5d is the only other one beside it."""
    t = camp()
    if owner:
        t.give(owner, "5d")
    use(t.set("district p1 campus", "5a"), CAMPUS)
    assert on(t, "astrology") == count


# Commercial hub


def hub() -> Frontier:
    """The capital of p2 is mature; its hub is next to no desert."""
    return camp().give("p2", "9b 9c 9f 9g").set("district p2 commercial_hub", "9b")


@rule("ti.hub.choose", "ti.hub.mature", "ti.hub.distribution")
@component("district.commercial_hub")
def test_a_hub_gathers_for_mature_cities_on_any_cards() -> None:
    t = use(hub().give("p2", "12d 12e", cities="12i"), COMMERCIAL_HUB, 1)
    assert t.asked() == ["p2 use_hub"]
    assert t.options() == ["pass", "gather mature"]
    assert t.refused("p2 gather deserts") == "ti.district.optional_choice"
    t.play("p2 gather mature")
    assert t.asked() == ["p2 put_tokens"]
    t.play("p2 put left")
    assert t.realm("p2").trade[0] == 1


@rule("ti.hub.choose", "ti.hub.desert")
@component("district.commercial_hub")
def test_a_hub_gathers_for_friendly_deserts_on_the_economy_card() -> None:
    t = camp().give("p1", "13e 13f 15f").set("district p1 commercial_hub", "13e")
    use(t, COMMERCIAL_HUB)
    assert t.options() == ["pass", "gather deserts"]
    t.play("gather deserts")
    assert on(t, "foreign_trade") == 3
    assert t.asked() == ["p2 focus"]


@rule("ti.hub.desert")
def test_a_hub_gathers_nothing_for_deserts_of_others_or_of_nobody() -> None:
    """13f is a rival's and 15f nobody's; both lie beside the hub on 13e."""
    t = camp().give("p2", "13f").set("district p1 commercial_hub", "13e")
    use(t, COMMERCIAL_HUB).play("gather deserts")
    assert on(t, "foreign_trade") == 1


@rule("ti.hub.choose", "ti.district.optional_choice")
def test_only_one_effect_of_a_hub_is_used_or_none() -> None:
    t = use(hub().give("p1", "15e").give("p2", "13e 13f"), COMMERCIAL_HUB, 1)
    t.play("p2 pass")
    assert sum(t.realm("p2").trade) == 0
    assert t.asked() == ["p2 focus"]


# Encampment


@rule("ti.encampment.defeat", "ti.encampment.barbarian_token", "ti.encampment.either_both")
@component("district.encampment")
def test_an_encampment_defeats_a_barbarian_within_two_spaces() -> None:
    t = camp().barbarian("5b").barbarian("5g", "B").set("district p1 encampment", "11g")
    use(t, ENCAMPMENT)
    assert t.asked() == ["p1 use_encampment"]
    assert t.options() == ["pass", "reinforce 11g", "rout 5b"]
    assert t.refused("rout 5g") == "ti.encampment.defeat"
    t.play("rout 5b")
    assert t.fact("barbarian A") == []
    assert t.asked() == ["p1 put_tokens"]
    t.play("put 5")
    # The other effect is left.
    assert t.options() == ["pass", "reinforce 11g"]
    assert t.refused("rout 5g") == "ti.encampment.either_both"
    t.play("reinforce 11g")
    assert t.fact("reinforced p1") == ["11g"]
    assert t.asked() == ["p2 focus"]


@rule("ti.encampment.army", "ti.encampment.vs_protection", "ti.encampment.not_attack")
@component("district.encampment")
def test_an_encampment_sends_a_rival_army_home_and_that_is_no_attack() -> None:
    t = camp().armies("5b", seat="p2").armies("11g").set("district p1 encampment", "11g")
    t.hold("p1", "embassy-green")
    use(t, ENCAMPMENT)
    assert "rout_army 5b p2" in t.options()
    assert t.refused("rout_army 11g p1") == "ti.encampment.army"
    t.play("rout_army 5b p2")
    assert t.where("p2")[0] == "card"
    assert t.cards() == ["embassy-green"]
    assert "attacks" not in [event.split()[0] for event in t.heard("p1")]
    assert sum(t.realm().trade) == 0


@rule("ti.encampment.not_attack", "ti.encampment.defeat")
def test_a_barbarian_routed_by_an_encampment_is_defeated_without_an_attack() -> None:
    """Sumeria takes a resource for every barbarian it defeats; the chronicle hears of no attack."""
    t = camp().hold("p1", "sumeria").barbarian("5b").set("district p1 encampment", "11g")
    t.set("row p1", *t.fact("row p1"))
    use(t, ENCAMPMENT).play("rout 5b", "put left")
    assert t.asked() == ["p1 take_resource"]
    assert "attacks" not in [event.split()[0] for event in t.heard("p1")]


@rule("ti.encampment.reinforce", "ti.encampment.either_both")
def test_an_encampment_reinforces_one_token_within_two_spaces() -> None:
    t = camp().give("p1", "5i 5f", "11c").set("district p1 encampment", "11g")
    use(t, ENCAMPMENT)
    assert t.options() == ["pass", "reinforce 5i", "reinforce 11g"]
    assert t.refused("reinforce 5f") == "ti.encampment.reinforce"
    assert t.refused("reinforce 11c") == "nd.component.control_sides"
    assert t.refused("reinforce 9b") == "nd.military.reinforce_own"
    t.play("reinforce 5i")
    assert set(t.fact("reinforced p1")) == {"11c", "5i"}
    assert t.asked() == ["p2 focus"]


@rule("ti.district.shield_event")
def test_own_armies_never_hinder_what_districts_reinforce_or_place() -> None:
    t = camp().give("p1", "5i").armies("5i", "11g").set("district p1 encampment", "11g")
    use(t, ENCAMPMENT).play("reinforce 5i")
    assert t.fact("reinforced p1") == ["5i"]
    t = camp().armies("5i").armies("11h", seat="p2").set("district p1 theater_square", "11g")
    use(t, THEATER_SQUARE)
    assert "place 5i" in t.options()
    assert t.refused("place 11h") == "nd.space.empty"


# Industrial zone


@rule("ti.industrial.choose", "ti.industrial.forest")
@component("district.industrial_zone")
def test_an_industrial_zone_gathers_for_friendly_forests() -> None:
    t = camp().give("p1", "11i 11j").set("district p1 industrial_zone", "11b")
    use(t, INDUSTRIAL_ZONE)
    assert t.options() == ["pass", "gather forests"]
    t.play("gather forests")
    assert on(t, "pottery") == 2
    assert t.asked() == ["p2 focus"]


@rule("ti.industrial.choose", "ti.industrial.city", "ti.industrial.city_counting")
@component("district.industrial_zone")
def test_an_industrial_zone_founds_a_city_for_three_tokens() -> None:
    t = camp().set("district p1 industrial_zone", "11b").barbarian("5i")
    use(load(t, "pottery", 3), INDUSTRIAL_ZONE)
    assert t.asked() == ["p1 use_industrial_zone"]
    # Two spaces from any friendly space, through mountains and barbarians, next to no city.
    assert "build 5b" in t.options()
    assert "build 5c" in t.options()
    assert t.refused("build 5g") == "ti.industrial.city"
    assert t.refused("build 11g") == "nd.industry.city_not_adjacent"
    assert t.refused("build 5i") == "nd.industry.city_empty"
    t.play("build 5c")
    assert "5c" in t.fact("cities p1")
    assert on(t, "pottery") == 0
    assert t.asked() == ["p2 focus"]


@rule("ti.industrial.city_needs_three")
def test_two_tokens_found_no_city() -> None:
    t = camp().set("district p1 industrial_zone", "11b")
    use(load(t, "pottery", 2), INDUSTRIAL_ZONE)
    assert t.options() == ["pass", "gather forests"]
    assert t.refused("build 5c") == "ti.industrial.city_needs_three"


@rule("ti.district.own_effect_legal", "ti.industrial.city")
def test_what_a_district_places_must_be_legal_there() -> None:
    t = camp().set("district p2 industrial_zone", "9b").give("p1", "12d")
    use(load(t, "pottery", 3, "p2"), INDUSTRIAL_ZONE, 1)
    assert t.refused("p2 build 12b") == "nd.industry.city_not_water"
    assert t.refused("p2 build 12d") == "nd.industry.city_empty"
    assert t.refused("p2 build 9c") == "nd.industry.city_not_adjacent"


# Theater square


@rule("ti.theater.choose", "ti.theater.near_district", "ti.theater.no_district")
@component("district.theater_square")
def test_a_theater_square_places_a_control_token_within_two_spaces() -> None:
    t = camp().set("district p1 theater_square", "11g")
    use(t, THEATER_SQUARE)
    assert t.asked() == ["p1 place_tokens"]
    assert {"place 5b", "place 11f", "place 11i", "place 5h"} <= set(t.options())
    assert t.refused("place 5g") == "nd.focus.card_text_over_rules"
    assert not [at for at in t.options() if at.startswith("district")]
    t.play("place 11f")
    assert "11f" in t.fact("control p1")
    assert t.asked() == ["p2 focus"]


@rule("ti.theater.choose", "ti.theater.near_wonder")
@component("district.theater_square")
def test_a_theater_square_reaches_around_cities_with_wonders_too() -> None:
    t = camp().give("p1", cities="13c 9f").set("wonder_at stonehenge", "13c")
    t.set("district p1 theater_square", "11g")
    use(t, THEATER_SQUARE)
    assert "place 13e" in t.options()
    assert "place 5f" in t.options()
    assert t.refused("place 9g") == "nd.focus.card_text_over_rules"


@rule("ti.theater.near_wonder")
def test_a_theater_square_does_not_reach_around_a_wonder_under_a_control_token() -> None:
    t = camp().give("p1", "13c").set("wonder_at stonehenge", "13c")
    t.set("district p1 theater_square", "11g")
    use(t, THEATER_SQUARE)
    assert "place 5b" in t.options()
    assert "place 13e" not in t.options()
    assert t.refused("place 13e") == "nd.focus.card_text_over_rules"


@rule("ti.theater.no_district", "ti.district.optional_choice")
def test_a_theater_square_may_do_nothing() -> None:
    t = camp().set("district p1 theater_square", "11g")
    use(t, THEATER_SQUARE).play("pass")
    assert t.fact("control p1") == ["11g"]
    assert t.asked() == ["p2 focus"]

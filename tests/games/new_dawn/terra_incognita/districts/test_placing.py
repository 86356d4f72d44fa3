"""Districts on the map: where they go, what they replace, and how they come back."""

from __future__ import annotations

from typing import TypeVar

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, space
from tests.games.new_dawn.terra_incognita.leaders.kit import use_up
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.pieces import put_city, remove_token
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.content.culture_cards import ShiftToken
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.terra_incognita.districts.placing import PlaceDistrict
from ziggurat.games.new_dawn.victory import claim
from ziggurat.kernel.engine import advance

At = TypeVar("At", bound=Frontier)

KINDS = ("campus", "commercial_hub", "encampment", "industrial_zone", "theater_square")


def placing(limit: int = 5, seats: int = 2) -> Frontier:
    """p1 has a control token beside its capital; `place` lets it place a district."""
    return Frontier(seats=seats).give("p1", "11c", "11d")


def place(t: Frontier, limit: int = 5) -> Frontier:
    return t.at("turn p1 end", PlaceDistrict(0, limit))


@rule("ti.component.districts", "ti.district.one_each")
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_placed_once(kind: str) -> None:
    t = place(placing()).play(f"district {kind} 11g")
    assert t.fact(f"district p1 {kind}") == ["11g"]
    t = place(placing().set(f"district p1 {kind}", "11b"))
    assert t.refused(f"district {kind} 11g") == "ti.district.one_each"
    assert not [at for at in t.options() if kind in at]
    assert len([at for at in t.options() if at.endswith("11g")]) == len(KINDS) - 1


@rule("ti.district.placement")
def test_a_district_goes_next_to_a_friendly_city_within_the_limit() -> None:
    t = place(placing(), 2)
    goals = {at.split()[-1] for at in t.options() if at != "pass"}
    assert goals == {"11c", "11d", "11g"}
    assert t.refused("district campus 11b") == "nd.culture.terrain_limit"
    assert t.refused("district campus 5i") == "nd.culture.adjacent_city"
    assert t.refused("district campus 9a") == "nd.culture.blocked_city"
    assert t.refused("district campus 1a") == "nd.space.edge"


@rule("ti.district.placement")
def test_a_district_is_closed_out_where_control_tokens_are() -> None:
    t = placing().barbarian("11b").armies("11g", seat="p2").give("p1", cities="12a")
    t = place(t)
    assert t.refused("district campus 11b") == "nd.culture.blocked_barbarian"
    assert t.refused("district campus 11g") == "nd.space.empty"
    assert t.refused("district campus 12f") == "nd.culture.blocked_citystate"
    assert t.refused("district campus 12b") == "nd.culture.not_water"


@rule("ti.district.placement")
def test_no_district_on_a_fort_and_an_own_army_is_not_in_the_way() -> None:
    t = place(placing().forts("11b").armies("11g"))
    assert t.refused("district campus 11b") != ""
    t.play("district campus 11g")
    assert t.where() == ["11g", "locked"]


@rule("ti.district.replace_own", "ti.district.replace_unreinforced", "ti.district.supply_apart")
def test_a_district_replaces_an_own_token_unreinforced() -> None:
    t = place(placing())
    left = unused_tokens(t.g, 0)
    t.play("district campus 11d")
    assert t.fact("district p1 campus") == ["11d"]
    assert t.fact("reinforced p1") == []
    # The replaced token is unused again; the district is none of them.
    assert unused_tokens(t.g, 0) == left + 1


@rule("ti.district.replace_not_rival")
def test_a_rival_token_is_not_replaced() -> None:
    t = place(placing().give("p2", "11g"))
    assert t.refused("district campus 11g") == "nd.culture.blocked_control"


@rule("ti.district.replace_still_limited")
def test_an_own_token_does_not_lift_the_other_conditions() -> None:
    t = place(placing().give("p1", "11b 5i"), 2)
    assert t.refused("district campus 11b") == "nd.culture.terrain_limit"
    assert t.refused("district campus 5i") == "nd.culture.adjacent_city"


@rule("ti.district.collects")
def test_a_district_collects_what_lies_there() -> None:
    t = place(placing().set("resource marble", "11g")).play("district campus 11g")
    assert t.fact("resources p1 marble") == ["1"]
    t = place(placing().give("p1", cities="13b")).play("district campus 13a")
    assert len(t.fact("naturals p1")) == 1


@rule("ti.district.natural_wonder_kept")
def test_the_natural_wonder_of_a_replaced_token_is_kept() -> None:
    t = placing().give("p1", "13a", cities="13b").set("natural_tokens")
    natural = t.g.board.icons.naturals[space("13a")]
    t.set("naturals p1", t.rules.kinds["natural_wonder"].write(natural))
    held = t.fact("naturals p1")
    place(t).play("district campus 13a")
    assert t.fact("naturals p1") == held
    assert t.fact("natural_tokens") == []


@rule("ti.district.replace_district")
def test_a_district_may_replace_another_own_one_which_may_be_placed_again() -> None:
    t = place(placing().set("district p1 campus", "11g")).play("district encampment 11g")
    assert t.fact("district p1 encampment") == ["11g"]
    assert t.fact("district p1 campus") == []
    t = place(t).play("district campus 11b")
    assert t.fact("district p1 campus") == ["11b"]


@rule("ti.district.is_control", "ti.district.reinforceable")
@component("piece_kind.token")
def test_a_district_is_a_control_token_for_every_other_rule() -> None:
    t = Frontier("irrigation", 2).set("district p1 campus", "11g").begin()
    assert "11g" in t.fact("control p1")
    assert "reinforce 11g" in t.options()
    t.play("reinforce 11g")
    assert t.fact("reinforced p1") == ["11g"]


@rule("ti.district.is_control")
def test_a_shifted_district_stays_what_it_is() -> None:
    t = placing().set("district p1 campus", "11g").at("turn p1 end", ShiftToken(0))
    t.play("shift 11g 5i")
    assert t.fact("district p1 campus") == ["5i"]
    assert "11g" not in t.fact("control p1")


@rule("ti.district.no_control_abilities")
@pytest.mark.parametrize(
    "card", ["early_empire", "drama_and_poetry", "civil_service", "mass_media"]
)
def test_what_places_control_tokens_places_no_district(card: str) -> None:
    t = Frontier(card, 5).begin()
    assert [at for at in t.options() if at.startswith("place ")]
    assert not [at for at in t.options() if at.startswith("district")]
    assert t.refused("district campus 11g") == "zg.other_question"


@rule("ti.district.lost_attack", "ti.district.lost_ability", "ti.district.lost_returns")
def test_a_lost_district_becomes_a_plain_token_and_is_back_with_its_owner() -> None:
    t = placing().set("district p1 campus", "11g").at("turn p2 focus")
    before = unused_tokens(t.g, 1)
    take_space(t.g, 1, 0, space("11g"), city=False)
    advance(t.g)
    assert t.fact("district p1 campus") == []
    assert t.fact("district p2 campus") == []
    assert "11g" in t.fact("control p2")
    assert "11g" not in t.fact("reinforced p2")
    assert unused_tokens(t.g, 1) == before - 1
    t = place(t)
    assert "district campus 11b" in t.options()


@rule("ti.district.lost_returns", "ti.component.districts")
def test_a_destroyed_or_built_over_district_is_back_too() -> None:
    t = placing().set("district p1 campus", "11g").set("district p1 encampment", "5i")
    t.at("turn p1 focus")
    left = unused_tokens(t.g, 0)
    remove_token(t.g, 0, space("11g"))
    put_city(t.g, 0, space("5i"))
    advance(t.g)
    assert t.fact("district p1 campus") == t.fact("district p1 encampment") == []
    assert unused_tokens(t.g, 0) == left


@rule("ti.district.supply_apart")
@component("rule.district_tokens")
def test_five_districts_use_no_control_token() -> None:
    t = Frontier()
    left = unused_tokens(t.g, 0)
    for kind, label in zip(KINDS, ("11b", "11c", "11d", "11g", "5i"), strict=True):
        t.set(f"district p1 {kind}", label)
    assert unused_tokens(t.g, 0) == left
    assert len(t.fact("control p1")) == 5


def without_tokens(t: At) -> At:
    """p1 has a campus in 11g and no unused control token."""
    return use_up(t.set("district p1 campus", "11g"), 0, "11d 11e 11f 5b 5c")


def lifted(t: Frontier) -> set[str]:
    """Where p1 may take a token off the map."""
    return {at.split()[-1] for at in t.options() if at.startswith("lift ")}


def frees_none(t: Frontier) -> bool:
    """Tell whether every token of p1 may be lifted but the campus, which is told why not."""
    told = t.refused("lift 11g")
    return lifted(t) == set(t.fact("control p1")) - {"11g"} and told == "nd.culture.no_token_left"


@rule("ti.district.supply_apart", "nd.culture.no_token_left")
def test_only_what_frees_a_token_is_lifted_to_place_one() -> None:
    t = without_tokens(Frontier("early_empire", 5)).begin()
    assert t.asked() == ["p1 lift_to_place"]
    assert frees_none(t)
    assert t.play(f"lift {min(lifted(t))}").asked() == ["p1 place_tokens"]


@rule("ti.district.supply_apart", "nd.culture.no_token_left_general")
def test_only_what_frees_a_token_is_lifted_to_take_a_space() -> None:
    t = without_tokens(Campaign(slot=5).armies("11e").give("p2", "11f")).begin()
    t.march("11f").play("approach 11e").roll(6, 1)
    assert t.asked() == ["p1 lift_to_capture"]
    assert frees_none(t)
    t.play(f"lift {min(lifted(t))}")
    assert {"11f", "11g"} <= set(t.fact("control p1"))


@rule("ti.district.supply_apart", "nd.victory.marker_supply")
def test_only_what_frees_a_token_is_lifted_for_a_marker() -> None:
    t = without_tokens(Frontier()).set("victory", "civilized-moneygrubber").at("turn p1 end")
    claim(t.g, 0, t.g.victory[0], printed(t.rules).agendas[t.g.victory[0]][0].number)
    advance(t.g)
    assert t.asked() == ["p1 lift_for_marker"]
    assert frees_none(t)
    t.play(f"lift {min(lifted(t))}")
    assert (t.realm().markers, unused_tokens(t.g, 0)) == (1, 0)

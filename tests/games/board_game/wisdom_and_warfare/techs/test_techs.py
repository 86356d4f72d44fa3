"""The techs of Wisdom and Warfare, each with everything it does."""

import pytest

from tests.games.board_game.kit import open_map, resting, row_of, state
from tests.games.board_game.wisdom_and_warfare.ground import FAR, country, in_capital
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.moments import WONDER_BUILT
from ziggurat.games.board_game.research.abilities import coin_once_a_turn
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.phase import research_cost
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import fire

ONCE = "cb.tech.resource_once_per_turn"
RESOURCES = ("incense", "iron", "silk", "wheat")


def printed(name: str) -> Tech:
    rules = wisdom_rules()
    row = rules.rows[rules.kinds["tech"].parse(name)]
    assert isinstance(row, Tech)
    return row


@pytest.mark.parametrize(
    ("name", "level", "cost"),
    [
        ("navy", 1, 6),
        ("bureaucracy", 2, 11),
        ("logistics", 2, 11),
        ("education", 3, 16),
        ("metal_casting_ww", 3, 16),
        ("railroad_ww", 3, 16),
    ],
)
@component("tech.navy", "tech.bureaucracy", "tech.logistics", "tech.education")
@component("tech.metal_casting_ww", "tech.railroad_ww")
@rule("ww.setup.new_techs")
def test_levels_and_costs(name: str, level: int, cost: int) -> None:
    t = laid_out()
    assert printed(name).level == level
    assert research_cost(state(t), 0, row_of(t, name)) == cost


@rule("ww.setup.replaced_techs")
@component("tech.metal_casting_ww", "tech.railroad_ww")
def test_a_deck_has_one_version_of_each_tech() -> None:
    rules = wisdom_rules()
    names = [rules.rows[tech].name for tech in rules.families["tech"]]
    # Space Flight is not in the decks.
    assert len(names) == 40 + 1
    assert not {"metal_casting", "railroad"} & set(names)
    assert {"metal_casting_ww", "railroad_ww"} <= set(names)
    t = laid_out().set("known p1", "railroad_ww").set("known p2", "metal_casting_ww")
    before = state(laid_out())
    gained = [coins(state(t), seat) - coins(before, seat) for seat in (0, 1)]
    assert gained == [1, 0]


@component("tech.metal_casting_ww")
def test_metal_casting_improves_artillery_and_sells_incense_for_culture() -> None:
    assert printed("metal_casting_ww").units == ((ARTILLERY, 3),)
    t = laid_out().set("known p1", "metal_casting_ww").set("resources p1 incense", "2")
    t.at(resting(0), "city_management p1").play("p1 use metal_casting_ww")
    assert t.fact("culture p1") == ["7"]
    assert t.refused("p1 use metal_casting_ww") == ONCE


@component("tech.railroad_ww")
def test_railroad_improves_riders_and_workshops() -> None:
    row = printed("railroad_ww")
    assert row.units == ((MOUNTED, 3),)
    t = laid_out().set("marker A33", "workshop")
    learn(state(t), 0, row.number, researched=False)
    assert t.fact("marker A33") == ["iron_mine"]


# Navy


def with_shipyard(*squares: str) -> Position:
    """p1 knows Navy and has two cities, with Shipyards on squares."""
    t = country().set(f"city p1 city1 {FAR}".rsplit(" ", 1)[0], FAR).set("known p1", "navy")
    for square in squares:
        t.set(f"terrain {square}", "water").set(f"marker {square}", "shipyard")
    return t


def sites(t: Position, item: str) -> set[str]:
    """Where the capital may put what it builds."""
    t = in_capital(t.set("bonus p1 capital", "20")).play(f"p1 {item}")
    assert t.asked() == ["p1 put_figure"]
    return {move.split()[-1] for move in t.options()}


@component("tech.navy")
def test_navy_puts_armies_beside_any_city_with_a_shipyard() -> None:
    near = sites(with_shipyard(), "produce_army")
    assert not [square for square in near if square[0] == FAR[0]]
    both = sites(with_shipyard("E22"), "produce_army")
    assert near < both
    assert {"E23", "E24", "E32", "E34", "E42", "E43", "E44"} <= both
    assert "E22" not in both


@component("tech.navy")
def test_navy_leaves_scouts_and_others_where_they_are_built() -> None:
    assert not [at for at in sites(with_shipyard("E22"), "produce_scout") if at[0] == FAR[0]]
    t = with_shipyard("E22").set("known p1")
    assert not [at for at in sites(t, "produce_army") if at[0] == FAR[0]]


@component("tech.navy")
def test_a_shipyard_of_another_city_does_not_matter_if_the_builder_has_the_only_one() -> None:
    near = sites(with_shipyard(), "produce_army")
    own = sites(with_shipyard("A23"), "produce_army")
    assert own <= near


# Bureaucracy


@component("tech.bureaucracy")
def test_bureaucracy_has_a_coin_and_switches_a_policy_once_a_turn() -> None:
    t = laid_out().set("known p1", "bureaucracy").set("policies p1", "pacifism")
    assert coins(state(t), 0) - coins(state(laid_out()), 0) == 1
    t.at(resting(0), "turn p1 research")
    assert t.asked() == ["p1 before_research"]
    t.play("p1 use bureaucracy")
    assert t.asked() == ["p1 switch_policy"]
    t.play("p1 switch pacifism military_tradition")
    assert t.fact("policies p1") == ["military_tradition"]
    assert t.fact("used p1") == ["bureaucracy"] or t.asked() != ["p1 before_research"]


@component("tech.bureaucracy")
def test_bureaucracy_may_take_an_unused_card_or_leave_all_as_it_is() -> None:
    t = laid_out().set("known p1", "bureaucracy").set("policies p1", "pacifism")
    t.at(resting(0), "turn p1 research").play("p1 use bureaucracy")
    assert "p1 switch pacifism rationalism" in t.options()
    assert "p1 pass" in t.options()
    t.play("p1 pass")
    assert t.fact("policies p1") == ["pacifism"]


@component("tech.bureaucracy")
def test_without_bureaucracy_nobody_is_asked() -> None:
    t = laid_out().set("policies p1", "pacifism").set("known p2", "bureaucracy")
    t.set("policies p2", "rationalism").at(resting(0), "turn p1 research")
    assert t.asked() == ["p2 before_research"]


# Logistics


@component("tech.logistics")
def test_logistics_raises_three_types_to_rank_2_and_lowers_none() -> None:
    t = laid_out().set("rank p1 infantry", "3")
    learn(state(t), 0, row_of(t, "logistics"), researched=False)
    assert state(t).ranks[0][:3] == (2, 3, 2)
    costs = [unit_cost(state(t), 0, at) for at in (ARTILLERY, INFANTRY, MOUNTED)]
    assert costs == [7, 9, 7]


# Education


def educated(*more: str, missing: str = "", coins_on_card: int = 0) -> Position:
    t = laid_out().set("known p1", "education", *more)
    t.set("coin_tokens p1", *["education"] * coins_on_card)
    for name in RESOURCES:
        t.set(f"resources p1 {name}", "0" if name == missing else "1")
    return t.at(resting(0), "city_management p1")


@component("tech.education")
def test_education_learns_any_tech_with_a_place_for_one_of_each_resource() -> None:
    t = educated("pottery", "writing").play("p1 use education")
    assert [t.fact(f"resources p1 {name}") for name in RESOURCES] == [["0"]] * 4
    assert t.asked() == ["p1 free_tech"]
    assert "p1 learn sailing" in t.options()
    assert t.refused("p1 learn banking") == "cb.research.needs_legal_place"
    t.play("p1 learn sailing")
    assert "sailing" in t.fact("known p1")
    assert t.fact("trade p1") == ["0"]
    assert t.refused("p1 use education") == ONCE


@component("tech.education")
@pytest.mark.parametrize("missing", RESOURCES)
def test_education_needs_all_four(missing: str) -> None:
    t = educated("pottery", missing=missing)
    assert t.refused("p1 use education") == "cb.resource.pay_ability"


@component("tech.education")
def test_the_first_wonder_of_a_turn_puts_a_coin_on_education() -> None:
    t = open_map(laid_out()).set("known p1", "education")
    for _ in range(2):
        fire(state(t), WONDER_BUILT, 0, (row_of(t, "the_oracle"),), everyone=False)
    t.at(resting(0), *t.state.stack)
    assert t.fact("coin_tokens p1") == ["education"]


@component("tech.education")
def test_coin_and_lesson_of_education_are_used_apart_and_the_card_holds_four() -> None:
    t = educated("pottery", coins_on_card=3).play("p1 use education")
    t.play(t.options()[0])
    cue = Cue(row_of(t, "education"), 0, (row_of(t, "the_oracle"),))
    coin_once_a_turn(state(t), cue)
    assert t.fact("coin_tokens p1") == ["education"] * 4
    t = educated("pottery", coins_on_card=4)
    coin_once_a_turn(state(t), cue)
    assert t.fact("coin_tokens p1") == ["education"] * 4

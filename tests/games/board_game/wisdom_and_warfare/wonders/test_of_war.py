"""Statue of Zeus, Leonardo's Workshop and the Pentagon: costs, and what they do in war."""

import pytest

from tests.games.board_game.battle.field import begin, sides, totals
from tests.games.board_game.kit import open_map, row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.cities.wonder_deck import wonder_row
from ziggurat.games.board_game.cities.wonders import obsolete, wonder_cost
from ziggurat.games.board_game.ids import UNIT_TYPES

CARDS = {
    "statue_of_zeus": ("ancient", 15, "", 15),
    "leonardos_workshop": ("medieval", 20, "mathematics", 15),
    "the_pentagon": ("modern", 25, "ballistics", 15),
}


@component("wonder.statue_of_zeus")
@component("wonder.leonardos_workshop")
@component("wonder.the_pentagon")
@pytest.mark.parametrize("name", CARDS)
def test_wonders_cost_what_is_printed(name: str) -> None:
    era, cost, tech, lower = CARDS[name]
    t = laid_out().set("known p2", *([tech] if tech else []))
    g, wonder = state(t), row_of(t, name)
    row = wonder_row(g, wonder)
    assert ("ancient", "medieval", "modern")[row.era] == era
    assert [wonder_cost(g, seat, wonder) for seat in (0, 1)] == [cost, lower]
    assert row.culture == row.era + 1


# The Statue of Zeus


def met(ours: str, theirs: str, wonder: str = "") -> Position:
    """p1 and p2 have units and armies on the field, and p1 a wonder."""
    t = sides(ours, theirs, rules=wisdom_rules())
    return t.set("marker A13", wonder) if wonder else t


@component("wonder.statue_of_zeus")
def test_zeus_adds_six_in_every_battle_of_its_owner() -> None:
    t = begin(met("infantry 1 3", "infantry 3 1", "statue_of_zeus"))
    assert t.fact("bonuses") == ["6", "0"]
    assert t.fact("bonus_card") == ["6", "0"]
    t = sides("infantry 1 3", "infantry 3 1", rules=wisdom_rules())
    assert begin(t.set("marker H13", "statue_of_zeus")).fact("bonuses") == ["0", "6"]


@component("wonder.statue_of_zeus")
@pytest.mark.parametrize("how", ["blockaded", "obsolete"])
def test_zeus_does_not_help_while_blockaded_or_obsolete(how: str) -> None:
    t = met("infantry 1 3", "infantry 3 1", "statue_of_zeus")
    if how == "blockaded":
        t.set("armies p2", "A13", "A44")
    else:
        obsolete(state(t), row_of(t, "statue_of_zeus"))
    assert begin(t).fact("bonuses") == ["0", "0"]


# Leonardo's Workshop


@component("wonder.leonardos_workshop")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_no_unit_costs_more_than_five(rank: int) -> None:
    t = open_map(laid_out()).set("marker A13", "leonardos_workshop")
    for seat in ("p1", "p2"):
        for kind in ("artillery", "infantry", "mounted"):
            t.set(f"rank {seat} {kind}", str(rank))
    costs = [unit_cost(state(t), 0, at) for at in range(len(UNIT_TYPES))]
    assert costs == [5, 5, 5, 5]
    others = [unit_cost(state(t), 1, at) for at in range(len(UNIT_TYPES))]
    assert others == [3 + 2 * rank] * 3 + [12]


@component("wonder.leonardos_workshop")
def test_a_city_with_five_production_makes_an_aircraft() -> None:
    t = open_map(laid_out()).set("marker A13", "leonardos_workshop").set("known p1", "flight")
    t.set("bonus p1 capital", "3").at("turn p1 city management").play("p1 city capital")
    assert t.state.asked[0].facts[1] < 12
    assert "p1 raise aircraft" in t.options()


# The Pentagon


@component("wonder.the_pentagon")
@pytest.mark.parametrize(
    ("wonder", "values"),
    [
        # Mounted 3/1 attacks infantry 3/1, which trumps: without the wonder only that one strikes.
        ("", [0, 1]),
        ("the_pentagon", [0, 0]),
    ],
)
def test_units_of_its_owner_are_not_trumped(wonder: str, values: list[int]) -> None:
    t = begin(met("mounted 3 1", "infantry 3 1", wonder)).play("p1 attack mounted_3_1 1")
    assert totals(t) == values


@component("wonder.the_pentagon")
def test_its_owner_still_trumps() -> None:
    t = begin(met("infantry 3 1", "mounted 3 1", "the_pentagon"))
    assert totals(t.play("p1 attack infantry_3_1 1")) == [1, 0]


@component("wonder.the_pentagon")
def test_an_obsolete_pentagon_does_not_help() -> None:
    t = met("mounted 3 1", "infantry 3 1", "the_pentagon")
    obsolete(state(t), row_of(t, "the_pentagon"))
    assert totals(begin(t).play("p1 attack mounted_3_1 1")) == [0, 1]

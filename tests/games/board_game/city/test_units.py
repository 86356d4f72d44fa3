"""Units that cities make: what they cost and where they come from."""

import pytest

from tests.games.board_game.city.town import acting, made, town
from tests.games.board_game.kit import row_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.units import return_unit, unit_cost
from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.research.learning import raise_rank
from ziggurat.lib.vec import put_row, without

TYPES = ("artillery", "infantry", "mounted")


def producing(amount: int, t: Position) -> Position:
    """Let p1's capital have exactly so much production, and ask what it does."""
    return acting(t.set("bonus p1 capital", str(amount - 6)))


def rank(unit_type: str, value: int) -> Position:
    """A town whose owner has a unit type at a rank."""
    return town().set(f"rank p1 {unit_type}", str(value))


@rule("cb.unit.random_draw")
def test_the_type_is_chosen_and_the_card_is_drawn() -> None:
    t = acting(town()).play("p1 raise infantry")
    odds = t.odds()
    assert odds == {"draw_unit infantry_1": 3, "draw_unit infantry_2": 9, "draw_unit infantry_3": 3}
    t.play("nature draw_unit infantry_3")
    assert t.fact("forces p1") == ["infantry_3"]


@rule("cb.unit.joins_standing_forces")
def test_a_unit_joins_the_standing_forces() -> None:
    t = acting(town().set("forces p1", "mounted_1")).play("p1 raise mounted")
    t.play("nature draw_unit mounted_2")
    assert t.fact("forces p1") == ["mounted_1", "mounted_2"]
    assert "drew_a_unit" in t.heard("p2")


def killed(t: Position, *units: str) -> Position:
    """Let units of p2 be killed."""
    g = state(t)
    for unit in units:
        g.forces = put_row(g.forces, 1, without(g.forces[1], row_of(t, unit)))
        return_unit(g, row_of(t, unit))
    return t


@rule("cb.unit.deck_empty")
def test_an_empty_deck_gives_no_unit_until_one_returns() -> None:
    every = ["mounted_1"] * 3 + ["mounted_2"] * 9 + ["mounted_3"] * 3
    t = acting(town().set("forces p2", *every))
    assert t.refused("p1 raise mounted") == "cb.unit.deck_empty"
    assert "raise infantry" in made(t)
    assert "raise mounted" in made(acting(killed(town().set("forces p2", *every), "mounted_2")))


@rule("cb.unit.deck_reshuffle")
def test_returned_units_are_drawn_once_the_others_are_gone() -> None:
    every = ["infantry_1"] * 3 + ["infantry_2"] * 9 + ["infantry_3"] * 3
    t = killed(town().set("forces p2", *every[:-1]), "infantry_1")
    acting(t).play("p1 raise infantry")
    assert t.odds() == {"draw_unit infantry_3": 1}
    t = killed(town().set("forces p2", *every), "infantry_1", "infantry_1")
    acting(t).play("p1 raise infantry")
    assert t.odds() == {"draw_unit infantry_1": 2}


# What they cost


@rule("cb.unit.cost_rank_1")
@pytest.mark.parametrize("unit_type", TYPES)
def test_rank_1_costs_five(unit_type: str) -> None:
    assert f"raise {unit_type}" in made(producing(5, rank(unit_type, 1)))
    poor = producing(4, rank(unit_type, 1))
    assert poor.refused(f"p1 raise {unit_type}") == "cb.production.cost_at_most"


@rule("cb.unit.cost_rank_2")
@pytest.mark.parametrize("unit_type", TYPES)
def test_rank_2_costs_seven(unit_type: str) -> None:
    assert f"raise {unit_type}" in made(producing(7, rank(unit_type, 2)))
    poor = producing(6, rank(unit_type, 2))
    assert poor.refused(f"p1 raise {unit_type}") == "cb.production.cost_at_most"


@rule("cb.unit.cost_rank_3")
@pytest.mark.parametrize("unit_type", TYPES)
def test_rank_3_costs_nine(unit_type: str) -> None:
    assert f"raise {unit_type}" in made(producing(9, rank(unit_type, 3)))
    poor = producing(8, rank(unit_type, 3))
    assert poor.refused(f"p1 raise {unit_type}") == "cb.production.cost_at_most"


@rule("cb.unit.cost_rank_4")
@pytest.mark.parametrize("unit_type", TYPES)
def test_rank_4_costs_eleven(unit_type: str) -> None:
    assert f"raise {unit_type}" in made(producing(11, rank(unit_type, 4)))
    poor = producing(10, rank(unit_type, 4))
    assert poor.refused(f"p1 raise {unit_type}") == "cb.production.cost_at_most"


@rule("cb.unit.aircraft_needs_flight")
def test_aircraft_need_flight() -> None:
    t = producing(20, town())
    assert "raise aircraft" not in made(t)
    assert t.refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    assert "raise aircraft" in made(producing(20, town().set("known p1", "flight")))


@rule("cb.unit.cost_aircraft", "cb.unit.cost_aircraft_erratum")
def test_aircraft_cost_twelve() -> None:
    t = producing(11, town().set("known p1", "flight"))
    assert t.refused("p1 raise aircraft") == "cb.production.cost_at_most"
    assert "raise aircraft" in made(producing(12, town().set("known p1", "flight")))
    assert unit_cost(state(t), 0, AIRCRAFT) == 12


@rule("cb.unit.cost_by_own_rank")
def test_everybody_pays_for_the_own_rank() -> None:
    t = town().set("rank p1 mounted", "1").set("rank p2 mounted", "3")
    assert [unit_cost(state(t), seat, MOUNTED) for seat in (0, 1)] == [5, 9]


@rule("cb.unit.type_ranks_independent")
def test_ranks_rise_apart_from_each_other() -> None:
    t = town()
    raise_rank(state(t), 0, INFANTRY, 3)
    costs = [unit_cost(state(t), 0, at) for at in (ARTILLERY, INFANTRY, MOUNTED)]
    assert costs == [5, 9, 5]
    assert t.fact("rank p1 mounted") == ["1"]

"""What a metropolis does: arts, defence, and everything that a capital does."""

import pytest

from tests.games.board_game.battle.field import begin, run_on
from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import open_map, resting, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.ids import CAPITAL


def grown() -> Position:
    """The capital of p2 on H22 covers H23 too; p1 has an army and units."""
    t = open_map(laid_out()).set("annex p2 capital", "H23").set("armies p2").set("scouts p2")
    return t.set("forces p1", "infantry_3").set("forces p2", "infantry_1")


@component("rule.metropolises")
@rule("ff.metro.devote_two")
def test_a_metropolis_gives_two_culture_before_icons() -> None:
    t = open_map(laid_out())
    plain = arts_yield(state(t), 0, CAPITAL)
    t = open_map(laid_out()).set("city p1 city1", "C33").set("annex p1 capital", "A23")
    for square in ("A14", "A24", "A34"):
        t.set(f"terrain {square}", "grassland")
    assert arts_yield(state(t), 0, CAPITAL) == plain + 1
    assert arts_yield(state(laid_out()), 0, CAPITAL) == plain


@rule("ff.metro.combat_bonus")
@pytest.mark.parametrize(("walls", "bonus"), [((), 14), (("capital",), 18)])
def test_who_defends_a_metropolis_has_two_more(walls: tuple[str, ...], bonus: int) -> None:
    t = grown().set("walls p2", *walls).set("armies p1", "H23")
    begin(t, "p2", "H23", "capital")
    assert [line for line in t.heard("p1") if line.startswith("battle_bonuses")] == [
        f"battle_bonuses 0 {bonus}"
    ]


@rule("bx.battle.fortification_and_metropolis")
@pytest.mark.parametrize(("walls", "bonus"), [((), 16), (("capital",), 20)])
def test_a_fortified_metropolis_has_both_bonuses(walls: tuple[str, ...], bonus: int) -> None:
    t = grown().set("walls p2", *walls).set("sign p2 capital", "fortification")
    begin(t.set("armies p1", "H22"), "p2", "H22", "capital")
    assert f"battle_bonuses 0 {bonus}" in t.heard("p1")


@rule("ff.metro.combat_bonus")
def test_figures_beside_a_metropolis_have_no_such_bonus() -> None:
    t = grown().set("armies p2", "H33").set("armies p1", "H33")
    begin_battle(state(t), 0, 1, square_of(t, "H33"), -1)
    run_on(t)
    assert "battle_bonuses 0 0" in t.heard("p1")


@rule("ff.metro.two_centers", "ff.metro.remains_capital")
@pytest.mark.parametrize("square", ["H22", "H23"])
def test_whoever_conquers_either_square_wins(square: str) -> None:
    t = grown().set("forces p1", *["infantry_3"] * 3).set("forces p2")
    t.set("rank p1 infantry", "4").set("armies p1", square)
    begin(t, "p2", square, "capital")
    while t.asked() and not t.winners():
        fronts = [move for move in t.options() if " front " in move]
        t.play(fronts[0] if fronts else t.options()[0])
    assert t.winners() == ["p1"]


@rule("ff.metro.two_centers")
@pytest.mark.parametrize(("start", "square"), [("H12", "H22"), ("H13", "H23")])
def test_an_army_that_enters_either_square_attacks(start: str, square: str) -> None:
    t = grown().set(f"terrain {start}", "grassland").set("armies p1", start)
    t.at(resting(0), "movement p1").play(f"p1 take {start} 1 0", f"p1 step {square}")
    assert any(line.startswith("battle_city") for line in t.heard("p2"))


@rule("ff.metro.remains_capital")
def test_what_spares_capitals_spares_a_metropolis() -> None:
    t = grown().set("known p1", "atomic_theory").set("facedown_finds p1", "village_uranium")
    t.set("city p2 city1", "F22").set("city p1 city1", "D22").at(resting(0), "movement p1")
    t.play("p1 use atomic_theory", "p1 pay village_uranium")
    assert t.options() == ["p1 raze D22", "p1 raze F22"]
    for square in ("H22", "H23"):
        assert t.refused(f"p1 raze {square}") == "cb.tech.resource_ability_parts"


@rule("ff.metro.build_placement")
def test_what_a_metropolis_makes_goes_on_any_of_ten_squares() -> None:
    t = open_map(laid_out()).set("annex p1 capital", "A23").set("armies p1").set("scouts p1")
    for row in (1, 2, 3):
        for column in (1, 2, 3, 4):
            if (row, column) not in ((2, 2), (2, 3)):
                t.set(f"terrain A{row}{column}", "grassland")
    t.set("bonus p1 capital", "20").set("actions p1 capital", "1").set("known p1", "writing")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 build library")
    assert len(t.options()) == 10
    assert "p1 put A24" in t.options()

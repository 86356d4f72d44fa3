"""Figures that cities make: what they cost, where they are put, and what only armies do."""

import pytest

from tests.games.board_game.city.town import CITY1, acting, made, town, with_city
from tests.games.board_game.kit import state
from tests.kit.trace import rule
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left

FAR = ("D11", "D12", "D13", "D14", "D21", "D22")


@rule("cb.figure.needs_available_piece")
def test_no_army_without_a_figure_beside_the_sheet() -> None:
    t = acting(town().set("armies p1", *FAR))
    assert "produce_army" not in made(t)
    assert t.refused("p1 produce_army") == "cb.figure.needs_available_piece"
    five = acting(town().set("armies p1", *FAR[:5]))
    assert "produce_army" in made(five)


@rule("cb.figure.needs_available_piece")
def test_no_third_scout() -> None:
    t = acting(town().set("scouts p1", "D11", "D12"))
    assert t.refused("p1 produce_scout") == "cb.figure.needs_available_piece"


@rule("cb.figure.army_cost")
def test_an_army_costs_four() -> None:
    assert "produce_army" in made(acting(town(-2)))
    poor = acting(town(-3))
    assert poor.refused("p1 produce_army") == "cb.production.cost_at_most"


@rule("cb.figure.scout_cost")
def test_a_scout_costs_six() -> None:
    assert "produce_scout" in made(acting(town()))
    poor = acting(town(-1))
    assert poor.refused("p1 produce_scout") == "cb.production.cost_at_most"


# Where they are put


@rule("cb.figure.placed_in_outskirts")
def test_a_figure_is_put_beside_its_city() -> None:
    t = acting(with_city(town())).play("p1 produce_army")
    land = ["A12", "A13", "A23", "A31", "A32", "A33"]
    assert made(t) == [f"army {square}" for square in land]
    assert t.refused("p1 army C11") == "cb.figure.placed_in_outskirts"
    assert t.refused("p1 army A22") == "cb.figure.placed_in_outskirts"
    t.play("p1 army A13")
    assert t.fact("armies p1") == ["A13", "A33"]


@rule("cb.figure.placement_water")
def test_water_needs_sailing() -> None:
    crossing = acting(town().set("known p1", "navigation")).play("p1 produce_scout")
    assert "scout A11" not in made(crossing)
    assert crossing.refused("p1 scout A11") == "cb.figure.placement_water"
    sailing = acting(town().set("known p1", "sailing")).play("p1 produce_scout")
    assert "scout A11" in made(sailing)


@rule("cb.figure.placement_stacking")
def test_a_full_square_takes_no_figure() -> None:
    t = acting(town().set("armies p1", "A33", "A33")).play("p1 produce_army")
    assert t.refused("p1 army A33") == "cb.movement.stacking_limit_two"
    assert "army A33" not in made(t)


@rule("cb.figure.placed_in_outskirts")
def test_a_city_without_room_makes_no_figure() -> None:
    t = with_city(town(), 10).set("scouts p2", "C11")
    for square in ("C12", "C13", "C21", "C23", "C31", "C32", "C33"):
        t.set(f"terrain {square}", "water")
    acting(t, "city1")
    assert t.refused("p1 produce_scout") == "cb.figure.placed_in_outskirts"
    assert "produce_army" in made(t)


@rule("cb.figure.placement_shared")
def test_figures_share_a_square() -> None:
    t = acting(town()).play("p1 produce_army", "p1 army A32")
    assert t.fact("armies p1") == ["A32", "A33"]
    assert t.fact("scouts p1") == ["A32"]


# Blockaded squares


@rule("cb.blockade.no_scout_placement")
def test_a_scout_is_not_put_among_enemies() -> None:
    t = acting(town(2).set("scouts p2", "A13")).play("p1 produce_scout")
    assert t.refused("p1 scout A13") == "cb.blockade.no_scout_placement"


@rule("cb.blockade.army_placement_battle", "cb.blockade.blockader_defends")
def test_an_army_put_among_armies_fights_them() -> None:
    t = town(2).set("armies p2", "A13").set("forces p1", "infantry_3", "mounted_3")
    acting(t).play("p1 produce_army", "p1 army A13")
    assert any(line.startswith("battle ") for line in t.heard("p1"))
    assert "A13" in t.fact("armies p1")


@rule("cb.blockade.army_placement_vs_scouts", "cb.figure.scout_dies_without_escort")
def test_an_army_put_among_scouts_kills_them() -> None:
    t = town(2).set("scouts p2", "A13", "A13").set("trade p2", "6")
    acting(t).play("p1 produce_army", "p1 army A13")
    assert t.fact("scouts p2") == []
    assert scouts_left(state(t), 1) == 2
    assert "p1 loot trade" in t.options()


# What only armies do


@rule("cb.figure.armies_fight")
def test_scouts_neither_attack_nor_defend() -> None:
    t = town().set("armies p1").set("scouts p1", "D11").set("armies p2", "D12")
    t.at("turn p1 movement").play("p1 take D11 0 1")
    assert t.refused("p1 step D12")
    assert "p1 step D12" not in t.options()


@rule("cb.figure.scout_dies_without_escort", "cb.figure.armies_fight")
def test_a_scout_alone_dies_without_a_battle() -> None:
    t = town().set("armies p1", "D11").set("scouts p2", "D12")
    t.at("turn p1 movement").play("p1 take D11 1 0", "p1 step D12")
    assert t.fact("scouts p2") == []
    assert t.asked()[0].split()[1] != "front"


@rule("cb.figure.armies_explore", "cb.figure.scout_barred_from_markers")
@pytest.mark.parametrize("token", ["hut", "village"])
def test_only_armies_enter_huts_and_villages(token: str) -> None:
    t = town().set("token D12", token).set("scouts p1", "D11").set("armies p1", "D11")
    t.at("turn p1 movement").play("p1 take D11 0 1")
    assert t.refused("p1 step D12") == "cb.figure.scout_barred_from_markers"
    t.play("p1 pass", "p1 take D11 1 0")
    assert "p1 step D12" in t.options()


@rule("cb.figure.killed_figures_return")
def test_killed_figures_can_be_made_again() -> None:
    t = town().set("scouts p1", "D12", "D12").set("armies p2", "D11").set("first", "p2")
    assert scouts_left(state(t), 0) == 0
    t.at("turn p2 movement").play("p2 take D11 1 0", "p2 step D12")
    assert scouts_left(state(t), 0) == 2
    assert armies_left(state(t), 0) == 5


@rule("cb.figure.may_move_same_turn")
def test_a_new_army_moves_in_the_same_turn() -> None:
    t = acting(town().set("armies p1")).play("p1 produce_army", "p1 army A33", "p2 pass")
    assert t.asked() == ["p1 movement"]
    t.play("p1 take A33 1 0", "p1 step A32", "p1 step A31")
    assert t.fact("armies p1") == ["A31"]


def test_the_second_city_has_squares_of_its_own() -> None:
    t = acting(with_city(town(), 6), "city1").play("p1 produce_scout")
    assert len(made(t)) == 8
    assert f"scout {CITY1}" not in made(t)

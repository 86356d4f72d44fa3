"""How far figures go, where they may step and where they may stop."""

import pytest

from tests.games.board_game.kit import laid_out
from tests.games.board_game.movement.field import (
    UNITS,
    army,
    end_battle,
    listed,
    moves,
    plain,
    scout,
)
from tests.kit.table import Position
from tests.kit.trace import rule


@rule("cb.movement.speed_two")
def test_a_figure_moves_two_squares() -> None:
    t = moves(army("C11")).play("p1 take C11 1 0", "p1 step C12", "p1 step C13")
    assert t.asked() == ["p1 movement"]
    assert t.fact("armies p1") == ["C13"]


@rule("cb.movement.speed_tech")
@pytest.mark.parametrize(
    ("techs", "speed"),
    [
        (["horseback_riding"], 3),
        (["sailing"], 4),
        (["horseback_riding", "sailing"], 4),
        (["steam_power", "horseback_riding"], 5),
        (["flight", "sailing"], 6),
    ],
)
def test_the_highest_speed_of_known_techs_counts(techs: list[str], speed: int) -> None:
    t = moves(army("C11").set("known p1", *techs)).play("p1 take C11 1 0")
    path = ["C12", "C13", "C14", "C24", "C34", "C44"]
    t.play(*[f"p1 step {square}" for square in path[:speed]])
    assert t.asked() == ["p1 movement"]
    assert t.fact("armies p1") == [path[speed - 1]]


@rule("cb.movement.up_to_speed")
def test_a_figure_may_stop_early() -> None:
    t = moves(army("C11")).play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    assert t.fact("armies p1") == ["C12"]
    assert t.asked() == ["p1 movement"]


@rule("cb.movement.no_diagonal")
def test_no_step_is_diagonal_or_longer_than_one_square() -> None:
    t = moves(army("C22")).play("p1 take C22 1 0")
    assert listed(t, "step") == ["C12", "C21", "C23", "C32"]
    assert t.refused("p1 step C33") == "cb.movement.no_diagonal"
    assert t.refused("p1 step C24") == "cb.movement.no_diagonal"


@rule("cb.movement.one_square_per_step")
@pytest.mark.parametrize("terrain", ["grassland", "forest", "mountain", "desert"])
def test_every_terrain_costs_one_square(terrain: str) -> None:
    t = army("C11").set("terrain C12", terrain).set("terrain C13", terrain)
    moves(t).play("p1 take C11 1 0", "p1 step C12", "p1 step C13")
    assert t.fact("armies p1") == ["C13"]


# Stacking


@rule("cb.movement.stacking_limit_two")
def test_a_third_figure_finds_no_room() -> None:
    t = moves(army("C11", "C12", "C12")).play("p1 take C11 1 0")
    assert t.refused("p1 step C12") == "cb.movement.stacking_limit_two"
    assert listed(t, "step") == ["A41", "C21"]


@rule("cb.movement.stacking_counts_all")
def test_armies_and_scouts_share_the_room_of_a_square() -> None:
    t = moves(army("C11", "C12").set("scouts p1", "C12")).play("p1 take C11 1 0")
    assert t.refused("p1 step C12") == "cb.movement.stacking_limit_two"


@rule("cb.movement.stacking_counts_all")
def test_a_whole_group_needs_room() -> None:
    t = moves(army("C11", "C11", "C12")).play("p1 take C11 2 0")
    assert t.refused("p1 step C12") == "cb.movement.stacking_limit_two"
    assert "C21" in listed(t, "step")


@rule("cb.movement.stacking_per_player")
def test_figures_of_others_take_no_room() -> None:
    t = army("C11", "C11").set("armies p2", "C12", "C12").set("forces p2", *UNITS)
    moves(t).play("p1 take C11 2 0", "p1 step C12")
    assert (t.fact("armies p1"), t.fact("armies p2")) == (["C12", "C12"], ["C12", "C12"])


@rule("cb.movement.stacking_tech")
@pytest.mark.parametrize(
    ("techs", "limit"),
    [(["masonry"], 3), (["biology"], 5), (["masonry", "biology"], 5)],
)
def test_the_highest_stacking_limit_of_known_techs_counts(techs: list[str], limit: int) -> None:
    full = army("C11", *["C12"] * limit).set("known p1", *techs)
    assert "C12" not in listed(moves(full).play("p1 take C11 1 0"), "step")
    room = army("C11", *["C12"] * (limit - 1)).set("known p1", *techs)
    assert "C12" in listed(moves(room).play("p1 take C11 1 0"), "step")


@rule("cb.movement.stacking_while_passing")
def test_a_full_square_cannot_even_be_crossed() -> None:
    t = moves(army("C11", "C12", "C12")).play("p1 take C11 1 0")
    assert "C12" not in listed(t, "step")
    assert t.play("p1 step C21").refused("p1 step C13") == "cb.movement.no_diagonal"


# Water


def shore(*techs: str) -> Position:
    """An army on C11 with water on C12 and C21, land behind it, and techs."""
    t = army("C11").set("terrain C12", "water").set("terrain C21", "water")
    return moves(t.set("known p1", *techs)).play("p1 take C11 1 0")


@rule("cb.movement.water_forbidden")
def test_water_is_closed_at_first() -> None:
    t = shore()
    assert t.refused("p1 step C12") == "cb.movement.water_forbidden"
    assert listed(t, "step") == ["A41"]


@rule("cb.movement.water_cross")
def test_navigation_crosses_water() -> None:
    t = shore("navigation").play("p1 step C12", "p1 step C13")
    assert t.fact("armies p1") == ["C13"]


@rule("cb.movement.water_cross_must_land")
def test_navigation_does_not_stop_on_water() -> None:
    t = shore("navigation").play("p1 step C12")
    assert t.refused("p1 pass") == "cb.movement.water_cross_must_land"
    assert listed(t, "step") == ["A42", "C11", "C13", "C22"]


@rule("cb.movement.water_cross_must_land")
def test_navigation_offers_no_water_that_cannot_be_left_in_time() -> None:
    t = army("C22").set("known p1", "navigation").set("terrain C33", "water")
    moves(t).play("p1 take C22 1 0", "p1 step C23")
    assert t.refused("p1 step C33") == "cb.movement.water_cross_must_land"


@rule("cb.movement.water_cross_must_land")
def test_wide_water_is_crossed_only_if_land_is_near_enough() -> None:
    t = army("C11").set("known p1", "navigation", "horseback_riding")
    for square in ("C12", "C13", "C14", "C22", "C23", "C24"):
        t.set(f"terrain {square}", "water")
    moves(t).play("p1 take C11 1 0", "p1 step C12")
    assert "C13" in listed(t, "step")
    assert t.play("p1 step C22").refused("p1 step C23") == "cb.movement.water_cross_must_land"


@rule("cb.movement.water_cross_must_land", "cb.movement.army_enemy_square_stops")
def test_nobody_sets_out_for_land_behind_water_on_which_enemies_would_stop_him() -> None:
    t = army("C11", "D44").set("known p1", "navigation", "horseback_riding")
    for water in ["A32", "A41", "A42", "A43", "C11", "C12", "C13", "C21", "C22", "C23", "C32"]:
        t.set(f"terrain {water}", "water")
    u = moves(t.set("armies p2", "C13")).play("p1 take C11 1 0")
    assert "C12" not in listed(u, "step")


@rule("cb.movement.water_cross_must_land", "cb.movement.army_enemy_square_stops")
def test_navigation_does_not_cross_water_on_which_enemies_stop_it() -> None:
    t = army("C11").set("known p1", "navigation").set("terrain C12", "water")
    moves(t.set("armies p2", "C12")).play("p1 take C11 1 0")
    assert t.refused("p1 step C12") == "cb.movement.water_cross_must_land"
    assert listed(t, "step") == ["A41", "C21"]


@rule("cb.movement.water_end")
@pytest.mark.parametrize("tech", ["sailing", "steam_power", "flight"])
def test_later_techs_stop_on_water(tech: str) -> None:
    t = shore(tech).play("p1 step C12", "p1 pass")
    assert t.fact("armies p1") == ["C12"]


# Cities


@rule("cb.movement.own_center_pass")
def test_own_cities_are_crossed() -> None:
    t = plain().set("armies p1", "A32").set("scouts p1", "A42")
    moves(t).play("p1 take A32 1 0", "p1 step A22", "p1 step A12")
    assert t.fact("armies p1") == ["A12"]


@rule("cb.movement.own_center_no_end")
def test_no_move_ends_in_an_own_city() -> None:
    t = plain().set("armies p1", "A32").set("scouts p1", "A42")
    moves(t).play("p1 take A32 1 0", "p1 step A22")
    assert t.refused("p1 pass") == "cb.movement.own_center_no_end"
    t.play("p1 step A23")
    late = moves(plain().set("armies p1", "A42").set("scouts p1", "A41"))
    late.play("p1 take A42 1 0", "p1 step A32")
    assert late.refused("p1 step A22") == "cb.movement.own_center_no_end"


@rule("cb.movement.scout_foreign_outskirts")
def test_scouts_enter_foreign_outskirts() -> None:
    t = moves(scout("C23").set("city p2 city1", "C33").set("scouts p2", "H32"))
    t.play("p1 take C23 0 1", "p1 step C22", "p1 step C32")
    assert t.fact("scouts p1") == ["C32"]


@rule("cb.movement.scout_foreign_center")
def test_scouts_stay_out_of_foreign_cities() -> None:
    t = moves(scout("C23").set("city p2 city1", "C33")).play("p1 take C23 0 1")
    assert t.refused("p1 step C33") == "cb.movement.scout_foreign_center"
    assert "C33" not in listed(t, "step")


@rule("cb.movement.army_foreign_outskirts")
def test_armies_enter_foreign_outskirts() -> None:
    t = moves(army("C12").set("city p2 city1", "C33"))
    t.play("p1 take C12 1 0", "p1 step C22", "p1 pass")
    assert t.fact("armies p1") == ["C22"]


@rule("cb.movement.army_foreign_center")
def test_an_army_that_enters_a_foreign_city_attacks_it_at_once() -> None:
    t = army("C23").set("city p2 city1", "C33").set("forces p2", "infantry_1")
    moves(t).play("p1 take C23 1 0", "p1 step C33")
    assert any(told.startswith("battle_city") for told in t.heard("p1"))
    assert t.fact("moved_figures p1 army") == ["C33"]
    assert t.asked() != ["p1 moving"]


def test_democrats_attack_no_city() -> None:
    t = army("C23").set("city p2 city1", "C33").set("government p1", "democracy")
    moves(t).play("p1 take C23 1 0")
    assert t.refused("p1 step C33") == "cb.gov.benefits_only_while_active"


# Figures of others


@rule("cb.movement.scout_enemy_square")
def test_scouts_avoid_figures_of_others() -> None:
    t = scout("C22").set("armies p2", "C12").set("scouts p2", "C21")
    moves(t).play("p1 take C22 0 1")
    assert listed(t, "step") == ["C23", "C32"]
    assert t.refused("p1 step C12") == "cb.movement.scout_enemy_square"
    assert t.refused("p1 step C21") == "cb.movement.scout_enemy_square"


@rule("cb.movement.army_enemy_square_stops")
def test_an_army_goes_no_further_than_the_figures_of_others() -> None:
    t = moves(army("C11").set("scouts p2", "C12")).play("p1 take C11 1 0", "p1 step C12")
    assert t.asked() != ["p1 moving"]
    assert t.fact("moved_figures p1 army") == ["C12"]
    assert t.fact("scouts p2") == []


@rule("cb.movement.escorted_scout")
@pytest.mark.parametrize("thing", ["army", "hut", "village", "city"])
def test_an_army_takes_a_scout_where_it_may_not_go_alone(thing: str) -> None:
    t = army("C11").set("scouts p1", "C11").set("forces p2", *UNITS)
    if thing == "army":
        t.set("armies p2", "C12")
    elif thing == "city":
        t.set("city p2 city1", "C12")
    else:
        t.set("token C12", thing)
    moves(t).play("p1 take C11 1 1")
    assert "C12" in listed(t, "step")
    t.play("p1 step C12")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["C12"], ["C12"])
    assert t.asked() != ["p1 moving"]


@rule("cb.movement.escorted_scout")
def test_an_escorted_scout_survives_a_battle_that_is_won() -> None:
    t = army("C11").set("scouts p1", "C11").set("forces p1", *UNITS).set("armies p2", "C12")
    moves(t).play("p1 take C11 1 1", "p1 step C12")
    end_battle(t)
    assert (t.fact("armies p2"), t.fact("scouts p1")) == ([], ["C12"])


@rule("cb.movement.hidden_tile_blocked")
def test_nobody_sets_foot_on_a_facedown_tile() -> None:
    t = laid_out().set("armies p1", "A43").set("known p1", "flight", "sailing")
    moves(t).play("p1 take A43 1 0")
    assert t.refused("p1 step C13") == "cb.movement.hidden_tile_blocked"
    assert "C13" not in listed(t, "step")

"""Figures that end their movement in an own city, and the sign that the city gets for it."""

from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import open_map, resting, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.fame_and_fortune.ids import FORTIFICATION, NO_SIGN
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.fame_and_fortune.view import FameView, view_fame
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.start.founding import destroy_city


def marching(armies: int = 1, scouts: int = 1, sign: str = "") -> Position:
    """Figures of p1 on A32 beside its capital are about to move."""
    t = laid_out().set("armies p1", *["A32"] * armies).set("scouts p1", *["A32"] * scouts)
    if sign:
        t.set("sign p1 capital", sign)
    return t.at(resting(0), "movement p1")


@component("rule.disbanding")
@rule("ff.disband.enter_own_center", "ff.disband.return_to_sheet", "ff.fortify.place")
def test_an_army_that_ends_in_its_city_is_disbanded_and_fortifies_it() -> None:
    t = marching()
    left = armies_left(state(t), 0)
    t.play("p1 take A32 1 0", "p1 step A22", "p1 pass")
    assert t.options() == ["p1 pass", "p1 fortify capital"]
    assert t.refused("p1 load capital") == "ff.caravan.place"
    t.play("p1 fortify capital")
    assert t.fact("sign p1 capital") == ["fortification"]
    assert (t.fact("armies p1"), armies_left(state(t), 0)) == ([], left + 1)
    assert (t.fact("scouts p1"), state(t).moved_figures[0]) == (["A32"], ())


@rule("ff.disband.return_to_sheet", "ff.caravan.place")
def test_a_scout_that_ends_in_its_city_is_disbanded_and_leaves_a_caravan() -> None:
    t = marching()
    left = scouts_left(state(t), 0)
    t.play("p1 take A32 0 1", "p1 step A22", "p1 pass")
    assert t.options() == ["p1 pass", "p1 load capital"]
    assert t.refused("p1 fortify capital") == "ff.fortify.place"
    t.play("p1 load capital")
    assert (t.fact("sign p1 capital"), scouts_left(state(t), 0)) == (["caravan"], left + 1)


@rule("ff.disband.benefit_optional")
def test_a_city_need_not_get_anything() -> None:
    t = marching().play("p1 take A32 1 1", "p1 step A22", "p1 pass")
    assert t.options() == ["p1 pass", "p1 fortify capital", "p1 load capital"]
    t.play("p1 pass")
    assert t.fact("sign p1 capital") == ["no_sign"]
    assert (t.fact("armies p1"), t.fact("scouts p1")) == ([], [])


@rule("ff.fortify.one", "ff.caravan.one", "ff.fortify.excludes_caravan")
@rule("ff.caravan.excludes_fortification")
def test_a_city_has_one_sign_at_a_time() -> None:
    for sign in ("fortification", "caravan"):
        for group in ("1 0", "0 1", "1 1"):
            t = marching(sign=sign).play(f"p1 take A32 {group}", "p1 step A22", "p1 pass")
            assert "city_sign" not in t.asked()[0]
            assert t.fact("sign p1 capital") == [sign]


@rule("ff.disband.voluntary")
def test_figures_may_pass_through_their_city() -> None:
    t = laid_out().set("armies p1", "A32").set("terrain A12", "grassland")
    t.at(resting(0), "movement p1").play("p1 take A32 1 0", "p1 step A22", "p1 step A12")
    assert t.fact("armies p1") == ["A12"]
    assert t.fact("sign p1 capital") == ["no_sign"]


@rule("ff.disband.voluntary")
def test_figures_that_are_held_in_their_city_stay() -> None:
    t = laid_out().set("armies p1", "A22").set("scouts p1").set("locked", "A22")
    t.at(resting(0), "movement p1").play("p1 take A22 1 0")
    assert t.fact("armies p1") == ["A22"]


@rule("ff.disband.movement_phase")
def test_a_city_that_is_too_far_away_disbands_nobody() -> None:
    t = open_map(laid_out()).set("armies p1", "A42").set("scouts p1", "C12")
    for square in ("A42", "C12"):
        t.set(f"terrain {square}", "grassland")
    t.at(resting(0), "movement p1").play("p1 take C12 0 1", "p1 step A42")
    assert t.refused("p1 step A22") == "cb.movement.no_diagonal"
    t.play("p1 step A32")
    assert t.fact("scouts p1") == ["A32"]
    # From two squares away it is in reach, and the step there disbands it.
    t.play("p1 take A42 1 0", "p1 step A32", "p1 step A22")
    assert t.options() == ["p1 pass", "p1 fortify capital"]


@rule("ff.fortify.lost_with_city")
def test_a_sign_goes_with_its_city() -> None:
    for sign in ("fortification", "caravan"):
        t = open_map(laid_out()).set("city p1 city1", "E22").set("sign p1 city1", sign)
        destroy_city(state(t), 0, 1)
        t.at(resting(0), *state(t).stack)
        assert fame(t.state).signs[0] == (0, 0, 0)


@rule("ff.disband.enter_own_center")
def test_a_figure_may_land_in_its_city_from_the_sea() -> None:
    t = laid_out().set("known p1", "navigation").set("armies p1", "A11").set("terrain A12", "water")
    t.set("terrain A11", "grassland").at(resting(0), "movement p1")
    t.play("p1 take A11 1 0", "p1 step A12", "p1 step A22", "p1 fortify capital")
    assert t.fact("armies p1") == []


def test_all_see_the_sign_of_a_city() -> None:
    t = laid_out().set("sign p1 capital", "fortification").at(resting(0))
    view = view_fame(t.state, 1)
    assert isinstance(view, FameView)
    assert view.signs[0] == (FORTIFICATION, NO_SIGN, NO_SIGN)
    assert t.knows("p2")["view"] != laid_out().at(resting(0)).knows("p2")["view"]

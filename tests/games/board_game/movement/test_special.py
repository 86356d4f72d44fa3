"""Figures that go further than others: fliers, explorers and those who are given up in a city."""

from tests.games.board_game.kit import laid_out, row_of
from tests.games.board_game.movement.field import UNITS, army, listed, moves, scout
from tests.kit.table import Position


def above(thing: str) -> Position:
    """An army of p1 that flies, with something of p2 or a marker on C12, has begun its move."""
    t = army("C11", "D44").set("known p1", "flight").set("forces p2", *UNITS)
    if thing == "army":
        t.set("armies p2", "C12")
    elif thing == "city":
        t.set("city p2 city1", "C12")
    else:
        t.set("token C12", thing)
    return moves(t).play("p1 take C11 1 0", "p1 step C12")


def test_fliers_pass_over_all_that_stops_others() -> None:
    for thing in ("army", "city", "hut", "village"):
        t = above(thing).play("p1 step C13", "p1 pass")
        assert t.fact("armies p1") == ["C13", "D44"]
        assert t.asked() == ["p1 movement"]


def test_fliers_who_stop_meet_what_is_there() -> None:
    assert above("army").play("p1 pass").asked() == ["p2 battle_turn"]
    assert above("hut").play("p1 pass").asked() == ["nature draw_hut"]
    assert above("village").play("p1 pass").asked() == ["nature draw_barbarian"]


def test_scouts_that_fly_do_not_stop_where_they_may_not_be() -> None:
    t = scout("C11").set("known p1", "flight").set("armies p2", "C12")
    moves(t).play("p1 take C11 0 1", "p1 step C12")
    assert t.refused("p1 pass") == "cb.movement.scout_enemy_square"
    t.play("p1 step C13", "p1 pass")
    assert t.fact("scouts p1") == ["C13"]


def held_above(t: Position, taken: str) -> Position:
    """Fliers of p1 are above C12 when p2 lets nobody leave it."""
    t.set("known p1", "flight").set("known p2", "communism_tech").set(
        "facedown_finds p2", "village_spy"
    )
    moves(t).play(f"p1 take C11 {taken}", "p2 pass", "p1 step C12", "p2 use communism_tech")
    return t.play("p2 pay village_spy", "p2 at C12")


def test_scouts_that_lose_their_escort_among_enemies_and_cannot_go_on_are_lost() -> None:
    t = army("C11", "D44").set("scouts p1", "C11").set("armies p2", "C12")
    held_above(t.set("hand p2", "defection"), "1 1")
    t.play("p2 event defection", "p2 kill p1 army C12")
    assert t.asked() == ["p1 movement"]
    assert (t.fact("scouts p1"), t.fact("armies p1")) == ([], ["D44"])
    assert t.fact("armies p2") == ["C12"]


def test_an_army_that_may_not_attack_the_city_it_is_held_above_is_lost() -> None:
    t = army("C11", "D44").set("government p1", "democracy").set("city p2 city1", "C12")
    held_above(t, "1 0")
    assert t.asked() == ["p1 movement"]
    assert (t.fact("armies p1"), t.fact("city p2 city1")) == (["D44"], ["C12"])
    assert not [line for line in t.heard("p1") if line.startswith("battle_city")]


def test_an_army_that_is_held_above_enemies_fights() -> None:
    t = army("C11", "D44").set("armies p2", "C12").set("forces p2", *UNITS)
    assert held_above(t, "1 0").asked() == ["p2 battle_turn"]


def test_scouts_of_a_republic_explore_huts() -> None:
    t = scout("C11").set("government p1", "republic").set("token C12", "hut")
    t.set("token C21", "village")
    moves(t).play("p1 take C11 0 1")
    assert listed(t, "step") == ["A41", "C12"]
    t.play("p1 step C12", "nature draw_hut hut_silk")
    assert (t.fact("facedown_finds p1"), t.fact("moved_figures p1 scout")) == (
        ["hut_silk"],
        ["C12"],
    )


def defectors() -> Position:
    """Russians beside a city of p2, who knows a tech that they could learn."""
    t = army("C11", "C11").set("civilization p1", "russians").set("city p2 city1", "C22")
    return t.set("scouts p1", "C12").set("known p2", "pottery", "writing")


def test_a_figure_given_up_leaves_its_group_which_goes_on() -> None:
    t = defectors().set("armies p1", "C12", "C12")
    moves(t).play("p1 take C12 2 1", "p1 slip scout C22", "p1 learn pottery")
    assert t.asked() == ["p1 moving"]
    t.play("p1 step C13", "p1 pass")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["C13", "C13"], [])


def test_a_lone_figure_given_up_ends_its_move() -> None:
    t = moves(defectors()).play("p1 take C12 0 1", "p1 slip scout C22", "p1 learn pottery")
    assert t.asked() == ["p1 movement"]
    assert t.fact("scouts p1") == []


def test_a_standing_figure_does_not_replace_one_given_up() -> None:
    t = moves(defectors().set("armies p1", "C12", "C12")).play("p1 take C12 1 0")
    t.play("p1 slip army C22", "p1 learn pottery")
    assert t.asked() == ["p1 movement"]
    assert listed(t, "take") == ["C12 0 1", "C12 1 0", "C12 1 1"]


def test_nobody_is_given_up_out_of_a_held_square() -> None:
    t = moves(defectors().set("locked", "C12")).play("p1 take C12 0 1")
    assert t.asked() == ["p1 movement"]
    assert t.fact("scouts p1") == ["C12"]


def test_a_blockaded_wonder_acts_again_once_the_figure_has_left() -> None:
    t = laid_out().set("marker H33", "the_oracle").set("armies p2").set("armies p1", "H33")
    oracle = row_of(t, "the_oracle")
    assert not t.state.holds(1, oracle)
    moves(t).play("p1 take H33 1 0", "p1 step H43")
    assert t.state.holds(1, oracle)
    t.play("p1 step H33")
    assert not t.state.holds(1, oracle)

"""The Spanish: a third scout, longer ways, and a building for each tile they discover."""

from tests.games.board_game.fame_and_fortune.kit import dealt, laid_out
from tests.games.board_game.kit import resting, square_of, state
from tests.games.board_game.setup.dealing import on_to
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.fame_and_fortune.free_building import is_basic
from ziggurat.games.board_game.movement.figures import scouts_left, speed


@component("civilization.spanish")
@rule("ff.setup.spain_scout")
def test_spanish_begin_with_two_scouts_of_three() -> None:
    t = on_to(dealt("spanish", "romans"), "rest")
    assert (len(t.fact("armies p1")), len(t.fact("scouts p1"))) == (1, 2)
    assert (len(t.fact("armies p2")), len(t.fact("scouts p2"))) == (1, 1)
    assert (scouts_left(state(t), 0), scouts_left(state(t), 1)) == (1, 1)


@rule("ff.setup.spain_stacking")
def test_their_three_figures_do_not_share_a_square() -> None:
    t = on_to(dealt("spanish", "romans"), "first_army", "p1")
    square = t.options()[0].split()[-1]
    t.play(f"p1 army {square}", f"p1 scout {square}")
    assert t.asked() == ["p1 first_scout"]
    assert t.refused(f"p1 scout {square}") == "cb.setup.starting_figures_stacking"


@component("civilization.spanish")
def test_their_figures_move_one_square_further() -> None:
    t = laid_out().set("civilization p1", "spanish").set("civilization p2", "romans")
    assert (speed(state(t), 0, 1, 0), speed(state(t), 1, 1, 0)) == (3, 2)
    t.set("known p1", "horseback_riding")
    assert speed(state(t), 0, 1, 0) == 4


def discovering(*techs: str) -> Position:
    """The Spanish have just discovered a tile; their army is under way."""
    t = laid_out().set("civilization p1", "spanish").set("armies p1", "A43").set("known p1", *techs)
    t.at(resting(0), "movement p1").play("p1 take A43 1 0")
    t.play(next(move for move in t.options() if " discover " in move))
    return t.play(t.options()[0])


@component("civilization.spanish")
@rule("ff.term.basic_building")
def test_a_tile_brings_a_basic_building_be_it_unlocked_or_not() -> None:
    t = discovering()
    assert t.asked() == ["p1 free_building_in"]
    assert "p1 build_in capital workshop" in t.options()
    assert t.refused("p1 build_in capital iron_mine") == "ff.term.basic_building"
    assert t.refused("p1 build_in city1 workshop")
    t.play("p1 build_in capital workshop")
    assert t.asked() == ["p1 put_building"]
    t.play("p1 put A33")
    assert t.fact("marker A33") == ["workshop"]
    assert t.asked() == ["p1 moving"]


@component("civilization.spanish")
def test_a_basic_form_is_built_though_its_better_one_is_known() -> None:
    t = discovering("railroad")
    t.play("p1 build_in capital workshop", "p1 put A33")
    assert t.fact("marker A33") == ["workshop"]


@component("civilization.spanish")
def test_terrain_and_limits_hold_and_nobody_has_to_build() -> None:
    t = discovering()
    squares = [f"A{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    terrains = {t.fact(f"terrain {name}")[0] for name in squares if name != "A22"}
    assert ("p1 build_in capital granary" in t.options()) == ("grassland" in terrains)
    t.play("p1 pass")
    assert t.asked() == ["p1 moving"]


@component("civilization.spanish")
def test_city_walls_are_basic_too() -> None:
    t = discovering().play("p1 build_in capital city_walls")
    assert t.fact("walls p1") == ["capital"]


@rule("ff.term.basic_building")
def test_basic_buildings_are_no_upgraded_forms() -> None:
    t = laid_out()
    number = t.rules.kinds["building"].parse
    basic = {
        name
        for name in t.rules.kinds["building"].labels.values()
        if is_basic(state(t), number(name))
    }
    assert {"granary", "trading_post", "harbor", "city_walls"} <= basic
    assert not basic & {"aqueduct", "bank", "cathedral", "academy", "university", "iron_mine"}


@component("civilization.spanish")
def test_tiles_of_others_bring_the_spanish_nothing() -> None:
    t = laid_out().set("civilization p2", "spanish").set("civilization p1", "romans")
    t.set("armies p1", "A43").at(resting(0), "movement p1").play("p1 take A43 1 0")
    t.play(next(move for move in t.options() if " discover " in move))
    t.play(t.options()[0])
    assert t.asked() == ["p1 moving"]
    assert square_of(t, "A43") in state(t).armies[0]

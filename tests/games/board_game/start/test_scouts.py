"""Scouts that gather: when they begin, for which city, and what they bring."""

import pytest

from tests.games.board_game.kit import before_setup, row_of, square_of, state
from tests.games.board_game.start.ground import (
    country,
    draw,
    icons,
    play_to,
    starting,
    to_next_turn,
)
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.board.yields import (
    city_squares,
    coin_squares,
    coins,
    seat_squares,
)
from ziggurat.games.board_game.ids import ARMY, SCOUT
from ziggurat.games.board_game.movement.figures import place_figure, place_scout, remove_scout
from ziggurat.games.board_game.start.founding import destroy_city


def two_cities() -> Position:
    """p1 has a second city at C22 and its only scout on open ground at E33."""
    return country().set("city p1 city1", "C22").set("scouts p1", "E33")


# When


@rule("cb.scout.from_next_turn")
def test_a_new_scout_gathers_from_the_next_turn_on() -> None:
    t = starting(two_cities().set("scouts p1"))
    place_scout(state(t), 0, square_of(t, "E33"))
    t.play("p1 pass")
    assert t.asked() == ["p2 start_of_turn"]
    assert t.fact("scout_city p1 E33") == []
    to_next_turn(t).play("p1 pass")
    assert t.options() == ["p1 send E33 capital", "p1 send E33 city1"]


@rule("cb.scout.from_next_turn")
def test_a_new_scout_is_not_sent_with_the_others() -> None:
    t = starting(two_cities())
    place_scout(state(t), 0, square_of(t, "G33"))
    t.play("p1 pass")
    assert t.refused("p1 send G33 capital") == "cb.scout.from_next_turn"
    t.play("p1 send E33 capital")
    assert t.asked() == ["p2 start_of_turn"]


@rule("cb.scout.from_next_turn")
def test_a_new_scout_beside_an_old_one_waits_too() -> None:
    t = starting(two_cities())
    place_scout(state(t), 0, square_of(t, "E33"))
    t.play("p1 pass", "p1 send E33 city1")
    assert t.fact("scout_city p1 E33") == ["city1"]


@rule("cb.scout.starting_scout_turn_one")
def test_the_first_scout_gathers_in_turn_one() -> None:
    t = before_setup(2).start()
    while t.asked() != ["p1 start_of_turn"] and t.asked() != ["p2 start_of_turn"]:
        t.play(t.options()[0])
    assert t.fact("turn") == ["1"]
    seat = t.asked()[0].split()[0]
    square = t.fact(f"scouts {seat}")[0]
    assert t.fact(f"scout_city {seat} {square}") == ["capital"]


# Where to


@rule("cb.scout.assign_city", "cb.start.declare_scout_targets")
def test_a_scout_is_sent_to_one_city() -> None:
    t = starting(two_cities().set("terrain E33", "forest")).play("p1 pass")
    assert t.asked() == ["p1 send_scout"]
    t.play("p1 send E33 city1")
    square = square_of(t, "E33")
    assert square in city_squares(state(t), 0, 1)
    assert square not in city_squares(state(t), 0, 0)
    assert icons(t, 0, 1) == (0, 2, 0, 0)


@rule("cb.start.declare_scout_targets")
def test_each_scout_is_asked_for_once() -> None:
    t = starting(two_cities().set("scouts p1", "E33", "G22")).play("p1 pass")
    sends = ["p1 send G22 capital", "p1 send G22 city1"]
    assert t.options() == ["p1 send E33 capital", "p1 send E33 city1", *sends]
    t.play("p1 send E33 city1")
    assert t.options() == sends
    assert t.refused("p1 send E33 capital") == "cb.turn.set_any_order"
    assert t.refused("p1 send G22 city2") == "cb.scout.assign_city"
    t.play("p1 send G22 capital")
    assert t.asked() == ["p2 start_of_turn"]


@rule("cb.scout.reassign_each_turn")
def test_a_scout_may_serve_another_city_each_turn() -> None:
    t = starting(two_cities()).play("p1 pass", "p1 send E33 city1")
    assert t.fact("scout_city p1 E33") == ["city1"]
    to_next_turn(t).play("p1 pass", "p1 send E33 capital")
    assert t.fact("scout_city p1 E33") == ["capital"]


@rule("cb.scout.whole_turn")
def test_a_scout_serves_its_city_for_the_whole_turn() -> None:
    t = starting(two_cities().set("terrain E33", "forest")).play("p1 pass", "p1 send E33 city1")
    for asked in ("city_management", "movement"):
        play_to(t, f"p1 {asked}")
        assert t.fact("scout_city p1 E33") == ["city1"]
        assert t.fact("production p1 city1") == ["2"]


def leaves(t: Position) -> Position:
    """p1's scout, which gathers a forest for the capital, is killed in City Management."""
    play_to(starting(t.set("terrain E33", "forest").set("scouts p1", "E33")), "p1 city_management")
    remove_scout(state(t), 0, square_of(t, "E33"))
    return t


@rule("cb.scout.whole_turn")
def test_what_was_gathered_stays_for_the_turn_when_the_scout_goes() -> None:
    t = country()
    before = int(t.fact("production p1 capital")[0])
    leaves(t)
    assert t.fact("production p1 capital") == [str(before + 2)]
    assert t.fact("still_gathered p1 E33") == ["capital"]
    to_next_turn(t)
    assert t.fact("production p1 capital") == [str(before)]
    assert t.fact("still_gathered p1 E33") == []


@rule("cb.scout.whole_turn")
@pytest.mark.parametrize("figure", [ARMY, SCOUT])
def test_figures_of_others_take_the_square_away(figure: int) -> None:
    t = leaves(country())
    before = int(t.fact("production p1 capital")[0])
    place_figure(state(t), 1, square_of(t, "E33"), figure)
    assert t.fact("production p1 capital") == [str(before - 2)]


@rule("cb.scout.whole_turn", "cb.scout.no_double_count")
def test_an_own_square_stays_with_the_city_it_was_sent_to() -> None:
    t = country().set("city p1 city1", "C22").set("terrain C33", "forest").set("scouts p1", "C33")
    play_to(starting(t).play("p1 pass", "p1 send C33 capital"), "p1 city_management")
    remove_scout(state(t), 0, square_of(t, "C33"))
    found = [city_squares(state(t), 0, at).count(square_of(t, "C33")) for at in (0, 1)]
    assert found == [1, 0]


@rule("cb.scout.whole_turn", "cb.blockade.scout_gathers_instead")
def test_a_foreign_square_is_its_owners_again_with_the_next_turn() -> None:
    t = draw(leaves(country().set("city p2 city1", "E22")), "E33", "$")
    square = square_of(t, "E33")
    assert square not in city_squares(state(t), 1, 1)
    assert square in coin_squares(state(t), 1)
    to_next_turn(t)
    assert square in city_squares(state(t), 1, 1)


@rule("cb.scout.whole_turn")
def test_a_city_that_goes_takes_what_was_gathered_for_it() -> None:
    t = two_cities().set("terrain E33", "forest")
    play_to(starting(t).play("p1 pass", "p1 send E33 city1"), "p1 city_management")
    remove_scout(state(t), 0, square_of(t, "E33"))
    destroy_city(state(t), 0, 1)
    assert seat_squares(state(t), 0).count(square_of(t, "E33")) == 0


@rule("cb.scout.whole_turn", "cb.city.scout_sacrificed")
def test_a_founder_has_gathered_nothing() -> None:
    t = starting(country().set("scouts p1", "E33", "E33")).play("p1 found scout E33")
    t.play(t.options()[0])
    assert t.fact("still_gathered p1 E33") == []


# What


@rule("cb.scout.all_icon_types")
def test_all_icons_are_gathered() -> None:
    t = draw(country().set("scouts p1", "E33").set("terrain E33", "desert"), "E33", "sc$")
    before = icons(t, 0, 0)
    starting(t)
    gained = [now - then for now, then in zip(icons(t, 0, 0), before, strict=True)]
    assert gained == [1, 0, 1, 1]
    play_to(t, "p1 city_management").play("p1 city capital", "p1 harvest silk")
    assert t.fact("resources p1 silk") == ["1"]


@rule("cb.scout.foreign_outskirts", "cb.blockade.scout_gathers_instead")
def test_a_scout_takes_a_square_from_its_owner() -> None:
    t = country().set("city p2 city1", "E22").set("terrain E33", "desert")
    theirs = icons(t, 1, 1)[0]
    ours = icons(t, 0, 0)[0]
    starting(t.set("scouts p1", "E33"))
    assert icons(t, 1, 1)[0] == theirs - 1
    assert icons(t, 0, 0)[0] == ours + 1


@rule("cb.scout.foreign_building")
@pytest.mark.parametrize(("marker", "culture"), [("temple", 2), ("artist", 2), ("the_oracle", 1)])
def test_a_scout_gathers_the_icons_of_a_marker(marker: str, culture: int) -> None:
    t = country().set("city p2 city1", "E22").set("marker E33", marker)
    before = icons(t, 0, 0)[2]
    starting(t.set("scouts p1", "E33"))
    assert icons(t, 0, 0)[2] == before + culture
    assert icons(t, 1, 1)[2] == 0


@rule("cb.scout.no_foreign_abilities")
def test_a_scout_brings_no_ability() -> None:
    t = country().set("city p2 city1", "E22").set("marker E33", "the_colossus")
    wonder = row_of(t, "the_colossus")
    assert state(t).holds(1, wonder)
    starting(t.set("scouts p1", "E33"))
    assert not state(t).holds(0, wonder)
    assert not state(t).holds(1, wonder)


@rule("cb.scout.no_double_count")
@pytest.mark.parametrize(("slot", "counts"), [("capital", (1, 0)), ("city1", (0, 1))])
def test_a_square_of_the_own_land_counts_once(slot: str, counts: tuple[int, int]) -> None:
    t = country().set("city p1 city1", "C22").set("terrain C33", "desert")
    t.set("scouts p1", "C33")
    starting(t).play("p1 pass", f"p1 send C33 {slot}")
    square = square_of(t, "C33")
    found = [city_squares(state(t), 0, at).count(square) for at in (0, 1)]
    assert tuple(found) == counts


@rule("cb.scout.square_once")
def test_two_scouts_on_a_square_gather_it_once() -> None:
    t = starting(two_cities().set("scouts p1", "E33", "E33")).play("p1 pass")
    t.play("p1 send E33 city1")
    assert t.asked() == ["p2 start_of_turn"]
    assert seat_squares(state(t), 0).count(square_of(t, "E33")) == 1
    assert t.fact("scout_city p1 E33") == ["city1", "city1"]


# Coins of scouts


@rule("cb.coin.map_square_scout", "cb.coin.scout_leaves_in_movement")
def test_a_gathered_coin_goes_with_the_scout() -> None:
    t = draw(country().set("scouts p1", "E33"), "E33", "$")
    before = coins(state(t), 0)
    play_to(starting(t), "p1 movement")
    assert coins(state(t), 0) == before + 1
    t.play("p1 take E33 0 1", "p1 step E34")
    assert coins(state(t), 0) == before


@rule("cb.coin.map_square_scout")
def test_a_gathered_coin_dies_with_the_scout() -> None:
    t = starting(draw(country().set("scouts p1", "E33"), "E33", "$"))
    before = coins(state(t), 0)
    remove_scout(state(t), 0, square_of(t, "E33"))
    assert coins(state(t), 0) == before - 1


@rule("cb.coin.scout_leaves_in_movement")
def test_a_scout_that_comes_to_a_coin_counts_it_from_the_next_turn_on() -> None:
    t = draw(country().set("scouts p1"), "E33", "$")
    before = coins(state(t), 0)
    starting(t).play("p1 pass")
    place_scout(state(t), 0, square_of(t, "E33"))
    assert coins(state(t), 0) == before
    to_next_turn(t)
    assert coins(state(t), 0) == before + 1

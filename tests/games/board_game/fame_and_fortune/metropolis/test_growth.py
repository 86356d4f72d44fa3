"""Capitals that grow: when, where, and what becomes of what is there.

The capital of p1 on A22 may grow onto A23 or A32: the other two squares beside it are at the edge.
"""

import pytest

from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import open_map, resting, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.sites import centres, outskirts
from ziggurat.games.board_game.board.yields import city_squares, production_on
from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import set_sign
from ziggurat.games.board_game.fame_and_fortune.ids import AGRICULTURE, CARAVAN
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import Growth, may_grow
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.games.board_game.movement.figures import is_water
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.kernel.reason import ALLOWED

GROW = ["p1 grow A23", "p1 grow A32"]


def bare(seats: int = 2) -> Position:
    """A table on which p1 has no figures beside its capital."""
    return laid_out(seats).set("armies p1").set("scouts p1")


def learning(t: Position) -> Position:
    """p1 has just learned Agriculture."""
    learn(state(t), 0, AGRICULTURE, researched=False)
    return t.at(resting(0), *t.state.stack)


def growing(t: Position) -> Position:
    """The capital of p1 grows."""
    return t.at(resting(0), Growth(0, False))


def reason(t: Position, square: str) -> str:
    """The rule against growing onto a square."""
    number = may_grow(state(t), 0, square_of(t, square))
    return "" if number == ALLOWED else t.rules.reasons[number].rule


# When


@component("tech.agriculture")
@rule("ff.metro.grow_on_agriculture", "ff.metro.choice_of_square", "ff.metro.expansion_square")
def test_whoever_learns_agriculture_says_where_the_capital_grows() -> None:
    t = learning(bare())
    assert t.asked() == ["p1 grow"]
    assert t.options() == GROW
    assert t.refused("p1 grow A33") == "ff.metro.expansion_square"
    t.play("p1 grow A23")
    assert t.fact("annex p1 capital") == ["A23"]
    assert t.asked() == ["p1 rest"]


@rule("ff.metro.mandatory")
def test_nobody_declines_to_grow() -> None:
    t = learning(bare())
    assert t.refused("p1 pass")
    # With one square left there is nothing to say at all.
    t = bare().set("armies p2", "A32")
    assert learning(t).fact("annex p1 capital") == ["A23"]


@component("tech.agriculture")
@rule("ff.metro.grow_on_agriculture")
def test_other_techs_and_other_seats_make_no_capital_grow() -> None:
    t = bare().set("known p1", "agriculture")
    learn(state(t), 0, t.rules.kinds["tech"].parse("writing"), researched=False)
    t.at(resting(0), *t.state.stack)
    assert t.asked() == ["p1 rest"]
    assert (t.fact("annex p1 capital"), t.fact("annex p2 capital")) == ([], [])


@rule("ff.metro.later_growth", "ff.metro.mandatory")
def test_a_capital_that_could_not_grow_does_so_in_a_later_start_of_turn() -> None:
    t = learning(bare().set("armies p2", "A23", "A32"))
    assert (t.asked(), t.fact("annex p1 capital")) == (["p1 rest"], [])
    assert "growth_waits" in t.heard("p2")
    t = bare().set("known p1", "agriculture").set("armies p2", "A23", "A32")
    t.at(resting(0), "start_of_turn p1")
    assert t.asked() == ["p1 start_of_turn"]
    t = bare().set("known p1", "agriculture").set("armies p2", "A32")
    t.at(resting(0), "start_of_turn p1")
    assert t.fact("annex p1 capital") == ["A23"]


@rule("ff.metro.later_growth")
def test_what_the_owner_opens_in_start_of_turn_counts_at_its_end() -> None:
    t = bare().set("known p1", "agriculture").set("armies p2", "A23", "A32")
    t.at(resting(0), "start_of_turn p1")
    state(t).armies = ((), (square_of(t, "A23"),))
    t.play("p1 pass")
    assert t.fact("annex p1 capital") == ["A32"]


@rule("ff.metro.no_second_growth")
def test_a_metropolis_never_grows_again() -> None:
    t = learning(bare().set("annex p1 capital", "A23"))
    assert (t.asked(), t.fact("annex p1 capital")) == (["p1 rest"], ["A23"])
    t = bare().set("annex p1 capital", "A23").set("known p1", "agriculture")
    t.at(resting(0), "start_of_turn p1")
    assert (t.asked(), t.fact("annex p1 capital")) == (["p1 start_of_turn"], ["A23"])
    assert reason(t, "A32") == "ff.metro.no_second_growth"


# Where


@rule("ff.metro.on_map")
@pytest.mark.parametrize("square", ["A12", "A21"])
def test_ten_squares_have_to_be_on_the_map(square: str) -> None:
    assert reason(open_map(bare()), square) == "ff.metro.on_map"


@rule("ff.metro.explored")
def test_all_ten_have_to_be_faceup() -> None:
    t = bare().set("city p1 capital", "A33")
    assert reason(t, "A34") == "ff.metro.explored"
    assert reason(t, "A23") == ""
    t = open_map(bare()).set("city p1 capital", "A33")
    assert reason(t, "A34") == ""


@rule("ff.metro.no_outskirts_overlap")
def test_outskirts_are_not_shared() -> None:
    t = open_map(bare()).set("city p2 city1", "B21")
    assert reason(t, "A23") == "ff.metro.no_outskirts_overlap"
    assert reason(t, "A32") == ""
    t = open_map(bare()).set("city p2 city1", "B22")
    assert reason(t, "A23") == ""


@rule("ff.metro.no_enemy_figure")
def test_figures_of_others_stand_in_the_way() -> None:
    assert reason(bare().set("armies p2", "A23"), "A23") == "ff.metro.no_enemy_figure"
    assert reason(bare().set("scouts p2", "A23"), "A23") == "ff.metro.no_enemy_figure"
    assert reason(bare().set("armies p2", "A24"), "A23") == ""


@rule("ff.metro.marker_squares")
def test_only_what_lies_on_the_square_itself_stands_in_the_way() -> None:
    for token in ("hut", "village", "atlantis"):
        t = bare().set("token A23", token)
        assert reason(t, "A23") == "ff.metro.marker_squares"
        assert reason(t, "A32") == ""


@rule("ff.metro.water_allowed", "ff.metro.water_center")
def test_a_capital_grows_onto_water_which_is_none_any_more() -> None:
    t = growing(bare().set("terrain A23", "water")).play("p1 grow A23")
    assert not is_water(state(t), square_of(t, "A23"))


@rule("ff.metro.water_center")
def test_figures_pass_a_metropolis_on_water_without_a_boat() -> None:
    t = bare().set("terrain A23", "water").set("terrain A24", "grassland")
    t.set("armies p1", "A13").set("terrain A33", "grassland").set("terrain A13", "grassland")
    t.set("annex p1 capital", "A23").at(resting(0), "movement p1")
    t.play("p1 take A13 1 0", "p1 step A23", "p1 step A33")
    assert t.fact("armies p1") == ["A33"]


# Own figures


@rule("ff.metro.friends_displaced")
def test_own_figures_step_aside() -> None:
    t = growing(laid_out().set("scouts p1", "A32").set("armies p1", "A32")).play("p1 grow A32")
    assert t.asked() == ["p1 make_room"]
    assert t.refused("p1 shove army A22") == "cb.city.displace_friends"
    assert t.refused("p1 shove army A12") == "cb.city.displace_friends"
    t.play("p1 shove army A33", "p1 shove scout A42")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["A33"], ["A42"])


@rule("ff.metro.friends_displaced")
def test_nobody_steps_aside_to_others_or_to_a_hut() -> None:
    t = laid_out().set("scouts p1").set("armies p1", "A32")
    t.set("armies p2", "A33").set("token A42", "hut")
    t = growing(t).play("p1 grow A32")
    assert t.refused("p1 shove army A33") == "cb.city.displace_friends"
    assert t.refused("p1 shove army A42") == "cb.city.displace_friends"


@rule("ff.metro.displace_must_be_possible")
def test_figures_that_find_no_room_keep_the_capital_off() -> None:
    full = ("A21", "A23", "A31", "A33", "A41", "A42", "A43")
    t = laid_out().set("scouts p1", "A32").set("armies p1")
    t.set("armies p2", *full[:6]).set("scouts p2", full[6])
    assert reason(t, "A32") == "ff.metro.displace_must_be_possible"
    t = laid_out().set("scouts p1", "A32").set("armies p1")
    t.set("armies p2", *full[:6])
    assert reason(t, "A32") == ""


# What lay there


@rule("ff.metro.overbuild_building")
def test_a_building_goes_back_to_the_market() -> None:
    t = bare().set("terrain A23", "water").set("marker A23", "harbor")
    before = int(t.fact("supply harbor")[0])
    growing(t).play("p1 grow A23")
    assert t.fact("supply harbor") == [str(before + 1)]
    assert t.fact("marker A23") == []


@rule("ff.metro.overbuild_wonder")
def test_a_wonder_is_out_of_the_game() -> None:
    t = bare().set("marker A23", "stonehenge")
    assert t.fact("wonder_of stonehenge") == ["p1"]
    growing(t).play("p1 grow A23")
    assert t.fact("wonder_of stonehenge") == []
    assert t.rules.kinds["wonder"].parse("stonehenge") not in state(t).offer


@rule("ff.metro.overbuild_great_person")
def test_a_great_person_waits_in_the_reserve() -> None:
    t = growing(bare().set("marker A23", "general")).play("p1 grow A23")
    assert t.fact("reserve p1") == ["general"]


@rule("ff.metro.city_markers_kept")
def test_walls_and_a_caravan_stay() -> None:
    t = bare().set("walls p1", "capital")
    set_sign(state(t), 0, CAPITAL, CARAVAN)
    growing(t).play("p1 grow A23")
    assert (t.fact("walls p1"), t.fact("sign p1 capital")) == (["capital"], ["caravan"])


@rule("ff.metro.lost_square_icons")
def test_the_covered_square_counts_no_more_and_the_new_ones_do() -> None:
    t = bare().set("terrain A23", "forest").set("terrain A14", "forest")
    g = state(t)
    before = sum([production_on(g, at) for at in city_squares(g, 0, CAPITAL)])
    new = sum([production_on(g, square_of(t, name)) for name in ("A14", "A24", "A34")])
    growing(t).play("p1 grow A23")
    assert square_of(t, "A23") not in city_squares(g, 0, CAPITAL)
    after = sum([production_on(g, at) for at in city_squares(g, 0, CAPITAL)])
    assert after == before - 2 + new


@rule("ff.metro.two_centers", "ff.metro.ten_outskirts", "ff.metro.capital_marker_removed")
def test_a_metropolis_is_one_city_of_two_squares_with_ten_around_it() -> None:
    t = growing(bare()).play("p1 grow A23")
    g = state(t)
    squares = {square_of(t, name) for name in ("A22", "A23")}
    assert set(centres(g, 0, CAPITAL)) == squares
    rows = [f"A{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    around = {square_of(t, name) for name in rows} - squares
    assert set(outskirts(g, 0, CAPITAL)) == around
    assert g.cities[0].count(NONE) == 2


@rule("ff.metro.distance_for_new_cities")
def test_new_cities_keep_away_from_both_squares() -> None:
    for annex, near in ((False, False), (True, True)):
        t = open_map(bare())
        for square in ("B21", "B11", "B12", "B22", "B31", "B32", "A14", "A24", "A34"):
            t.set(f"terrain {square}", "grassland").set(f"token {square}", "nothing")
        t.set("scouts p1", "B21")
        if annex:
            t.set("annex p1 capital", "A23")
        found = may_found(state(t), 0, square_of(t, "B21"), 1)
        rule_id = "" if found == ALLOWED else t.rules.reasons[found].rule
        assert rule_id == ("cb.city.distance_three" if near else "")

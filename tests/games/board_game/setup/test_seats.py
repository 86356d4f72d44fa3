"""Setup of the seats: units, capitals, figures, techs, governments and dials."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, row_of, square_of, state
from tests.games.board_game.setup.dealing import dealt, done, on_to
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.cities.buildings import unlocked_buildings
from ziggurat.games.board_game.content.buildings import HARBOR, LIBRARY
from ziggurat.games.board_game.content.layouts import LAYOUTS
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.research.pyramid import may_learn, row_counts
from ziggurat.games.board_game.setup.seats import PlaceCapital, PlaceFigures, begin_play
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.question import only
from ziggurat.kernel.reason import ALLOWED

MIDDLE = ["A22", "A23", "A32", "A33"]


# Units


@rule("cb.setup.starting_units", "cb.setup.no_starting_aircraft")
def test_one_unit_of_each_ranked_type() -> None:
    t = on_to(dealt("romans", "chinese"), "draw_unit")
    assert t.odds() == {f"draw_unit artillery_{at}": n for at, n in ((1, 3), (2, 9), (3, 3))}
    t = done("romans", "chinese")
    for seat in ("p1", "p2"):
        types = [name.split("_")[0] for name in t.fact(f"forces {seat}")]
        assert types == ["artillery", "infantry", "mounted"]
    assert [bag.size() for bag in state(t).unit_bags] == [13, 13, 13, 8]


@rule("cb.setup.standing_forces_pile", "cb.setup.standing_forces_visibility")
def test_only_the_owner_sees_its_units() -> None:
    t = done("romans", "chinese")
    units = [f"drew_unit {row_of(t, name)}" for name in t.fact("forces p1")]
    assert [event for event in t.heard("p1") if event.startswith("drew_")] == [
        *units, "drew_a_unit", "drew_a_unit", "drew_a_unit",
    ]  # fmt: skip
    assert [event for event in t.heard("p2") if event.startswith("drew_")][:3] == [
        "drew_a_unit"
    ] * 3
    assert len(state(t).forces[0]) == 3


@rule("cb.setup.standing_forces_visibility")
def test_a_draw_of_a_unit_is_for_its_owner_alone() -> None:
    question = on_to(dealt("romans", "chinese"), "draw_unit").state.asked[0]
    assert (question.audience, question.steady) == (only(0), True)


# Capitals


@rule("cb.setup.capital_square")
def test_a_capital_stands_in_the_middle_of_its_home_tile() -> None:
    t = laid_out().at(PlaceCapital(0))
    assert t.options() == [f"p1 capital {square}" for square in MIDDLE]
    for square in ("A11", "A24", "H22"):
        assert t.refused(f"p1 capital {square}") == "cb.setup.capital_square"


@rule("cb.setup.capital_not_water")
def test_no_capital_on_water() -> None:
    t = laid_out().set("terrain A23", "water").at(PlaceCapital(0))
    assert t.options() == [f"p1 capital {square}" for square in ("A22", "A32", "A33")]
    assert t.refused("p1 capital A23") == "cb.setup.capital_not_water"


@rule("cb.setup.capital_unwalled")
def test_capitals_have_no_walls() -> None:
    t = done("romans", "germans", "russians")
    assert [t.fact(f"walls p{seat}") for seat in (1, 2, 3)] == [[], [], []]


@rule("cb.setup.outskirts_definition")
def test_outskirts_are_the_eight_squares_around() -> None:
    t = open_map(laid_out(4)).set("city p1 capital", "F22")
    cells = LAYOUTS[2].layout.cells
    assert cells[square_of(t, "F22")] == (5, 5)
    around = sorted([cells[square] for square in outskirts(state(t), 0, CAPITAL)])
    assert around == [(x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)]
    lands = [square for square, city in enumerate(state(t).lands) if city == 0]
    assert sorted([cells[square] for square in lands]) == around


@rule("cb.setup.first_player")
def test_the_first_player_places_first() -> None:
    t = on_to(dealt("romans", "germans", "russians", first="p2"), "capital")
    t.play("p2 capital J22", "p3 capital G22")
    assert t.asked() == ["p1 capital"]


# Figures


def placing_figures() -> Position:
    """Romans and Germans, about to place their first figures."""
    t = on_to(dealt("romans", "germans"), "capital").play("p1 capital A22", "p2 capital H22")
    return on_to(t, "first_army")


@rule("cb.setup.starting_figures")
def test_army_and_scout_stand_together_or_apart() -> None:
    for squares in (("A33", "A33"), ("A33", "A23")):
        t = placing_figures()
        t.play(f"p1 army {squares[0]}", f"p1 scout {squares[1]}")
        assert (t.fact("armies p1"), t.fact("scouts p1")) == ([squares[0]], [squares[1]])
        assert t.asked() == ["p2 first_army"]


@rule("cb.setup.starting_figures")
def test_figures_stand_beside_the_capital() -> None:
    t = placing_figures()
    assert t.refused("p1 army A22") == "cb.setup.starting_figures"
    assert t.refused("p1 army A34") == "cb.setup.starting_figures"
    assert t.refused("p1 scout A33") == "cb.setup.reserve_figures"


@rule("cb.setup.starting_figures_no_water")
def test_no_figure_on_water() -> None:
    t = placing_figures()
    assert t.fact("terrain A11") == ["water"]
    assert t.refused("p1 army A11") == "cb.setup.starting_figures_no_water"
    assert "p1 army A12" in t.options()
    t.play("p1 army A12")
    assert t.refused("p1 scout A21") == "cb.setup.starting_figures_no_water"


@rule("cb.setup.starting_figures_stacking")
def test_a_third_figure_needs_another_square() -> None:
    t = laid_out().set("armies p1").set("scouts p1").at(PlaceFigures(0, 2, 1))
    t.play("p1 army A33", "p1 army A33")
    assert t.refused("p1 scout A33") == "cb.setup.starting_figures_stacking"
    assert "p1 scout A32" in t.options()


@rule("cb.setup.reserve_figures")
def test_the_other_figures_wait() -> None:
    g = state(done("romans", "germans"))
    assert [(armies_left(g, seat), scouts_left(g, seat)) for seat in (0, 1)] == [(5, 1), (5, 1)]


# Techs and governments


@rule("cb.setup.starting_tech")
def test_a_first_tech_lies_in_the_bottom_row() -> None:
    t = done("russians", "egyptians")
    assert (t.fact("known p1"), t.fact("known p2")) == (["communism_tech"], ["construction"])
    assert [row_counts(state(t), seat) for seat in (0, 1)] == [[1, 0, 0, 0, 0]] * 2


@rule("cb.setup.starting_tech_supports")
def test_a_first_tech_carries_the_second_row() -> None:
    t = laid_out().set("civilization p1", "egyptians").set("known p1", "construction")
    chivalry = row_of(t, "chivalry")
    assert may_learn(state(t), 0, chivalry) != ALLOWED
    t.set("known p1", "construction", "pottery")
    assert may_learn(state(t), 0, chivalry) == ALLOWED


@rule("cb.setup.starting_tech_other_players")
def test_for_others_it_has_its_printed_level() -> None:
    t = laid_out().set("civilization p1", "egyptians").set("civilization p2", "russians")
    construction = row_of(t, "construction")
    assert may_learn(state(t), 1, construction) != ALLOWED
    t.set("known p2", "communism_tech", "pottery")
    assert may_learn(state(t), 1, construction) == ALLOWED
    t.set("known p2", "communism_tech", "pottery", "construction")
    assert row_counts(state(t), 1) == [2, 1, 0, 0, 0]


@rule("cb.setup.starting_tech_active")
def test_a_first_tech_unlocks_at_once() -> None:
    g = state(done("chinese", "romans"))
    assert LIBRARY in unlocked_buildings(g, 0)
    assert HARBOR not in unlocked_buildings(g, 0)
    assert LIBRARY not in unlocked_buildings(g, 1)


@rule("cb.setup.government_stack")
@pytest.mark.parametrize("name", ["americans", "chinese", "egyptians", "germans"])
def test_most_begin_under_despotism(name: str) -> None:
    assert done(name, "romans").fact("government p1") == ["despotism"]


# Dials


@rule("cb.setup.trade_dial_start")
def test_trade_is_counted_around_the_capital() -> None:
    t = on_to(dealt("romans", "germans"), "capital").play("p1 capital A22", "p2 capital H22")
    on_to(t, "rest")
    # Water at A11 and A21 and a desert at A32; water at H11 and H13 and a desert at H23.
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["3"])


@rule("cb.setup.economy_dial_start")
def test_coins_around_the_capital_count() -> None:
    t = on_to(dealt("romans", "germans"), "capital").play("p1 capital A22", "p2 capital H32")
    on_to(t, "rest")
    assert (t.fact("coins p1"), t.fact("coins p2")) == (["0"], ["1"])


@rule("cb.setup.culture_marker")
def test_everybody_begins_at_the_start_of_the_track() -> None:
    t = done("romans", "germans")
    assert (t.fact("track p1"), t.fact("track p2")) == (["0"], ["0"])
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["0"], ["0"])


def test_setup_leads_to_the_turn_of_the_first_player() -> None:
    t = laid_out().set("first", "p2")
    begin_play(t.state, 0)
    flow = t.state.stack[-1]
    assert isinstance(flow, Flow)
    assert (flow.name, flow.seat, flow.step) == ("turn", 1, "")

"""Who controls a city-state, and what it gives."""

import pytest

from tests.games.board_game.kit import resting, square_of, state
from tests.games.board_game.wisdom_and_warfare.city_states.field import (
    ALL,
    ARTISTS,
    FARMERS,
    MINTERS,
    STATE,
    TRADERS,
    WARRIORS,
    bonuses,
    moving,
    number,
    with_state,
)
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import (
    blockaded,
    city_squares,
    culture_on,
    production_on,
    resources_on,
    trade_on,
)
from ziggurat.games.board_game.cities.buildings import may_put_building
from ziggurat.games.board_game.cities.harvest import harvestable
from ziggurat.games.board_game.content.event_effects import ChangeTerrain
from ziggurat.games.board_game.culture.people import may_settle
from ziggurat.games.board_game.ids import CAPITAL, DESERT
from ziggurat.games.board_game.trade.collection import collection
from ziggurat.games.board_game.verbs import AT
from ziggurat.games.board_game.wisdom_and_warfare.city_states.reasons import CITY_STATE_HERE
from ziggurat.games.board_game.wisdom_and_warfare.view import WisdomView, view_wisdom

CITY = "D33"


@rule("ww.cstate.control", "ww.cstate.no_blockade")
@pytest.mark.parametrize("name", ALL)
def test_whoever_stands_there_controls_it(name: str) -> None:
    t = with_state(name)
    assert t.fact("controlled_city_states p1") == t.fact("controlled_city_states p2") == []
    t.set("armies p1", STATE)
    assert t.fact("controlled_city_states p1") == [STATE]
    t.set("armies p1").set("armies p2", STATE)
    assert t.fact("controlled_city_states p1") == []
    assert t.fact("controlled_city_states p2") == [STATE]
    shown = view_wisdom(t.state, 0)
    assert isinstance(shown, WisdomView)
    assert shown.controlled == ((square_of(t, STATE), 1),)


@rule("ww.cstate.control")
def test_control_changes_with_a_move() -> None:
    t = with_state().set("armies p2", "C13").set("armies p1").set("scouts p1")
    t = moving(t, "p2").play("p2 take C13 1 0", "p2 step C12", "p2 pass")
    assert t.fact("controlled_city_states p2") == [STATE]


@rule("ww.cstate.scout_controls")
def test_a_scout_controls_it_too() -> None:
    t = with_state().set("scouts p1", STATE)
    assert t.fact("controlled_city_states p1") == [STATE]
    assert square_of(t, STATE) in city_squares(state(t), 0, CAPITAL)


@component("map_token.city_state_1", "rule.city_states", "gatherer.controlled_city_states")
@rule("ww.cstate.capital_outskirts", "ww.cstate.no_assignment_needed")
def test_traders_give_three_trade_to_the_capital() -> None:
    t = with_state(TRADERS)
    before = collection(state(t), 0)
    t.set("armies p1", STATE)
    assert collection(state(t), 0) == before + 3
    assert square_of(t, STATE) in city_squares(state(t), 0, CAPITAL)
    assert square_of(t, STATE) not in city_squares(state(t), 1, CAPITAL)


@rule("ww.cstate.no_assignment_needed")
def test_what_is_entered_in_movement_counts_for_the_next_trade_phase() -> None:
    t = moving(with_state(TRADERS).set("armies p1").set("scouts p1", "C11"))
    before = collection(state(t), 0)
    t.play("p1 take C11 0 1", "p1 step C12", "p1 pass")
    assert collection(state(t), 0) == before + 3


@component("map_token.city_state_2")
@rule("ww.cstate.yields")
def test_artists_give_three_culture() -> None:
    t = with_state(ARTISTS)
    before = number(t, "arts_yield p1 capital")
    t.set("armies p1", STATE)
    assert number(t, "arts_yield p1 capital") == before + 3


@component("map_token.city_state_3")
@rule("ww.cstate.yields")
def test_minters_give_a_coin_and_production() -> None:
    t = with_state(MINTERS)
    before = number(t, "coins p1"), number(t, "production p1 capital")
    t.set("armies p1", STATE)
    assert (number(t, "coins p1"), number(t, "production p1 capital")) == (
        before[0] + 1,
        before[1] + 1,
    )


@rule("ww.cstate.yields")
def test_the_coin_of_the_minters_wins_as_soon_as_a_figure_stops_there() -> None:
    t = with_state(MINTERS).set("armies p1", "C11").set("civilization p1", "romans")
    t.set("coin_tokens p1", *["romans"] * 14)
    moving(t).play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0,)


@component("map_token.city_state_4")
@rule("ww.cstate.yields")
def test_warriors_fight_everywhere_for_their_controller() -> None:
    t = with_state(WARRIORS).set("armies p1", "C44", STATE).set("armies p2", "C44")
    assert bonuses(t, 0, 1, "C44") == (2, 0)
    assert bonuses(t, 1, 0, "C44") == (0, 2)
    assert (
        number(t, "arts_yield p1 capital")
        == number(with_state(TRADERS), "arts_yield p1 capital") + 1
    )


@component("map_token.city_state_5")
@rule("ww.cstate.yields", "ww.cstate.covers_square")
def test_farmers_let_the_capital_harvest_anything() -> None:
    t = with_state(FARMERS).set("city p1 city1", CITY)
    before = number(t, "production p1 capital"), collection(state(t), 0)
    assert harvestable(state(t), 0, 1) == []
    t.set("armies p1", STATE)
    assert (number(t, "production p1 capital"), collection(state(t), 0)) == (
        before[0] + 1,
        before[1] + 1,
    )
    assert harvestable(state(t), 0, CAPITAL) == [0, 1, 2, 3]
    assert harvestable(state(t), 0, 1) == []
    t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
    t.play("p1 city capital", "p1 harvest silk")
    assert t.fact("resources p1 silk") == ["1"]


@rule("ww.cstate.covers_square")
def test_a_city_state_covers_what_is_printed() -> None:
    t = with_state(ARTISTS, at="A34").set("armies p1", "A34")
    g, square = state(t), square_of(t, "A34")
    # A44 of the tile shows incense; a forest gives 2 production.
    t.set("terrain A34", "forest").set("city_state A34", ARTISTS)
    assert (trade_on(g, square), production_on(g, square), culture_on(g, square)) == (0, 0, 3)
    for at in ("A31", "A43"):
        t.set(f"city_state {at}", TRADERS)
        assert resources_on(g, square_of(t, at)) == 0


@rule("ww.cstate.covers_square")
def test_nothing_is_put_on_a_city_state_or_changed_there() -> None:
    t = with_state(TRADERS, at="A13")
    g, square = state(t), square_of(t, "A13")
    assert may_settle(g, 0, square) == CITY_STATE_HERE
    library = t.rules.kinds["row"].parse("library")
    t.set("terrain A13", "grassland").set("city_state A13", TRADERS)
    assert may_put_building(g, 0, 0, library, square) == CITY_STATE_HERE
    assert ChangeTerrain(DESERT, False).reason(g, 0, (), (AT, square)) == CITY_STATE_HERE


@rule("ww.cstate.own_scout_on_it")
def test_a_scout_may_send_it_to_another_city_and_it_counts_once() -> None:
    t = with_state(MINTERS).set("city p1 city1", CITY).set("scouts p1", STATE)
    square = square_of(t, STATE)
    for city, slot in (("capital", 0), ("city1", 1)):
        t.set(f"scout_city p1 {STATE}", city)
        g = state(t)
        assert [at for at in (0, 1) if square in city_squares(g, 0, at)] == [slot]
        assert city_squares(g, 0, slot).count(square) == 1
        assert number(t, "coins p1") == 1


@rule("ww.cstate.leave", "ww.cstate.persists")
def test_with_the_last_figure_everything_ends_and_the_city_state_stays() -> None:
    t = with_state(TRADERS).set("armies p1").set("scouts p1", STATE).set("armies p2", "C14")
    t.set(f"scout_city p1 {STATE}", "capital")
    with_it = collection(state(t), 0)
    t.at(resting(0), "movement p2", "movement p1")
    t.play("p1 take C12 0 1", "p1 step C11", "p1 pass")
    assert collection(state(t), 0) == with_it - 3
    assert t.fact(f"still_gathered p1 {STATE}") == []
    assert t.fact(f"city_state {STATE}") == [TRADERS]
    assert t.fact("controlled_city_states p1") == []
    t.play("p2 take C14 1 0", "p2 step C13", "p2 step C12")
    assert t.fact("controlled_city_states p2") == [STATE]


@rule("ww.cstate.no_blockade")
def test_a_city_state_in_outskirts_belongs_to_whoever_stands_there() -> None:
    t = with_state(TRADERS, at="A33").set("armies p1").set("scouts p1")
    without = collection(state(t), 0)
    t.set("armies p2", "A33")
    g, square = state(t), square_of(t, "A33")
    assert blockaded(g, 0, square)
    assert square in city_squares(g, 1, CAPITAL)
    assert collection(g, 0) == without
    t.set("armies p2").set("armies p1", "A33")
    assert collection(state(t), 0) == without + 3

"""City-states on the map: moving there, fighting, putting figures and founding cities."""

import pytest

from tests.games.board_game.battle.field import told
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.city_states.field import (
    ALL,
    ARTISTS,
    STATE,
    TRADERS,
    WARRIORS,
    bonuses,
    moving,
    with_state,
)
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, plain
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.ids import SCOUT
from ziggurat.games.board_game.invariants import tokens
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.games.board_game.wisdom_and_warfare.city_states.invariants import city_states
from ziggurat.games.board_game.wisdom_and_warfare.city_states.reasons import CITY_STATE_BESIDE
from ziggurat.kernel.reason import ALLOWED

# Moving


@rule("ww.cstate.no_stop_needed")
def test_figures_pass_a_city_state() -> None:
    for taken in ("1 0", "0 1"):
        t = with_state().set("armies p1", "C11").set("scouts p1", "C11")
        moving(t).play(f"p1 take C11 {taken}", "p1 step C12", "p1 step C13")
        assert "C13" in t.fact("armies p1") + t.fact("scouts p1")
        assert t.fact("controlled_city_states p1") == []


@rule("ww.cstate.explorer_controls")
def test_the_explorer_controls_it_while_the_figure_stays() -> None:
    t = plain().set("armies p1", "C11").set("token C12", "hut")
    moving(t).play("p1 take C11 1 0", "p1 step C12", "nature draw_hut hut_city_state")
    t.play("nature draw_city_state city_state_2")
    assert t.fact("controlled_city_states p1") == [STATE]


# Fighting


@rule("ww.cstate.attackable")
def test_armies_there_are_attacked_like_others() -> None:
    t = with_state().set("armies p1", STATE).set("armies p2", "C13").set("scouts p1")
    moving(t, "p2").play("p2 take C13 1 0", "p2 step C12")
    assert told(t, "battle") == [f"0 {square_of(t, STATE)}"]


@rule("ww.cstate.defence_bonus", "ww.cstate.control")
@pytest.mark.parametrize("name", ALL)
def test_who_defends_there_has_four_more(name: str) -> None:
    t = with_state(name).set("armies p1", STATE).set("armies p2", STATE)
    # The warriors fight for the defender, who controls them until the battle is lost.
    more = 2 if name == WARRIORS else 0
    assert bonuses(t, 1, 0) == (0, 4 + more)
    assert bonuses(t, 0, 1) == (0, 4 + more)
    t = plain().set("armies p1", STATE).set("armies p2", STATE)
    assert bonuses(t, 1, 0) == (0, 0)


@rule("ww.cstate.scout_killed")
def test_a_lone_scout_there_dies_without_a_battle() -> None:
    t = with_state().set("armies p1").set("scouts p1", STATE).set("armies p2", "C13")
    t.set("trade p1", "5")
    moving(t, "p2").play("p2 take C13 1 0", "p2 step C12")
    assert (t.fact("scouts p1"), told(t, "battle")) == ([], [])
    assert t.asked() == ["p2 loot_points"]
    t.play("p2 loot trade")
    assert t.fact("controlled_city_states p2") == [STATE]


# New figures


def puts(t: Position, city: str) -> Position:
    """A city of p1 has produced an army, which is about to be put somewhere."""
    t.set(f"actions p1 {city}", "1").set(f"bonus p1 {city}", "20")
    t.at(resting(0), "city_management p1 manage")
    return t.play(f"p1 city {city}", "p1 produce_army")


@rule("ww.cstate.place_figures")
def test_the_capital_puts_figures_on_controlled_city_states() -> None:
    t = puts(with_state().set("armies p1", STATE).set("scouts p1"), "capital")
    assert "p1 army C12" in t.options()
    t = puts(with_state().set("armies p1").set("scouts p1"), "capital")
    assert "p1 army C12" not in t.options()
    assert t.refused("p1 army C12") == "cb.figure.placed_in_outskirts"


@rule("ww.cstate.place_figures")
def test_other_cities_do_not_and_the_stacking_limit_holds() -> None:
    t = with_state().set("armies p1", STATE).set("scouts p1").set("city p1 city1", "D33")
    assert "p1 army C12" not in puts(t, "city1").options()
    t = puts(with_state().set("armies p1", STATE, STATE).set("scouts p1"), "capital")
    assert t.refused("p1 army C12") == "cb.movement.stacking_limit_two"


# Founding


def founder(at: str, state_at: str, name: str = TRADERS) -> Position:
    """A scout of p1 stands in the open, and a city-state somewhere."""
    t = plain().set(f"city_state {state_at}", name).set("armies p1").set("scouts p1", at)
    return t


@rule("ww.cstate.city_on_top", "ww.cstate.destroyed_reward")
def test_a_city_takes_the_place_of_a_city_state_for_three_culture() -> None:
    t = founder("C33", "C33")
    g, square = state(t), square_of(t, "C33")
    assert may_found(g, 0, square, SCOUT) == ALLOWED
    t.at(resting(0), "start_of_turn p1 act").play("p1 found scout C33")
    while t.asked()[0].split(" ")[1] not in ("start_of_turn", "rest"):
        t.play(t.options()[0])
    assert (t.fact("city p1 city1"), t.fact("culture p1")) == (["C33"], ["3"])
    assert (t.fact("city_state C33"), t.fact("token C33")) == ([], ["nothing"])
    assert TRADERS not in t.fact("city_state_pile")
    assert city_states(g) == ""


@rule("ww.cstate.no_adjacent_city")
@pytest.mark.parametrize("beside", ["C22", "C23", "C32", "C44"])
def test_no_city_is_founded_beside_one(beside: str) -> None:
    t = founder("C33", beside)
    assert may_found(state(t), 0, square_of(t, "C33"), SCOUT) == CITY_STATE_BESIDE
    t.at(resting(0), "start_of_turn p1 act")
    assert t.refused("p1 found scout C33") == "ww.cstate.no_adjacent_city"
    t = founder("C33", "C11")
    assert may_found(state(t), 0, square_of(t, "C33"), SCOUT) == ALLOWED


@rule("ww.cstate.zulu")
@pytest.mark.parametrize("huts", [("C22",), ("C22", "C44")])
def test_one_that_the_zulu_find_by_founding_a_city_goes_at_once(huts: tuple[str, ...]) -> None:
    t = plain().set("civilization p1", "zulu").set("armies p1").set("scouts p1", "C33")
    for hut in huts:
        t.set(f"token {hut}", "hut")
    t.at(resting(0), "start_of_turn p1 act").play("p1 found scout C33")
    drawn: list[str] = []
    while t.asked()[0] not in ("p1 start_of_turn", "p1 rest"):
        move = t.options()[0]
        if t.asked() == ["nature draw_hut"]:
            move = "nature draw_hut hut_city_state"
        elif t.asked() == ["nature draw_city_state"]:
            drawn.append(move.split(" ")[2])
        t.play(move)
    assert len(drawn) == len(huts)
    assert t.fact("culture p1") == [str(3 * len(huts))]
    for hut in huts:
        assert t.fact(f"token {hut}") == ["nothing"]
    assert not set(drawn) & set(t.fact("city_state_pile"))
    assert told(t, "city_state_found") == [
        f"{row_of(t, name)} {square_of(t, hut)}" for name, hut in zip(drawn, huts, strict=True)
    ]


@rule("ww.cstate.zulu", "ww.hut.city_state")
def test_one_that_the_zulu_find_by_an_army_stays() -> None:
    t = plain().set("civilization p1", "zulu").set("armies p1", "C11").set("token C12", "village")
    moving(t).play("p1 take C11 1 0", "p1 step C12", "nature draw_village village_city_state")
    t.play(f"nature draw_city_state {ARTISTS}")
    assert (t.fact("city_state C12"), t.fact("culture p1")) == ([ARTISTS], ["0"])


# What always holds


def test_each_city_state_is_there_once() -> None:
    t = laid_out()
    assert t.fact("city_state_pile") == list(ALL)
    t.set("city_state A33", TRADERS)
    assert t.fact("city_state_pile") == list(ALL[1:])
    assert city_states(state(t)) == tokens(state(t)) == ""
    t.set("city_state A32", TRADERS)
    assert "2 places" in city_states(state(t))
    t = laid_out().set("city_state A22", TRADERS)
    assert "a city stands" in city_states(state(t))
    t = laid_out().set("marker A13", "library").set("city_state A13", TRADERS)
    assert "was put" in city_states(state(t))

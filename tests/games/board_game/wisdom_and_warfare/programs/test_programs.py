"""Building programs: starting one, what it doubles and how it ends."""

import pytest

from tests.games.board_game.battle.field import told
from tests.games.board_game.kit import resting, state
from tests.games.board_game.wisdom_and_warfare.ground import (
    FAR,
    OPEN,
    country,
    in_capital,
    managing,
)
from tests.kit.table import Position, PositionError
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.production import squares_production
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.wisdom_and_warfare.view import WisdomView, view_wisdom

START = "p1 start_program building_program"


def produced(t: Position) -> int:
    return int(t.fact("production p1 capital")[0])


def with_program() -> Position:
    """The capital of p1 has a program; so does its other city."""
    return country().set("city p1 city1", FAR).set("programs p1", "capital", "city1")


# Starting one


@rule("ww.program.fourth_action", "ww.program.marker", "ww.program.one_marker")
@component("rule.building_program")
def test_a_city_starts_a_program_as_its_action_and_only_one() -> None:
    t = country().set("city p1 city1", FAR)
    t.set("actions p1 capital", "2").set("actions p1 city1", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital")
    assert START in t.options()
    t.play(START)
    assert t.fact("programs p1") == ["capital"]
    assert told(t, "program_started") == [str(CAPITAL)]
    assert t.fact("actions p1 capital") == ["1"]
    t.play("p1 city capital")
    assert START not in t.options()
    assert t.refused(START) == "ww.program.one_marker"
    # Every city has its own.
    t.play("p1 arts", "p1 city city1", START)
    assert t.fact("programs p1") == ["capital", "city1"]


@rule("ww.program.marker_supply")
def test_programs_never_run_out() -> None:
    t = country()
    for seat, squares in (("p1", (OPEN, FAR)), ("p2", ("C33", "G22"))):
        t.set(f"city {seat} city1", squares[0]).set(f"city {seat} city2", squares[1])
        t.set(f"programs {seat}", "capital", "city1", "city2")
    shown = view_wisdom(t.state, 0)
    assert isinstance(shown, WisdomView)
    assert shown.programs == ((0, 1, 2), (0, 1, 2))
    # Seven are in the box and six cities are all that two seats have: nothing counts markers.
    assert not [name for name in t.rules.limits if "program" in name]


@rule("ww.program.stays")
def test_devoting_and_harvesting_leave_it_in_place() -> None:
    t = managing(with_program(), 2).play("p1 arts", "p1 city capital")
    t.play(next(option for option in t.options() if " harvest " in option))
    assert t.fact("programs p1") == ["capital", "city1"]


# What it does


@rule("ww.program.doubling", "ww.program.other_sources_not_doubled")
def test_it_doubles_the_outskirts_and_nothing_else() -> None:
    t = country().set("trade p1", "3").set("policies p1", "urban_development")
    t.set("marker A12", "market").set("marker A21", "temple")
    plain = squares_production(state(t), 0, CAPITAL)
    assert produced(t) == plain + 1 + 3
    t.set("programs p1", "capital")
    in_capital(t).play("p1 rush capital")
    # Despotism gives 1, Urban Development 3 and the trade 1: all of them once.
    assert produced(t) == 2 * plain + 1 + 3 + 1


@rule("ww.program.scout_squares")
def test_squares_that_scouts_send_are_doubled() -> None:
    t = country().set(f"terrain {OPEN}", "mountain").set("scouts p1", OPEN)
    before = squares_production(state(t), 0, CAPITAL)
    t.set(f"scout_city p1 {OPEN}", "capital").set("programs p1", "capital")
    gathered = squares_production(state(t), 0, CAPITAL) - before
    assert gathered > 0
    assert produced(t) == 2 * (before + gathered) + 1


@rule("ww.program.city_state_squares")
def test_a_controlled_city_state_is_doubled_for_the_capital() -> None:
    t = country().set("programs p1", "capital").set("armies p1", OPEN)
    before = produced(t)
    # This one has 1 production.
    t.set(f"city_state {OPEN}", "city_state_5")
    assert produced(t) == before + 2


# How it ends


@rule("ww.program.forced_use", "ww.program.discard", "ww.program.waste")
@pytest.mark.parametrize(
    "item",
    ["produce_army", "produce_scout", "raise infantry", "build city_walls", "erect stonehenge"],
)
def test_whatever_is_produced_uses_it_up(item: str) -> None:
    t = with_program().set("known p1", "masonry").set("scouts p1")
    t.set("offer", "stonehenge").set("bonus p1 capital", "30")
    in_capital(t).play(f"p1 {item}")
    assert t.fact("programs p1") == ["city1"]
    assert t.fact("actions p1 capital") == ["0"]


@rule("ww.program.waste")
def test_what_is_left_is_lost() -> None:
    t = managing(with_program().set("armies p1"), 2).play("p1 produce_army")
    t.play(t.options()[0])
    plain = squares_production(state(t), 0, CAPITAL)
    assert produced(t) == plain + 1


def test_a_divided_production_is_doubled_once_and_uses_it_up() -> None:
    t = with_program().set("known p1", "engineering").set("armies p1")
    full = produced(t)
    in_capital(t).play("p1 use engineering")
    assert t.state.asked[0].facts[1] == full
    t.play("p1 produce_army")
    assert t.fact("programs p1") == ["city1"]
    t.play(t.options()[0])
    assert t.state.asked[0].facts[1] == full - 4


@rule("ww.program.free_items")
def test_a_building_for_nothing_uses_it_up() -> None:
    t = with_program().set("civilization p1", "egyptians").set("known p1", "masonry")
    in_capital(t).play("p1 use egyptians")
    assert t.fact("programs p1") == ["city1"]


@rule("ww.program.lost_with_city")
def test_a_destroyed_city_loses_it() -> None:
    t = with_program().set("scouts p1", OPEN)
    destroy_city(state(t), 0, 1)
    t.at("turn p1 start of turn", *t.state.stack)
    assert t.fact("programs p1") == ["capital"]
    t.play(f"p1 found scout {OPEN}", "p1 adopt pacifism")
    assert t.fact("city p1 city1") == [OPEN]
    assert t.fact("programs p1") == ["capital"]


@rule("ww.program.action_canceled")
def test_it_stays_if_the_action_is_cancelled() -> None:
    t = with_program().set("armies p1").set("known p2", "writing")
    in_capital(t.set("facedown_finds p2", "hut_spy")).play("p1 produce_army")
    t.play("p2 cancel writing", "p2 pay hut_spy")
    assert t.asked() == ["p1 rest"]
    assert t.fact("programs p1") == ["capital", "city1"]
    assert t.fact("actions p1 capital") == ["0"]


def test_only_a_city_that_stands_has_a_program() -> None:
    with pytest.raises(PositionError, match="program of a city that is not there"):
        country().set("programs p1", "city1").at(resting(0))

"""The English: armies that gather, and figures that cross water."""

import pytest

from tests.games.board_game.kit import HOMES, square_of, state
from tests.games.board_game.start.ground import draw, to_next_turn
from tests.games.board_game.wisdom_and_warfare.ground import FAR, country, starting
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import city_squares, coins
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.movement.figures import place_army, remove_army, water_use
from ziggurat.games.board_game.trade.collection import collection

AT = "C22"


def gathering(name: str = "english", *more: str) -> Position:
    """p1 has an army on a forest square in the open, and its turn begins."""
    t = country().set("civilization p1", name).set("armies p1", AT).set("scouts p1")
    t.set(f"terrain {AT}", "forest")
    for line in more:
        fact, value = line.rsplit(" ", 1)
        t.set(fact, value)
    return starting(t)


def gathers(t: Position, square: str = AT, slot: int = CAPITAL) -> bool:
    return square_of(t, square) in city_squares(state(t), 0, slot)


def march(t: Position) -> Position:
    """The army goes one square to the right."""
    remove_army(state(t), 0, square_of(t, AT))
    place_army(state(t), 0, square_of(t, "C23"))
    return t


@component("civilization.english", "gatherer.gathering_armies")
def test_armies_gather_their_square_for_the_capital() -> None:
    t = gathering()
    assert gathers(t)
    assert (
        production(state(t), 0, CAPITAL) - production(state(gathering("romans")), 0, CAPITAL) == 2
    )
    assert not gathers(gathering("romans"))


@component("civilization.english")
def test_armies_gather_from_the_next_turn_on() -> None:
    t = country().set("civilization p1", "english").set("armies p1", HOMES[2][0][1])
    t = starting(t)
    place_army(state(t), 0, square_of(t, AT))
    assert not gathers(t)


@component("civilization.english")
def test_a_square_of_two_armies_or_of_a_scout_too_counts_once() -> None:
    t = country().set("civilization p1", "english").set("armies p1", AT, AT).set("scouts p1", AT)
    t = starting(t.set(f"terrain {AT}", "desert"))
    assert city_squares(state(t), 0, CAPITAL).count(square_of(t, AT)) == 1


@component("civilization.english")
def test_what_an_army_has_gathered_stays_for_the_turn_but_for_its_coins() -> None:
    t = country().set("civilization p1", "english").set("armies p1", AT).set("scouts p1")
    draw(t, AT, "$")
    t = starting(t)
    assert coins(state(t), 0) == 1
    march(t)
    assert gathers(t)
    assert not gathers(t, "C23")
    assert coins(state(t), 0) == 0


@component("civilization.english")
def test_trade_and_resources_are_gathered_too() -> None:
    t = gathering("english", f"terrain {AT} desert")
    plain = gathering("romans", f"terrain {AT} desert")
    assert collection(state(t), 0) - collection(state(plain), 0) == 1


@component("civilization.english")
@pytest.mark.parametrize("slot", ["capital", "city1"])
def test_with_several_cities_they_say_where_each_square_goes(slot: str) -> None:
    t = gathering("english", f"city p1 city1 {FAR}").play("p1 pass")
    assert t.asked() == ["p1 send_army"]
    assert t.refused(f"p1 send {AT} city2") == "cb.scout.assign_city"
    assert t.refused("p1 send C23 capital") == "cb.scout.from_next_turn"
    t.play(f"p1 send {AT} {slot}")
    assert [gathers(t, AT, at) for at in (0, 1)] == [slot == "capital", slot == "city1"]


@component("civilization.english")
def test_the_order_of_squares_does_not_matter() -> None:
    ends = set()
    for order in ((AT, "C44"), ("C44", AT)):
        t = country().set("civilization p1", "english").set("armies p1", AT, "C44")
        t = starting(t.set("scouts p1").set("city p1 city1", FAR))
        t.play("p1 pass", *[f"p1 send {at} city1" for at in order])
        assert t.asked() != ["p1 send_army"]
        ends.add(tuple(sorted(city_squares(state(t), 0, 1))))
    assert len(ends) == 1


@component("civilization.english")
@rule("ww.cstate.own_scout_on_it", "ww.cstate.leave")
@pytest.mark.parametrize("slot", ["capital", "city1"])
def test_an_army_on_a_city_state_says_which_city_has_it(slot: str) -> None:
    t = gathering("english", f"city p1 city1 {FAR}", f"city_state {AT} city_state_3")
    assert gathers(t, AT, CAPITAL)
    t.play("p1 pass", f"p1 send {AT} {slot}")
    assert [gathers(t, AT, at) for at in (0, 1)] == [slot == "capital", slot == "city1"]
    assert coins(state(t), 0) == 1
    march(t)
    assert [gathers(t, AT, at) for at in (0, 1)] == [False, False]
    assert coins(state(t), 0) == 0


@component("civilization.english")
@rule("cb.city.displace_friends")
def test_an_army_that_makes_room_for_a_city_gathers_where_it_goes() -> None:
    t = country().set("civilization p1", "english").set("armies p1", AT).set("scouts p1", AT)
    t = starting(t.set("terrain C12", "forest"))
    t.play(f"p1 found scout {AT}")
    while t.asked() == ["p1 adopt_policy"]:
        t.play(t.options()[0])
    t.play("p1 shove army C12")
    while t.asked() == ["p1 adopt_policy"]:
        t.play(t.options()[0])
    assert not gathers(t)
    t.play("p1 pass", "p1 send C12 capital")
    assert [gathers(t, "C12", slot) for slot in (0, 1)] == [True, False]


@component("civilization.english")
def test_next_turn_they_gather_where_they_stand_then() -> None:
    t = to_next_turn(march(gathering()))
    assert gathers(t, "C23")
    assert not gathers(t)


@component("civilization.english")
def test_they_cross_water_and_end_there_only_with_a_tech() -> None:
    t = country().set("civilization p1", "english").set("civilization p2", "romans")
    assert [water_use(state(t), seat) for seat in (0, 1)] == [1, 0]
    assert water_use(state(t.set("known p1", "sailing")), 0) == 2

"""Idle seats are not asked in Start of Turn, and not asking them tells nothing about a hand."""

import pytest

from tests.games.board_game.kit import laid_out
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api

START = "turn p1 start of turn"


def plain(seats: int = 2) -> Position:
    """The laid-out table with the rules as they are played."""
    return laid_out(seats, api.build("board-game", (), {}))


def begun(t: Position) -> list[str]:
    """Who is asked in Start of Turn, in their order, if everybody passes there."""
    t.at(START)
    seats = []
    while t.asked()[0].endswith(" start_of_turn"):
        seats.append(t.asked()[0].split(" ")[0])
        t.play(f"{seats[-1]} pass")
    return seats


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_who_could_only_fall_into_anarchy(seats: int) -> None:
    t = plain(seats)
    assert begun(t) == []
    assert t.fact("government p1") == ["despotism"]


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "p4"])
def test_only_the_seat_that_knows_another_government_is_asked(seat: str) -> None:
    assert begun(plain(4).set(f"known {seat}", "monarchy_tech")) == [seat]


@rule("cb.start.idle_unasked", "cb.gov.anarchy_first")
def test_a_known_government_makes_anarchy_worth_asking_for() -> None:
    t = plain().set("known p1", "chivalry").at(START)
    assert t.options() == ["p1 pass", "p1 govern anarchy"]


@rule("cb.start.idle_unasked", "cb.gov.despotism_known")
@pytest.mark.parametrize("government", ["anarchy", "republic"])
def test_despotism_is_another_government_for_all_who_live_under_none(government: str) -> None:
    assert begun(plain().set("government p2", government)) == ["p2"]


@rule("cb.start.idle_unasked")
def test_a_seat_that_is_asked_may_fall_into_anarchy_all_the_same() -> None:
    t = plain().set("reserve p1", "general").at(START)
    assert t.asked() == ["p1 start_of_turn"]
    t.play("p1 govern anarchy")
    assert t.fact("government p1") == ["anarchy"]


@rule("cb.start.idle_unasked")
def test_a_part_ends_by_itself_when_all_that_was_useful_is_done() -> None:
    t = plain().set("reserve p1", "general").at(START)
    t.play(next(move for move in t.options() if move.startswith("p1 settle")))
    assert not t.asked()[0].endswith(" start_of_turn")
    assert t.fact("reserve p1") == []


# Hidden hands. Of the ancient events, The Citizens Are Revolting can always be played in Start of
# Turn. Of the modern ones Disaster needs a building of another seat, and Think Tank a tech.


def alike(one: Position, two: Position) -> bool:
    """Tell whether p2 cannot tell two tables apart once they have run on."""
    return one.at(START).knows("p2") == two.at(START).knows("p2")


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("card", ["the_citizens_are_revolting", "defection", "disoriented"])
def test_who_might_hold_something_useful_is_asked_whatever_it_is(card: str) -> None:
    assert begun(plain().set("hand p1", card)) == ["p1"]


@rule("cb.start.idle_unasked")
def test_a_useless_hand_is_asked_like_a_useful_one_and_may_choose_anarchy() -> None:
    useful = plain().set("hand p1", "the_citizens_are_revolting")
    useless = plain().set("hand p1", "disoriented")
    assert alike(useful, useless)
    assert useless.options() == ["p1 pass", "p1 govern anarchy"]
    assert "p1 event the_citizens_are_revolting" in useful.options()


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("card", ["disaster", "think_tank", "wholesale_defection"])
def test_a_hand_that_nobody_could_use_now_is_not_asked(card: str) -> None:
    assert begun(plain().set("hand p1", card)) == []
    assert alike(plain().set("hand p1", card), plain().set("hand p1", "out_of_position"))


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("card", ["disaster", "wholesale_defection"])
def test_something_to_use_it_on_makes_the_same_hand_asked(card: str) -> None:
    assert begun(plain().set("hand p1", card).set("marker H12", "library")) == ["p1"]


@rule("cb.start.idle_unasked")
def test_facedown_markers_without_a_use_in_start_of_turn_are_not_asked() -> None:
    assert begun(plain().set("facedown_finds p1", "hut_spy", "village_iron")) == []

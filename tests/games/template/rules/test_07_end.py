"""The end: when the game is over, and who has won."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule


def last_night(seats: int = 2) -> Position:
    return Position("template", seats).set("night", "6")


def purses(t: Position, *coins: int) -> Position:
    """Give coins to each seat in turn."""
    for seat, amount in zip(("red", "blue", "green"), coins, strict=False):
        t.set(f"coins {seat}", str(amount))
    return t


@rule("tp.end.nights")
def test_the_game_ends_after_the_sixth_night() -> None:
    t = Position("template").set("night", "5").at("night red end")
    assert t.winners() == []
    assert t.fact("night") == ["6"]
    assert last_night().at("night red end").winners() == ["red", "blue"]


@rule("tp.end.nights")
def test_six_nights_are_played() -> None:
    t = Position("template").start().play_on(seed=1)
    nights = [told for told in t.heard("red") if told.startswith("night ")]
    assert nights == ["night 1 0", "night 2 1", "night 3 0", "night 4 1", "night 5 0", "night 6 1"]


@rule("tp.end.nights")
def test_the_last_night_is_played_to_its_end() -> None:
    t = last_night().set("wares red", "silk").set("hand red", "thief").at("night red tricks")
    t.play("red steal blue", "blue pass", "blue pass", "nature roll 4")
    assert t.scores() == [5 + 3 + 1 + 1 + 3, 2]


@rule("tp.end.length")
@pytest.mark.parametrize(("night", "over"), [("6", False), ("8", False), ("9", True)])
def test_the_long_game_ends_after_the_ninth_night(night: str, over: bool) -> None:
    t = Position("template", options={"length": "long"}).set("night", night).at("night red end")
    assert bool(t.winners()) == over


@rule("tp.end.score")
def test_a_coin_is_worth_one_point_and_a_ware_three() -> None:
    t = purses(last_night(seats=3), 4, 0, 9).set("wares red", "silk", "silk", "carpet")
    t.set("wares blue", "mirror", "amulet").at("night red end")
    assert t.scores() == [13, 6, 9]
    assert t.winners() == ["red"]


@rule("tp.end.score")
@pytest.mark.parametrize(("coins", "winner"), [((7, 6, 5), "red"), ((5, 6, 7), "green")])
def test_the_most_points_win(coins: tuple[int, ...], winner: str) -> None:
    t = purses(last_night(seats=3), *coins).at("night red end")
    assert t.winners() == [winner]
    assert t.state.outcome is not None
    assert t.state.outcome.by == "wealth"


@rule("tp.end.tie")
def test_of_those_tied_the_one_with_more_wares_wins() -> None:
    t = purses(last_night(seats=3), 8, 5, 2).set("wares blue", "silk")
    t.set("wares green", "carpet", "carpet").at("night red end")
    assert t.scores() == [8, 8, 8]
    assert t.winners() == ["green"]


@rule("tp.end.tie")
def test_still_tied_they_win_together() -> None:
    t = purses(last_night(seats=3), 4, 7, 4).set("wares red", "silk").set("wares green", "spice")
    assert t.at("night red end").winners() == ["red", "green"]


@rule("tp.end.tie")
def test_wares_decide_only_among_those_tied() -> None:
    t = purses(last_night(seats=3), 8, 8, 0).set("wares green", "silk").at("night red end")
    assert t.winners() == ["red", "blue"]

"""Setup: who can play, and what everybody starts with."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.api import BuildError


@rule("tp.setup.seats")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_merchants_play(seats: int) -> None:
    t = Position("template", seats).at("night red bid")
    names = ["red", "blue", "green", "yellow"]
    assert t.asked() == [f"{name} bid" for name in names[:seats]]


@rule("tp.setup.seats")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(BuildError, match=f"2 to 4 seats, not {seats}"):
        Position("template", seats)


@rule("tp.setup.coins")
def test_everybody_starts_with_five_coins_only() -> None:
    t = Position("template", seats=4).start()
    for seat in ("red", "blue", "green", "yellow"):
        assert t.fact(f"coins {seat}") == ["5"]
        assert t.fact(f"hand {seat}") == []
        assert t.fact(f"wares {seat}") == []


@rule("tp.setup.decks")
def test_fifteen_wares_are_shuffled() -> None:
    odds = Position("template").start().odds()
    assert sum(odds.values()) == 15
    assert odds["show carpet"] == 4


@rule("tp.setup.decks")
def test_twenty_tricks_are_shuffled() -> None:
    odds = Position("template").start().play("nature show silk").odds()
    assert sum(odds.values()) == 20
    assert odds["draw thief"] == 6


@rule("tp.setup.decks")
def test_the_decks_are_face_down() -> None:
    known = Position("template").start().knows("red")
    market = known["view"]["parts"][0]
    assert (market["trick_deck"], market["ware_deck"]) == (20, 15)
    assert [options for _, _, _, options, _ in known["questions"]] == [()]

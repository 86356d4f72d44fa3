"""Facts of the market can be set without losing a card, and invariants notice what is lost."""

import pytest

from tests.kit.table import Position
from ziggurat.games.template.state import table
from ziggurat.lib.bag import Bag


def faults(t: Position) -> list[str]:
    return [fault for check in t.rules.invariants.values() if (fault := check.check(t.state))]


@pytest.mark.parametrize(
    ("fact", "first", "then"),
    [
        ("coins red", ["0"], ["99"]),
        ("hand red", ["thief", "loan"], ["bribe"]),
        ("wares red", ["silk", "silk"], ["amulet"]),
        ("on_show", ["silk"], ["mirror"]),
        ("night", ["0"], ["6"]),
        ("first", ["red"], ["blue"]),
        ("discarded", ["loan", "thief"], ["thief"]),
        ("lantern red", ["jade"], ["amber"]),
    ],
)
def test_a_fact_can_be_set_and_set_again(fact: str, first: list[str], then: list[str]) -> None:
    t = Position("template", modules=("festival",))
    for values in (first, then):
        t.set(fact, *values)
        assert t.fact(fact) == values
        assert faults(t) == []


@pytest.mark.parametrize(
    ("fact", "values"),
    [
        ("hand red", ["bribe"] * 5),
        ("wares red", ["amulet"] * 3),
        ("discarded", ["thief"] * 7),
    ],
)
def test_no_more_cards_than_there_are(fact: str, values: list[str]) -> None:
    with pytest.raises(ValueError, match="not that many copies"):
        Position("template").set(fact, *values)


def test_a_card_is_in_one_place_only() -> None:
    t = Position("template").set("wares red", "amulet").set("on_show", "amulet")
    with pytest.raises(ValueError, match="not that many copies"):
        t.set("wares blue", "amulet")


def test_a_lost_trick_is_noticed() -> None:
    t = Position("template")
    tricks = table(t.state).tricks
    table(t.state).tricks = Bag(tricks.top, tricks.unknown[1:], tricks.discard)
    assert faults(t) == ["5 of thief, there should be 6"]


def test_a_lost_ware_is_noticed() -> None:
    t = Position("template").set("on_show", "silk")
    table(t.state).ware = -1
    assert faults(t) == ["2 of silk, there should be 3"]


def test_debt_is_noticed() -> None:
    t = Position("template")
    table(t.state).coins = (5, -2)
    assert faults(t) == ["a purse holds -2 coins"]


def test_a_strange_lantern_is_noticed() -> None:
    t = Position("template", modules=("festival",))
    write = t.rules.facts["lantern"].write
    assert write is not None
    write(t.state, (1,), (3,))
    assert faults(t) == ["lantern colour 3"]

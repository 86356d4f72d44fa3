"""Options that are numbers or sets of seats: what they can be, and what every refusal says."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Limit
from ziggurat.build.mix import menu, mixes
from ziggurat.build.option import number, seats, seats_for
from ziggurat.build.seam import BuildError

NAMES = ("north", "east", "south", "west")


def set_coins(b: Build, value: int) -> None:
    b.limits.add((Limit("coins", value),))


def set_poor(b: Build, value: int) -> None:
    b.limits.add((Limit("poor", value),))


COINS = number("coins", range(4), set_coins, tried=("0", "3"), older={"none": "0"})
POOR = seats("poor", NAMES, set_poor, tried=("north", "east+west"), older={"2": "north+east"})
PURSE = toy.game()._replace(seat_names=NAMES, options=(COINS, POOR))


def limits(**options: str) -> tuple[int, int]:
    """What options set."""
    rules = build(PURSE, (), options)
    return rules.limits["coins"], rules.limits["poor"]


def test_the_least_number_and_the_first_seat_are_usual() -> None:
    assert build(PURSE).options == {"coins": "0", "poor": "north"}
    assert limits() == (0, 1)


def test_every_number_and_every_set_of_seats_can_be_chosen() -> None:
    assert [limits(coins=str(at))[0] for at in range(4)] == [0, 1, 2, 3]
    assert sorted({limits(poor=value)[1] for value in POOR.values}) == list(range(16))
    assert limits(poor="none") == (0, 0)


def test_seats_may_be_named_in_any_order() -> None:
    assert build(PURSE, (), {"poor": "west+north"}).options["poor"] == "north+west"
    assert limits(poor="west+north") == limits(poor="north+west") == (0, 9)


def test_what_a_value_was_called_before_means_what_it_did() -> None:
    assert build(PURSE, (), {"coins": "none", "poor": "2"}).options == {
        "coins": "0",
        "poor": "north+east",
    }
    assert menu(PURSE, (), {"poor": "2"}).mix.options["poor"] == "north+east"


@pytest.mark.parametrize("value", ["4", "-1", "1.5", "01", "", "x" * 500])
def test_another_number_is_refused(value: str) -> None:
    with pytest.raises(BuildError, match=r"it can be: a whole number from 0 to 3$") as refused:
        build(PURSE, (), {"coins": value})
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("value", ["up", "north+up", "north+north", "north+", "+", "", "none+east"])
def test_other_seats_are_refused(value: str) -> None:
    told = "it can be: none, north, east, south, west, or several such as north[+]west$"
    with pytest.raises(BuildError, match=told):
        build(PURSE, (), {"poor": value})


def test_a_new_table_refuses_seats_at_which_nobody_sits_and_an_old_one_does_not() -> None:
    rules = build(PURSE, (), {"poor": "north+south"})
    with pytest.raises(BuildError, match="names south, and nobody sits there; there are: north, "):
        seats_for(rules, 2)
    assert seats_for(rules, 3) == 3
    assert new_state(rules, 2).seats == 2


def test_a_menu_tells_the_kind_and_what_is_chosen() -> None:
    assert menu(PURSE, (), {"coins": "2", "poor": "huge"}).plain()["options"] == [
        {
            "name": "coins", "kind": "number", "least": 0, "most": 3,
            "values": [{"name": "2", "chosen": True, "obstacle": None}],
        },
        {
            "name": "poor", "kind": "seats",
            "values": [{"name": "north", "chosen": True, "obstacle": None}],
        },
    ]  # fmt: skip


def test_mixes_hold_what_is_worth_trying() -> None:
    found = [tuple(mix.options.values()) for mix in mixes(PURSE)]
    assert found == [("0", "north"), ("0", "east+west"), ("3", "north"), ("3", "east+west")]

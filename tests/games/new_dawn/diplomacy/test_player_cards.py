"""The players' diplomacy cards, each kind in each of the four colours."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.focus.kit import Market
from tests.games.new_dawn.strip import space, spaces
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY_STATE, NONE, RESOURCES, TOKEN
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.kernel.content import adjusted

COLOURS = ("blue", "green", "orange", "red")
colours = pytest.mark.parametrize("colour", range(4), ids=COLOURS)


def market(colour: int) -> Market:
    """p2 plays a colour, p1 and p3 the next ones."""
    m = Market(seats=3)
    for seat, at in (("p2", colour), ("p1", (colour + 1) % 4), ("p3", (colour + 2) % 4)):
        m.set(f"colour {seat}", COLOURS[at])
    return m


@colours
@component(
    "diplomacy_card.joint_war-blue",
    "diplomacy_card.joint_war-green",
    "diplomacy_card.joint_war-orange",
    "diplomacy_card.joint_war-red",
)
def test_joint_war_helps_attacks_on_all_but_the_giver(colour: int) -> None:
    m = market(colour).hold("p1", f"joint_war-{COLOURS[colour]}")
    at = space("5i")
    for target, defender, bonus in (
        (TOKEN, 1, 0),
        (TOKEN, 2, 2),
        (CITY_STATE, NONE, 2),
        (BARBARIAN, NONE, 2),
    ):
        args = (space("12f") if target == CITY_STATE else at, target, defender)
        assert adjusted(m.g, ATTACK_BONUS, 0, args, 0) == bonus
    assert adjusted(m.g, DEFENCE_BONUS, 0, (at, 2), 0) == 0


@colours
@component(
    "diplomacy_card.defensive_pact-blue",
    "diplomacy_card.defensive_pact-green",
    "diplomacy_card.defensive_pact-orange",
    "diplomacy_card.defensive_pact-red",
)
def test_defensive_pact_helps_against_all_but_the_giver(colour: int) -> None:
    m = market(colour).hold("p1", f"defensive_pact-{COLOURS[colour]}")
    at = space("5i")
    assert adjusted(m.g, DEFENCE_BONUS, 0, (at, 1), 0) == 0
    assert adjusted(m.g, DEFENCE_BONUS, 0, (at, 2), 0) == 2
    assert adjusted(m.g, ATTACK_BONUS, 0, (at, TOKEN, 2), 0) == 0


@rule("nd.diplomacy.embassy_card")
@colours
@component(
    "diplomacy_card.embassy-blue",
    "diplomacy_card.embassy-green",
    "diplomacy_card.embassy-orange",
    "diplomacy_card.embassy-red",
)
def test_embassy_rewards_both_when_a_caravan_reaches_the_capital(colour: int) -> None:
    m = market(colour).caravans("9b").hold("p1", f"embassy-{COLOURS[colour]}")
    m.begin().play("move c1 9a", "put 1", "put 1", "pass")
    assert m.asked() == ["p1 embassy_token"]
    assert m.refused("put store") == "nd.focus.card_text_over_rules"
    m.play("put 4", "resource diamond")
    assert m.realm("p2").trade == (0, 0, 0, 1, 0)
    assert m.realm("p1").resources == (0, 0, 0, 1)


def test_embassy_counts_for_the_move_that_took_it() -> None:
    m = Market().caravans("9b").begin().play("move c1 9a", "put 1", "put 1")
    assert m.play("take embassy-green").asked() == ["p1 embassy_token"]


def test_embassy_is_for_the_capital_and_the_mover_only() -> None:
    m = Market(seats=3).give("p2", cities="12e").caravans("12d").hold("p1", "embassy-green")
    m.begin().play("move c1 12e", "put 1", "put 1", "pass")
    assert m.asked() == ["p2 focus"]
    other = Market(seats=3).caravans("9b").hold("p3", "embassy-green")
    other.begin().play("move c1 9a", "put 1", "put 1", "pass")
    assert other.asked() == ["p2 focus"]


def test_embassy_takes_only_what_the_supply_has() -> None:
    m = Market().caravans("9b").hold("p1", "embassy-green")
    for resource in RESOURCES:
        m.set(f"resources p2 {resource}", "8")
    m.begin().play("move c1 9a", "put 1", "put 1", "pass", "put 1")
    assert m.asked() == ["p2 focus"]
    assert m.realm("p1").resources == (0, 0, 0, 0)


@colours
@component(
    "diplomacy_card.open_borders-blue",
    "diplomacy_card.open_borders-green",
    "diplomacy_card.open_borders-orange",
    "diplomacy_card.open_borders-red",
)
def test_open_borders_lets_tokens_of_the_giver_mature_cities(colour: int) -> None:
    m = market(colour).give("p1", cities="5j", tokens="5h").give("p2", tokens="5i")
    assert mature_cities(m.g, 0) == 0
    m.hold("p1", f"open_borders-{COLOURS[colour]}")
    assert mature_cities(m.g, 0) == spaces("5j")


def test_open_borders_is_about_tokens_of_the_giver_only() -> None:
    m = Market(seats=3).give("p1", cities="5j", tokens="5h").hold("p1", "open_borders-green")
    m.give("p3", tokens="5i")
    assert mature_cities(m.g, 0) == 0

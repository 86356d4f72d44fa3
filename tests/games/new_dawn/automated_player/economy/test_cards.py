"""What the automated player's four economy cards print, and what each adds."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.economy.kit import Traders
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.economy.cards import ECONOMY_CARDS
from ziggurat.games.new_dawn.ids import ECONOMY


@pytest.mark.parametrize(
    ("level", "name", "caravans", "distance", "water"),
    [
        (1, "ap_foreign_trade", 1, 3, False),
        (2, "ap_currency", 2, 4, False),
        (3, "ap_steam_power", 2, 6, True),
        (4, "ap_capitalism", 3, 6, True),
    ],
)
def test_what_is_printed(level: int, name: str, caravans: int, distance: int, water: bool) -> None:
    card = ECONOMY_CARDS[level - 1]
    assert (card.focus, card.level, card.name) == (ECONOMY, level, name)
    assert (card.count, card.distance, card.water) == (caravans, distance, water)


@component("focus_card.ap_foreign_trade")
@rule("ap.economy.foreign_trade")
def test_foreign_trade_moves_one_caravan_three_spaces_over_land() -> None:
    m = Traders().states("12f").sent("13f").begin()
    assert (m.bound(), m.where()) == ([("12f", 4)], ["15c", "locked", "locked"])
    near = Traders().states("12f").sent("15g").begin()
    assert near.where() == ["card", "locked", "locked"]


@component("focus_card.ap_currency")
@rule("ap.economy.currency")
def test_currency_first_defeats_all_barbarians_beside_friendly_spaces() -> None:
    m = Traders("ap_currency").own(tokens="11g").sent("15h", "12d")
    m.barbarian("11j", "A").barbarian("5i", "B").barbarian("11c", "C").barbarian("11h", "D").begin()
    assert [m.fact(f"barbarian {letter}") for letter in "ABCD"] == [["11j"], [], [], []]
    assert m.where() == ["card", "card", "locked"]
    assert m.told("put_token") == [
        ("put_token", 1, 3),
        ("put_token", 1, 3),
        *[("put_token", 1, 1)] * 2,
    ]
    assert m.bound() == [("15j", 1), ("12f", 2)]


@component("focus_card.ap_currency")
@rule("ap.economy.currency")
def test_caravans_go_where_a_barbarian_stood() -> None:
    m = Traders("ap_currency").states("12f").own(tokens="13b").sent("13h", "13h").barbarian("13g")
    m.begin()
    assert m.bound()[0] == ("12f", 6)


@component("focus_card.ap_steam_power")
@rule("ap.economy.steam_power", "ap.economy.resource_type")
def test_steam_power_first_brings_a_resource_by_chance_and_crosses_water() -> None:
    m = Traders("ap_steam_power").states("12f").sent("12h", "card").begin()
    assert m.asked() == ["nature take_resource"]
    assert m.options() == [
        "resource marble",
        "resource mercury",
        "resource oil",
        "resource diamond",
    ]
    m.play("nature resource oil")
    assert m.own_realm.resources == (0, 0, 1, 0)
    assert m.bound()[0] == ("12f", 2)
    assert m.where()[0] == "card"


@rule("ap.economy.resource_type")
def test_only_types_that_the_supply_has_are_drawn() -> None:
    m = Traders("ap_steam_power")
    all_of_it = str(m.rules.limits["resources"])
    m.set("resources p1 oil", all_of_it).begin()
    assert m.options() == ["resource marble", "resource mercury", "resource diamond"]
    none = Traders("ap_steam_power").sent("15i", "card")
    for kind in ("marble", "mercury", "oil", "diamond"):
        none.set(f"resources p1 {kind}", all_of_it)
    none.begin()
    assert none.own_realm.resources == (0, 0, 0, 0)
    assert none.bound()[0] == ("15j", 1)


@component("focus_card.ap_capitalism")
@rule("ap.economy.capitalism", "ap.economy.different")
def test_capitalism_moves_three_caravans_to_three_destinations() -> None:
    m = Traders("ap_capitalism").sent("15c", "13f", "9h").begin()
    assert sorted(m.bound()) == [("12f", 1), ("15j", 3), ("9a", 2)]
    assert m.where() == ["card", "card", "card"]

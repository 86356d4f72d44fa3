"""The four economy cards, and what each adds to the rules of its type."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.focus.kit import Market
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARDS
from ziggurat.games.new_dawn.ids import ECONOMY


@pytest.mark.parametrize(
    ("level", "name", "caravans", "distance", "water", "barbarians"),
    [
        (1, "foreign_trade", 1, 3, False, False),
        (2, "currency", 2, 4, False, True),
        (3, "steam_power", 2, 6, True, False),
        (4, "capitalism", 3, 6, True, False),
    ],
)
def test_what_is_printed(
    level: int, name: str, caravans: int, distance: int, water: bool, barbarians: bool
) -> None:
    card = ECONOMY_CARDS[level - 1]
    assert (card.focus, card.level, card.name) == (ECONOMY, level, name)
    assert (card.count, card.distance) == (caravans, distance)
    assert (card.water, card.barbarians) == (water, barbarians)


@component("focus_card.foreign_trade")
def test_foreign_trade_moves_three_spaces_over_land() -> None:
    m = Market("foreign_trade", 5).caravans("11a").begin()
    assert {"5a", "5b", "5c"} <= m.ends()
    assert "5f" not in m.ends()


@component("focus_card.currency")
def test_currency_drives_off_a_barbarian_and_goes_on() -> None:
    m = Market("currency", 3).barbarian("11g").begin()
    assert "5i" not in m.ends()
    m.play("move c1 11g")
    assert (m.asked(), m.facts()) == (["p1 go_on"], (3, 0))
    assert m.g.barbarians[0] == -1
    assert sum(m.realm().trade) == 0
    assert m.refused("move c2 11b") == "nd.economy.unlock"
    assert "5g" in m.ends()
    assert "13i" not in m.ends()


@component("focus_card.currency")
def test_currency_may_stop_where_the_barbarian_was() -> None:
    m = Market("currency", 3).caravans("card", "card").barbarian("11g").begin()
    m.play("move c1 11g")
    assert m.refused("move c2 11b") == "nd.economy.step_by_step"
    m.play("pass")
    assert m.where() == ["11g", "card", "locked"]
    assert not m.ends("c1")
    assert "5i" in m.ends("c2")


@component("focus_card.currency")
def test_currency_frees_a_city_state_and_trades_there() -> None:
    m = Market("currency", 3).caravans("12a").barbarian("12f").begin()
    m.play("move c1 12f", "pass")
    assert m.where()[0] == "card"
    assert m.realm().trade[1] == 2


@component("focus_card.currency")
def test_currency_keeps_to_distance_and_terrain() -> None:
    far = Market("currency", 3).barbarian("13i").begin()
    assert far.refused("move c1 13i") == "nd.economy.step_by_step"
    steep = Market("currency", 3).caravans("5b").barbarian("5a").begin()
    assert steep.refused("move c1 5a") == "nd.economy.barbarian_blocks"


@component("focus_card.currency")
def test_currency_with_a_token_goes_on_after_the_last_space() -> None:
    m = Market("currency", 3).trade(3, 1).barbarian("5g").begin().play("move c1 5g")
    assert m.options() == ["pass", "spend 1"]
    assert "13i" in m.play("spend 1").ends()


@component("focus_card.steam_power")
@rule("nd.economy.not_water")
def test_steam_power_crosses_water() -> None:
    m = Market("steam_power", 3).caravans("12a").begin()
    assert {"12b", "12h", "15d"} <= m.ends()
    assert m.play("move c1 12b").where()[0] == "12b"


@component("focus_card.steam_power")
def test_steam_power_exchanges_a_resource() -> None:
    m = Market("steam_power")
    m.set("resources p1 mercury", "2")
    m.begin().play("pass")
    assert m.options() == ["pass", "resource mercury"]
    assert m.refused("resource oil") == "nd.resource.spend"
    m.play("resource mercury", "resource oil")
    assert m.realm().resources == (0, 1, 1, 0)


@component("focus_card.steam_power")
def test_steam_power_takes_only_what_the_supply_has() -> None:
    m = Market("steam_power")
    m.set("resources p1 marble", "1")
    m.set("resources p2 oil", "8")
    m.begin().play("pass", "resource marble")
    assert m.refused("resource oil") == "nd.component.resource_shortage"
    assert m.options() == ["resource marble", "resource mercury", "resource diamond"]


@component("focus_card.steam_power")
def test_steam_power_of_a_rival_does_nothing() -> None:
    m = Market("steam_power").hold("p2", "steam_power")
    m.set("resources p1 marble", "1").set("resources p2 marble", "1")
    m.begin().play("pass", "pass")
    assert m.asked() == ["p2 focus"]


@component("focus_card.capitalism")
def test_capitalism_resolves_another_card_as_if_in_slot_one() -> None:
    m = Market("capitalism", 3).turn().play("focus 3", "pass")
    assert m.asked() == ["p1 resolve_another"]
    assert m.options() == ["pass", "resolve 2", "resolve 3", "resolve 4", "resolve 5"]
    assert m.refused("resolve 1") == "nd.focus.card_text_over_rules"
    m.play("resolve 3", "spend 0")
    assert m.realm().dial == 1
    assert m.realm().row == (11, 0, 4, 12, 16)


@component("focus_card.capitalism")
def test_capitalism_may_spend_the_tokens_of_the_other_card() -> None:
    m = Market("capitalism", 3).trade(2, 2).turn().play("focus 3", "pass", "resolve 3", "spend 2")
    assert m.realm().dial == 3
    assert m.realm().trade == (0, 0, 0, 0, 0)


@rule("nd.focus.as_if_slot_one")
@component("focus_card.capitalism")
def test_capitalism_counts_shifts_from_slot_one() -> None:
    m = Market("capitalism", 3).hold("p1", "machu_picchu").turn()
    m.play("focus 3", "pass", "resolve 3", "spend 0")
    assert m.realm().dial == 3


@component("focus_card.capitalism")
def test_capitalism_works_once_a_turn_and_only_after_its_own_reset() -> None:
    m = Market("capitalism", 3).turn().play("focus 2", "pass")
    assert m.asked() == ["p2 focus"]
    m.realm().used_this_turn = 1 << 11
    again = Market("capitalism", 3).turn()
    again.realm().used_this_turn = 1 << 11
    assert again.play("focus 3", "pass").asked() == ["p2 focus"]


@component("focus_card.capitalism")
def test_capitalism_is_used_up_by_the_other_card() -> None:
    m = Market("capitalism", 3).turn().play("focus 3", "pass", "resolve 3")
    assert m.realm().used_this_turn >> 11 & 1
    assert m.turn().play("focus 1", "pass").asked() == ["p1 resolve_another"]

"""Economy cards of the expansion: Currency, Wheel, Shipbuilding, Cartography, Banking."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import row, space, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.board import laid as laid_out
from ziggurat.games.new_dawn.focus.caravans import EconomyCard
from ziggurat.games.new_dawn.ids import FIRST_LEADER, FIRST_WATER, NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.setup.lay_out import first_row
from ziggurat.games.new_dawn.terra_incognita.exploration.economy_cards import is_far
from ziggurat.games.new_dawn.terra_incognita.ids import INDONESIA, NETHERLANDS, OTTOMAN
from ziggurat.kernel.engine import play
from ziggurat.match.notation import parse_move

EGYPT = FIRST_LEADER + 2


@component(
    "focus_card.currency_ti",
    "focus_card.wheel",
    "focus_card.shipbuilding",
    "focus_card.cartography",
    "focus_card.banking",
)
@rule("ti.setup.unique_card", "ti.component.unique_separate")
@pytest.mark.parametrize(
    ("name", "level", "caravans", "distance", "water", "leader"),
    [
        ("currency_ti", 2, 2, 4, False, NONE),
        ("wheel", 1, 1, 4, False, EGYPT),
        ("shipbuilding", 2, 2, 4, True, INDONESIA),
        ("cartography", 3, 2, 6, True, NETHERLANDS),
        ("banking", 3, 2, 6, True, OTTOMAN),
    ],
)
def test_what_is_printed(
    name: str, level: int, caravans: int, distance: int, water: bool, leader: int
) -> None:
    card = ti_rules().rows[row(name)]
    assert isinstance(card, EconomyCard)
    assert (card.level, card.count, card.distance) == (level, caravans, distance)
    assert (card.water, card.leader) == (water, leader)
    assert card.barbarians == (name == "currency_ti")


@rule("ti.component.focus_removed")
def test_the_base_printing_of_currency_is_not_used() -> None:
    assert "currency" not in ti_rules().kinds["focus_card"].labels.values()


# Currency


@component("focus_card.currency_ti")
def test_a_caravan_drives_a_barbarian_off_and_stops_there() -> None:
    t = Explorer("currency_ti", 3).caravans("11c").barbarian("11b").begin()
    t.play("move c1 11b")
    assert t.caravans_at()[0] == "11b"
    assert t.g.barbarians[0] == NONE
    assert sum(t.realm().trade) == 0
    assert t.asked() == ["p2 focus"]


@component("focus_card.currency_ti")
def test_a_barbarian_in_a_city_state_is_driven_off_and_the_journey_completed() -> None:
    t = Explorer("currency_ti", 3).caravans("15i").barbarian("15j").begin().play("move c1 15j")
    assert t.caravans_at()[0] == "card"
    assert sum(t.realm().trade) > 0 or t.asked() == ["p1 put_tokens"]


# Wheel


@component("focus_card.wheel")
@pytest.mark.parametrize("start", ["15i", "9g"])
def test_every_journey_brings_a_resource(start: str) -> None:
    goal = "15j" if start == "15i" else "9a"
    t = Explorer("wheel", 5).caravans(start).begin().play(f"move c1 {goal}")
    while t.asked() != ["p1 take_resource"]:
        t.play(t.options()[0])
    t.play("resource oil")
    assert sum(t.realm().resources) == 1


@component("focus_card.wheel")
@rule("ti.setup.unique_level_one")
def test_the_wheel_is_in_egypts_first_row() -> None:
    egypt = ti_rules().rows[EGYPT]
    assert isinstance(egypt, Leader)
    first = first_row(ti_rules(), egypt, printed(ti_rules()).own_cards[egypt.number])
    assert row("wheel") in first
    assert row("foreign_trade") not in first


# Shipbuilding


@component("focus_card.shipbuilding")
def test_caravans_cross_water_with_shipbuilding() -> None:
    t = Explorer("shipbuilding", 1).caravans("9c").begin()
    assert "move c1 9d" in t.options()


@component("focus_card.shipbuilding")
@rule("ti.explore.touch_any_space")
def test_water_is_laid_beside_one_exploring_caravan() -> None:
    t = Explorer("shipbuilding", 5).caravans("11d", "11c").begin().play("explore c1 11d")
    assert t.asked() == ["p1 float_water"]
    cells = t.options()[1:]
    assert t.options()[0] == "pass"
    assert t.refused("float q9r9") == "ti.explore.touch_any_space"
    t.play(cells[0])
    assert t.g.board.water
    assert has(t.g.board.near[space("11d")], FIRST_WATER)
    assert has(t.g.board.waters, FIRST_WATER)
    t.play("nature draw 8").lay().play("pass")
    t.play("explore c2 11c")
    assert t.asked() == ["nature explored_tile"]


@component("focus_card.shipbuilding")
def test_the_next_resolution_may_lay_water_again() -> None:
    t = Explorer("shipbuilding", 5).caravans("11d", "11j").begin(times=2)
    t.play("explore c1 11d").play(t.options()[1], "nature draw 8").lay().play("pass", "pass")
    t.play("explore c2 11j")
    assert t.asked() == ["p1 float_water"]


@component("focus_card.shipbuilding")
def test_doing_without_water_leaves_it_to_the_next_caravan() -> None:
    t = Explorer("shipbuilding", 5).caravans("11d", "11c").begin()
    t.play("explore c1 11d", "pass", "nature draw 8").lay().play("pass", "explore c2 11c")
    assert t.asked() == ["p1 float_water"]


@component("focus_card.shipbuilding")
@rule("ti.component.tokens_added", "ti.component.limit")
@pytest.mark.parametrize(("laid", "asked"), [(15, "p1 float_water"), (16, "nature explored_tile")])
def test_no_water_is_laid_once_all_sixteen_tokens_lie(laid: int, asked: str) -> None:
    t = Explorer("shipbuilding", 5).caravans("11d")
    far = tuple([(q, 7) for q in range(-10, laid - 10)])
    t.g.board = laid_out(t.rules, t.g.board.placed, far)
    t.begin().play("explore c1 11d")
    assert t.asked() == [asked]


@component("focus_card.shipbuilding")
def test_another_card_lays_no_water() -> None:
    t = Explorer("steam_power", 5).caravans("11d").begin().play("explore c1 11d")
    assert t.asked() == ["nature explored_tile"]


# Cartography


def settle(t: Explorer) -> Explorer:
    """Answer until the city of Cartography is asked for or the turn is over."""
    while t.asked()[0].split()[1] in ("put_tokens", "rival_card", "city_state_card"):
        t.play(t.options()[0])
    return t


@component("focus_card.cartography")
def test_a_city_may_be_built_beside_a_distant_rival_city() -> None:
    t = Explorer("cartography", 5).caravans("9b").begin()
    assert is_far(t.g, 0, space("9a"))
    settle(t.play("move c1 9a"))
    assert t.asked() == ["p1 settle_abroad"]
    built = [at for at in t.options() if at.startswith("build")]
    assert "build 12c" in built or "build 9h" in built
    near = t.g.board.near[space("9a")]
    for option in built:
        assert not has(near, space(option.split()[1]))
    assert t.refused("build 11c") != ""
    t.play(built[0])
    assert built[0].split()[1] in t.fact("cities p1")


@component("focus_card.cartography")
def test_whoever_waits_for_a_built_city_is_told_of_it() -> None:
    t = Explorer("cartography", 5).caravans("9b").begin()
    settle(t.play("move c1 9a"))
    # Nobody else has the card but its leader, so somebody who waits has to be brought in.
    t.realm().in_play |= bit(row("england"))
    seat, choice = parse_move(t.rules, "p1 build 12c")
    play(t.state, seat, choice)
    assert t.asked() == ["p1 guard_city"]


@component("focus_card.cartography")
def test_once_in_a_turn() -> None:
    t = Explorer("cartography", 5).give("p2", cities="12h").caravans("9b", "12i").begin()
    settle(t.play("move c1 9a"))
    t.play(next(at for at in t.options() if at.startswith("build")))
    settle(t.play("move c2 12h"))
    assert t.asked() != ["p1 settle_abroad"]


@component("focus_card.cartography")
def test_a_rival_city_nearby_and_a_city_state_bring_nothing_more() -> None:
    t = Explorer("cartography", 5).give("p2", cities="5h").caravans("5b").begin()
    assert not is_far(t.g, 0, space("5h"))
    settle(t.play("move c1 5h"))
    assert t.asked() == ["p2 focus"]
    t = Explorer("cartography", 5).caravans("15i").begin()
    settle(t.play("move c1 15j"))
    assert t.asked() == ["p2 focus"]


# Banking


@component("focus_card.banking")
@pytest.mark.parametrize("holds", [True, False])
def test_the_capital_of_whoever_holds_ibrahim_brings_a_resource(holds: bool) -> None:
    t = Explorer("banking", 5).caravans("9b")
    if holds:
        t.hold("p1", "ottoman").hold("p2", "ibrahim")
    settle(t.begin().play("move c1 9a"))
    assert (t.asked() == ["p1 take_resource"]) == holds


@component("focus_card.banking")
def test_another_city_of_theirs_brings_none() -> None:
    t = Explorer("banking", 5).give("p2", cities="12h").caravans("12i")
    t.hold("p1", "ottoman").hold("p2", "ibrahim")
    settle(t.begin().play("move c1 12h"))
    assert t.asked() == ["p2 focus"]

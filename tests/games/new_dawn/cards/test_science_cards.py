"""Science cards: what each does before the dial moves."""

import pytest

from tests.games.new_dawn.kit import choose, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.content.science_cards import SCIENCE_CARDS
from ziggurat.games.new_dawn.ids import FOCUS_TYPES

SLOTS = range(1, 6)


def trade(t: Position) -> list[str]:
    return [t.fact(f"trade p1 {slot}")[0] for slot in SLOTS]


@component(
    "focus_card.astrology",
    "focus_card.mathematics",
    "focus_card.replaceable_parts",
    "focus_card.nuclear_power",
)
def test_levels_of_the_science_cards() -> None:
    assert [(card.name, FOCUS_TYPES[card.focus], card.level) for card in SCIENCE_CARDS] == [
        ("astrology", "science", 1),
        ("mathematics", "science", 2),
        ("replaceable_parts", "science", 3),
        ("nuclear_power", "science", 4),
    ]


@component("focus_card.astrology")
@pytest.mark.parametrize("slot", SLOTS)
def test_astrology_moves_the_dial_and_nothing_else(slot: int) -> None:
    t = resolve(first_game(), "astrology", slot)
    assert t.asked() == ["p1 advance_dial"]
    t.play("p1 spend 0")
    assert (t.fact("dial p1"), trade(t)) == ([str(slot)], ["0"] * 5)


# Mathematics


@component("focus_card.mathematics")
@pytest.mark.parametrize("slot", SLOTS)
def test_mathematics_puts_a_trade_token_on_any_card_then_moves_the_dial(slot: int) -> None:
    t = in_slot(first_game(), "mathematics", 2).set("dial p1", "6")
    t = choose(t, 2)
    assert t.options() == [f"p1 put {at}" for at in SLOTS]
    t.play(f"p1 put {slot}")
    assert trade(t) == ["1" if at == slot else "0" for at in SLOTS]
    t.play("p1 spend 0")
    assert (t.fact("dial p1"), t.asked()) == (["8"], ["p2 focus"])


@component("focus_card.mathematics")
@rule("nd.trade.fresh_tokens")
def test_the_token_of_mathematics_may_be_spent_at_once() -> None:
    t = choose(in_slot(first_game(), "mathematics", 1).set("dial p1", "6"), 1)
    t.play("p1 put 1", "p1 spend 1")
    assert (t.fact("dial p1"), trade(t)) == (["8"], ["0"] * 5)


@component("focus_card.mathematics")
@rule("nd.trade.limit")
def test_mathematics_does_not_fill_a_card_above_three() -> None:
    t = choose(in_slot(first_game(), "mathematics", 1).set("trade p1 2", "3"), 1)
    assert trade(t.play("p1 put 2")) == ["0", "3", "0", "0", "0"]


# Replaceable Parts


@component("focus_card.replaceable_parts")
def test_replaceable_parts_gives_a_resource_of_a_new_type() -> None:
    t = first_game().set("resources p1 oil", "2").set("dial p1", "10")
    t = resolve(t, "replaceable_parts", 3)
    assert t.options() == [
        "p1 pass",
        *[f"p1 resource {it}" for it in ("marble", "mercury", "diamond")],
    ]
    assert t.refused("p1 resource oil") == "nd.focus.advanced"
    t.play("p1 resource mercury", "p1 spend 0")
    assert (t.fact("resources p1 mercury"), t.fact("resources p1 oil")) == (["1"], ["2"])
    assert t.fact("dial p1") == ["13"]


@component("focus_card.replaceable_parts")
@rule("nd.component.resource_shortage")
def test_replaceable_parts_cannot_take_what_is_not_there() -> None:
    t = first_game().set("resource oil").set("resources p2 oil", "8")
    t = resolve(t, "replaceable_parts", 1)
    assert t.refused("p1 resource oil") == "nd.component.resource_shortage"


@component("focus_card.replaceable_parts")
def test_with_all_four_types_only_the_dial_moves() -> None:
    t = first_game()
    for kind in ("marble", "mercury", "oil", "diamond"):
        t.set(f"resources p1 {kind}", "1")
    t = resolve(t, "replaceable_parts", 2)
    assert t.asked() == ["p1 advance_dial"]
    assert t.play("p1 spend 0").fact("dial p1") == ["2"]


@component("focus_card.replaceable_parts")
def test_a_natural_wonder_does_not_count_as_a_resource_owned() -> None:
    t = first_game().set("natural_tokens", "1a").set("control p1", "13a")
    t = resolve(t.set("naturals p1", "mt_kilimanjaro"), "replaceable_parts", 1)
    assert "p1 resource oil" in t.options()


# Nuclear Power


def reactor(slot: int = 5) -> Position:
    """Tokens of both seats in and around 16c, p1's capital and a city of p2 among them."""
    t = first_game().set("control p1", "16b", "16d", "14e").set("reinforced p1", "16b")
    t.set("control p2", "16c", "13e", "13f", "13d").set("reinforced p2", "13f")
    return resolve(t.set("cities p2", "12j").set("dial p1", "6"), "nuclear_power", slot)


@component("focus_card.nuclear_power")
def test_nuclear_power_hits_a_space_and_all_around_it() -> None:
    t = reactor().play("p1 strike 16c")
    assert (t.fact("control p1"), t.fact("reinforced p1")) == (["14e", "16b"], [])
    assert (t.fact("control p2"), t.fact("reinforced p2")) == (["13d", "13f"], [])
    assert (t.fact("cities p1"), t.fact("cities p2")) == (["16a"], ["11a", "12j"])
    t.play("p1 spend 0", "p1 pass")
    assert t.fact("dial p1") == ["11"]


@component("focus_card.nuclear_power")
def test_any_space_of_the_map_may_be_struck() -> None:
    t = reactor()
    assert t.refused("p1 strike 2g") == ""
    assert t.refused("p1 strike 6a") == ""
    assert t.refused("p1 strike 9a") == "nd.space.edge"


@component("focus_card.nuclear_power")
def test_the_strike_is_optional() -> None:
    t = reactor().play("p1 pass")
    assert t.asked() == ["p1 advance_dial"]
    assert t.fact("control p2") == ["13d", "13e", "13f", "16c"]


@component("focus_card.nuclear_power")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_below_slot_five_only_the_dial_moves(slot: int) -> None:
    t = reactor(slot)
    assert t.asked() == ["p1 advance_dial"]
    t.play("p1 spend 0")
    assert t.fact("dial p1") == [str(6 + slot)]


@component("focus_card.nuclear_power")
@rule("nd.naturalwonder.return")
def test_natural_wonders_struck_go_back_to_their_space() -> None:
    t = first_game().set("natural_tokens", "1a").set("naturals p1", "mt_kilimanjaro")
    t = resolve(t.set("control p1", "13a"), "nuclear_power", 5).play("p1 strike 13a")
    assert (t.fact("naturals p1"), t.fact("natural_tokens")) == ([], ["1a", "13a"])
    t = first_game().set("natural_tokens", "1a").set("naturals p1", "mt_kilimanjaro")
    t = resolve(t.set("reinforced p1", "13a"), "nuclear_power", 5).play("p1 strike 13a")
    assert (t.fact("naturals p1"), t.fact("natural_tokens")) == (["mt_kilimanjaro"], ["1a"])

"""Its governments: which card gets one, and when that card comes before the one in slot 5."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.weighing import foreseen
from ziggurat.games.new_dawn.automated_player_terra_incognita.governments.ruling import (
    OWN_GOVERNMENT,
    first_in_turn,
)
from ziggurat.games.new_dawn.terra_incognita.governments.changing import ADOPT, ChangeGovernment
from ziggurat.kernel.question import PICK, Question

# Culture, science, economy, industry, military, growth.
FIRST = (
    "ap_early_empire",
    "astrology",
    "foreign_trade",
    "pottery",
    "ap_masonry",
    "ap_irrigation",
)


def with_row(*cards: str) -> Pioneer:
    """The automated player with six cards from the left."""
    t = Pioneer()
    return t.set(f"row {t.ap}", *cards)


def changed(t: Pioneer) -> list[str]:
    """Its government once it has had the opportunity, and the card with it."""
    t.at("turn p1 start of turn", ChangeGovernment(t.seat))
    return [*t.fact(f"government {t.ap}"), *t.fact(f"governed {t.ap}")]


@rule("ap.ti.government.always", "ap.ti.government.any_slot", "ap.ti.government.tie")
@component("priority_list.own_government", "criterion.highest_level", "criterion.farthest_left")
@component("automated_topic.change_government", "rule.government_from_any_slot")
def test_the_card_of_the_highest_level_gets_a_government_wherever_it_is() -> None:
    row = ("ap_masonry", "ap_irrigation", "astrology", "ap_civil_service", "pottery")
    assert changed(with_row(*row, "foreign_trade")) == ["republic", "ap_civil_service"]
    assert changed(with_row("foreign_trade", *row[:4], "nationalism")) == [
        "republic",
        "ap_civil_service",
    ]
    assert changed(with_row(*FIRST)) == ["republic", "ap_early_empire"]
    assert changed(with_row(*reversed(FIRST))) == ["monarchy", "ap_irrigation"]


@rule("ap.ti.government.always", "ap.ti.government.tie")
def test_with_the_best_card_taken_away_the_next_one_is_chosen() -> None:
    row = ("ap_masonry", "ap_engineering", "astrology", "ap_civil_service", "pottery")
    t = with_row(*row, "currency_ti")
    left = tuple([(ADOPT, place) for place in range(6)])
    question = Question(t.seat, "change_government", PICK, left)
    found: list[int] = []
    while left:
        (best,) = foreseen(t.g, question, OWN_GOVERNMENT, left)
        found.append(best[1])
        left = tuple([option for option in left if option != best])
    assert found == [3, 1, 5, 0, 2, 4]


@rule("ap.ti.government.always")
def test_a_government_on_the_best_card_stays_there() -> None:
    row = ("ap_masonry", "ap_irrigation", "astrology", "ap_civil_service", "pottery")
    t = with_row(*row, "foreign_trade").set("government p2", "republic")
    assert changed(t) == ["republic", "ap_civil_service"]
    assert not t.told("adopted")


@rule("ap.ti.government.any_slot")
def test_humans_still_choose_from_the_slots_numbered_1() -> None:
    t = Pioneer()
    t.at("turn p1 start of turn", ChangeGovernment(0))
    assert t.options() == ["pass", "adopt left", "adopt 1"]


@rule("ap.ti.government.resolve_instead", "ap.ti.government.example", "ap.ti.government.slots")
@component("automated_topic.focus")
@pytest.mark.parametrize(
    ("government", "place", "instead"),
    [
        ("monarchy", 3, True),  # two arrows, from slot 3
        ("monarchy", 4, True),
        ("monarchy", 2, False),  # slot 2 is too far
        ("democracy", 4, True),  # one arrow, from slot 4 only
        ("democracy", 3, False),
    ],
)
def test_the_card_of_its_government_may_come_first(
    government: str, place: int, instead: bool
) -> None:
    own = "ap_engineering" if government == "monarchy" else "mathematics"
    other = "astrology" if government == "monarchy" else "ap_irrigation"
    cards = ["ap_early_empire", "foreign_trade", "pottery", other]
    row = [*cards[:place], own, *cards[place:]]
    t = with_row(*row, "ap_masonry").set(f"government {'p2'}", government)
    assert first_in_turn(t.g, t.seat) == (place if instead else 5)


@rule("ap.ti.government.resolve_instead")
@pytest.mark.parametrize("last", ["ap_iron_working", "ap_mass_production"])
def test_a_card_of_an_equal_or_lower_level_does_not_come_first(last: str) -> None:
    t = with_row("astrology", "foreign_trade", "pottery", "ap_early_empire", "ap_engineering", last)
    t.set("government p2", "monarchy")
    assert first_in_turn(t.g, t.seat) == 5


@rule("ap.ti.government.reset", "ap.ti.turn.reset")
def test_a_card_resolved_out_of_slot_3_goes_to_the_left_and_the_last_one_stays() -> None:
    row = ("astrology", "foreign_trade", "pottery", "ap_engineering", "ap_early_empire")
    t = with_row(*row, "ap_masonry").set("government p2", "monarchy")
    t.own(tokens="11b").turn().by_chance()
    assert t.told("government_first") == [("government_first", 1, t.row("ap_engineering"))]
    assert t.own_row() == [
        "ap_engineering",
        "astrology",
        "foreign_trade",
        "pottery",
        "ap_early_empire",
        "ap_masonry",
    ]
    assert "11b" in t.fact("reinforced p2")


@rule("ap.ti.turn.reset", "ap.turn.fifth_slot")
def test_its_turn_resolves_the_rightmost_card_and_puts_it_to_the_left() -> None:
    row = ("astrology", "foreign_trade", "pottery", "ap_masonry", "ap_early_empire")
    t = with_row(*row, "ap_irrigation").own(tokens="11b").turn().by_chance()
    assert t.own_row() == ["ap_irrigation", *row]
    assert not t.told("government_first")


@rule("ap.ti.government.resolve_instead")
def test_a_card_that_comes_first_from_next_to_the_last_is_told() -> None:
    row = ("astrology", "foreign_trade", "pottery", "ap_early_empire", "ap_engineering")
    t = with_row(*row, "ap_masonry").set("government p2", "monarchy")
    t.own(tokens="11b").turn().by_chance()
    assert t.told("government_first") == [("government_first", 1, t.row("ap_engineering"))]

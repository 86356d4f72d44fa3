"""Capitalism and Urbanization lead to another card once they have been reset."""

from __future__ import annotations

from tests.games.new_dawn.automated_player.industry.kit import Works
from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule


def with_row(m: Automated, *cards: str) -> Automated:
    """Give it a row, and no caravan that could go anywhere."""
    m.set("row p2", *cards).caravans("11i", seat="p2")
    return m.barbarian("11b", "A").barbarian("11h", "B")


@component("focus_card.ap_urbanization")
@rule("ap.industry.urbanization_culture")
def test_urbanization_resolves_culture_after_its_reset_and_resets_it_too() -> None:
    w = Works("ap_urbanization").no_city_left()
    with_row(
        w, "ap_astrology", "ap_early_empire", "ap_foreign_trade", "ap_masonry", "ap_urbanization"
    )
    w.turn()
    while w.asked() == ["nature ap_place_token"]:
        w.play(f"nature {w.options()[0]}")
    assert w.fact("row p2") == [
        "ap_early_empire", "ap_urbanization", "ap_astrology", "ap_foreign_trade", "ap_masonry",
    ]  # fmt: skip
    assert len(w.told("placed")) == 2


@component("focus_card.ap_capitalism")
@rule("ap.economy.capitalism_bonus", "ap.economy.capitalism_bonus_full", "ap.turn.slot_number")
def test_capitalism_resolves_the_next_card_in_slot_five_and_leaves_it_there() -> None:
    w = Works("ap_pottery").no_city_left()
    with_row(w, "ap_astrology", "ap_early_empire", "ap_masonry", "ap_pottery", "ap_capitalism")
    w.trade(4, 2, "p2").turn()
    assert w.fact("row p2") == [
        "ap_capitalism", "ap_astrology", "ap_early_empire", "ap_masonry", "ap_animal_husbandry",
    ]  # fmt: skip
    assert w.fact("trade p2 5") == ["2"]
    assert w.told("resolves_another") == [("resolves_another", 1, w.row("ap_pottery"))]


@rule("ap.economy.capitalism_bonus")
def test_the_next_turn_resolves_the_same_card_again() -> None:
    w = Works("ap_pottery").no_city_left()
    with_row(w, "ap_masonry", "ap_early_empire", "ap_pottery", "ap_astrology", "ap_capitalism")
    w.turn()
    while w.asked() != ["p1 focus"]:
        w.play(f"nature {w.options()[0]}")
    assert w.fact("dial p2") == ["5"]
    assert w.fact("row p2")[-1] == "ap_astrology"


@rule("ap.economy.capitalism_bonus_full")
def test_urbanization_that_capitalism_resolves_leads_to_culture_all_the_same() -> None:
    w = Works("ap_urbanization").no_city_left()
    with_row(w, "ap_astrology", "ap_early_empire", "ap_masonry", "ap_urbanization", "ap_capitalism")
    w.turn()
    while w.asked() == ["nature ap_place_token"]:
        w.play(f"nature {w.options()[0]}")
    assert w.fact("row p2") == [
        "ap_early_empire", "ap_capitalism", "ap_astrology", "ap_masonry", "ap_urbanization",
    ]  # fmt: skip
    assert [at[2] for at in w.told("resolves_another")] == [
        w.row("ap_urbanization"), w.row("ap_early_empire"),
    ]  # fmt: skip


@rule("ap.economy.capitalism_bonus_full", "ap.turn.replaced_card")
def test_nationalism_replaced_as_the_bonus_card_leads_to_nothing() -> None:
    w = Works("ap_nationalism").no_city_left()
    with_row(w, "ap_astrology", "ap_early_empire", "ap_masonry", "ap_nationalism", "ap_capitalism")
    w.turn()
    assert w.fact("row p2")[-1] == "ap_urbanization"
    assert w.told("placed") == []

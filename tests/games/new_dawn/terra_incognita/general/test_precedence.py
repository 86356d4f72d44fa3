"""Which of two rules is played: the expansion's where they differ, the base game's elsewhere."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.strip import Strip
from tests.games.new_dawn.terra_incognita.kit import CAPITALS, Frontier
from tests.kit.trace import rule

# Cards of the base game that stay, and what their questions are about.
KEPT = (
    "early_empire", "drama_and_poetry", "civil_service", "mass_media",
    "foreign_trade", "steam_power", "capitalism",
    "pottery", "nationalism", "urbanization",
)  # fmt: skip
EXPLORING = ("explore", "scout")


def dressed(t: Strip) -> Strip:
    """Put the same things on both tables."""
    t.give("p1", "11b 11c 11g", cities="13c").give("p2", "9b 5b", "9c", cities="12j")
    return t.caravans("11a").barbarian("5i").add("resource oil", "11h")


@rule("ti.general.precedence")
@pytest.mark.parametrize("slot", range(1, 6))
@pytest.mark.parametrize("card", KEPT)
def test_a_card_of_the_base_game_does_what_it_did(card: str, slot: int) -> None:
    base = dressed(Strip(CAPITALS[:2], card, slot, 1)).begin().options()
    both = dressed(Frontier(card, slot)).begin().options()
    assert len(base) > 1
    assert base == [option for option in both if option.split()[0] not in EXPLORING]


@rule("ti.general.precedence", "ti.growth.not_military", "ti.army.no_range_rules")
def test_a_military_card_neither_reinforces_nor_attacks_from_afar() -> None:
    base = dressed(Strip(CAPITALS[:2], "masonry", 3, 1)).begin().options()
    assert {"reinforce", "attack"} <= {option.split()[0] for option in base}
    both = dressed(Frontier("masonry_ti", 3)).begin().options()
    assert {option.split()[0] for option in both} <= {"pass", "march", *EXPLORING}

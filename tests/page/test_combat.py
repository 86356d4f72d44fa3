"""The panel of an attack: what it adds up is what the rules add up."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf


def amounts(side: Locator) -> list[int]:
    """What the lines of one side add, dice included."""
    told = side.locator("dd")
    dice = [at.get_attribute("aria-label") for at in told.locator("[role=img]").all()]
    plain = [text for text in told.all_inner_texts() if text.strip().startswith("+")]
    return [int(text or 0) for text in [*dice, *plain]]


@pytest.mark.parametrize(
    ("topic", "seat"), [("spend_on_attack", 1), ("spend_on_defence", 1), ("put_tokens", 1)]
)
def test_sums_are_those_of_the_position(
    reader: Reader, shelf: Shelf, topic: str, seat: int
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first(topic, seat))
    combat: Any = shelf.position(name, seat)["table"]["combat"]
    page = reader.table(name)
    panel = page.get_by_role("region", name="Attack")
    expect(panel).to_be_visible()
    # What is fought for is marked on the map.
    expect(page.locator(".swords")).to_have_count(1)
    for at, what in enumerate(("attack", "defence")):
        side = panel.locator(f".side.{what}")
        expect(side.locator(".total")).to_contain_text(str(combat["totals"][at]))
        assert sorted(amounts(side)) == sorted(item["n"] for item in combat[what])
        assert sum(amounts(side)) == combat["totals"][at]


def test_there_is_no_panel_without_an_attack(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name)
    expect(page.locator(".bar.yours")).to_be_visible()
    expect(page.locator(".combat")).to_be_hidden()

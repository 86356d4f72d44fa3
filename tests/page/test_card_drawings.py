"""Focus cards and city-states are drawn where there is room, and no drawing covers a word."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.page.kit.pages import PHONE, WIDE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from tests.page.test_five_seats import whole

# The drawings of the focus row that are shown, and the words and signs that one of them meets.
SHOWN: Final = ".focus-card .card-art .icon"
MET: Final = """(shown) => [...document.querySelectorAll(shown)].flatMap((icon) => {
  const box = icon.getBoundingClientRect();
  const meets = (at) => at.width && box.width && at.right > box.left && at.left < box.right
    && at.bottom > box.top + 1 && at.top < box.bottom;
  const card = icon.closest(".focus-card");
  return [...card.querySelectorAll(".card-name, .card-does, .pips, .lying, .card-level")]
    .filter((el) => {
      const words = document.createRange();
      words.selectNodeContents(el);
      return meets(words.getBoundingClientRect());
    })
    .map((el) => `${icon.innerHTML} ${el.className}`);
})"""


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("seats", [2, 5])
def test_no_drawing_covers_a_word(
    reader: Reader, shelf: Shelf, seats: int, viewport: ViewportSize
) -> None:
    game = new_dawn() if seats == 2 else whole()
    last = [at.entry for at in game.moments if at.topic == "focus"][-1]
    page = reader.table(shelf.fork(game, last), viewport=viewport)
    expect(page.locator(SHOWN).first).to_be_visible()
    assert page.evaluate(MET, SHOWN) == []


def test_city_states_are_drawn_on_the_map(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus")))
    drawn = page.locator(".board .is-state-plate use[href*='nd-state-']")
    expect(drawn.first).to_be_attached()
    assert drawn.count() == page.locator(".board .is-state-plate").count()

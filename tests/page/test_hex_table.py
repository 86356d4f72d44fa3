"""A New Dawn's table: what floats over the map, names and pictures of wonders, keys of cards."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

# Spaces whose middle, or half the way to an edge, lies under something that floats.
COVERED: Final = """() => {
  const under = (x, y) => document.elementFromPoint(x, y)?.closest(".dial-face, .dial-chip, .compass, .map-tools");
  return [...document.querySelectorAll(".table-board [data-kind=space]")].filter((el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]].some(([x, y]) => under(left + width * x, top + height * y));
  }).map((el) => el.dataset.value);
}"""  # noqa: E501
# Names of wonders whose longest word is wider than its place.
SPLIT: Final = """() => [...document.querySelectorAll(".wonder-card .card-name")].filter((el) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(el).font;
  const words = el.textContent.split(/[\\s\\u00ad-]+/);
  return words.some((word) => pen.measureText(word).width > el.clientWidth + 2);
}).map((el) => el.textContent)"""


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_floats_over_a_space(reader: Reader, shelf: Shelf, seats: int) -> None:
    game = new_dawn(seats)
    name = shelf.fork(game, game.first("focus"), bots=tuple(range(1, seats)))
    page = reader.table(name)
    expect(page.locator(".tech-dial .dial-face")).to_be_visible()
    page.wait_for_function(f"() => ({COVERED})().length === 0")
    assert page.evaluate(SPLIT) == []


def test_a_card_is_chosen_by_its_number(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus"), bots=(1,)))
    page.locator(".slot[data-number='4'] .can").wait_for()
    title = page.locator(".slot[data-number='4'] .card-name").inner_text()
    page.keyboard.press("4")
    expect(page.locator(".slot.lifted .card-name")).to_have_text(title)

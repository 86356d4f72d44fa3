"""Panels stay as they are until what they show changes, and then show what a new one would."""

from __future__ import annotations

from typing import Final

import pytest

from tests.page.kit.driver import Driver
from tests.page.kit.pages import Reader
from tests.page.kit.saves import Played, new_dawn, played
from tests.page.kit.shelf import Shelf

PANELS: Final = ".victory, .wonders, .belongings, .rivals"
# Notes everything that happens to what a panel holds, be it taken out and put back the same.
WATCH: Final = """panels => {
  window.touched = [];
  const told = (at) => window.touched.push(`${at.type} ${at.target.className}`);
  const attributeFilter = ["class", "aria-disabled"];
  const options = { subtree: true, childList: true, characterData: true, attributeFilter };
  const eye = new MutationObserver((found) => found.forEach(told));
  for (const el of document.querySelectorAll(panels)) eye.observe(el, options);
}"""
# After every drawing a panel is built once more from nothing; what differs was out of date. What
# others add to it, tips and numbers, and what is measured later does not count.
COMPARE: Final = """async () => {
  const OTHERS =
    / (aria-describedby|aria-keyshortcuts|data-digit)="[^"]*"|(?<=class="wonder-text)[^"]*/g;
  const { Part } = await import("/static/js/panels/part.js");
  const { draw } = Part.prototype;
  window.stale = [];
  Part.prototype.draw = function () {
    draw.call(this);
    const told = () => this.root.innerHTML.replaceAll(OTHERS, "");
    const kept = told();
    this.drawn = [];
    draw.call(this);
    if (told() !== kept) window.stale.push(`${kept}\n${told()}`);
  };
}"""


def test_an_answer_that_changes_nothing_on_a_panel_leaves_it_alone(
    reader: Reader, shelf: Shelf
) -> None:
    game = new_dawn(3)
    page = reader.table(shelf.fork(game, game.last("focus"), (1, 2)))
    agenda = page.locator(".victory button").nth(1)
    agenda.focus()
    page.evaluate(WATCH, PANELS)
    driver = Driver(page)
    driver.stamp()
    # Neither the mouse nor a key: both would take the focus along.
    page.locator(".focus-row .can").first.evaluate("el => el.click()")
    driver.wait()
    assert page.evaluate("() => window.touched") == []
    assert agenda.evaluate("el => el === document.activeElement")


@pytest.mark.parametrize(
    "game",
    [new_dawn(3), played("new-dawn", 5, modules=("terra_incognita",))],
    ids=["base", "terra_incognita"],
)
def test_what_was_kept_is_what_would_be_built(reader: Reader, shelf: Shelf, game: Played) -> None:
    seats = tuple(range(1, game.match.seats))
    page = reader.table(shelf.fork(game, game.last("focus", back=3), seats))
    page.evaluate(COMPARE)
    driver = Driver(page, seed=3)
    for _ in range(14):
        if driver.over():
            break
        driver.step()
    assert page.evaluate("() => window.stale") == []

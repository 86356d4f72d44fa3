"""A tile is taken out of the tray, carried over the map, turned and laid: by mouse, finger, key."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from ziggurat.games.new_dawn.verbs import TURN

BUILT = (("map", "advanced"),)
CHOOSES = "Choose which of your tiles"
# How the tile on the map lies: the places of its spaces.
LIES = """() => [...document.querySelectorAll(".ghost-tile, .ghost-tile > .space")]
  .map((el) => el.getAttribute("transform")).join(" ")"""


@cache
def building() -> Played:
    """The beginning of a game in which two seats build the map."""
    return played("new-dawn", 2, BUILT, limit=60)


def opened(reader: Reader, shelf: Shelf, **options: Any) -> Page:
    """A table that asks for a tile; somebody else has the other seat."""
    game = shelf.fork(building(), building().first("place_tile"))
    shelf.link(game, 1)
    return reader.table(game, **options)


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where the first of some things is met."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tile_is_dragged_onto_the_map_and_taken_back_in_one_go(
    reader: Reader, shelf: Shelf
) -> None:
    page = opened(reader, shelf)
    page.mouse.move(*middle(page, ".hand-pair button"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".map"), steps=4)
    expect(page.locator(".ghost-tile .space")).to_have_count(10)
    page.mouse.move(*middle(page, ".cell"), steps=2)
    lies = page.evaluate(LIES)
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"lies => ({LIES})() !== lies", arg=lies)
    page.mouse.move(*middle(page, ".cell.here"))
    page.mouse.up()
    expect(page.locator(".bar")).to_contain_text("Waiting for")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar-ask")).to_contain_text(CHOOSES)
    expect(page.locator(".ghost-tile")).to_have_count(0)


def test_a_tile_is_laid_by_keys_and_told(reader: Reader, shelf: Shelf) -> None:
    page = opened(reader, shelf)
    page.locator(".hand-pair button").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.here")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand-pair button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    lies = page.evaluate(LIES)
    page.keyboard.press("r")
    page.wait_for_function(f"lies => ({LIES})() !== lies", arg=lies)
    expect(page.locator("#live")).to_contain_text("Arrow keys move the tile")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(".cell.here")).to_be_focused()
    assert barriers(page, within=".board") == []
    page.keyboard.press("Enter")
    expect(page.locator(".bar")).to_contain_text("Waiting for")


def test_the_number_of_a_place_lays_the_tile_there(reader: Reader, shelf: Shelf) -> None:
    page = opened(reader, shelf)
    page.locator(".hand-pair button").first.focus()
    page.keyboard.press("Enter")
    other = page.locator(".cell.can:not(.here)[aria-keyshortcuts]").first
    other.wait_for()
    number, cell = (other.get_attribute(name) for name in ("aria-keyshortcuts", "data-value"))
    with page.expect_request(lambda asked: f",{cell}]" in (asked.post_data or "")):
        page.keyboard.press(str(number))
    expect(page.locator(".bar")).to_contain_text("Waiting for")


def test_where_an_answer_in_the_middle_is_refused_the_tile_stays_in_hand(
    reader: Reader, shelf: Shelf
) -> None:
    page = opened(reader, shelf)
    error = {"code": "not_an_option", "message": "No.", "facts": {}}

    def refuse(route: Route) -> None:
        if json.loads(route.request.post_data or "{}")["choice"][0] == TURN:
            route.fulfill(status=422, body=json.dumps({"error": error}))
        else:
            route.fallback()

    page.route("**/choices*", refuse)
    page.locator(".hand-pair button").first.click()
    page.get_by_role("button", name="Lay it here").click()
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".bar-ask")).to_contain_text("Lay tile")
    expect(page.locator(".hand-pair button")).to_have_count(2)
    page.unroute("**/choices*")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar-ask")).to_contain_text(CHOOSES)


def test_a_finger_moves_turns_and_lays_a_tile(new_page: NewPage, shelf: Shelf) -> None:
    game = shelf.fork(building(), building().first("place_tile"))
    shelf.link(game, 1)
    page = new_page(f"#/game/{game}", shelf.cookies, viewport=PHONE, has_touch=True)
    Driver(page).wait()
    page.locator(".hand-pair button").first.tap()
    expect(page.locator(".ghost-tile")).to_have_count(1)
    lies = page.evaluate(LIES)
    page.touchscreen.tap(*middle(page, ".cell.here"))
    page.wait_for_function(f"lies => ({LIES})() !== lies", arg=lies)
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.locator(".bar")).to_contain_text("Waiting for")


def test_a_drawn_tile_is_carried_at_once(reader: Reader, shelf: Shelf) -> None:
    game = played("new-dawn", 5, limit=180, modules=("terra_incognita",))
    page = reader.table(shelf.fork(game, game.first("turn_tile")))
    expect(page.locator(".ghost-tile")).to_have_count(1)
    expect(page.locator(".bar-ask")).to_contain_text("Lay tile")
    page.mouse.move(*middle(page, ".cell:not(.here)"))
    page.mouse.click(*middle(page, ".cell:not(.here)"))
    expect(page.locator(".log-last")).to_contain_text("lays tile")


ANSWERS = """async () => {
  const { Choosing } = await import("/static/js/decision/choosing.js");
  class Asked extends Choosing {
    constructor(questions) {
      super();
      this.seat = 0;
      this.sent = [];
      this.now = { last: 0, questions, standing: [] };
    }
    async send(choice) {
      this.sent.push(choice);
      this.now = { last: this.now.last + 1, questions: [], standing: [] };
    }
  }
  const game = new Asked([{ seat: 0, topic: "lay", options: [[1, 2]] }]);
  await game.answer([[1, 2], [3, 4]]);
  return [game.sent.length, game.paying, game.row.all];
}"""


def test_answers_that_the_game_gives_itself_are_not_waited_for(new_page: NewPage) -> None:
    assert new_page("").evaluate(ANSWERS) == [1, False, True]

"""One narrator: everything shown follows what is told, and nothing lies on what is asked."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver, Hasty
from tests.page.kit.eyes import Eyes
from tests.page.kit.hits import premature, watch
from tests.page.kit.pages import SIZES, TOLD, Reader
from tests.page.kit.saves import Played, new_dawn, played, save_at
from tests.page.kit.shelf import Shelf

SOLO: Final = ("automated_player", "terra_incognita")
BOARD_GAME: Final = ("fame_and_fortune", "wisdom_and_warfare")
LIMIT: Final = 160
CLICKS: Final = 6
# The first attack of a game: seat 1 attacks a city-state that is much stronger.
BEFORE: Final = 24
TARGET: Final = 140
# Three things are told; two of them came with one entry, and one is read.
QUEUE: Final = """async () => {
  const queue = await import("/static/js/narration/queue.js");
  const act = () => ({ el: null, steps: [], places: new Set(), verdict: false });
  const item = (from, to, reads = false) => ({ from, to, act: act(), reads });
  const all = queue.begun(3);
  const seen = [queue.reached(all)];
  const [first, second, third] = [item(4, 6), item(6, 6), item(8, 9, true)];
  queue.extend(all, 9, [first, second, third]);
  seen.push(queue.reached(all));
  queue.pass(first, 5);
  seen.push(queue.reached(all));
  queue.finish(all, first);
  // What else is told of an entry holds it back.
  seen.push(queue.reached(all));
  queue.skip(all);
  seen.push(queue.reached(all), queue.telling(all) === third);
  queue.drop(all);
  seen.push(queue.reached(all), queue.telling(all));
  return seen;
}"""


def middle(shelf: Shelf, name: str) -> str:
    """A game of a box in which much happens soon, one person against bots or a rule."""
    if name == "solo":
        game = played("new-dawn", 2, limit=LIMIT, modules=SOLO)
        return begun(shelf, game, ())
    if name == "board game":
        return begun(shelf, played("board-game", 3, limit=LIMIT, modules=BOARD_GAME), (1, 2))
    return begun(shelf, new_dawn(), (1,))


def begun(shelf: Shelf, game: Played, bots: tuple[int, ...]) -> str:
    asked = [at for at in game.moments if at.seat == 0]
    return shelf.fork(game, asked[len(asked) // 2].entry, bots)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("box", ["base", "solo", "board game"])
def test_what_is_asked_can_be_clicked_and_nothing_is_shown_before_it_is_told(
    new_page: NewPage, shelf: Shelf, box: str, size: str
) -> None:
    eyes = Eyes()
    page = new_page(
        f"#/game/{middle(shelf, box)}",
        shelf.cookies,
        prefer=TOLD,
        viewport=SIZES[size],
        reduced_motion="no-preference",
    )
    page.locator(".table").wait_for()
    watch(page)
    driver = Hasty(page, eyes=eyes)
    driver.wait()
    for _ in range(CLICKS):
        driver.step()
    assert [fault for fault in eyes.faults() if fault.startswith("covered")] == []
    assert premature(page)[1] == []


def test_the_queue_says_how_far_anything_is_shown(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus")))
    assert page.evaluate(QUEUE) == [3, 3, 5, 5, 7, True, 9, None]


def attacked(new_page: NewPage, shelf: Shelf) -> Page:
    """A page on which the dice of an attack are rolled."""
    page = new_page(
        f"#/game/{shelf.bring(save_at(new_dawn(), BEFORE))}",
        shelf.cookies,
        prefer={**TOLD, "pace": "instant", "stage": "slow"},
        reduced_motion="no-preference",
    )
    Driver(page).wait()
    watch(page)
    target = page.locator(f'.table-board [data-kind=space][data-value="{TARGET}"]')
    target.first.dispatch_event("click")
    page.locator(".bar .confirm").click()
    page.locator(".stage .die-box").first.wait_for()
    return page


def test_map_log_and_question_wait_for_the_dice(new_page: NewPage, shelf: Shelf) -> None:
    page = attacked(new_page, shelf)
    seen: Any = page.evaluate(
        "[document.querySelector('.table').dataset.shown, document.querySelector('.bar').className]"
    )
    assert int(seen[0]) <= BEFORE + 2
    assert "yours" not in seen[1]
    expect(page.locator(".stage .scene-verdict")).to_contain_text("loses the attack")
    expect(page.locator(".log-last")).to_contain_text("loses the attack")
    told, early = premature(page)
    assert told > 0
    assert early == []


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_ends_it_and_answers_nothing(
    new_page: NewPage, shelf: Shelf, how: str
) -> None:
    page = attacked(new_page, shelf)
    game = page.url.split("/")[-1]
    last = shelf.position(game)["last"]
    if how == "key":
        page.keyboard.press("1")
    else:
        page.locator(".table-map").click(position={"x": 300, "y": 200})
    expect(page.locator(".stage")).to_be_hidden(timeout=2000)
    expect(page.locator(".table")).to_have_attribute("data-shown", str(last))
    assert shelf.position(game)["last"] == last


def test_one_screen_takes_the_place_of_another(reader: Reader, shelf: Shelf) -> None:
    game = played("board-game", 3)
    page = reader.table(shelf.fork(game, game.first("city_action")))
    city, techs, log = [page.locator(at) for at in (".pane-city", ".pyramid-screen", ".log-drawer")]
    expect(city).to_be_visible()
    page.locator("[data-want=pyramid]").click()
    expect(techs).to_be_visible()
    expect(city).to_be_hidden()
    page.locator(".head-buttons [data-act=log]").click()
    expect(log).to_be_visible()
    expect(techs).to_be_hidden()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(city).to_be_visible()

"""A rival's turn is told: captions, what happened since one's last turn, marks, a longer log."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import CALM, PHONE, WIDE
from tests.page.kit.saves import Played, new_dawn, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers

LOST: Final = ("city_destroyed", "token_destroyed")
TOLD: Final = {**CALM, "pace": "slow"}
LARGE: Final = {"width": 1920, "height": 1080}
# What lies below the strip: nothing of the table but the line in which it stands.
COVERED: Final = """() => {
  const line = document.querySelector(".since-line");
  const box = line.getBoundingClientRect();
  const meets = (el) => {
    const at = el.getBoundingClientRect();
    return at.width && at.right > box.left && at.left < box.right
      && at.bottom > box.top && at.top < box.bottom;
  };
  const head = ".head-now > *, .head-middle > *, .head-buttons > *";
  const others = `.space, .dial-chip, .dial-face, ${head}`;
  return [...document.querySelectorAll(others)].filter(meets).map((el) => el.className);
}"""
# The newest lines of the log that are wholly in sight.
LINES: Final = """() => {
  const list = document.querySelector(".log-last");
  const top = list.getBoundingClientRect().top - 1;
  return [...list.children].filter((line) => line.getBoundingClientRect().top >= top).length;
}"""
# A walk over three squares ends where the last step ends, and figures that stay go nowhere.
WAYS: Final = """async () => {
  const { ways } = await import("/static/js/told/slide.js");
  const pack = { eventParts: ({ args }) => args.map((value) => ({ kind: "square", value })) };
  const told = [[0, 4, 5], [1, 9, 8], [0, 5, 6], [0, 6]];
  const events = told.map(([seat, ...args]) => ({ seat, args }));
  return [...ways(pack, events, "square").values()].map(({ seat, places }) => [seat, ...places]);
}"""
CHANGES: Final = """async () => {
  const { changes } = await import("/static/js/told/changes.js");
  const pack = { data: { pieces: { city: { layer: 1 }, cart: { layer: 3 } } } };
  const piece = (kind, seat, side = 0, number = -1) =>
    ({ kind, seat, row: -1, side, number, amount: 1 });
  const table = (...places) => ({ spaces: places.map((pieces, n) => ({ n, pieces })) });
  const [mine, theirs, better] = [piece("city", 0), piece("city", 1), piece("city", 0, 1)];
  const [seventh, eighth] = [7, 8].map((number) => piece("cart", 0, 0, number));
  const then = table([mine], [theirs], [seventh], [], [better], [eighth]);
  const now = table([theirs], [], [], [seventh], [mine], []);
  return [...changes(pack, then, now, 0)].map(([n, { mark, ghosts }]) => [n, mark, ghosts.length]);
}"""


@pytest.fixture
def hurt(shelf: Shelf) -> str:
    """A game in which seat 0 has lost something since its last turn."""
    game = new_dawn()
    lines = shelf.get(f"/games/{shelf.whole(game)}/log?seat=0")["lines"]
    lost = next(
        line["n"]
        for line in lines
        for event in line["events"]
        if event["key"] in LOST and event["seat"] == 0
        if line["seat"] != 0
    )
    return shelf.fork(game, game.first("focus", since=lost - 1))


def test_what_was_done_to_one_comes_first_and_stays_until_one_acts(
    new_page: NewPage, shelf: Shelf, hurt: str
) -> None:
    page = new_page(f"#/game/{hurt}", shelf.cookies)
    strip = page.locator(".since")
    strip.wait_for()
    expect(strip.locator(".log-line")).to_have_class("log-line loss")
    expect(strip.locator(".log-line")).to_contain_text("is destroyed")
    expect(page.locator(".told-lost .told-ghost").first).to_be_attached()
    expect(page.locator(".told-lost .told-cross").first).to_be_attached()
    strip.locator(".since-more").click()
    whole = page.locator(".since-all")
    expect(whole.locator(".log-line").first).to_have_class("log-line loss")
    expect(whole).to_contain_text("you lost something here")
    assert barriers(page, ".since") == []
    assert barriers(page, ".since-all") == []
    page.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    Driver(page).step()
    expect(strip).to_be_hidden()
    expect(page.locator(".told-mark")).to_have_count(0)


def test_it_waits_until_a_turn_that_rules_played_was_read(
    new_page: NewPage, shelf: Shelf, hurt: str
) -> None:
    page = new_page(f"#/game/{hurt}", shelf.cookies)
    strip = page.locator(".since")
    strip.wait_for()
    # A word from somebody has the table drawn anew, with and without something to read.
    page.evaluate("() => document.body.classList.add('reads')")
    shelf.post(f"/games/{hurt}/chat", {"seat": 1, "text": "Well?"})
    expect(strip).to_have_attribute("hidden", "")
    page.evaluate("() => document.body.classList.remove('reads')")
    shelf.post(f"/games/{hurt}/chat", {"seat": 1, "text": "Well!"})
    expect(strip).to_be_visible()


@pytest.mark.parametrize("viewport", [WIDE, PHONE])
def test_the_strip_covers_nothing_and_can_be_put_away(
    new_page: NewPage, shelf: Shelf, hurt: str, viewport: dict[str, int]
) -> None:
    page = new_page(f"#/game/{hurt}", shelf.cookies, viewport=viewport, locale="de-DE")
    strip = page.locator(".since")
    strip.wait_for()
    assert page.evaluate(COVERED) == []
    if viewport == PHONE:
        strip.get_by_role("button", name="Seit deinem letzten Zug: 1 verloren").click()
        expect(page.locator(".since-all .log-line").first).to_contain_text("zerstört")
        page.locator(".since-all > header button").click()
        return
    expect(strip.locator(".log-line")).to_contain_text("zerstört")
    strip.get_by_role("button", name="Ausblenden").click()
    expect(strip).to_be_hidden()
    expect(page.locator(".told-lost").first).to_be_attached()


def test_whoever_is_shown_around_is_told_nothing_else(
    new_page: NewPage, shelf: Shelf, hurt: str
) -> None:
    page = new_page(f"#/game/{hurt}", shelf.cookies, prefer={"pace": "instant"})
    page.locator(".coach").wait_for()
    strip = page.locator(".since")
    expect(strip).to_be_hidden()
    page.locator(".coach .quiet").click()
    expect(strip).to_be_visible()


def watch(new_page: NewPage, shelf: Shelf, game: Played, entry: int, **prefer: str) -> Page:
    """Somebody who looks on while others play, from an entry on."""
    name = shelf.fork(game, entry)
    page = new_page(f"#join={shelf.watch_link(name)}", prefer={**TOLD, **prefer})
    page.locator(".stage").wait_for(state="attached")
    assert shelf.play(name, 0)
    return page


def test_a_rivals_card_is_shown_large_with_its_slot(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    page = watch(new_page, shelf, game, game.first("focus"))
    act = page.locator(".told-act")
    act.wait_for()
    expect(act.locator(".act-lines li").first).to_contain_text("with slot number")
    expect(act.locator(".act-number")).to_have_accessible_name("Slot number 1")
    expect(act.locator(".scene-card .face")).to_be_visible()
    page.locator(".stage-skip").click()
    expect(act).to_have_count(0)


def test_an_act_of_the_board_game_is_told_with_its_sign(new_page: NewPage, shelf: Shelf) -> None:
    game = played("board-game", 2, (), 60)
    page = watch(new_page, shelf, game, game.first("city_action"))
    page.locator(".told-act .act-who").wait_for()
    expect(page.locator(".told-act .act-lines li").first).to_be_visible()


def test_at_once_means_no_captions(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    page = watch(new_page, shelf, game, game.first("focus"), pace="instant")
    expect(page.locator(".log-last")).to_contain_text("with slot number")
    expect(page.locator(".told-act")).to_have_count(0)


def test_the_log_fills_its_column(new_page: NewPage, shelf: Shelf, hurt: str) -> None:
    page = new_page(f"#/game/{hurt}", shelf.cookies, viewport=LARGE)
    page.locator(".log-last > .log-line").nth(8).wait_for()
    assert page.evaluate(LINES) >= 8
    bottom = page.evaluate("document.querySelector('.log-last').getBoundingClientRect().bottom")
    side = page.evaluate("document.querySelector('.table-side').getBoundingClientRect().bottom")
    assert side - bottom < 40
    assert page.evaluate(WAYS) == [[1, 9, 8], [0, 4, 5, 6]]
    assert page.evaluate(CHANGES) == [
        [0, "lost", 1],
        [1, "gone", 1],
        [3, "new", 0],
        [4, "lost", 0],
        [5, "lost", 1],
    ]

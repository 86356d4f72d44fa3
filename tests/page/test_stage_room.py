"""What the stage tells of stays in sight beside it, and all of it is seen on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import CALM, PHONE
from tests.page.kit.saves import Played, new_dawn, save_at
from tests.page.kit.shelf import Shelf
from ziggurat.match.entry import Entry

# Somebody at seat 1 attacks a city-state that is much stronger.
BEFORE: Final = 24
TARGET: Final = 140
# Whether a space, or what else an event names, lies below what is told of it.
BELOW: Final = """(place) => {
  const box = document.querySelector(`.table-map svg ${place}`).getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return document.elementFromPoint(x, y)?.closest(".stage, .reading, .bar") !== null;
}"""
# Everything of the scene is in sight: nothing lies below the edge of the stage.
WHOLE: Final = """() => {
  const stage = document.querySelector(".stage");
  return Boolean(stage.querySelector(".scene-verdict")?.textContent)
    && stage.scrollHeight <= stage.clientHeight && stage.scrollWidth <= stage.clientWidth;
}"""
# What was told on stage, in the order in which it came.
RECORD: Final = """() => {
  [window.told, window.seats] = [[], []];
  const note = () => {
    for (const el of document.querySelectorAll(".stage :is(.scene-verdict, .act-lines > li)")) {
      const text = el.textContent;
      if (text && !window.told.includes(text)) window.told.push(text);
    }
    const seat = document.querySelector(".told-act")?.classList[1];
    if (seat && !window.seats.includes(seat)) window.seats.push(seat);
  };
  new MutationObserver(note).observe(document.querySelector(".stage"),
    { childList: true, subtree: true, characterData: true });
}"""


def conquest(game: Played) -> Entry:
    """The choice with which somebody conquers a city-state."""
    won = {n for n, event in game.match.events(0) if event.key == "cards_closed"}
    return next(at for at in game.match.entries if at.number in won and at.seat >= 0)


def choose(shelf: Shelf, name: str, seat: int, choice: str | Sequence[int]) -> None:
    """Let somebody choose without the page."""
    entry = shelf.position(name)["last"] + 1
    body = {"seat": seat, "choice": choice, "expect": entry, "move_id": f"{name}-{entry}"}
    shelf.post(f"/games/{name}/choices", body)


def test_the_map_shows_what_is_told_beside_the_stage(new_page: NewPage, shelf: Shelf) -> None:
    name = shelf.bring(save_at(new_dawn(), BEFORE))
    prefer = {**CALM, "stage": "slow"}
    link = f"#join={shelf.watch_link(name)}"
    page = new_page(link, prefer=prefer, reduced_motion="no-preference")
    page.locator(".table-map svg .space").first.wait_for()
    options = shelf.position(name, 1)["questions"][0]["options"]
    choose(shelf, name, 1, next(at for at in options if at[1:] == [TARGET]))
    page.wait_for_function(WHOLE)
    assert not page.evaluate(BELOW, f'[data-kind="space"][data-value="{TARGET}"]')


def test_an_attack_is_seen_whole_on_a_phone(new_page: NewPage, shelf: Shelf) -> None:
    name = shelf.bring(save_at(new_dawn(), BEFORE))
    prefer = {**CALM, "stage": "slow"}
    link = shelf.watch_link(name)
    page = new_page(f"#join={link}", prefer=prefer, viewport=PHONE, locale="de-DE")
    page.locator(".stage").wait_for(state="attached")
    page.locator(".table-map svg .space").first.wait_for()
    options = shelf.position(name, 1)["questions"][0]["options"]
    choose(shelf, name, 1, next(at for at in options if at[1:] == [TARGET]))
    page.wait_for_function(WHOLE)


def test_what_follows_is_told_after_what_it_follows_from(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    last = conquest(game)
    name = shelf.bring(save_at(game, last.number - 1))
    prefer = {**CALM, "stage": "on", "pace": "brisk"}
    link = f"#join={shelf.watch_link(name)}"
    page = new_page(link, prefer=prefer, reduced_motion="no-preference")
    page.locator(".stage").wait_for(state="attached")
    page.evaluate(RECORD)
    choose(shelf, name, last.seat, last.move)
    page.wait_for_function("() => window.told.some((text) => text.includes('go out of use'))")
    told = page.evaluate("window.told")
    won, closed = [
        next(at for at, text in enumerate(told) if words in text)
        for words in ("wins the attack", "go out of use")
    ]
    assert won < closed
    # Whoever acts is seen by more than the name.
    own = shelf.position(name)["table"]["realms"][last.seat]["colour"]
    assert page.evaluate("window.seats") == [f"seat-{own}"]


def test_the_guide_waits_until_the_stage_is_empty(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus"))
    page = new_page(f"#/game/{name}", shelf.cookies, prefer={"pace": "instant"})
    guide = page.locator(".coach")
    expect(guide).to_be_visible()
    page.evaluate("() => { document.querySelector('.stage').hidden = false; }")
    expect(guide).to_be_hidden()
    page.evaluate("() => { document.querySelector('.stage').hidden = true; }")
    expect(guide).to_be_visible()

"""What the page receives while the stage plays: to spectators and rivals no more than they may see.

Owns a listening ear on everything that is sent to a page, with the stage on. A face that only
somebody else sees is told by a veiled event, and hands come empty; on the couch nothing that was
sent for one person stays in the document when the next one sits down.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import COVER, Driver
from tests.page.kit.guests import seated
from tests.page.kit.live import Live
from tests.page.kit.pages import CALM
from tests.page.kit.saves import played
from tests.page.kit.shelf import Shelf
from tests.page.test_board_game import save_when
from tests.page.test_spectator import listen

PLAYS: Final = {**CALM, "stage": "on"}
# Events that show a face; others get one that does not.
FACES: Final = {"drew_event", "drew_unit", "kept_find", "showed"}
VEILED: Final = {"drew_an_event", "drew_a_unit", "showed_a_face"}
ENTRIES: Final = 40
WHOLE: Final = "document.documentElement.outerHTML"


def parts(heard: list[str]) -> Iterator[dict[str, Any]]:
    """Every object in what was sent, however deep."""
    open_: list[Any] = [json.loads(text) for text in heard]
    while open_:
        at = open_.pop()
        if isinstance(at, dict):
            yield at
            open_ += at.values()
        elif isinstance(at, list):
            open_ += at


def told_to(heard: list[str], seat: int) -> list[str]:
    """What somebody was told that only other seats may know."""
    found = []
    for at in parts(heard):
        if at.get("key") in FACES and at.get("seat") != seat:
            found.append(str(at))
        if at.get("hand") and at.get("seat", seat) != seat:
            found.append(f"hand of {at['seat']}: {at['hand']}")
    return found


def play_on(shelf: Shelf, name: str) -> None:
    """Let everybody take what they are asked, without the page."""
    for _ in range(ENTRIES):
        if not (shelf.play(name, 0) or shelf.play(name, 1)):
            return


def test_a_spectator_is_sent_no_face(new_page: NewPage, live: Live, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    page = new_page(prefer=PLAYS)
    heard = listen(page, name)
    page.goto(f"{live.address}#join={shelf.watch_link(name)}")
    expect(page.locator(".bar")).to_contain_text("Waiting for")
    play_on(shelf, name)
    page.reload()
    expect(page.locator(".bar")).to_contain_text("Waiting for")
    keys = {at.get("key") for at in parts(heard)}
    assert keys & VEILED
    assert told_to(heard, -2) == []


def test_a_rival_online_is_sent_no_face(new_page: NewPage, live: Live, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    page = new_page(prefer=PLAYS)
    heard = listen(page, name)
    page.goto(f"{live.address}#join={shelf.link(name, 1)}")
    seated(page)
    for _ in range(ENTRIES):
        if not shelf.play(name, 0):
            break
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    keys = {at.get("key") for at in parts(heard)}
    assert keys & VEILED
    assert told_to(heard, 1) == []


def secrets_of(shelf: Shelf, name: str, seat: int) -> set[str]:
    """The cards that only a seat sees, by what their chips are called."""
    rows = shelf.get("/pack/board-game?lang=en")["rows"]
    own = shelf.position(name, seat)["table"]["seats"][seat]
    return {str(rows[str(row)]["title"]) for row in own["hand"]}


def cards_in(page: Page) -> set[str]:
    return set(page.locator(".own-cards .card-chip").all_inner_texts())


def test_on_the_couch_the_cover_leaves_no_card_in_the_document(
    new_page: NewPage, shelf: Shelf
) -> None:
    game = played("board-game", 2, (), 60)
    name = shelf.fork(game, game.match.next_entry - 1)
    held = [secrets_of(shelf, name, seat) for seat in (0, 1)]
    assert held[0] | held[1]
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=PLAYS)
    driver = Driver(page)
    driver.wait()
    while not page.locator(COVER).count():
        driver.click(driver.choice(), ".bar:not(.busy)")
    page.locator(".own-cards").wait_for(state="detached")
    whole = page.evaluate(WHOLE)
    assert [card for card in held[0] | held[1] if f">{card}<" in whole] == []
    assert not cards_in(page)

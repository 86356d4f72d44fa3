"""Somebody who watches gets what is public, on the page and on the wire."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Response, WebSocket, expect

from tests.page.conftest import NewPage
from tests.page.kit.live import Live
from tests.page.kit.shelf import Shelf

HERE: Final = [{"kind": "you"}, {"kind": "here"}]
MOST: Final = 30
# A trick that somebody drew, in an event, in a move or in a hand.
HIDDEN: Final = re.compile(r'"key":"drew"|"move":"draw|"hand":\[\d')


def play_until(shelf: Shelf, name: str, night: int) -> None:
    """Let both play until a night begins."""
    for _ in range(MOST):
        if shelf.position(name, -2)["table"]["night"] >= night:
            return
        assert shelf.play(name, 0) or shelf.play(name, 1)
    raise AssertionError(f"no night {night}")


def hands(shelf: Shelf, name: str) -> set[str]:
    """What the tricks are called that both seats hold."""
    rows = shelf.get("/pack/template?lang=en")["rows"]
    tables = [shelf.position(name, seat)["table"] for seat in range(len(HERE))]
    held = [row for seat, table in enumerate(tables) for row in table["seats"][seat]["hand"]]
    return {str(rows[str(row)]["title"]) for row in held}


def listen(page: Page, name: str) -> list[str]:
    """Keep everything that a page is sent about a game."""
    heard: list[str] = []

    def on_response(response: Response) -> None:
        if f"/api/games/{name}" in response.url:
            heard.append(response.text())

    def on_socket(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("response", on_response)
    page.on("websocket", on_socket)
    return heard


def test_a_spectator_sees_no_hand(new_page: NewPage, live: Live, shelf: Shelf) -> None:
    body = {"game": "template", "seats": HERE, "seed": "watched"}
    name = str(shelf.post("/games", body)["id"])
    page = new_page()
    heard = listen(page, name)
    page.goto(f"{live.address}#join={shelf.watch_link(name)}")
    expect(page.locator(".bar")).to_contain_text("Waiting for")
    expect(page.locator(".bar")).to_contain_text("You are watching.")
    for night in (2, 3):
        whole = page.evaluate("document.documentElement.outerHTML")
        assert [title for title in hands(shelf, name) if title in whole] == []
        play_until(shelf, name, night)
        expect(page.locator(".head-now")).to_contain_text(f"Night {night}")
    assert any('"drew_hidden"' in text for text in heard)
    assert [text for text in heard if HIDDEN.search(text)] == []

"""Invitations: a link that works, a picture of it, and a guest who learns who they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.guests import seated
from tests.page.kit.shelf import Shelf
from ziggurat.server.routes import inviting


def invite(page: Page) -> str:
    """Begin a game with a friend; the link that is offered."""
    page.get_by_label("Who is Player 2?").select_option(label="Somebody by link")
    page.get_by_role("button", name="Start the game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("^Copy"))).to_be_enabled()
    return dialog.get_by_role("textbox").input_value()


def test_whoever_serves_this_computer_alone_is_told_so(new_page: NewPage) -> None:
    page = new_page()
    link = invite(page)
    assert link.startswith(page.url.partition("#")[0])
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else can open this link")
    expect(page.get_by_role("dialog")).to_contain_text("serve --lan")
    expect(page.locator(".qr")).to_have_count(0)


def test_in_a_network_a_phone_can_photograph_the_link(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inviting, "address_for_others", lambda *_: "http://192.0.2.7:81")
    page = new_page()
    assert invite(page).startswith("http://192.0.2.7:81/#join=")
    picture = page.get_by_role("img", name=re.compile("^QR code"))
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    expect(page.locator(".unreachable")).to_have_count(0)


def test_a_guest_learns_who_they_are_and_says_a_name(new_page: NewPage, shelf: Shelf) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "link"}]
    made = shelf.post("/games", {"game": "new-dawn", "seats": seats})
    guest = new_page(f"#join={made['links']['1']}")
    sign = re.compile(r"You are [A-Z]\w+, green square")
    expect(guest.get_by_role("dialog")).to_contain_text(sign)
    seated(guest, "Bea")
    people = guest.get_by_role("button", name=re.compile("^Players and links\\."))
    expect(people).to_have_accessible_name(re.compile("Bea"))

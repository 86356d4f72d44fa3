"""The page opens, and one click starts a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.kit import mixes
from tests.page.conftest import NewPage
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf


def test_one_click_leads_to_the_first_decision(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"#/game/"))
    expect(page.locator(".can").first).to_be_visible()


def test_only_what_goes_together_can_be_chosen(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mixes.offer(monkeypatch)
    page = new_page()
    page.locator(".setup-games input").last.check()
    harbour, ferry = page.get_by_label("module.harbour"), page.get_by_label("module.ferry")
    desert, wind = page.get_by_label("module.desert"), page.get_by_label("option.wind")
    expect(ferry).to_be_disabled()
    expect(page.get_by_text("module.ferry needs module.harbour.")).to_be_visible()
    expect(wind).to_have_count(0)

    harbour.check()
    expect(ferry).to_be_enabled()
    expect(desert).to_be_disabled()
    expect(harbour).to_be_focused()
    expect(wind).to_have_value("calm")
    expect(wind.locator("option[value=storm]")).to_be_disabled()
    page.get_by_label("Length of the game").select_option("long")
    expect(wind.locator("option[value=storm]")).to_be_enabled()
    wind.select_option("storm")
    for _ in range(3):
        page.get_by_role("button", name="Add a player").click()
    expect(page.locator(".setup-seats li")).to_have_count(5)
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)

    harbour.uncheck()
    expect(page.locator(".setup-seats li")).to_have_count(4)
    expect(wind).to_have_count(0)
    desert.check()
    expect(page.get_by_label("Length of the game")).to_have_value("usual")
    expect(page.locator(".setup-seats li")).to_have_count(3)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"#/game/"))


def test_an_expansion_tells_what_it_is_and_what_excludes_what(new_page: NewPage) -> None:
    page = new_page()
    box = page.get_by_label("Terra Incognita", exact=True)
    expect(box).to_have_accessible_description(re.compile("for 2 to 5 players"))
    seats, add = page.locator(".setup-seats li"), page.get_by_role("button", name="Add a player")
    box.check()
    barred = "Not with “Terra Incognita”: fixed map for a first game."
    expect(page.get_by_text(barred)).to_be_visible()
    epic = page.get_by_label("Length of the game").locator("option[value=epic]")
    expect(epic).to_be_disabled()
    page.get_by_label("Peaceful game").select_option("yes")
    expect(epic).to_be_enabled()
    expect(
        page.get_by_text("Not with “Help for beginners: none”: players 1 and 2, players 1 to 3.")
    ).to_be_visible()
    page.get_by_label("Help for beginners").select_option("6")
    page.get_by_label("Who gets it").select_option("3")
    for count in (3, 4, 5):
        add.click()
        expect(seats).to_have_count(count)
    expect(add).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"#/game/"))


def test_whoever_has_begun_a_game_goes_on_with_it_first(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=60))
    page = new_page(cookies=shelf.cookies)
    first = page.locator(".hero").get_by_role("link").first
    expect(first).to_contain_text(re.compile(r"^Continue.*Your turn$"))
    expect(page.locator(".hero .main")).to_have_count(1)
    entry = page.locator(f".own-game[href='#/game/{name}']")
    expect(entry).to_contain_text(re.compile(r"Round \d"))
    expect(entry).not_to_contain_text("Player")
    picture = entry.locator("img")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0


def test_a_save_is_read_with_a_sign_that_it_takes_a_while(new_page: NewPage) -> None:
    page = new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/import", hold)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(page.get_by_role("status").filter(has_text="Playing the saved game")).to_be_visible()
    expect(page.get_by_role("button", name="Open a saved game")).to_be_disabled()
    held[0].fulfill(status=422, json={"error": {"code": "bad_save", "message": "", "facts": {}}})
    expect(page.get_by_role("alert").first).to_contain_text("not a saved game")
    expect(page.get_by_role("alert").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Open a saved game")).to_be_enabled()


def test_nothing_lies_over_the_form_for_a_new_game(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".setup select").first.wait_for()
    page.get_by_role("button", name="Start the game").click(trial=True)
    page.get_by_role("button", name="Play now").click(trial=True)

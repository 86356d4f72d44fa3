"""The page opens, and one click starts a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

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
    for count in (3, 4, 5):
        add.click()
        expect(seats).to_have_count(count)
    expect(add).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"#/game/"))


def _refuse_games(route: Route) -> None:
    """Let no game begin."""
    if route.request.method == "POST":
        error = {"code": "bad_setup", "message": "", "facts": {}}
        route.fulfill(status=422, json={"error": error})
    else:
        route.continue_()


def _wished(page: Page) -> dict[str, str]:
    """What a click on the button asks of the server; nothing comes of it."""
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.get_by_role("button", name="Start the game").click()
    data = asked.value.post_data_json
    assert data is not None
    options: dict[str, str] = data["options"]
    return options


def test_a_number_and_some_seats_can_be_set(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/games", _refuse_games)
    page.get_by_label("Terra Incognita", exact=True).check()
    tokens = page.get_by_label("Trade tokens for beginners")
    expect(tokens).to_have_value("0")
    expect(tokens).to_have_accessible_description(re.compile("From 0 to 18"))
    add = page.get_by_role("button", name="Add a player")
    for _ in range(3):
        add.click()
    who = page.get_by_role("group", name="Who gets them")
    expect(who.get_by_role("checkbox")).to_have_count(5)
    expect(who.get_by_label("Player 1")).to_be_checked()
    who.get_by_label("Player 1").uncheck()
    who.get_by_label("Player 5").check()
    expect(who.get_by_label("Player 5")).to_be_focused()
    who.get_by_label("Player 2").check()
    tokens.fill("13")
    tokens.press("Tab")
    expect(tokens).to_have_value("13")
    assert _wished(page)["handicap"] == "13"
    assert _wished(page)["novices"] == "p2+p5"
    page.get_by_role("button", name="Remove").last.click()
    expect(who.get_by_role("checkbox")).to_have_count(4)
    assert _wished(page)["novices"] == "p2"
    who.get_by_label("Player 2").uncheck()
    assert _wished(page)["novices"] == "none"


def test_a_number_that_cannot_be_is_not_sent(new_page: NewPage) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_label("Terra Incognita", exact=True).check()
    tokens = page.get_by_label("Trade tokens for beginners")
    for wrong in ("19", "-1", "2.5", ""):
        tokens.fill(wrong)
        tokens.press("Enter")
        assert not tokens.evaluate("field => field.checkValidity()")
    assert not [at for at in asked if at.startswith("POST") or "handicap%3A19" in at]


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

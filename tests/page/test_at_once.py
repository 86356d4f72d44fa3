"""Several are asked at once: what one has clicked is not lost because another answers meanwhile.

Owns the moment between somebody's answer and the page that hears of it, which is held here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import COVER, FRAMES, Driver
from tests.page.kit.saves import played
from tests.page.kit.shelf import Shelf


@pytest.fixture
def research(shelf: Shelf) -> str:
    """A game in which three are asked at once what they research, and none has to pass."""
    game = played("board-game", 3)
    for at in game.moments:
        asked = game.match.fork(at.entry, bytes(32)).state.asked if at.topic == "research" else ()
        if len(asked) == 3 and all([len(question.options) > 1 for question in asked]):
            return shelf.fork(game, at.entry)
    raise AssertionError("no such game")


def choices(shelf: Shelf, name: str, seat: int) -> int:
    asked = shelf.position(name, seat)["questions"]
    return sum([len(question["options"]) for question in asked if question["seat"] == seat])


def hold(page: Page, path: str) -> Callable[[], None]:
    """Keep requests back until the function that is returned is called."""
    held: list[Route] = []
    released = False

    def keep(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal released
        released = True
        for route in held:
            route.continue_()

    page.route(path, keep)
    return release


def test_a_click_counts_while_the_answer_of_another_is_on_its_way(
    new_page: NewPage, shelf: Shelf, research: str
) -> None:
    page = new_page(f"#/game/{research}", cookies=shelf.cookies)
    Driver(page).wait()
    release = hold(page, "**/position?seat=0")
    with page.expect_request("**/position?seat=0"):
        assert shelf.play(research, 1)
    page.locator(".bar button.option[data-choice]").last.click()
    # Both are answers before the page knows of the other's.
    page.locator(".bar button.confirm").click()
    release()
    expect(page.locator(COVER)).to_be_visible()
    assert not choices(shelf, research, 0)


def test_what_is_picked_stays_when_another_answers(
    new_page: NewPage, shelf: Shelf, research: str
) -> None:
    page = new_page(f"#/game/{research}", cookies=shelf.cookies)
    Driver(page).wait()
    page.locator(".bar button.option[data-choice]").last.click()
    with page.expect_response("**/position?seat=0"):
        assert shelf.play(research, 1)
    page.evaluate(FRAMES)
    page.locator(".bar button.confirm").click()
    expect(page.locator(COVER)).to_be_visible()
    assert not choices(shelf, research, 0)

"""The screens that can be opened from a table, whatever language it speaks.

Owns the way to each of them and back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

Open = Callable[[Page], None]


def _from_menu(sign: str) -> Open:
    def act(page: Page) -> None:
        page.locator("[data-act=menu]").click()
        page.locator(f".menu button:has(use[href$='#{sign}'])").click()
        page.locator("dialog[open]").wait_for()

    return act


def _menu(page: Page) -> None:
    page.locator("[data-act=menu]").click()


def _log(page: Page) -> None:
    button = page.locator("[data-act=log]")
    if button.is_visible():
        button.click()
    else:
        # A phone has its last lines on a sheet.
        page.locator(".tab[data-pane=log]").click()
        page.locator(".log-whole").click()
    page.locator(".log-drawer .log-line").first.wait_for()


def _rules(page: Page) -> None:
    button = page.locator("[data-act=rules]")
    if button.is_visible():
        button.click()
    else:
        _from_menu("rules")(page)
    page.locator("dialog .rule").first.wait_for()


def _replay(page: Page) -> None:
    page.locator("[data-act=menu]").click()
    page.locator(".menu button:has(use[href$='#play'])").click()
    page.locator(".replay-play[data-name=pause]").click()


SCREENS: Final[dict[str, Open]] = {
    "menu": _menu,
    "log": _log,
    "rules": _rules,
    "library": _from_menu("wonder"),
    "seats": _from_menu("person"),
    "settings": _from_menu("focus-3"),
    "replay": _replay,
}


def close(page: Page) -> None:
    """Go back to the table."""
    # Escape first empties a field that is searched with.
    for search in page.locator(":is(dialog, .log-drawer) input[type=search]").all():
        search.fill("")
    page.keyboard.press("Escape")
    page.locator("dialog[open], .log-drawer, .replay:not([hidden])").wait_for(state="detached")

"""Guests: somebody who came by a link sits down."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def seated(page: Page, name: str = "") -> Page:
    """Take the seat that a link gave, under a name if one is said."""
    welcome = page.get_by_role("dialog", name="Welcome to the table")
    if name:
        welcome.get_by_label("What shall the others call you?").fill(name)
    welcome.get_by_role("button", name="Take my seat").click()
    expect(welcome).to_be_hidden()
    return page

"""The page opens, and one click starts a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import NewPage


def test_one_click_leads_to_the_first_decision(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"#/game/"))
    expect(page.locator(".can").first).to_be_visible()

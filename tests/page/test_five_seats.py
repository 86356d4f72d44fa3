"""Terra Incognita with five seats, begun on the first screen and played by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.opening import begin
from tests.page.kit.tables import spills

SEATS = 5
CLICKS = 25


def test_it_is_begun_on_the_first_screen(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "new-dawn", SEATS, ("terra_incognita",), seed="five seats")
    driver = Driver(page, seed=1)
    driver.wait()
    while len(driver.clicks) < CLICKS:
        assert spills(page) == []
        driver.step()
    expect(page.locator(".rival")).to_have_count(SEATS - 1)
    expect(page.locator(".focus-row .slot")).to_have_count(6)

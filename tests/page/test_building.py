"""The map that all players build: tiles are carried to their places, or chosen step by step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver

MOST_CLICKS = 120
# A server that does not tell all places of a tile at once.
STEPWISE = """() => {
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const told = await json.call(this);
    for (const { questions } of [told, told.position ?? {}]) {
      for (const question of questions ?? []) question.placing = null;
    }
    return told;
  };
}"""


@pytest.mark.parametrize(
    ("script", "met"),
    [("", {"tile_number", "cell"}), (STEPWISE, {"tile_number", "side", "rotation", "cell"})],
)
def test_a_map_is_built_and_play_begins(new_page: NewPage, script: str, met: set[str]) -> None:
    page = new_page()
    if script:
        page.evaluate(script)
    page.get_by_role("combobox", name="Map").select_option(label="built by the players")
    page.get_by_role("combobox", name="Leaders").select_option(label="chosen in turn")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("a map")
    page.get_by_role("button", name="Start the game").click()
    driver = Driver(page)
    driver.wait()
    expect(page.locator(".table")).to_have_attribute("data-phase", "building")
    for _ in range(MOST_CLICKS):
        if page.locator(".table[data-phase=playing]").count():
            break
        driver.step()
    expect(page.locator(".head-now")).to_contain_text("Round 1")
    kinds = {spot.kind for spot in driver.clicks}
    assert met <= kinds
    expect(page.get_by_role("application", name="Map")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text(re.compile("focus card|barbarian", re.IGNORECASE))

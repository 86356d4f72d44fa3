"""Components of a game with its modules, opened from the start page: every sign is drawn."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage

MIXES: Final = [
    "board-game+investments+fame_and_fortune+great_person_deck+wisdom_and_warfare",
    "new-dawn+terra_incognita+automated_player",
]
UNDRAWN: Final = """() => [...document.querySelectorAll("main use")]
  .map((use) => use.getAttribute("href").split("#")[1])
  .filter((name) => name && !document.getElementById(name))"""


@pytest.mark.parametrize("mix", MIXES)
def test_every_component_has_a_drawing_that_there_is(new_page: NewPage, mix: str) -> None:
    page = new_page(f"#/components/{mix}")
    expect(page.locator(".face").first).to_be_visible()
    assert page.evaluate(UNDRAWN) == []


def test_every_civilization_and_every_tech_is_drawn(new_page: NewPage) -> None:
    modules = "+fame_and_fortune+investments+wisdom_and_warfare"
    for mix in ("", modules):
        page = new_page(f"#/components/board-game{mix}")
        faces = page.locator("[data-family=civilization] .face, [data-family=tech] .face")
        expect(faces.first).to_be_visible()
        plain = faces.filter(has_not=page.locator(".plate")).locator(".face-name")
        assert plain.all_inner_texts() == []

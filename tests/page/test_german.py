"""The whole page in German, without English leftovers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.screens import SCREENS, close
from tests.page.kit.shelf import Shelf
from tests.page.kit.speech import leftovers, texts, wordings

PACK: Final = "/pack/new-dawn?options=map:first-game&lang="
LEDGER: Final = "/ledger/new-dawn?lang="
UI: Final = "/ui?lang="
MOMENTS: Final = (("focus", 0), ("spend_on_attack", 1), ("gain_card", 1))
EnglishIn = Callable[[Page], list[str]]


@pytest.fixture(scope="session")
def english_in(shelf: Shelf) -> EnglishIn:
    """Finds what a screen says in English."""
    english, german = [
        wordings(shelf.get(PACK + lang), shelf.get(LEDGER + lang), shelf.get(UI + lang))
        for lang in ("en", "de")
    ]
    return lambda page: leftovers(texts(page), english, german)


def test_the_start_turns_german(new_page: NewPage, english_in: EnglishIn) -> None:
    page = new_page()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert len(english_in(page)) > 20
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Spiel beginnen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english_in(page) == []


@pytest.mark.parametrize(("topic", "seat"), MOMENTS)
def test_the_table_is_german(
    reader: Reader, shelf: Shelf, english_in: EnglishIn, topic: str, seat: int
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last(topic, seat))
    page = reader.table(name, locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english_in(page) == []


def test_everything_that_opens_at_a_table_is_german(
    reader: Reader, shelf: Shelf, english_in: EnglishIn
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name, locale="de-DE")
    found: dict[str, list[str]] = {}
    for screen, act in SCREENS.items():
        act(page)
        found[screen] = english_in(page)
        close(page)
    assert {name: told for name, told in found.items() if told} == {}


def test_the_end_is_german(reader: Reader, shelf: Shelf, english_in: EnglishIn) -> None:
    name = shelf.whole(new_dawn())
    page = reader.table(name, locale="de-DE")
    page.locator(".bar button.option").click()
    expect(page.locator("dialog svg.chart").first).to_be_visible()
    assert english_in(page) == []


def test_where_a_rule_stands_is_german_and_only_what_is_in_play_is_listed(
    reader: Reader, shelf: Shelf
) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus")), locale="de-DE")
    SCREENS["rules"](page)
    places = page.locator(".rule-place > span:first-child").all_inner_texts()
    assert "Grundregelheft, Spielmaterial" in places
    assert not [place for place in places if "rulebook" in place or "expansion" in place]
    expect(page.locator("dialog h3").filter(has_text="Terra Incognita")).to_have_count(0)
    close(page)

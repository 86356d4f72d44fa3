"""Answers that do nothing: quiet, last and never the first number while something can be done."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.kit.pages import CALM, PHONE, Reader
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import loud_passes
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.kernel.choice import PASS
from ziggurat.match.save import dump

ASKING: Final = {**CALM, "quiet": "off"}
BOXES: Final = {
    "new-dawn": ((), 2),
    "new-dawn terra": (("terra_incognita",), 3),
    "new-dawn solo": (("automated_player",), 2),
    "new-dawn solo terra": (("automated_player", "terra_incognita"), 2),
    "board-game": ((), 2),
    "board-game fame": (("fame_and_fortune",), 2),
    "board-game wisdom": (("wisdom_and_warfare",), 2),
    "board-game both": (("fame_and_fortune", "wisdom_and_warfare"), 2),
}
# So many questions of each box, after so many decisions at the most.
QUESTIONS: Final = 4
DECISIONS: Final = 400


@cache
def optional(box: str) -> tuple[bytes, ...]:
    """Moments of a random game in which somebody may do something or nothing, of each kind one."""
    modules, seats = BOXES[box]
    rules = api.build(box.split(maxsplit=1)[0], modules=modules)
    match = api.Match.new(rules, seats, bytes(range(32)))
    dice = api.Seeded(11)
    saves: dict[str, bytes] = {}
    for _ in range(DECISIONS):
        if match.outcome is not None or len(saves) == QUESTIONS:
            break
        question = match.state.asked[0]
        may_pass = (PASS,) in question.options and len(question.options) > 1
        if question.seat == 0 and may_pass and question.topic not in saves:
            saves[question.topic] = dump(match)
        match.play(question.seat, api.pick(question, dice))
    return tuple(saves.values())


@pytest.mark.parametrize("box", BOXES)
def test_doing_nothing_is_quiet_and_last_in_every_box(
    reader: Reader, shelf: Shelf, box: str
) -> None:
    saves = optional(box)
    assert saves
    for save in saves:
        page = reader.table(shelf.bring(save), prefer=ASKING)
        assert page.locator("button.pass").count() > 0, page.locator(".bar").inner_text()
        assert loud_passes(page) == [], page.locator(".bar").inner_text()


def test_doing_nothing_takes_no_whole_line_of_a_phone(reader: Reader, shelf: Shelf) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = reader.table(shelf.bring(save_when("movement", 2, 200)), **touch)
    button = page.locator(".bar button.pass").bounding_box()
    assert button is not None
    assert button["width"] < PHONE["width"] * 0.7


def test_the_list_of_options_begins_with_what_does_something(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    page.get_by_role("button", name="5 options").click()
    listed = page.locator("dialog.options-box .choice")
    expect(listed.first).to_be_focused()
    expect(listed.first).not_to_have_attribute("data-choice", str(PASS))
    expect(listed.last).to_have_attribute("data-choice", str(PASS))


def test_the_keyboard_does_not_stop_at_doing_nothing(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    # Somebody who chose by keys is in the bar when the next step is asked.
    page.get_by_role("button", name="5 options").focus()
    page.keyboard.press("1")
    page.locator(".bar.yours:not(.busy)").wait_for()
    expect(page.locator("button.pass:focus")).to_have_count(0)

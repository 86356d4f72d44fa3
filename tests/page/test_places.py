"""Spaces are named by what can be seen, and a name lights its space up."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import expect

from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from ziggurat import api
from ziggurat.match.save import dump

NAME = re.compile(r"^Place a control token in (.+)$")


def test_options_name_spaces_by_ground_and_city(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("place_tokens", since=60)))
    page.get_by_role("button", name="options").click()
    texts = page.locator("dialog.options-box .choice").all_inner_texts()
    names = [found[1] for text in texts if (found := NAME.match(text.strip()))]
    assert len(names) == len(texts) - 1
    # Two spaces are never called the same, and none by its code alone.
    assert len(set(names)) == len(names)
    assert all([re.match(r"[a-z ]+ (beside|near) ", name) for name in names])


def test_pointing_at_a_name_lights_its_space_up(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("place_tokens", since=60)))
    link = page.locator(".table-side .log-link[data-kind=space]").last
    link.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    value = link.get_attribute("data-value")
    expect(page.locator(".table-map .flash").first).to_have_attribute("data-value", value or "")


@cache
def stacked() -> tuple[bytes, int]:
    """A game whose first seat may move several figures from one square, and that square."""
    match = api.Match.new(api.build("board-game"), 3, bytes(range(32)))
    dice = api.Seeded(7)
    while True:
        question = match.state.asked[0]
        if (question.seat, question.topic) == (0, "movement"):
            squares = [choice[1] for choice in question.options if len(choice) == 4]
            many = [square for square in squares if squares.count(square) > 2]
            if many:
                return dump(match), many[0]
        match.play(question.seat, api.pick(question, dice))


def test_figures_that_move_are_counted_by_steps(reader: Reader, shelf: Shelf) -> None:
    save, square = stacked()
    page = reader.table(shelf.bring(save))
    # The rulebook counts turns here.
    expect(page.locator(".head-now")).to_contain_text("Turn ")
    page.locator(f".square[data-value='{square}']").first.click()
    steps = page.locator(".sorts")
    chosen = steps.locator(".option")
    before = chosen.get_attribute("data-choice") or ""
    steps.get_by_role("button", name="Armies: one less").click()
    verb, _, armies, scouts = before.split(",")
    fewer = ",".join([verb, str(square), str(int(armies) - 1), scouts])
    expect(chosen).to_have_attribute("data-choice", fewer)

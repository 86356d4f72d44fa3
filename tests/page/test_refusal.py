"""Whatever cannot be chosen says why; there is no dead click."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

ASKED: Final = (("focus", 0), ("place_tokens", 0), ("industry", 0), ("gain_card", 1))
# Clicks every kind of thing that does not glow, and returns those that keep silent.
SILENT: Final = """async () => {
  const toasts = document.querySelector(".toasts");
  const box = () => document.querySelector("dialog[open]");
  const answered = () => toasts.textContent.trim() !== "" || box() !== null;
  const answers = async (el) => {
    toasts.replaceChildren();
    el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    for (let tries = 0; tries < 200 && !answered(); tries += 1) {
      await new Promise((done) => setTimeout(done, 10));
    }
    const heard = answered();
    box()?.close();
    return heard;
  };
  // Spaces that look alike are asked once.
  const alike = (el) => {
    const { kind, value, seat } = el.dataset;
    const facts = kind === "space" ? (el.ariaLabel ?? "").split(", ").slice(1) : [value, seat];
    return [kind, ...facts, el.closest(".pane, .map, .bar, .focus-row")?.className].join();
  };
  const dull = [...document.querySelectorAll(".table [data-kind]:not(.can, .log-link)")];
  const found = new Map(dull.map((el) => [alike(el), el]));
  const silent = [];
  for (const [name, el] of found) if (!await answers(el)) silent.push(name);
  return { asked: found.size, silent };
}"""


def silent(page: Page) -> list[str]:
    told = page.evaluate(SILENT)
    assert told["asked"] > 20
    found: list[str] = told["silent"]
    return found


@pytest.mark.parametrize(("topic", "seat"), ASKED)
def test_everything_that_does_not_glow_answers(
    reader: Reader, shelf: Shelf, topic: str, seat: int
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last(topic, seat))
    page = reader.table(name)
    assert silent(page) == []


def test_spectators_are_told_that_they_watch(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = new_page(f"#join={shelf.watch_link(name)}")
    page.locator("[data-kind=space]").first.wait_for()
    expect(page.locator(".can")).to_have_count(0)
    assert silent(page) == []
    expect(page.locator(".toast")).to_contain_text("You are watching")


def test_a_refusal_names_reason_and_rule(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("place_tokens"))
    page = reader.table(name)
    page.locator("[data-kind=space].can").first.wait_for()
    page.locator("[data-kind=space]:not(.can)").first.dispatch_event("click")
    toast = page.locator(".toast.reason")
    expect(toast).to_contain_text(re.compile(r"^\w.+: .+"))
    expect(page.locator("#live")).to_contain_text(toast.locator("p").inner_text().split(": ")[1])
    toast.get_by_role("button", name="Rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".sought")).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_be_hidden()

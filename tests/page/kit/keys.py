"""Somebody who plays without a mouse: Tab, arrows, Enter and numbers, and nothing else.

Owns the way to a thing by keys. Whatever cannot be reached, or has the focus without showing it,
is a fault.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.page.kit.driver import ASKS, COVER, READING, Driver, Pick, Spot

MOST: Final = 400
# How often somebody presses the number that a thing shows rather than going there.
BY_NUMBER: Final = 0.7
FOCUS: Final = """selector => {
  const el = document.activeElement;
  const seen = el === document.body || el.matches(":focus-visible");
  return { there: el.matches(selector), seen, at: el.outerHTML.slice(0, 200) };
}"""
# Notes every stop that has the focus without showing it.
STOPS: Final = """() => {
  window.unseen ??= (addEventListener("focusin", ({ target }) => {
    if (!target.matches(":focus-visible")) window.unseen.push(target.outerHTML.slice(0, 200));
  }), []);
}"""
# Marks what a spot is and tells how to get there: the number that is shown on it, and whether Tab
# or Shift and Tab is shorter.
FIND: Final = """({ kind, value, text }) => {
  for (const el of document.querySelectorAll("[data-goal]")) delete el.dataset.goal;
  const named = (el) => (el.getAttribute("aria-label") ?? el.textContent).slice(0, 80) === text;
  const found = {
    confirm: () => [...document.querySelectorAll(".bar button.confirm")],
    option: () => [...document.querySelectorAll(".bar button.option, .table button.can")]
      .filter((el) => (el.dataset.choice ?? "") === value && named(el)),
  }[kind]?.() ?? [...document.querySelectorAll(`.table [data-kind="${kind}"].can`)]
    .filter((el) => el.dataset.value === value && !el.closest(".bar, .log"));
  const stops = [...document.querySelectorAll("*")].filter((el) =>
    el.tabIndex >= 0 && !el.disabled && el.checkVisibility({ visibilityProperty: true }));
  const goals = found.filter((el) => stops.includes(el));
  for (const el of goals) el.dataset.goal = "";
  const at = stops.indexOf(document.activeElement);
  const ways = goals.map((el) => (stops.indexOf(el) - at + stops.length) % stops.length);
  const ahead = Math.min(...ways);
  const back = Math.min(...ways.map((far) => stops.length - far));
  const number = found.map((el) => el.getAttribute("aria-keyshortcuts")).find(Boolean);
  const here = document.activeElement.dataset.goal !== undefined;
  const far = Math.min(ahead, back);
  return { here, goals: goals.length, number: number ?? "", back: back < ahead, far };
}"""
GOAL: Final = "[data-goal]"
# Keeps what was decided on stage, in a battle for instance, until somebody goes on.
ONWARD: Final = ".field-on"


def tab_to(page: Page, selector: str, key: str = "Tab", most: int = MOST) -> int:
    """Press Tab until something is reached; every stop shows that it has the focus."""
    for count in range(1, most + 1):
        page.keyboard.press(key)
        told = page.evaluate(FOCUS, selector)
        assert told["seen"], f"no focus is seen on {told['at']}"
        if told["there"]:
            return count
    raise AssertionError(f"{key} does not lead to {selector}")


class Keys(Driver):
    """Plays by keys alone."""

    pressed = 0

    def choice(self, pick: Pick | None = None) -> Spot:
        """What to choose: whatever can be seen, also where a pointer would not meet it."""
        if self.page.locator(ONWARD).locator("visible=true").count():
            self._press_on(ONWARD)
        spots = self.spots()
        assert spots, f"nothing can be chosen: {self.page.locator('.bar').inner_text()}"
        confirm = [spot for spot in spots if spot.kind == "confirm"]
        return confirm[0] if confirm else (pick or self._random.choice)(spots)

    def click(self, spot: Spot, until: str = ASKS) -> None:
        """Go there by keys, and choose it."""
        way = self.page.evaluate(FIND, spot._asdict())
        assert way["goals"] or way["number"], f"no key leads to {spot}"
        self.stamp()
        self.clicks.append(spot)
        if way["number"] and (not way["goals"] or self._random.random() < BY_NUMBER):
            self._press(way["number"])
        else:
            if not way["here"]:
                self._go("Shift+Tab" if way["back"] else "Tab", way["far"])
            self._press("Enter")
        self.wait(until)

    def _go(self, key: str, far: int) -> None:
        """Go to the goal, which is about so far; only the last stops are looked at one by one."""
        self.page.evaluate(STOPS)
        for _ in range(far - 1):
            self._press(key)
        self.pressed += tab_to(self.page, GOAL, key)
        unseen = self.page.evaluate("window.unseen")
        assert not unseen, f"no focus is seen on {unseen}"

    def uncover(self) -> None:
        """The button of a cover has the focus."""
        self.stamp()
        self.covers += 1
        self._press("Enter")
        self.page.locator(COVER).wait_for(state="detached")

    def read(self) -> None:
        """Read to its end what the rules have played."""
        while self.page.locator(READING).count():
            self._press_on(f"{READING} footer .main")
            self.steps_read += 1

    def _press_on(self, selector: str) -> None:
        there = self.page.evaluate(FOCUS, selector)["there"]
        if not there:
            self.pressed += tab_to(self.page, selector)
        self._press("Enter")

    def _press(self, key: str) -> None:
        self.pressed += 1
        self.page.keyboard.press(key)

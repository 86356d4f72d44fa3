"""What tests read from a table on the screen.

Owns these small looks at the page. It never clicks for anybody.
"""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

AXE: Final = Axe()
# What is serious or critical, and where.
GRAVE: Final = """async ([context, options]) => {
  const { violations } = await axe.run(context, { resultTypes: ["violations"], ...options });
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target }) => `${id}: ${target[0]}`));
}"""
# Dark differs from light in colours only.
COLOURS: Final = {"runOnly": ["color-contrast"]}
# Everything that stands out of the window although nothing is meant to scroll: what is read may.
SPILLS: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const cut = [...document.querySelectorAll(".table, .table *")].filter((el) => {
    if (el.matches(".reading-body")) return false;
    const style = getComputedStyle(el);
    const wide = el.scrollWidth > el.clientWidth + 1 && /auto|scroll/.test(style.overflowX);
    const high = el.scrollHeight > el.clientHeight + 1 && /auto|scroll/.test(style.overflowY);
    return el.clientWidth > 0 && (wide || high);
  });
  return [
    ...(scrollWidth > innerWidth ? [`page ${scrollWidth} wide`] : []),
    ...(scrollHeight > innerHeight ? [`page ${scrollHeight} high`] : []),
    ...cut.map((el) => `${el.tagName}.${el.getAttribute("class")}`),
  ];
}"""

# Answers that do nothing but have the first number or the focus, or come before others.
LOUD_PASSES: Final = """() => [...document.querySelectorAll(".table button")].flatMap((el) => {
  const quiet = el.matches(".pass");
  const passes = quiet || (el.dataset.choice === "0" && el.checkVisibility());
  // A pass that is the only answer is no useful one.
  const other = (what) => `${what}:not([data-choice="0"])`;
  const useful = document.querySelector(
    `${other(".table .can")}, ${other(".bar .option:not(.pass)")}`) !== null;
  if (!passes || !useful || el.matches(".confirm")) return [];
  const group = [...el.parentElement.querySelectorAll("button:not(:disabled)")];
  const after = group.slice(group.indexOf(el) + 1).filter((other) => !other.matches(".pass"));
  const faults = {
    loud: !quiet || el.matches(".main"),
    first: el.dataset.digit === "1",
    focused: el === document.activeElement,
    before: after.length > 0,
  };
  return Object.keys(faults).filter((name) => faults[name])
    .map((name) => `${el.textContent} ${name}`);
})"""

# How high the bar is on a wide screen, whatever it asks: the map and the panels do not move.
BAR: Final = 77

# What glows but cannot be reached with Tab, by kind, value and seat.
UNREACHED: Final = """() => {
  const reached = new Map();
  for (const el of document.querySelectorAll(".table [data-kind].can")) {
    if (!el.checkVisibility() || el.closest(".log")) continue;
    const name = ["kind", "value", "seat"].map((part) => el.dataset[part]).join();
    reached.set(name, reached.get(name) || el.tabIndex >= 0);
  }
  return [...reached].filter(([, how]) => !how).map(([name]) => name);
}"""


def loud_passes(page: Page) -> list[str]:
    """Answers that do nothing and yet stand out, although something can be done."""
    found: list[str] = page.evaluate(LOUD_PASSES)
    return found


def barriers(page: Page, within: str = "", without: str = "") -> list[str]:
    """What axe calls serious or critical, in light and in dark, with the places.

    `within` is the only part of the page to look at, `without` one to leave out.
    """
    page.evaluate(f"() => {{ if (!('axe' in window)) {{ {AXE.axe_script} }} }}")
    context: dict[str, Any] = {"include": [[within or "html"]]}
    if without:
        context["exclude"] = [[without]]
    page.emulate_media(color_scheme="light")
    found = [f"light {at}" for at in page.evaluate(GRAVE, [context, {}])]
    page.emulate_media(color_scheme="dark")
    found += [f"dark {at}" for at in page.evaluate(GRAVE, [context, COLOURS])]
    page.emulate_media(color_scheme="light")
    return found


def spills(page: Page) -> list[str]:
    """What does not fit into the window."""
    told: list[str] = page.evaluate(SPILLS)
    return told


def bar_height(page: Page) -> int:
    """How high the bar is that asks."""
    told: float = page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height")
    return round(told)


def unreached(page: Page) -> list[str]:
    """What can be chosen but not from the keyboard."""
    told: list[str] = page.evaluate(UNREACHED)
    return told

"""Whether everything that can be chosen can be clicked, and nothing is shown before it is told.

Owns two looks at a table. Each thing that can be chosen and is in sight is met at its centre, after
it was scrolled to where the page scrolls: what lies over it is a fault. While something is told,
the table shows no entry that is still to be told, the log no line of one, and nothing is asked.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

# Things of the map are one drawing: which of them is met is for the map, what lies over it is not.
# Where a screen over the map offers the same question, the map below it waits.
COVERED: Final = """() => {
  // Whatever a dialog asks comes first; at the end it shows the result.
  if (document.querySelector("dialog[open]")) return [];
  const table = document.querySelector(".table");
  const drawn = (el) => el.closest("svg.map, .map-frame svg");
  const scrolls = (el) => {
    for (let at = el.parentElement; at && at !== table; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
    }
    return false;
  };
  const bar = ".bar button.confirm, .bar-options button.option:not([disabled]), .bar-end button";
  const things = [...table.querySelectorAll(`.can, ${bar}`)];
  const [faults, seen] = [[], []];
  for (const el of things) {
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (scrolls(el)) el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = el.getBoundingClientRect();
    if (!width || !height) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const label = el.getAttribute("aria-label") ?? el.textContent;
    const name = `${el.dataset.kind ?? "button"} ${label}`;
    const frame = (drawn(el)?.closest(".map-frame") ?? table).getBoundingClientRect();
    const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const met = document.elementFromPoint(x, y);
    // A map that is moved by hand may have a target beyond its edge, or below its own tools.
    if (drawn(el) && (!inside || met?.closest(".map-tool"))) continue;
    const own = met && (el.contains(met) || met.contains(el) && met !== table
      || met.closest("[data-kind], button") === el || (drawn(el) && drawn(met) === drawn(el)));
    if (own) { seen.push(name); continue; }
    const over = met?.closest(".pane.open, .over-map, .battlefield, .pyramid-screen, .tray");
    if (over && !over.contains(el) && over.querySelector(".can") && drawn(el)) continue;
    const what = met ? `${met.tagName} ${met.getAttribute("class") ?? ""}` : "nothing";
    faults.push(`${name.trim().slice(0, 60)} lies below ${what}`);
  }
  if (things.length && !seen.length) faults.push("nothing that can be chosen is in sight");
  return faults;
}"""
# Looks at every change of the page: what is told, and what is shown beside it.
WATCH: Final = """() => {
  window.premature = [];
  window.narrated = 0;
  const note = (text) => { if (window.premature.length < 20) window.premature.push(text); };
  const look = () => {
    const table = document.querySelector(".table[data-telling]");
    const telling = Number(table?.dataset.telling || NaN);
    if (!table || Number.isNaN(telling)) return;
    window.narrated += 1;
    const entries = [...table.querySelectorAll(".log-last [data-n]")].map((at) => at.dataset.n);
    const last = Math.max(...entries.map(Number));
    const shown = Number(table.dataset.shown);
    if (shown >= telling) note(`entry ${shown} is shown while ${telling} is told`);
    if (last >= telling) note(`the log has entry ${last} while ${telling} is told`);
    const asks = document.querySelector(".bar.yours:not(.busy)");
    if (asks) note(`something is asked while ${telling} is told`);
    const battles = ":is(.stage, .reading):not([hidden]) .scene-sides > *, .combat";
    const displays = [...document.querySelectorAll(battles)]
      .filter((el) => el.checkVisibility({ visibilityProperty: true }))
      .map((el) => el.closest(".stage, .reading, .combat"));
    if (new Set(displays).size > 1) note("two displays of a battle");
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def covered(page: Page) -> list[str]:
    """What can be chosen now and lies below something else."""
    found: list[str] = page.evaluate(COVERED)
    return found


def watch(page: Page) -> None:
    """Look at everything that is told from now on."""
    page.evaluate(WATCH)


def premature(page: Page) -> tuple[int, list[str]]:
    """How often something was told since `watch`, and what was shown too early."""
    seen: Any = page.evaluate("[window.narrated, window.premature]")
    return int(seen[0]), list(seen[1])

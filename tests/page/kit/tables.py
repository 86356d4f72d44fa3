"""What tests read from a table on the screen.

Owns these small looks at the page. It never clicks for anybody.
"""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE: Final = Axe()
GRAVE: Final = ("serious", "critical")
# Everything that stands out of the window although nothing is meant to scroll.
SPILLS: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const cut = [...document.querySelectorAll(".table, .table *")].filter((el) => {
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


def found_by_axe(page: Page, *rules: str) -> list[str]:
    """What axe calls serious or critical, with the places; all rules unless some are named."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = AXE.run(page, options=options).response["violations"]
    return [
        f"{at['id']}: {node['target'][0]}"
        for at in found
        if at["impact"] in GRAVE
        for node in at["nodes"][:5]
    ]


def spills(page: Page) -> list[str]:
    """What does not fit into the window."""
    told: list[str] = page.evaluate(SPILLS)
    return told

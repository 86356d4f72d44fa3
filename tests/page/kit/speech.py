"""Which language a screen speaks: what is left of another one.

Owns the comparison of what a person can read or hear with the catalogues. It never judges
spelling or style.
"""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

SLOT: Final = re.compile(r"\{\d+(?::[^{}]*)?\}")
# A wording with slots fits too much unless it has so many letters of its own.
LEAST: Final = 8
# Everything that is read or spoken, apart from what people typed.
READ: Final = """() => {
  const out = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (parentElement.closest("svg.sprite, noscript, script, style")) continue;
    if (data.trim()) out.add(data.trim().replace(/\\s+/g, " "));
  }
  for (const name of ["aria-label", "title", "placeholder", "data-tip", "alt"]) {
    for (const el of document.querySelectorAll(`[${name}]`)) out.add(el.getAttribute(name).trim());
  }
  return [...out].filter(Boolean);
}"""

Words = dict[str, str]


def texts(page: Page) -> list[str]:
    """Everything a screen says."""
    found: list[str] = page.evaluate(READ)
    return found


def wordings(pack: Any, ledger: Any, ui: Words) -> Words:
    """All sentences of one language: the page's own, the game's, its cards, kinds and rules."""
    found: Words = {**ui, **pack["words"]}
    for number, row in pack["rows"].items():
        found[f"row {number} title"] = row["title"]
        found[f"row {number} text"] = row["text"]
    for kind, entry in pack["kinds"].items():
        for number, _, worded in entry["labels"]:
            found[f"kind {kind} {number}"] = worded
    for rule in ledger["rules"]:
        found[f"rule {rule['id']}"] = rule["text"]
        found[f"section of {rule['id']}"] = rule["section"]
        found[f"ruling of {rule['id']}"] = rule.get("ruling", "")
    return found


def leftovers(said: list[str], wrong: Words, right: Words) -> list[str]:
    """What is said in the wrong language; wordings that both languages share do not count."""
    shared = set(right.values())
    differing = {key: text for key, text in wrong.items() if text and text not in shared}
    plain = {text: key for key, text in differing.items() if not SLOT.search(text)}
    slotted = [(_pattern(text), key) for key, text in differing.items() if _is_telling(text)]
    strange = [text for text in said if text not in shared]
    found = [f"{plain[text]}: {text}" for text in strange if text in plain]
    for pattern, key in slotted:
        found += [f"{key}: {text}" for text in strange if pattern.fullmatch(text)]
    return found


def _is_telling(text: str) -> bool:
    return bool(SLOT.search(text)) and len(re.findall(r"[a-z]", SLOT.sub("", text))) >= LEAST


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in SLOT.split(text)))

"""Colours of the page, read from its style sheets, and how well they are told apart.

Owns the reading of custom properties and the contrast of two colours. It never opens a browser.
"""

from __future__ import annotations

import re
from typing import Final

from ziggurat.server.settings import PAGE

SHEETS: Final = ("base.css", "board.css", "square.css")
LIGHT: Final = 0
DARK: Final = 1
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
SPLIT: Final = re.compile(r",(?![^(]*\))")


def _said(body: str) -> dict[str, str]:
    said = [one.partition(":") for one in body.split(";") if ":" in one]
    return {name.strip(): value.strip() for name, _, value in said}


def _rules() -> list[tuple[list[str], dict[str, str]]]:
    """All rules: their selectors, and what they say."""
    text = "\n".join([(PAGE / "css" / name).read_text("utf-8") for name in SHEETS])
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return [
        (
            [" ".join(at.split()) for at in SPLIT.split(selectors)],
            _said(body),
        )
        for selectors, body in RULE.findall(text)
    ]


RULES: Final = _rules()


def style(*selectors: str) -> dict[str, str]:
    """What rules of just these selectors say, the last of them first to be believed."""
    found: dict[str, str] = {}
    for wanted in (":root", *selectors):
        for names, said in RULES:
            if wanted in names:
                found.update(said)
    return found


def colour(value: str, styles: dict[str, str], scheme: int) -> str:
    """A colour in hex, as it is by day or by night."""
    value = value.strip()
    if value.startswith("#"):
        return value
    name, inner = value.rstrip(")").split("(", 1) if value.count("(") == 1 else _called(value)
    first, *rest = _arguments(inner)
    if name == "var":
        return colour(styles[first] if first in styles else rest[0], styles, scheme)
    assert name == "light-dark", f"no plain colour: {value}"
    return colour((first, *rest)[scheme], styles, scheme)


def _called(value: str) -> tuple[str, str]:
    name, inner = value.split("(", 1)
    return name, inner[:-1]


def _arguments(text: str) -> list[str]:
    """What stands between commas that are in no brackets."""
    found, depth, begin = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            found.append(text[begin:at].strip())
            begin = at + 1
    return [*found, text[begin:].strip()]


def _luminance(shade: str) -> float:
    parts = [int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        at / 12.92 if at <= 0.03928 else ((at + 0.055) / 1.055) ** 2.4 for at in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted([_luminance(one), _luminance(two)])
    return (high + 0.05) / (low + 0.05)

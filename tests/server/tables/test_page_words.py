"""The page's own words: all of them used, none missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import ziggurat
from ziggurat.server.tables import ui
from ziggurat.words import languages
from ziggurat.words.catalogue import catalogue, domains

PAGE: Final = Path(ziggurat.__file__).parent / "page"
SAID: Final = re.compile(r"""\bui\(\s*(["'])([^"'`$]+)\1""")
BUILT: Final = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")
STRING: Final = re.compile(r"""(["'`])([a-z][a-z0-9_.]*)\1""")
FILLED: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
DOMAINS: Final = domains("en", "page")


@cache
def scripts() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(PAGE.rglob("*.js")))


@pytest.mark.parametrize("lang", languages())
def test_all_that_the_page_says_is_worded(lang: str) -> None:
    said = {found[2] for found in SAID.finditer(scripts())}
    assert said
    assert said - ui(lang).keys() == set()


def test_no_wording_is_unused() -> None:
    strings = {found[2] for found in STRING.finditer(scripts())}
    patterns = [
        re.compile(".+".join(re.escape(part) for part in FILLED.split(found[1])))
        for found in BUILT.finditer(scripts())
        if "." in FILLED.sub("", found[1])
    ]
    unused = [
        key
        for key in ui("en")
        if key not in strings and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_no_two_areas_word_the_same_key() -> None:
    keys = [key for domain in DOMAINS for key in catalogue("en", domain)]
    assert len(keys) == len(set(keys)) == len(ui("en"))

"""Whatever the server refuses is told in the language of the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from ziggurat.words.catalogue import catalogue

SERVER: Final = Path(__file__).parents[2] / "src/ziggurat/server"
# A made-up position is told fault by fault, in words of its own.
FAULTS: Final = {"bad_position"}


def codes() -> set[str]:
    """What answers that are no success are called."""
    text = "\n".join([path.read_text("utf-8") for path in SERVER.rglob("*.py")])
    found = set(re.findall(r'ApiError\(\s*\d+,\s*"(\w+)"', text))
    return found - FAULTS


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_code_of_the_server_has_words(lang: str) -> None:
    assert "too_slow" in codes()
    assert {f"error.{code}" for code in codes()} <= set(catalogue(lang, "page"))

"""The catalogues of pictures: complete, and all of it used."""

from __future__ import annotations

import ast
from pathlib import Path

import ziggurat.drawing
from ziggurat.words.catalogue import catalogue

ENGLISH = catalogue("en", "drawing")
HEADS = {key.partition(".")[0] for key in ENGLISH}


def _texts() -> set[str]:
    sources = Path(ziggurat.drawing.__file__).parent.rglob("*.py")
    nodes = [node for path in sources for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {at.value for at in nodes if isinstance(at, ast.Constant) and isinstance(at.value, str)}


def test_everything_is_worded_and_every_wording_is_used() -> None:
    named = {text for text in _texts() if text.partition(".")[0] in HEADS and text.count(".") == 1}
    keys = {text for text in named if not text.endswith(".")}
    assert keys == set(ENGLISH)

"""The page is small, so that it is there at once."""

from __future__ import annotations

import gzip
from pathlib import Path

from ziggurat.server.routes.lean import COMMENTED, without_comments
from ziggurat.server.settings import PAGE

KIB = 1024
LIMIT = 260 * KIB


def sent(path: Path) -> str:
    """What the server sends of a file."""
    return without_comments(path.read_text("utf-8"), path.suffix)


def test_script_and_style_are_small() -> None:
    files = [path for path in Path(PAGE).rglob("*") if path.suffix in COMMENTED]
    packed = {path.name: len(gzip.compress(sent(path).encode())) for path in files}
    assert 0 < sum(packed.values()) <= LIMIT, packed


def test_every_line_keeps_its_number_and_only_comments_go() -> None:
    for path in Path(PAGE).rglob("*"):
        if path.suffix in COMMENTED:
            before = path.read_text("utf-8").split("\n")
            after = sent(path).split("\n")
            assert len(after) == len(before), path.name
            gone = [old.strip() for old, new in zip(before, after, strict=True) if old != new]
            assert all(new in ("", old) for old, new in zip(before, after, strict=True)), path.name
            marks = ("//", "/*", "*")
            assert all(line.startswith(marks) or line.endswith("*/") for line in gone), path.name

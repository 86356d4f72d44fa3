"""The page is small, so that it is there at once."""

from __future__ import annotations

import gzip
from pathlib import Path

from ziggurat.server.settings import PAGE

KIB = 1024
LIMIT = 260 * KIB


def test_script_and_style_are_small() -> None:
    files = [path for path in Path(PAGE).rglob("*") if path.suffix in (".js", ".css")]
    packed = {path.name: len(gzip.compress(path.read_bytes())) for path in files}
    assert 0 < sum(packed.values()) <= LIMIT, packed

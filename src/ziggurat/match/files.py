"""Save files: a match on disk.

Owns reading and writing files. A file is written whole or not at all: a crash leaves the
old one.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ziggurat.build.game import Game
from ziggurat.match.errors import SaveError
from ziggurat.match.form import LARGEST
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load


def export_match(match: Match, path: Path, with_seed: bool = True) -> None:
    """Write a match to a file."""
    write_bytes(path, dump(match, with_seed))


def import_match(path: Path, games: Mapping[str, Game]) -> Match:
    """Read a match from a file."""
    return load(read_bytes(path), games)


def read_bytes(path: Path) -> bytes:
    """Read a save file, but no more than a save can have."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise SaveError(f"cannot read '{path}': {error.strerror}") from None


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file beside its old self, then let it take that one's place."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise SaveError(f"cannot write '{path}': {error.strerror}") from None

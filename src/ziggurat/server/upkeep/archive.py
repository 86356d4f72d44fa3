"""Archives: the file that a backup is.

Owns its form: lines of JSON packed by gzip, the same for every database. The first line says what
it is, each game has a line of its own with everything that is kept of it, and the last line counts
them and has the SHA-256 of all lines before it. It never looks into a game, and it holds every
secret there is.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from ziggurat.server.store import StoreError

FORMAT: Final = 3
# A line of a game is far shorter; this only bounds what a strange file can make us read.
LONGEST: Final = 1 << 28
# Harder packing takes many times as long and saves little.
PACKED: Final = 4


class Hexed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes that are not text, as only a damaged game has them."""

    hex: str


Text: TypeAlias = str | Hexed


# A note and the number of its entry; archives of format 2 have no numbers.
KeptNote: TypeAlias = tuple[int, Text] | Text


class KeptEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a game with the move that led to it; `session` is hexadecimal."""

    number: int
    body: Text
    move_id: str | None
    session: str | None
    at: float


class KeptGrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a session may do in a game; `session` is hexadecimal."""

    session: str
    role: str
    seat: int


class KeptToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link that nobody has used yet; `hash` is hexadecimal."""

    hash: str
    role: str
    seat: int
    issued: float


class KeptTalk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that somebody said."""

    number: int
    seat: int
    text: str
    at: float


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="backup"):
    """The first line; `made` is in seconds since 1970."""

    format: int
    program: str
    made: float


class KeptGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="game"):
    """Everything that is kept of a game.

    `notes` are those of its start and of each entry. `digest` is that of its last position;
    `fault` says what was wrong with it already when it was saved.
    """

    id: str
    header: Text
    seed: str | None
    meta: Text
    created: float
    last: int
    over: bool
    updated: float
    snapshot_at: int
    snapshot: Text
    entries: list[KeptEntry]
    notes: list[KeptNote]
    grants: list[KeptGrant]
    tokens: list[KeptToken]
    talk: list[KeptTalk]
    digest: str
    fault: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="end"):
    """The last line; games that could not be saved at all are named in `left_out`."""

    games: int
    entries: int
    left_out: list[str]
    sha256: str


_LINE: Final = msgspec.json.Decoder(About | KeptGame | End)


def as_text(data: bytes) -> Text:
    """Bytes as text where they are text, which is easier to read and to pack."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return Hexed(data.hex())


def as_bytes(text: Text) -> bytes:
    """The same bytes again."""
    return text.encode() if isinstance(text, str) else bytes.fromhex(text.hex)


class Writer:
    """An archive that is being written."""

    def __init__(self, out: gzip.GzipFile) -> None:
        self._out: Final = out
        self._hash: Final = hashlib.sha256()
        self.games = 0
        self.entries = 0

    def add(self, line: About | KeptGame) -> None:
        """Write the next line."""
        text = msgspec.json.encode(line) + b"\n"
        self._hash.update(text)
        self._out.write(text)
        if isinstance(line, KeptGame):
            self.games += 1
            self.entries += len(line.entries)

    def end(self, left_out: list[str]) -> None:
        """Write the last line."""
        last = End(self.games, self.entries, left_out, self._hash.hexdigest())
        self._out.write(msgspec.json.encode(last) + b"\n")


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """A new file that only its owner may read; it appears whole or not at all."""
    if path.exists():
        raise StoreError(f"'{path}' is there already: name a new file for the backup")
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder '{path.parent}' for the backup: make it first")
    # Made with mode 0600: seeds, secret answers and sessions are in it.
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", PACKED, file, mtime=0) as out:
                yield Writer(out)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class _Format(msgspec.Struct):
    format: int = 0


class Reader:
    """An archive that is being read; whatever is wrong with it is a `StoreError`."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self.left_out: list[str] = []
        self.ended = False

    def games(self) -> Iterator[KeptGame]:
        """All games; only after the last of them is it known that the file is whole."""
        lines = self._lines()
        hashed = hashlib.sha256(self._first(next(lines, b"")))
        entries = 0
        for count, line in enumerate(lines):
            line_read = self._read(line)
            if isinstance(line_read, End):
                if (line_read.games, line_read.entries, line_read.sha256) != (
                    count,
                    entries,
                    hashed.hexdigest(),
                ):
                    raise self._bad("it was changed after it was made")
                self.left_out = line_read.left_out
                self.ended = next(lines, None) is None
                break
            if isinstance(line_read, About):
                break
            hashed.update(line)
            entries += len(line_read.entries)
            yield line_read
        if not self.ended:
            raise self._bad("it does not end as it should")

    def _first(self, line: bytes) -> bytes:
        """The first line, if it is that of a backup which this version can read."""
        try:
            number = msgspec.json.decode(line, type=_Format).format
        except (ValueError, RecursionError):
            number = 0
        if number > FORMAT:
            raise self._bad(f"it has format {number}, this version reads {FORMAT}: update Ziggurat")
        if not isinstance(self._read(line), About):
            raise self._bad("it does not begin as a backup does")
        return line

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._path, "rb") as file:
                while line := file.readline(LONGEST):
                    yield line
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise self._bad(str(error)) from None

    def _read(self, line: bytes) -> About | KeptGame | End:
        try:
            found: About | KeptGame | End = _LINE.decode(line)
        except (ValueError, RecursionError) as error:
            raise self._bad(str(error)) from None
        return found

    def _bad(self, fault: str) -> StoreError:
        return StoreError(f"'{self._path}' is not a backup that can be restored: {fault:.200}")

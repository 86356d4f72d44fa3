"""Tampering: saves that are changed at random, none of which may pass for proven.

Owns the changes: any value of the header, an entry, a note, the snapshot or the seed becomes
another one, and then none, some or all of the hashes are made to fit again. `python
tools/tampering.py --changes 2000` counts what is said of them.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.forgeries import resealed
from tools.museum import MUSEUM
from ziggurat import api
from ziggurat.match.codec import canonical
from ziggurat.match.form import Save
from ziggurat.match.save import verify

Data: TypeAlias = dict[str, Any]

# How many hashes are made to fit: none, those of notes and entries, and those with the promise.
BARE, CHAINED, PROMISED = range(3)
# Notes and entries are most of a save, and what is believed most easily.
PARTS: Final = ("header", "entries", "entries", "notes", "notes", "snapshot", "seed")


class Tampered(NamedTuple):
    """A changed save: what was changed, how far it was sealed again, and its bytes."""

    part: str
    sealing: int
    data: bytes


def tampered(data: bytes, luck: Random) -> Tampered:
    """Change one thing in a save."""
    whole: Data = msgspec.json.decode(data)
    part = luck.choice(PARTS)
    place, key = _anywhere(whole, part, luck)
    value = place.get(key) if isinstance(place, dict) else place[key]
    changed = _otherwise(value, luck)
    if changed is value:
        del place[key]
    else:
        place[key] = changed
    sealing = luck.choice((BARE, CHAINED, PROMISED))
    return Tampered(part, sealing, _sealed(whole, sealing))


def _anywhere(whole: Data, part: str, luck: Random) -> tuple[Any, Any]:
    """A place inside a part of a save; every value is one, lists and objects too."""
    holder: Any = whole
    key: Any = part
    inside = whole[part]
    while isinstance(inside, dict | list) and inside and (holder is whole or luck.random() < 0.8):
        holder = inside
        key = luck.choice(sorted(inside)) if isinstance(inside, dict) else _place(inside, luck)
        inside = inside[key]
    return holder, key


def _place(values: list[Any], luck: Random) -> int:
    return luck.randrange(len(values))


def _otherwise(value: Any, luck: Random) -> Any:
    """Another value of the same kind; the same one stands for none at all."""
    if luck.random() < 0.1:
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, -value - 2, value ^ 4, value + 1000])
    if isinstance(value, str):
        return _other_text(value, luck)
    if isinstance(value, list):
        return _other_list(value, luck)
    if isinstance(value, dict):
        return {**value, luck.choice(["more", "told", "is", "0"]): luck.choice([0, [], {}, "x"])}
    return luck.choice([0, "", "00" * 32, []])


def _other_text(text: str, luck: Random) -> str:
    if not text or luck.random() < 0.2:
        return text + luck.choice(["0", "a", " ", "1"])
    at = luck.randrange(len(text))
    return text[:at] + luck.choice("0123456789abcdef :-_") + text[at + 1 :]


def _other_list(values: list[Any], luck: Random) -> list[Any]:
    if len(values) < 2:
        return [*values, 0]
    one, two = luck.sample(range(len(values)), 2)
    way = luck.randrange(3)
    if way == 0:
        return values[:one] + values[one + 1 :]
    if way == 1:
        return [*values[:one], values[two], *values[one:]]
    changed = list(values)
    changed[one], changed[two] = changed[two], changed[one]
    return changed


def _sealed(whole: Data, sealing: int) -> bytes:
    text = canonical(whole)
    if sealing == BARE:
        return text
    try:
        found = msgspec.json.decode(text, type=Save)
        return canonical(resealed(found, promise=sealing == PROMISED))
    except (ValueError, TypeError):
        # It is no save any more, or has no seed that could be promised.
        return text


def exhibits() -> Iterator[tuple[str, bytes]]:
    """Of each game the shortest saves of the newest version in the museum, all of them proven."""
    for game in api.games().values():
        folders = [at for at in MUSEUM.iterdir() if at.name.startswith(f"{game.folder}_")]
        newest = max(folders, key=lambda at: int(at.name.rpartition("_")[2]))
        for path in sorted(newest.glob("*_after_40.json.gz"))[:4]:
            yield f"{newest.name}/{path.name}", gzip.decompress(path.read_bytes())


def accepted(data: bytes, changes: int, luck: Random) -> Iterator[tuple[Tampered, str]]:
    """Change a save so often, one thing at a time; what is said of each change, in a word."""
    for _ in range(changes):
        changed = tampered(data, luck)
        if changed.data == data:
            yield changed, "same"
            continue
        report = verify(changed.data, api.games())
        yield changed, "PROVEN" if report.proven else "unproven" if report.ok else "refused"


def main() -> None:
    """Count what is said of many changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, default=500, help="changes in all")
    parser.add_argument("--luck", type=int, default=0, help="where they begin")
    asked = parser.parse_args()
    saves = list(exhibits())
    luck = Random(asked.luck)
    said: Counter[tuple[str, str]] = Counter()
    for _, data in saves:
        assert verify(data, api.games()).proven
        for changed, word in accepted(data, asked.changes // len(saves) + 1, luck):
            said[changed.part, word] += 1
    for (part, word), count in sorted(said.items()):
        print(f"{part:10} {word:10} {count}")
    print(f"{sum(said.values())} changes of {len(saves)} saves")


if __name__ == "__main__":
    main()

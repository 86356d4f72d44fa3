"""Notices of commits: which games have entries up to which number, and who wrote them.

Owns their form. A notice holds nothing that a player may not know; it is short enough to be
sent as it is, so a commit of many games may need several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

LONGEST: Final = 7900  # bytes; PostgreSQL refuses 8000

News: TypeAlias = list[tuple[str, int]]


def notices(writer: str, news: Iterable[tuple[str, int]]) -> list[str]:
    """Write news into as few notices as it takes."""
    names: list[str] = []
    size = LONGEST
    for game, last in news:
        line = f"\n{game} {last}"
        if size + len(line) > LONGEST:
            names.append(writer)
            size = len(writer)
        names[-1] += line
        size += len(line)
    return names


def read_notice(notice: str) -> tuple[str, News]:
    """The writer of a notice and its news."""
    writer, *lines = notice.split("\n")
    pairs = [line.split(" ") for line in lines]
    return writer, [(game, int(last)) for game, last in pairs]

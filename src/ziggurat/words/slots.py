"""Slots: the places in a wording that facts fill.

Owns how a slot is written: `{0}` is a plain number, `{1:card}` a value of a kind, and
`{0:#coin|coins}` a number with the form of the noun that goes with it; a third form, as in
`{0:#coin|coins|no coin}`, stands for 0. It never knows how a value is called in a language.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

_SLOT: Final = re.compile(r"\{(\d+)(?::(#[^{}|]+(?:\|[^{}|]+){1,2}|[a-z][a-z0-9_]*))?\}")
COUNTED: Final = "#"


class Slot(NamedTuple):
    """A place to fill: which fact, its kind, and the forms of a counted noun."""

    fact: int
    kind: str
    one: str = ""
    many: str = ""
    none: str = ""

    def counted(self, number: int) -> str:
        """Write a number with its noun: only 1 takes the singular, and 0 may have words."""
        if number == 0 and self.none:
            return self.none
        return f"{number} {self.one if number == 1 else self.many}"


@cache
def parts(wording: str) -> tuple[str | Slot, ...]:
    """Split a wording into plain text and slots."""
    pieces: list[str | Slot] = []
    end = 0
    for match in _SLOT.finditer(wording):
        pieces.extend((wording[end : match.start()], _slot(int(match[1]), match[2] or "")))
        end = match.end()
    return (*pieces, wording[end:])


def _slot(fact: int, kind: str) -> Slot:
    if not kind.startswith(COUNTED):
        return Slot(fact, kind)
    return Slot(fact, COUNTED, *kind[1:].split("|"))


def slots(wording: str) -> tuple[Slot, ...]:
    """List the slots of a wording."""
    return tuple(part for part in parts(wording) if isinstance(part, Slot))


def shape(wording: str) -> tuple[tuple[int, str], ...]:
    """Return what a wording needs: the facts and kinds that every language must share."""
    return tuple(sorted({(slot.fact, slot.kind) for slot in slots(wording)}))


def is_clean(wording: str) -> bool:
    """Tell whether all braces of a wording belong to slots."""
    return not any("{" in part or "}" in part for part in parts(wording) if isinstance(part, str))

"""Long lists of choices: what they share is said once, then only what differs.

Owns the grouping. It never knows a game: choices of one verb that differ in their last
argument belong together, and their wordings show what they have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ziggurat.cli.orders import Option

# Fewer than these are listed one by one.
WORTH_GROUPING: Final = 4
GAP: Final = "…"


class Group(NamedTuple):
    """Choices that belong together: what they share, and what each adds; else no head."""

    head: str
    notation: str
    options: list[Option]
    items: list[str]


def grouped(options: Sequence[Option]) -> list[Group]:
    """Options in groups, in their order."""
    groups: dict[tuple[int, ...], list[Option]] = {}
    for option in options:
        groups.setdefault(option.choice[:-1] or option.choice, []).append(option)
    return [group for members in groups.values() for group in _groups(members)]


def _groups(options: list[Option]) -> list[Group]:
    texts = [option.text.split() for option in options]
    front = _shared(texts)
    back = _shared([text[front:][::-1] for text in texts])
    items = [" ".join(text[front : len(text) - back]) for text in texts]
    if len(options) < WORTH_GROUPING or not front + back or not all(items):
        return [Group("", "", options, [])]
    first = texts[0]
    head = " ".join([*first[:front], GAP, *first[len(first) - back :]])
    stem = options[0].notation.rpartition(" ")[0]
    return [Group(head, f"{stem} {GAP}", options, items)]


def _shared(texts: list[list[str]]) -> int:
    """How many words all texts begin with."""
    count = 0
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count

"""Refusals around huts and villages with effects of their own."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

FIND_GONE: Final = 303
NOTHING_TO_TEACH: Final = 304
NOT_WHERE_FOUND: Final = 305

FIND_REASONS: Final = (
    ReasonKind(FIND_GONE, "find_gone", "ff.hut.teacher"),
    ReasonKind(NOTHING_TO_TEACH, "nothing_to_teach", "ff.hut.teacher"),
    ReasonKind(NOT_WHERE_FOUND, "not_where_found", "ff.hut.friendly_barbarian_figure"),
)

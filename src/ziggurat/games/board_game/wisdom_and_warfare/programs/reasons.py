"""Refusals about building programs."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

PROGRAM_THERE: Final = 410

PROGRAM_REASONS: Final = (ReasonKind(PROGRAM_THERE, "program_there", "ww.program.one_marker"),)

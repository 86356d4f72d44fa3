"""Moments that cards of several parts of Fame and Fortune use."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import DoMoment

INVESTED: Final = DoMoment("invested", "a coin was invested; args the card it went to")

FAME_MOMENTS: Final = (INVESTED,)

"""Moments of social policies."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment

POLICY_LIMIT: Final = AdjustMoment("policy_limit", "social policies that a seat may have adopted")
POLICY_MOMENTS: Final = (POLICY_LIMIT,)

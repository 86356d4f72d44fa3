"""Why a government cannot be adopted so.  Numbers 390 to 399."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_FIRST_SLOT: Final = 390
GOVERNED_ALREADY: Final = 391

GOVERNMENT_REASONS: Final = (
    ReasonKind(NOT_FIRST_SLOT, "not_first_slot", "ti.government.choose_first_slots"),
    ReasonKind(GOVERNED_ALREADY, "governed_already", "ti.government.one_token"),
)

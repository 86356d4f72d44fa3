"""Why a diplomacy card of this box stands against something."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

PACT_FORBIDS: Final = 450
NOT_MILITARY: Final = 451
NO_RESOURCE_LEFT: Final = 452

DIPLOMACY_REASONS: Final = (
    ReasonKind(PACT_FORBIDS, "pact_forbids", "ti.diplomacy.pact_bars_attack"),
    ReasonKind(NOT_MILITARY, "not_military", "ti.diplomacy.pact_answer"),
    ReasonKind(NO_RESOURCE_LEFT, "no_resource_left", "nd.resource.spend"),
)

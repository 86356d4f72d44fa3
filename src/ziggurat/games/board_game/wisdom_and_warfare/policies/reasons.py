"""Refusals about social policies."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

POLICY_ADOPTED: Final = 400
OTHER_SIDE_ADOPTED: Final = 401
POLICY_NOT_ADOPTED: Final = 402
POLICY_SUSPENDED: Final = 403
POLICY_JUST_SWITCHED: Final = 404
TRACK_NOT_BEGUN: Final = 405
NO_EVENT_LEFT: Final = 406

POLICY_REASONS: Final = (
    ReasonKind(POLICY_ADOPTED, "policy_adopted", "ww.policy.new_card"),
    ReasonKind(OTHER_SIDE_ADOPTED, "policy_other_side", "ww.policy.one_side_per_card"),
    ReasonKind(POLICY_NOT_ADOPTED, "policy_not_adopted", "ww.policy.only_adopted"),
    ReasonKind(POLICY_SUSPENDED, "policy_suspended", "ww.gov.anarchy_policies"),
    ReasonKind(POLICY_JUST_SWITCHED, "policy_just_switched", "ww.policy.switch_exchange"),
    ReasonKind(TRACK_NOT_BEGUN, "track_not_begun", "cb.track.section_one"),
    ReasonKind(NO_EVENT_LEFT, "no_event_to_draw", "cb.event.reshuffle"),
)

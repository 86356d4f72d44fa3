"""Why a token cannot be reinforced, a space not attacked, and a spoil not taken."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_OWN_TOKEN: Final = 130
ALREADY_REINFORCED: Final = 131
EITHER_OR: Final = 133
NOTHING_TO_ATTACK: Final = 134
CARAVAN_TARGET: Final = 135
ATTACK_TOO_FAR: Final = 136
THROUGH_WATER: Final = 137
THROUGH_RIVAL: Final = 138
THROUGH_BARBARIAN: Final = 139
FROM_TAKEN: Final = 140
NOTHING_TO_ROB: Final = 141
MUST_MOVE_WONDER: Final = 142
NO_SUCH_PIECE: Final = 143

MILITARY_REASONS: Final = (
    ReasonKind(NOT_OWN_TOKEN, "not_own_token", "nd.military.reinforce_own"),
    ReasonKind(ALREADY_REINFORCED, "already_reinforced", "nd.component.control_sides"),
    ReasonKind(EITHER_OR, "either_or", "nd.military.either"),
    ReasonKind(NOTHING_TO_ATTACK, "nothing_to_attack", "nd.attack.targets"),
    ReasonKind(CARAVAN_TARGET, "caravan_target", "nd.attack.no_caravan_target"),
    ReasonKind(ATTACK_TOO_FAR, "attack_too_far", "nd.attack.origin"),
    ReasonKind(THROUGH_WATER, "through_water", "nd.attack.count_water"),
    ReasonKind(THROUGH_RIVAL, "through_rival", "nd.attack.count_rival"),
    ReasonKind(THROUGH_BARBARIAN, "through_barbarian", "nd.attack.count_barbarian"),
    ReasonKind(FROM_TAKEN, "from_taken", "nd.attack.not_from_taken"),
    ReasonKind(NOTHING_TO_ROB, "nothing_to_rob", "nd.attack.win_capital_which"),
    ReasonKind(MUST_MOVE_WONDER, "must_move_wonder", "nd.attack.wonder_capital_move"),
    ReasonKind(NO_SUCH_PIECE, "no_such_piece", "nd.attack.targets"),
)

"""Why A New Dawn refuses a choice: numbers and wordings that several files share.

Each topic has its own file of reasons beside its rules; `rules.py` joins them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

STORE_FULL: Final = 10
TOO_MANY_TOKENS: Final = 11
NOT_A_SPACE: Final = 12
NO_UNUSED_TOKEN: Final = 13
NO_TOKEN_THERE: Final = 14
NOT_SHARED: Final = 15
LEADER_TAKEN: Final = 16
COLOUR_TAKEN: Final = 17
ONE_BY_ONE: Final = 18
SPACE_CLOSED: Final = 19
SLOT_NOT_REACHED: Final = 28

SHARED_REASONS: Final = (
    ReasonKind(STORE_FULL, "store_full", "nd.trade.limit"),
    ReasonKind(TOO_MANY_TOKENS, "too_many_tokens", "nd.trade.spend_on_resolve"),
    ReasonKind(NOT_A_SPACE, "not_a_space", "nd.space.edge"),
    ReasonKind(NO_UNUSED_TOKEN, "no_unused_token", "nd.component.limit"),
    ReasonKind(NO_TOKEN_THERE, "no_token_there", "nd.trade.where"),
    ReasonKind(NOT_SHARED, "not_shared", "nd.barbarian.stack"),
    ReasonKind(LEADER_TAKEN, "leader_taken", "nd.component.leader_sheets"),
    ReasonKind(COLOUR_TAKEN, "colour_taken", "nd.setup.colour_choice"),
    ReasonKind(ONE_BY_ONE, "one_by_one", "nd.trade.spend_on_resolve"),
    ReasonKind(SPACE_CLOSED, "space_closed", "nd.space.empty"),
    ReasonKind(SLOT_NOT_REACHED, "slot_not_reached", "nd.turn.resolve"),
)

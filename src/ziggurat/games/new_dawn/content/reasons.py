"""Why an ability of a card, wonder or leader cannot be used."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_IN_PLAY: Final = 160
USED_THIS_TURN: Final = 161
NO_TARGET: Final = 162
NOT_NEIGHBOURS: Final = 163
SAME_OWNER: Final = 164
NOT_OFFERED: Final = 165
WRONG_CARD: Final = 166
KEPT_OUT: Final = 167
CARD_FULL: Final = 168
ALREADY_NAMED: Final = 169
SAME_SLOT: Final = 170
TOKEN_NAMED: Final = 171
NOT_NAMED: Final = 172
NO_PAIR: Final = 173
CARD_NAMED: Final = 174
NOT_BESIDE: Final = 175
NOT_IN_ROW: Final = 176

CARD_REASONS: Final = (
    ReasonKind(NOT_IN_PLAY, "not_in_play", "nd.wonder.effect_controller"),
    ReasonKind(USED_THIS_TURN, "used_this_turn", "nd.focus.card_text_over_rules"),
    ReasonKind(NO_TARGET, "no_target", "nd.focus.card_text_over_rules"),
    ReasonKind(NOT_NEIGHBOURS, "not_neighbours", "nd.focus.row"),
    ReasonKind(SAME_OWNER, "same_owner", "nd.space.rival_components"),
    ReasonKind(NOT_OFFERED, "not_offered", "nd.focus.card_text_over_rules"),
    ReasonKind(WRONG_CARD, "wrong_card", "nd.focus.card_text_over_rules"),
    ReasonKind(KEPT_OUT, "kept_out", "nd.focus.card_text_over_rules"),
    ReasonKind(CARD_FULL, "card_full", "nd.trade.limit"),
    ReasonKind(ALREADY_NAMED, "already_named", "nd.focus.card_text_over_rules"),
    ReasonKind(SAME_SLOT, "same_slot", "nd.focus.row"),
    ReasonKind(TOKEN_NAMED, "token_named", "nd.focus.card_text_over_rules"),
    ReasonKind(NOT_NAMED, "not_named", "nd.focus.card_text_over_rules"),
    ReasonKind(NO_PAIR, "no_pair", "nd.focus.card_text_over_rules"),
    ReasonKind(CARD_NAMED, "card_named", "nd.diplomacy.limit_player"),
    ReasonKind(NOT_BESIDE, "not_beside", "nd.focus.card_text_over_rules"),
    ReasonKind(NOT_IN_ROW, "not_in_row", "nd.focus.card_text_over_rules"),
)

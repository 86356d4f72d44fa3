"""Refusals of the great person deck."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_YOUR_CARD: Final = 340
NO_MARKER_ON_MAP: Final = 341
TURNED_UP_ALREADY: Final = 342
TURNED_UP_BY_USE: Final = 343
NOT_DRAWN: Final = 344
NO_USE_NOW: Final = 345
NOT_THE_CAPITAL: Final = 346
NOT_SKIPPED: Final = 347
SPACE_TOO_DEAR: Final = 348
NOT_TO_PASS: Final = 349
NO_SUCH_GROUP: Final = 350
NO_FIGURES_TO_JOIN: Final = 351
OTHER_ROW: Final = 352
CANNOT_BE_STOPPED: Final = 354
NOT_TO_YOURSELF: Final = 355
NO_COIN_THERE: Final = 356
NOT_SO_MUCH: Final = 357
NOT_AT_THE_EDGE: Final = 358
EDGE_NOT_EMPTY: Final = 359
NO_EDGE_TO_GO_TO: Final = 360

# A card says on its face what it may do: that is the rule behind most of these.
FACE: Final = "bx.gpdeck.timing"

DECK_REASONS: Final = (
    ReasonKind(NOT_YOUR_CARD, "not_your_card", "bx.gpdeck.card_secret"),
    ReasonKind(NO_MARKER_ON_MAP, "no_marker_on_map", "bx.gpdeck.needs_marker_on_map"),
    ReasonKind(TURNED_UP_ALREADY, "turned_up_already", "bx.gpdeck.reveal_on_use"),
    ReasonKind(TURNED_UP_BY_USE, "turned_up_by_use", "bx.gpdeck.reveal_on_use"),
    ReasonKind(NOT_DRAWN, "card_not_drawn", "bx.gpdeck.greece"),
    ReasonKind(NO_USE_NOW, "no_use_now", FACE),
    ReasonKind(NOT_THE_CAPITAL, "not_the_capital", FACE),
    ReasonKind(NOT_SKIPPED, "space_not_skipped", FACE),
    ReasonKind(SPACE_TOO_DEAR, "space_too_dear", FACE),
    ReasonKind(NOT_TO_PASS, "not_to_pass", FACE),
    ReasonKind(NO_SUCH_GROUP, "no_such_group", FACE),
    ReasonKind(NO_FIGURES_TO_JOIN, "no_figures_to_join", FACE),
    ReasonKind(OTHER_ROW, "other_row", FACE),
    ReasonKind(CANNOT_BE_STOPPED, "cannot_be_stopped", FACE),
    ReasonKind(NOT_TO_YOURSELF, "not_to_yourself", FACE),
    ReasonKind(NO_COIN_THERE, "no_coin_there", FACE),
    ReasonKind(NOT_SO_MUCH, "not_so_much", FACE),
    ReasonKind(NOT_AT_THE_EDGE, "not_at_the_edge", FACE),
    ReasonKind(EDGE_NOT_EMPTY, "edge_not_empty", FACE),
    ReasonKind(NO_EDGE_TO_GO_TO, "no_edge_to_go_to", FACE),
)

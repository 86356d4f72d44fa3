"""Situations in which culture events are played."""

from __future__ import annotations

from tests.games.board_game.kit import laid_out, open_map
from tests.kit.table import Position

START = "turn p1 start of turn"
CITIES = "turn p1 city management"
MOVES = "turn p1 movement"
FACE = "cb.event.resolve_then_discard"


def holding(*cards: str, seats: int = 2) -> Position:
    """An open map on which p1 holds cards."""
    return open_map(laid_out(seats)).set("hand p1", *cards)


def offered(t: Position, card: str) -> bool:
    """Whether p1 could play a card now."""
    return f"p1 event {card}" in t.options()


def gone(t: Position, card: str) -> bool:
    """Whether a card of p1 was played and is discarded."""
    return card not in t.fact("hand p1") and card in t.fact("discarded_events")

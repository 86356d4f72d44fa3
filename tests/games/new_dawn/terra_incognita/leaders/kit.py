"""What tests of leaders, wonders and diplomacy cards share."""

from __future__ import annotations

from typing import TypeVar

from tests.games.new_dawn.terra_incognita.kit import Frontier, shown, spaces
from ziggurat.games.new_dawn.board.kinds import all_pieces
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.masks import minus

At = TypeVar("At", bound=Frontier)


def use_up(t: At, left: int, free: str, seat: str = "p1") -> At:
    """Put control tokens of a seat on spaces, from the end of the map, until few are unused."""
    land = minus(t.g.board.land, all_pieces(t.g) | spaces(free) | t.g.natural)
    count = unused_tokens(t.g, int(seat[1]) - 1) - left
    return t.give(seat, " ".join(shown(land)[-count:] if count else []))


def paid(t: Frontier) -> Frontier:
    """Pay with whatever there is, and put the wonder anywhere; Nature turns a card."""
    while t.asked() and t.asked()[0] in ("p1 pay", "p1 place_wonder", "nature wonder"):
        who = "nature " if t.asked()[0].startswith("nature") else ""
        t.play(who + t.options()[0])
    return t

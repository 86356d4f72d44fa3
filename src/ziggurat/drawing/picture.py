"""Pictures: a position drawn, ready to be shown or kept.

Owns the choice of who draws. What a seat may not know never comes here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.drawing import generic
from ziggurat.kernel.question import NOBODY
from ziggurat.kernel.view import view as see
from ziggurat.match.codec import encode
from ziggurat.match.match import Match
from ziggurat.tables.parts import Presentation, found_module

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.words import Words

HOME: Final = "ziggurat.drawing"


class Picture:
    """A drawn position; a notebook shows it by itself."""

    def __init__(self, svg: str) -> None:
        self.svg: Final = svg

    def _repr_svg_(self) -> str:
        return self.svg


def draw(position: Match | State, seat: int = NOBODY, lang: str = "en") -> Picture:
    """Draw a position as a seat may see it; without a seat, as everybody may."""
    from ziggurat.words import Words

    if isinstance(position, Match):
        rules, seen = position.rules, position.view(seat)
    else:
        rules, seen = position.rules, see(position, seat)
    return Picture(draw_svg(rules, encode(seen), Words(lang, rules.game.folder)))


def draw_map(rules: Rules, view_data: dict[str, Any], words: Words) -> str:
    """Draw the map of an encoded view alone, for where there is little room.

    A game that has none is drawn whole.
    """
    found = found_module(f"{HOME}.{rules.game.folder}") or generic
    drawn: str = getattr(found, "draw_map", found.draw)(Presentation(rules, view_data), words)
    return drawn


def draw_svg(rules: Rules, view_data: dict[str, Any], words: Words) -> str:
    """Draw an encoded view, by the game's own drawing if there is one."""
    found = found_module(f"{HOME}.{rules.game.folder}") or generic
    drawn: str = found.draw(Presentation(rules, view_data), words)
    return drawn

"""Glyphs: how each kind of piece is drawn, in the game's own file or in those of its modules.

Owns how glyphs are found. Each is drawn about the origin; where it stands is up to the map.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ziggurat.drawing.palette import CARD, INK, SEATS, SHADE
from ziggurat.drawing.svg import tag, words
from ziggurat.tables.parts import KEPT, found_module, modules_in
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

HOME: Final = "ziggurat.drawing"
GLYPHS: Final = "GLYPHS"
CORNERS: Final = "CORNERS"


class Look(NamedTuple):
    """What a glyph may show: the colour of its seat, its number and a letter, its row by name.

    `face` is the side that is up, `amount` how many lie there, `faded` that it does nothing any
    more. What a piece does not have is `NONE`, empty or None.
    """

    colour: int = NONE
    number: int = NONE
    label: str = ""
    row: Any = None
    name: str = ""
    amount: int = 1
    face: str = ""
    faded: bool = False


Glyph: TypeAlias = Callable[[Look], str]


@lru_cache(maxsize=KEPT)
def glyphs_of(rules: Rules) -> dict[str, Glyph]:
    """All glyphs of a game as it is built, by the face of a kind or by a mark."""
    return _gathered(rules, GLYPHS)


@lru_cache(maxsize=KEPT)
def corners_of(rules: Rules) -> dict[str, tuple[float, float]]:
    """Where on a space marks stand that are drawn small; the others are drawn about its middle."""
    return _gathered(rules, CORNERS)


def _gathered(rules: Rules, name: str) -> dict[str, Any]:
    """What the base of a game and its modules bring under a name, put together."""
    found: dict[str, Any] = {}
    base = found_module(f"{HOME}.{rules.game.folder}.pieces")
    for module in (base, *[at for _, at in modules_in(HOME, rules)]):
        found.update(getattr(module, name, {}))
    return found


def glyph(rules: Rules, face: str, look: Look) -> str:
    """A piece about the origin; one that nobody draws is a disc with its first letter."""
    drawn = glyphs_of(rules).get(face)
    if drawn is not None:
        return drawn(look._replace(face=face))
    paint = SHADE if look.colour == NONE else SEATS[look.colour]
    ink = INK if look.colour == NONE else CARD
    disc = tag("circle", r=13, fill=paint, stroke=INK, stroke_width=1.4)
    return disc + words(0, 5, face[:1].upper(), 14, ink, "middle", "700")

"""Tables on which seats are about to research."""

from __future__ import annotations

from typing import Final

from tests.games.board_game.kit import laid_out, state
from tests.kit.table import Position
from ziggurat.games.board_game.research.pyramid import tech_row

LEVELS: Final = (
    ("pottery", "currency", "writing", "masonry", "navigation", "philosophy"),
    ("construction", "irrigation", "sailing", "mathematics", "chivalry"),
    ("banking", "biology", "gunpowder", "theology"),
    ("ballistics", "combustion", "flight"),
)


def pyramid(*counts: int) -> list[str]:
    """Techs that fill the rows of a pyramid, the bottom one first."""
    return [tech for row, count in zip(LEVELS, counts, strict=False) for tech in row[:count]]


def studying(trade: int, *counts: int, seats: int = 2) -> Position:
    """p1 has so much trade and a pyramid of these rows."""
    t = laid_out(seats).set("trade p1", str(trade))
    return t.set("known p1", *pyramid(*counts))


def researching(trade: int, *counts: int, seats: int = 2) -> Position:
    """The Research phase of such a table."""
    return studying(trade, *counts, seats=seats).at("turn p1 research")


def levels(t: Position) -> list[int]:
    """The levels of which p1 may research a tech now."""
    found: list[int] = []
    for option in t.options():
        if option.startswith("p1 research "):
            tech = t.rules.kinds["tech"].parse(option.split()[2])
            found.append(tech_row(state(t), tech).level)
    return sorted(set(found))

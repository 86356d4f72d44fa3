"""How far each seat is with an agenda of A New Dawn.

Owns the counting, from what everybody sees. Who has completed an agenda is decided by the
rules and read from the claims; these numbers only tell how much is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ziggurat.tables.new_dawn.position import LAST_SPACE, WATER, Position, Space, wonder_type

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# Agendas that ask for two wonders of a type.
WONDERS: Final = {"aesthetic": 0, "moneygrubber": 1, "scholarly": 2, "paranoid": 3}


class Progress(NamedTuple):
    """What a seat has of what an agenda asks for."""

    have: int
    need: int

    def __str__(self) -> str:
        return f"{self.have}/{self.need}"


def agendas_of(rules: Rules, card: int) -> tuple[int, ...]:
    """The agendas on a victory card."""
    row: Any = rules.rows[card]
    return tuple([agenda.number for agenda in row.agendas])


def progress(position: Position, seat: int, agenda: int) -> Progress | None:
    """How far a seat is with an agenda; None for one that this drawing cannot count."""
    realm = position.realms[seat]
    name = position.rules.rows[agenda].name
    if name in WONDERS:
        kinds = [wonder_type(position.rules, row) for row in position.held(seat, "wonder")]
        return Progress(kinds.count(WONDERS[name]), 2)
    if name == "civilized":
        return Progress(len(realm["cities"]), 8)
    if name == "warmonger":
        return Progress(len([at for at in _friendly(position, seat) if at.conquered >= 0]), 2)
    if name == "explorer":
        return Progress(len([at for at in _friendly(position, seat) if is_coast(position, at)]), 15)
    if name == "technophile":
        return Progress(realm["dial"], LAST_SPACE)
    if name == "populous":
        return Progress(len(realm["mature"]), 5)
    return Progress(len(realm["natural"]), 2) if name == "preservationist" else None


def _friendly(position: Position, seat: int) -> list[Space]:
    return [space for space in position.spaces if space.owner == seat]


def is_coast(position: Position, space: Space) -> bool:
    """Tell whether land lies beside water or at the edge of the map."""
    around = position.neighbours(space)
    return space.terrain != WATER and any(at is None or at.terrain == WATER for at in around)

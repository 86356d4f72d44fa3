"""The cards of A New Dawn: what is printed on each beside its name and its text.

Owns the facts that a card face needs, read from the rows of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.tables.new_dawn.terrain import SLOT, TERRAIN
from ziggurat.tables.parts import Data

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# How the sections of the event dial are marked: a large sign, and a small one if there is more.
SECTIONS: Final = {
    "spawning": ("barbarian", "plus"),
    "movement": ("barbarian", "turn"),
    "second-movement": ("barbarian", "turn"),
    "trade": ("trade",),
    "quiet": ("moon",),
}


def face(rules: Rules, family: str, number: int) -> Data:
    """What is printed on a card beside its name and its text."""
    row: Any = rules.rows[number]
    if family == "focus_card":
        return {
            "type": row.focus, "level": row.level, "count": row.count, "distance": row.distance,
            "water": row.water, "bonus": row.bonus,
        }  # fmt: skip
    if family == "wonder":
        return {"type": row.type, "era": row.era, "cost": row.cost, "resources": row.resources}
    if family == "leader":
        return {"order": row.order}
    if family == "diplomacy_card":
        return {"colour": row.colour, "kind": row.kind}
    if family == "city_state":
        return {"type": row.focus}
    if family == "natural_wonder":
        return {"resource": row.resource}
    if family == "victory_card":
        return {"agendas": tuple([agenda.number for agenda in row.agendas])}
    if family == "agenda":
        cards: list[Any] = [rules.rows[card] for card in rules.families["victory_card"]]
        bearing = [card for card in cards if number in [at.number for at in card.agendas]]
        return {"card": bearing[0].number if bearing else -1}
    if family == "event_section" and row.name in SECTIONS:
        return {"signs": SECTIONS[row.name]}
    return _printed_on_table(row, family)


def _printed_on_table(row: Any, family: str) -> Data:
    """What is printed on the table itself: ground, slots, tiles."""
    if family == TERRAIN:
        return {"difficulty": row.difficulty, "water": row.water}
    if family == SLOT:
        return {"value": row.value}
    return {"tile": row.tile, "side": row.side} if family == "tile" else {}

"""The cards of A New Dawn: what is printed on each beside its name and its text.

Owns the facts that a card face needs, read from the rows of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.tables.new_dawn.terrain import SLOT, TERRAIN
from ziggurat.tables.parts import Data

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules


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
    if family == TERRAIN:
        return {"difficulty": row.difficulty, "water": row.water}
    if family == SLOT:
        return {"value": row.value}
    if family == "tile":
        return {"tile": row.tile, "side": row.side}
    return {}

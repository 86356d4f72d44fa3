"""What the great person deck is worth: a seat's own cards.

Owns the weights of this option. A seat looks at its own cards only, by how many there are.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.state import Table

# A card acts again and again, or once when it matters; faceup it has begun to.
CARD: Final = 3.0
FACEUP: Final = 3.5
COUNTER: Final = 1.0
# A card that lies in the pyramid stands in for a tech.
BLANK: Final = 12.0


def terms(g: Table, seat: int) -> float:
    """What a seat has of this option."""
    d = person_deck(g)
    value = CARD * len(d.facedown[seat]) + FACEUP * len(d.faceup[seat])
    value += COUNTER * d.counters[seat]
    return value + (BLANK if d.blank[seat] else 0.0)

"""Facts about turns.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.fields import fact

TURN_FACTS: Final = (
    fact("first", (), "seat", "first"),
    fact("turns", (), "number", "turns"),
    # What all games call the turn that is being played.
    fact("turn", (), "number", "turns"),
)

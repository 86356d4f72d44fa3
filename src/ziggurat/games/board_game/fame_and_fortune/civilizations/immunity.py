"""Immunity to anarchy: what it means for a government besides changing it at will.

Who is immune is said by the rows that make so (the moment `IMMUNE`).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.event_effects import REVOLT
from ziggurat.games.board_game.fame_and_fortune.civilizations.reasons import IMMUNE_TO_ANARCHY
from ziggurat.games.board_game.fame_and_fortune.ids import FIRST_RULE
from ziggurat.games.board_game.start.governments import is_immune
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Allow, Cue, Row
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

IMMUNITY: Final = FIRST_RULE + 5


def spared(s: State, cue: Cue) -> int:
    """No culture event drives somebody into anarchy who is immune (ff.term.immune_events)."""
    return IMMUNE_TO_ANARCHY if is_immune(table(s), cue.owner) else ALLOWED


IMMUNITY_RULE: Final = Row(IMMUNITY, "immunity", (Allow(REVOLT, spared),))

"""The turn, put together: its phases, and how others answer what a seat does."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.turn.announce import ANNOUNCE_FRAMES
from ziggurat.games.board_game.turn.phases import PHASE_KIND
from ziggurat.games.board_game.turn.responding import Responding
from ziggurat.games.board_game.turn.turn import TURN_STEPS
from ziggurat.games.board_game.turn.unused import UNUSED_FACTS


def install_turn(b: Build) -> None:
    """The flow "turn" (cb.turn.five_phases, cb.turn.phase_completed_by_all)."""
    b.flow("turn").add(TURN_STEPS)
    b.kinds.add((PHASE_KIND,))
    b.facts.add(UNUSED_FACTS)
    b.records((*ANNOUNCE_FRAMES, Responding))

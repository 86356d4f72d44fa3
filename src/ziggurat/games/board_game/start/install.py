"""Start of Turn, put together: its flow, the governments and its refusals."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.content.governments import GOVERNMENTS
from ziggurat.games.board_game.start.founding import MakeRoom
from ziggurat.games.board_game.start.gathering import SendScouts
from ziggurat.games.board_game.start.moments import START_MOMENTS
from ziggurat.games.board_game.start.reasons import START_REASONS
from ziggurat.games.board_game.start.start_of_turn import START, START_STEPS, StartOfTurn


def install_start(b: Build) -> None:
    """The phase with its frames, and the governments."""
    b.flow(START).add(START_STEPS)
    b.content("government").add(GOVERNMENTS)
    b.moments.add(START_MOMENTS)
    b.reasons.add(START_REASONS)
    b.records((StartOfTurn, MakeRoom, SendScouts))

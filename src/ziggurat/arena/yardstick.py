"""The yardstick: random chess by python-chess, which every rate is compared with.

Owns the unit Y, decisions of a random playout in a CPU second: list the legal moves, choose
one, push it. Speeds of machines and days differ; a ratio to Y taken in the same second does not.
"""

from __future__ import annotations

import random
import time
from importlib.util import find_spec
from typing import Final

# Two bare kings would go on for ever. At this length a decision has about 22 legal moves, as in
# whole random games that end by all rules of chess, whose tests are not part of the unit.
LONGEST_GAME: Final = 400
BATCH: Final = 64


class NoYardstick(Exception):
    """python-chess is not installed; the text says how to get it."""


def require_chess() -> None:
    """Refuse to measure without the yardstick."""
    if find_spec("chess") is None:
        raise NoYardstick("the bench compares with python-chess: python -m pip install chess")


def chess_rate(seconds: float, seed: int) -> float:
    """Decisions in a CPU second, measured for so many seconds."""
    import chess

    draw = random.Random(seed).random
    board = chess.Board()
    moved = 0
    began = time.process_time()
    while True:
        for _ in range(BATCH):
            moves = list(board.legal_moves)
            if not moves or len(board.move_stack) >= LONGEST_GAME:
                board = chess.Board()
                continue
            board.push(moves[int(draw() * len(moves))])
            moved += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return moved / spent

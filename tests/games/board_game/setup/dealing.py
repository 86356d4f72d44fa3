"""Setups that are played through to a certain question, or to their end."""

from __future__ import annotations

from tests.games.board_game.kit import before_setup
from tests.kit.table import Position
from ziggurat.match.notation import write_move


def dealt(*civilizations: str, first: str = "p1") -> Position:
    """Setup of as many seats as civilizations are dealt, after the first player was drawn."""
    t = before_setup(len(civilizations), after_setup="rest").start()
    t.play(*[f"nature draw_civilization {name}" for name in civilizations])
    return t.play(f"nature first_player {first}")


def on_to(t: Position, topic: str, seat: str = "") -> Position:
    """Take the first listed answer until a topic is asked, of a certain seat if one is given."""
    while True:
        question = t.state.asked[0]
        move = write_move(t.rules, question.seat, question.options[0])
        asked = question.topic == topic and (not seat or t.asked()[0].startswith(f"{seat} "))
        if asked:
            return t
        assert question.topic != "rest", f"'{topic}' was never asked"
        t.play(move)


def done(*civilizations: str, first: str = "p1") -> Position:
    """A table at the end of its setup."""
    return on_to(dealt(*civilizations, first=first), "rest")

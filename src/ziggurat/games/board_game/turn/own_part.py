"""A seat's own part of a phase: it does what it may do, in any order, until it passes.

Owns what these parts have in common, and that nobody learns from the question what a seat holds
facedown. What may be done in a part is in the phase's own file.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.responding import asks_anyway
from ziggurat.games.board_game.turn.secrets import hides_something
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import OfferMoment
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, PUBLIC, Question, only
from ziggurat.kernel.state import State


class OwnPart(Frame):
    """The frame of such a part; nobody acts in it who holds too many culture events."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        return hands_are_kept(table(s))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def part_question(
    g: Table, seat: int, moment: OfferMoment, options: tuple[Choice, ...], topic: str = ""
) -> Question:
    """The question of a part; its topic is usually the moment at which rows are used in it.

    What a seat may use tells what it holds facedown: then the options are for the seat alone, and
    it is asked even with nothing to do if it might use something for all that others know.
    """
    secret = hides_something(g, seat)
    audience = only(seat) if secret else PUBLIC
    steady = secret and asks_anyway(g, moment, seat, len(options))
    asked = topic or moment.name
    return Question(seat, asked, PICK, options, audience=audience, steady=steady)

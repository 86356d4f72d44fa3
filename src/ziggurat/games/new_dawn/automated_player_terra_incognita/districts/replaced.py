"""A token that a district of the automated player replaces: it goes back, or next to the district.

Owns the frame and its list's topic. Which of both it is, the growth card says.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.lists import (
    REPLACED_TOKEN,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_NEW_TOPIC
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.focus.culture import PLACE_OPTIONS, place_token, token_spaces
from ziggurat.games.new_dawn.focus.military import reinforce
from ziggurat.games.new_dawn.ids import HARDEST
from ziggurat.games.new_dawn.picking import IfAny, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State

# What becomes of a token that a district replaces: it goes back, or next to the district.
GOES_BACK: Final = 0
MOVES: Final = 1
MOVES_REINFORCED: Final = 2


def token_choices(g: Table, seat: int, area: int) -> tuple[Choice, ...]:
    """Where in an area a control token may go; nowhere if all are in use."""
    if unused_tokens(g, seat) <= 0:
        return ()
    return tuple(named(PLACE_OPTIONS, token_spaces(g, seat, HARDEST, area)))


class MoveReplaced(IfAny):
    """Put the token that a district replaced next to it, where the terrain is most difficult.

    Without a legal space it stays off the map, and so it does if it marks a victory card by now.
    Rules: ap.ti.growth.engineering, ap.ti.growth.sanitation
    """

    SPEC: ClassVar[str] = "seat: int, space: int, then: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.growth.engineering", "ap.ti.growth.sanitation")

    def __init__(self, seat: int, space: int, then: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.then: Final = then

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return token_choices(g, self.seat, g.board.near[self.space])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_replaced_token", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        place_token(g, self.seat, choice[1])
        if self.then == MOVES_REINFORCED:
            reinforce(g, self.seat, choice[1])
        step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def choose_next_to(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.growth.engineering, ap.ti.growth.sanitation"""
    return weigh(g, question, REPLACED_TOKEN, question.options)


REPLACED_TOPIC: Final = Topic(FIRST_NEW_TOPIC + 6, "ap_replaced_token", choose_next_to)

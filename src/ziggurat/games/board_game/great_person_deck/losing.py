"""Losing great person cards: no more of a type than markers.

Owns the check when a marker is lost, and which card goes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import steady_draw
from ziggurat.games.board_game.great_person_deck.holding import discard_card, excess
from ziggurat.games.board_game.great_person_deck.state import cards_of, of_type
from ziggurat.games.board_game.great_person_deck.verbs import LOSE_PERSON_CARD
from ziggurat.games.board_game.state import table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PUBLIC, Question
from ziggurat.kernel.state import State


def check_limit(s: State, cue: Cue) -> None:
    """A marker of a seat has left the game: it may have too many cards of its type now.

    Rules: bx.gpdeck.check_when_killed, bx.gpdeck.killed_marker
    """
    s.push(LoseCards(cue.owner, cue.args[0]))


class LoseCards(Frame):
    """A seat loses cards of a type at random, one by one, until it has one for each marker.

    Rules: bx.gpdeck.excess_random, bx.gpdeck.one_card_per_marker
    """

    SPEC: ClassVar[str] = "seat: int, person: int"
    CITES: ClassVar[tuple[str, ...]] = ("bx.gpdeck.excess_random", "bx.gpdeck.one_card_per_marker")

    def __init__(self, seat: int, person: int) -> None:
        self.seat: Final = seat
        self.person: Final = person

    def run(self, s: State) -> bool:
        if excess(table(s), self.seat, self.person) > 0:
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        found = sorted(of_type(table(s), cards_of(s, self.seat), self.person))
        options = tuple([(LOSE_PERSON_CARD, card) for card in found])
        return steady_draw("lose_person_card", options, tuple([1] * len(found)), PUBLIC)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        discard_card(table(s), self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.person)

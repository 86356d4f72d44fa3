"""A coin token of another player that a card makes them discard.

Owns the question which token it is: whoever plays the card chooses.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.fame_and_fortune.events.reasons import NO_COIN_TO_LOSE
from ziggurat.games.board_game.fame_and_fortune.loot.coins import coin_rows, discard_coin
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import DROP_COIN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


class DropCoin(Frame):
    """A seat chooses which coin token another one discards, if it has any.

    Rules: ff.coin.tokens_can_be_lost, ff.loot.only_tokens
    """

    SPEC: ClassVar[str] = "seat: int, victim: int"
    CITES: ClassVar[tuple[str, ...]] = ("ff.coin.tokens_can_be_lost",)

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def run(self, s: State) -> bool:
        if coin_rows(table(s), self.victim):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = tuple([(DROP_COIN, row) for row in coin_rows(table(s), self.victim)])
        return Question(self.seat, "coin_to_drop", CARD, options, (self.victim,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        discard_coin(table(s), self.victim, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != DROP_COIN:
            return Reason(OTHER_QUESTION)
        return Reason(NO_COIN_TO_LOSE, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

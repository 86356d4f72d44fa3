"""Wounds that a card deals or takes off in a battle, one by one as a seat likes.

Owns the question. What a wound does is decided where fronts are, and how many there are to place by
the card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import current_battle, side_of
from ziggurat.games.board_game.battle.fronts import (
    enemy_fronts,
    heal,
    own_fronts,
    wound,
    wounds_at,
)
from ziggurat.games.board_game.research.reasons_techs import NO_UNIT_TO_WOUND, NOT_WOUNDED
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import HEAL, WOUND
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

# By verb: how the question is called, and why a front is none of its targets.
TOPICS: Final = {WOUND: "deal_wounds", HEAL: "heal_wounds"}
REFUSALS: Final = {WOUND: NO_UNIT_TO_WOUND, HEAL: NOT_WOUNDED}


def wounded_fronts(g: Table, seat: int) -> list[int]:
    """Places of the fronts in which a seat has a wounded unit."""
    fight = current_battle(g)
    side = side_of(fight, seat)
    return [at for at in own_fronts(g, seat) if wounds_at(fight, at, side) > 0]


class PlaceWounds(Frame):
    """A seat deals wounds to enemy units (`WOUND`) or takes them off its own (`HEAL`).

    It does so one by one, and may stop early.
    """

    SPEC: ClassVar[str] = "seat: int, verb: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.battle.abilities_not_during_attack",)

    def __init__(self, seat: int, verb: int, left: int) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.left: Final = left

    def _fronts(self, g: Table) -> list[int]:
        return enemy_fronts(g, self.seat) if self.verb == WOUND else wounded_fronts(g, self.seat)

    def run(self, s: State) -> bool:
        if self.left and self._fronts(table(s)):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,)]
        options.extend([(self.verb, at + 1) for at in self._fronts(table(s))])
        return Question(
            self.seat, TOPICS[self.verb], PICK, tuple(options), (self.left,), any_order=True
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        g.swap(PlaceWounds(self.seat, self.verb, self.left - 1))
        side = side_of(current_battle(g), self.seat)
        if self.verb == WOUND:
            wound(g, choice[1] - 1, 1 - side, 1)
        else:
            heal(g, choice[1] - 1, side, 1)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != self.verb:
            return Reason(OTHER_QUESTION)
        fits = choice[1] - 1 in self._fronts(table(s))
        return None if fits else Reason(REFUSALS[self.verb], choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)

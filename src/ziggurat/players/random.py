"""The random player: any listed option, each as likely as any other.

Owns nothing but its generator. It never looks at a view or a state.
"""

from __future__ import annotations

from typing import Final

from ziggurat.api import Choice, Chooser, Question, State, View
from ziggurat.players.player import Budget, Player


class RandomPlayer(Player):
    """Chooses at random; the same generator and questions give the same answers."""

    name = "random"

    def __init__(self, chooser: Chooser) -> None:
        self._chooser: Final = chooser

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        return question.options[self._chooser.below(len(question.options))]

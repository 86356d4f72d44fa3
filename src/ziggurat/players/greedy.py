"""The greedy player: it tries every option and takes the one that looks best.

Owns the look-ahead: options are played on clones of the imagined state, chance and rivals
are drawn, and its own follow-up questions are answered greedily to the end of the turn.
What is good, an evaluator of the game says. It never sees a true state.
"""

from __future__ import annotations

from typing import Final
import os

from ziggurat.api import NATURE, Choice, Chooser, Question, Rules, State, View, pick
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import act
from ziggurat.players.evaluators import EVALUATORS, Evaluator
from ziggurat.players.player import BotError, Budget, Player, who

# Where chance plays a part, an option is worth the mean of so many draws.
SAMPLES: Final = int(os.environ.get("S", 3))
# A line of play ends after so many own answers.
PLIES: Final = 10
# Of more follow-up options than these, so many are tried, evenly spread.
WIDTH: Final = int(os.environ.get("W", 12))
SHORT: Final = int(os.environ.get("SH", 6))
HOPES: Final = int(os.environ.get("H", 2))
# A follow-up that shows nothing yet is continued by the first options, so many times.
BLIND: Final = int(os.environ.get("B", 3))
# So many answers of rivals are drawn in a line of an own turn, and of anybody else's.
RIVALS: Final = 4
RIVALS_ABROAD: Final = 1
# One decision tries so many choices; what is left is judged as it stands.
NODES: Final = 600
# So much of the time may be used, the rest is for the way back.
SHARE: Final = 0.5
DRAWS: Final = 32
FINEST: Final = 1 << 30


class Luck(Chooser):
    """Numbers drawn beforehand, so that all options are tried with the same luck."""

    def __init__(self, numbers: tuple[int, ...], at: int = 0) -> None:
        self.numbers: Final = numbers
        self.at = at

    def below(self, count: int) -> int:
        number = self.numbers[self.at % len(self.numbers)]
        self.at += 1
        return number * count // FINEST

    def copy(self) -> Luck:
        """The same numbers, from the same place on."""
        return Luck(self.numbers, self.at)


class GreedyPlayer(Player):
    """Looks to the end of its turn; the same generator and questions give the same answers."""

    name = "greedy"

    def __init__(self, chooser: Chooser) -> None:
        self._chooser: Final = chooser
        self._evaluator: Evaluator | None = None

    def begin(self, rules: Rules, seat: int, seats: int, budget: Budget) -> None:
        if rules.game.name not in EVALUATORS:
            known = ", ".join(sorted(EVALUATORS))
            did = f"does not know the game '{rules.game.name}'; it knows: {known}"
            raise BotError(who(rules, seat, self), did)
        self._evaluator = EVALUATORS[rules.game.name]

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        if self._evaluator is None:
            raise BotError(self.name, "was asked before the match began")
        options = question.options
        if len(options) == 1 or not self._evaluator.has_begun(imagined):
            return options[self._chooser.below(len(options))]
        look = _Look(self._evaluator, question.seat, imagined, self._chooser, budget)
        options = look.shortlist(options)
        values = [look.value(option) for option in options]
        best = max(values)
        ties = [option for option, value in zip(options, values, strict=True) if value == best]
        return ties[self._chooser.below(len(ties))]


class _Look:
    """The look-ahead of one decision."""

    def __init__(
        self, evaluator: Evaluator, seat: int, root: State, chooser: Chooser, budget: Budget
    ) -> None:
        self._evaluate: Final = evaluator.evaluate
        self._seat: Final = seat
        self._root: Final = root
        self._turn: Final = root.stack[0].about()
        self._own: Final = self._turn == (seat,)
        self._budget: Final = budget
        self._spare: Final = budget.seconds * (1 - SHARE)
        self._before: Final = evaluator.evaluate(root, seat)
        self._samples: Final = [
            Luck(tuple([chooser.below(FINEST) for _ in range(DRAWS)])) for _ in range(SAMPLES)
        ]
        self._answers: Final[dict[tuple[object, ...], Choice]] = {}
        self.nodes = 0

    def shortlist(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """The options that are worth a closer look: those that may bring most at best."""
        if len(options) <= SHORT:
            return options
        hopes = [self._hope(option) for option in options]
        order = sorted(range(len(options)), key=lambda at: -hopes[at])
        return tuple([options[at] for at in order[:SHORT]])

    def _hope(self, option: Choice) -> float:
        best = -1e9
        for sample in self._samples[:HOPES]:
            luck = sample.copy()
            s = self._start(luck)
            best = max(best, self._glance(s, option, self._before, luck))
            if luck.at == 0:
                break
        return best

    def _start(self, luck: Luck) -> State:
        s = self._root.clone()
        for other in s.asked:
            if other.seat != self._seat:
                act(s, other.seat, pick(other, luck))
        return s

    def value(self, option: Choice) -> float:
        """What an option is worth: the mean over chance, if there is any."""
        values: list[float] = []
        for sample in self._samples:
            luck = sample.copy()
            values.append(self._line(option, luck))
            if luck.at == 0:
                break
        return sum(values) / len(values)

    def _line(self, option: Choice, luck: Luck) -> float:
        """Play an option, then the follow-ups that look best."""
        s = self._start(luck)
        self._play(s, option, luck)
        value = self._evaluate(s, self._seat)
        if value > self._before:
            return value
        for _ in range(PLIES):
            question = self._open(s)
            if question is None or self.nodes >= NODES or self._budget.left() < self._spare:
                break
            self._play(s, self._best(s, question, luck), luck)
        return self._evaluate(s, self._seat)

    def _best(self, s: State, question: Question, luck: Luck) -> Choice:
        """The follow-up that looks best after one draw; luck is drawn anew afterwards.

        Were the same draw used to choose and to play on, luck would pass for skill.
        """
        key = (question.topic, question.facts, question.options)
        if key in self._answers:
            return self._answers[key]
        options = question.options
        if len(options) > WIDTH:
            options = tuple([options[at * len(options) // WIDTH] for at in range(WIDTH)])
        before = self._evaluate(s, self._seat)
        best, most = options[-1], -1e9
        drawn = luck.copy()
        for option in reversed(options):
            copy = luck.copy()
            value = self._glance(s, option, before, copy)
            drawn = copy if copy.at > drawn.at else drawn
            if value > most:
                best, most = option, value
        luck.at = drawn.at
        self._answers[key] = best
        return best

    def _glance(self, s: State, option: Choice, before: float, luck: Luck) -> float:
        """The value right after an option, or where its first effect shows."""
        after = s.clone()
        self._play(after, option, luck)
        value = self._evaluate(after, self._seat)
        for _ in range(BLIND):
            question = self._open(after)
            if value > before or question is None:
                break
            first = question.options[0]
            self._play(after, question.options[1] if first[0] == PASS else first, luck)
            value = self._evaluate(after, self._seat)
        return value

    def _open(self, s: State) -> Question | None:
        """The own question that is open in the same turn, if there is one."""
        if s.outcome is None and s.stack[0].about() == self._turn:
            for question in s.asked:
                if question.seat == self._seat:
                    return question
        return None

    def _play(self, s: State, option: Choice, luck: Luck) -> None:
        """Play a choice and draw what chance and rivals answer to it."""
        self.nodes += 1
        act(s, self._seat, option)
        left = RIVALS if self._own else RIVALS_ABROAD
        while s.outcome is None and s.stack[0].about() == self._turn:
            question = s.asked[0]
            if question.seat == self._seat:
                return
            if question.seat != NATURE:
                if left == 0:
                    return
                left -= 1
            act(s, question.seat, pick(question, luck))

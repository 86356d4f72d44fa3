"""The greedy player: it tries every option and takes the one that looks best.

Owns the look-ahead: options are played on clones of the imagined state, chance and rivals
are drawn, and its own follow-up questions are answered greedily to the end of the turn.
What is good, an evaluator of the game says. It never sees a true state.
"""

from __future__ import annotations

from typing import Final

from ziggurat.api import NATURE, Choice, Chooser, Question, Rules, State, View, pick
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import act
from ziggurat.lib.luck import FINEST, Luck
from ziggurat.players.canonical import canonical
from ziggurat.players.evaluators import EVALUATORS, Evaluator
from ziggurat.players.player import BotError, Budget, Player, who

# So many options get a closer look; of more, those that may bring most at best.
SHORT: Final = 6
# Where chance plays a part, an option is worth the mean of so many draws, and may bring at
# best the most of so many.
SAMPLES: Final = 3
HOPES: Final = 2
# A line of play ends after so many own answers or tried choices.
PLIES: Final = 10
NODES: Final = 200
# Of more follow-up options than these, so many are tried, evenly spread.
WIDTH: Final = 12
# A choice that shows no gain yet is continued blindly, by so many first options.
BLIND: Final = 3
# So many answers of rivals are drawn after each choice in one's own turn, or in a rival's.
RIVALS: Final = 4
RIVALS_ABROAD: Final = 1
# The part of the time that is not used, for whatever comes between two looks at the clock.
SPARE: Final = 0.5
DRAWS: Final = 32


class GreedyPlayer(Player):
    """Looks to the end of its turn; the same generator and questions give the same answers."""

    name = "greedy"

    def __init__(self, chooser: Chooser) -> None:
        self._chooser: Final = chooser
        self._evaluator: Evaluator | None = None

    def begin(self, rules: Rules, seat: int, seats: int, budget: Budget) -> None:
        if rules.game.name not in EVALUATORS:
            known = ", ".join(sorted(EVALUATORS))
            did = f"cannot judge the game '{rules.game.name}'; it knows: {known}"
            raise BotError(who(rules, seat, self), did)
        self._evaluator = EVALUATORS[rules.game.name]

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        if self._evaluator is None:
            raise BotError(self.name, "was asked before the match began")
        options = self._evaluator.sensible(question)
        if len(options) > 1 and self._evaluator.has_begun(imagined):
            look = _Look(self._evaluator, question, imagined, self._chooser, budget)
            options = look.best(look.shortlist(options))
        return options[self._chooser.below(len(options))]


class _Look:
    """The look-ahead of one decision.

    It goes on for as long as the evaluator says that the same part of play goes on.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        question: Question,
        root: State,
        chooser: Chooser,
        budget: Budget,
    ) -> None:
        seat = question.seat
        self._evaluate: Final = evaluator.evaluate
        self._seat: Final = seat
        self._question: Final = question
        self._root: Final = root
        self._sensible: Final = evaluator.sensible
        self._part_of: Final = evaluator.part
        self._part: Final = evaluator.part(root)
        self._rivals: Final = RIVALS if root.stack[0].about() == (seat,) else RIVALS_ABROAD
        self._budget: Final = budget
        self._before: Final = evaluator.evaluate(root, seat)
        self._samples: Final = [
            Luck(tuple([chooser.below(FINEST) for _ in range(DRAWS)])) for _ in range(SAMPLES)
        ]
        self._answers: Final[dict[tuple[object, ...], Choice]] = {}
        self._nodes = 0

    def shortlist(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """The options that deserve a closer look."""
        if len(options) <= SHORT:
            return options
        hopes = [self._hope(option) for option in options]
        order = sorted(range(len(options)), key=lambda at: -hopes[at])
        return tuple([options[at] for at in order[:SHORT]])

    def best(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """The option that is worth most, or all that are."""
        values = [self._value(option) for option in options]
        most = max(values)
        return tuple([options[at] for at, value in enumerate(values) if value == most])

    def _is_late(self) -> bool:
        return self._budget.left() < self._budget.seconds * SPARE

    def _hope(self, option: Choice) -> float:
        """What an option may bring at best."""
        values: list[float] = []
        for sample in self._samples[:HOPES]:
            luck = sample.copy()
            s = self._start(luck)
            values.append(self._glance(s, self._question, option, self._before, luck))
            if luck.at == 0 or self._is_late():
                break
        return max(values)

    def _value(self, option: Choice) -> float:
        """What an option is worth: the mean over chance, if there is any."""
        values: list[float] = []
        for sample in self._samples:
            luck = sample.copy()
            values.append(self._line(option, luck))
            if luck.at == 0 or self._is_late():
                break
        return sum(values) / len(values)

    def _line(self, option: Choice, luck: Luck) -> float:
        """Play an option, and unless it shows a gain, the follow-ups that look best."""
        self._nodes = 0
        s = self._start(luck)
        self._play(s, option, luck)
        value = self._evaluate(s, self._seat)
        if value > self._before:
            return value
        before = self._question
        for _ in range(PLIES):
            question = self._open(s)
            if question is None or self._nodes >= NODES or self._is_late():
                break
            option = self._answer(s, question, self._tried(question, before, option), luck)
            self._play(s, option, luck)
            before = question
        return self._evaluate(s, self._seat)

    def _start(self, luck: Luck) -> State:
        """A copy of the root in which everybody asked at the same time has answered."""
        s = self._root.clone()
        for question in self._root.asked:
            if question.seat != self._seat:
                act(s, question.seat, pick(question, luck))
        return s

    def _tried(self, question: Question, before: Question, given: Choice) -> tuple[Choice, ...]:
        """The options of a follow-up question that are tried: a set in one order only."""
        options = self._sensible(question)
        ordered = canonical(question, before, given)
        if len(ordered) == len(question.options):
            return options
        return tuple([option for option in options if option in ordered]) or options

    def _answer(
        self, s: State, question: Question, options: tuple[Choice, ...], luck: Luck
    ) -> Choice:
        """The follow-up that looks best after one draw; the same question is tried only once.

        The draw is used up: were it used again to play on, luck would pass for skill.
        """
        key = (question.topic, question.facts, options)
        if key not in self._answers:
            before = self._evaluate(s, self._seat)
            values: list[tuple[float, Choice]] = []
            used = luck.at
            for option in _some(options):
                drawn = luck.copy()
                values.append((self._glance(s, question, option, before, drawn), option))
                used = max(used, drawn.at)
            luck.at = used
            # Of equal options the last: the first is often the one that does nothing.
            self._answers[key] = max(values)[1]
        return self._answers[key]

    def _glance(
        self, s: State, asked: Question, option: Choice, before: float, luck: Luck
    ) -> float:
        """The value right after an option, or where a gain first shows."""
        after = s.clone()
        self._play(after, option, luck)
        value = self._evaluate(after, self._seat)
        for _ in range(BLIND):
            question = self._open(after)
            if value > before or question is None:
                break
            option = _first(self._tried(question, asked, option))
            self._play(after, option, luck)
            asked = question
            value = self._evaluate(after, self._seat)
        return value

    def _open(self, s: State) -> Question | None:
        """The own question that is open in the same turn, if there is one."""
        if s.outcome is None and self._part_of(s) == self._part:
            for question in s.asked:
                if question.seat == self._seat:
                    return question
        return None

    def _play(self, s: State, option: Choice, luck: Luck) -> None:
        """Play a choice, then draw what chance and rivals answer."""
        self._nodes += 1
        act(s, self._seat, option)
        left = self._rivals
        while s.outcome is None and self._part_of(s) == self._part:
            question = s.asked[0]
            if question.seat == self._seat or (question.seat != NATURE and left == 0):
                return
            left -= question.seat != NATURE
            act(s, question.seat, pick(question, luck))


def _some(options: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """All options, or as many as are tried, evenly spread."""
    if len(options) <= WIDTH:
        return options
    return tuple([options[at * len(options) // WIDTH] for at in range(WIDTH)])


def _first(options: tuple[Choice, ...]) -> Choice:
    """The first option that does something, if there is one."""
    return options[1] if options[0][0] == PASS and len(options) > 1 else options[0]

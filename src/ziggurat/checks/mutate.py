"""Mutated choices: what somebody might say instead of a legal answer.

Owns how well-formed choices near the legal ones, anything a game can say, and malformed
choices are made. It never decides which of them are legal.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import Question
from ziggurat.kernel.rules import Rules


class Vocabulary:
    """Everything that can be said in a game."""

    def __init__(self, rules: Rules) -> None:
        values = {name: kind.values() for name, kind in rules.kinds.items()}
        spoken = [rules.verbs[number] for number in sorted(rules.verbs)]
        self._arguments: Final[dict[int, list[list[int]]]] = {
            verb.number: [values[kind] for kind in verb.kinds]
            for verb in spoken
            if all([values[kind] for kind in verb.kinds])
        }
        self._verbs: Final = list(self._arguments)

    def anything(self, dice: Chooser) -> Choice:
        """Some well-formed choice."""
        return self._with_verb(self._verbs[dice.below(len(self._verbs))], dice)

    def of_each_verb(self, dice: Chooser) -> list[Choice]:
        """One well-formed choice for each verb."""
        return [self._with_verb(verb, dice) for verb in self._verbs]

    def near(self, question: Question, dice: Chooser, count: int) -> list[Choice]:
        """Listed options with one argument changed; none if they have no arguments."""
        changed: list[Choice] = []
        options = [option for option in question.options if len(option) > 1]
        for _ in range(count if options else 0):
            option = options[dice.below(len(options))]
            at = 1 + dice.below(len(option) - 1)
            values = self._arguments[option[0]][at - 1]
            changed.append((*option[:at], values[dice.below(len(values))], *option[at + 1 :]))
        return changed

    def malformed(self) -> list[Choice]:
        """Choices that say nothing: no verb, too few or too many arguments, none that exist."""
        most = max(self._verbs)
        choices: list[Choice] = [(), (-1,), (most + 1,)]
        for verb, arguments in self._arguments.items():
            right = [values[0] for values in arguments]
            choices.append((verb, *right, 0))
            if right:
                choices.append((verb, *right[:-1]))
            for at, values in enumerate(arguments):
                for strange in (values[0] - 1, values[-1] + 1):
                    choices.append((verb, *right[:at], strange, *right[at + 1 :]))
        return choices

    def _with_verb(self, verb: int, dice: Chooser) -> Choice:
        arguments = self._arguments[verb]
        return (verb, *[values[dice.below(len(values))] for values in arguments])

"""Picking: frames that say once what can be answered, and what is against an answer.

Owns the rule that what is listed is exactly what is legal. A frame either makes its list, which
is then the test (`Listed`), or names candidates and tests them (`Pick`); neither can list what
it refuses nor refuse what it lists. Where pieces and terrain stand in the way of a space, list
and reason both follow from the same `Obstacle`s.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.new_dawn.masks import BYTE_BITS, has, members, octets
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, UNEXPLAINED, Reason
from ziggurat.kernel.state import State

# Spaces that something keeps a seat out of, and the reason to tell it.
Obstacle: TypeAlias = tuple[int, int]


def named(options: tuple[Choice, ...], mask: int) -> list[Choice]:
    """The options that name the members of a set; `options` has one for each number."""
    # As `members` does, without a list of the numbers: most of what is listed is listed here.
    found: list[Choice] = []
    eights = octets(mask)
    for at in range(len(eights)):
        byte = eights[at]
        if byte:
            for offset in BYTE_BITS[byte]:
                found.append(options[at * 8 + offset])
    return found


def naming(verb: int, mask: int) -> list[Choice]:
    """The same for a verb whose options are not made beforehand."""
    return [(verb, number) for number in members(mask)]


def obstructed(obstacles: list[Obstacle]) -> int:
    """Mask: all that obstacles keep a seat out of."""
    found = 0
    for spaces, _ in obstacles:
        found |= spaces
    return found


def obstacle_at(obstacles: list[Obstacle], space: int) -> int:
    """The reason of the first obstacle that a space is under, `ALLOWED` if there is none."""
    for spaces, reason in obstacles:
        if has(spaces, space):
            return reason
    return ALLOWED


class Listed(Frame):
    """A frame whose list is its test: what is not listed is refused, `against` only says why."""

    def listed(self, g: Table) -> tuple[Choice, ...]:
        """The legal answers, ascending."""
        raise TypeError(f"{type(self).__name__} lists nothing")

    def against(self, g: Table, choice: Choice) -> int:
        """The reason against a choice that is not listed."""
        return OTHER_QUESTION

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        """What fills the wording of a refusal."""
        return choice[1:]

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        reason = self.against(g, choice)
        if reason == OTHER_QUESTION:
            # Whoever asks has looked in the list; it is made again only for a reason to stand.
            return Reason(OTHER_QUESTION)
        if choice in self.listed(g):
            return None
        if reason == ALLOWED:
            return Reason(UNEXPLAINED)
        return Reason(reason, self.figures(g, choice, reason))


class IfAny(Listed):
    """A frame that ends without a question where there is nothing to answer."""

    def run(self, s: State) -> bool:
        if self.listed(table(s)):
            return True
        s.pop()
        return False


class Pick(Listed):
    """A frame with few answers: all that could ever be given are tested one by one."""

    def candidates(self, g: Table) -> list[Choice]:
        """Everything that could ever be answered here, ascending; more than is legal."""
        raise TypeError(f"{type(self).__name__} names no candidates")

    def test(self, g: Table, choice: Choice) -> int:
        """The reason against an answer, or `ALLOWED`."""
        return OTHER_QUESTION

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple([choice for choice in self.candidates(g) if self.test(g, choice) == ALLOWED])

    def against(self, g: Table, choice: Choice) -> int:
        return self.test(g, choice)


class Several(Listed):
    """A frame that takes up to `left` answers of a seat, one by one."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left == 0:
            s.pop()
        return self.left > 0

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)

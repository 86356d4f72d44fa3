"""Military: reinforcing control tokens and making attacks.

Owns what a military card offers: one, the other or both, as the card says. An attack once
declared runs in `combat/`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.combat.card import military_card
from ziggurat.games.new_dawn.combat.declaring import declare
from ziggurat.games.new_dawn.combat.reasons import (
    ALREADY_REINFORCED,
    EITHER_OR,
    NOT_OWN_TOKEN,
)
from ziggurat.games.new_dawn.combat.targets import against_attack, attack_targets
from ziggurat.games.new_dawn.ids import SPACES
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.picking import Listed, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import ATTACK, REINFORCE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

ATTACK_OPTIONS: Final[tuple[Choice, ...]] = tuple([(ATTACK, space) for space in range(SPACES)])
REINFORCE_OPTIONS: Final[tuple[Choice, ...]] = tuple(
    [(REINFORCE, space) for space in range(SPACES)]
)


def resolve_military(g: Table, seat: int, place: int, value: int) -> None:
    """Reinforce or attack, or both if the card says so.

    Rules: nd.military.either, nd.military.flight_order
    """
    row = military_card(g, seat, place)
    if row.then_reinforce:
        g.push(Attacks(seat, place, value, row.count))
    elif row.reinforce_first:
        g.push(Attacks(seat, place, value, row.count))
        g.push(Reinforce(seat, place, value))
    else:
        g.push(ReinforceOrAttack(seat, place, value))


# Reinforcing control tokens


def reinforceable(g: Table, seat: int) -> int:
    """Mask: own tokens that can still be reinforced.

    Rules: nd.military.reinforce_own, nd.military.reinforce_anywhere.
    """
    realm = g.realms[seat]
    return minus(realm.control, realm.reinforced)


def against_reinforcing(g: Table, seat: int, space: int) -> int:
    """The reason against a space that is not among them."""
    own = has(g.realms[seat].control, space)
    return ALREADY_REINFORCED if own else NOT_OWN_TOKEN


def reinforce(g: Table, seat: int, space: int) -> None:
    """Turn a control token to its reinforced side."""
    g.realms[seat].reinforced |= bit(space)
    g.note("reinforced", seat, (space,))


class Reinforce(Listed):
    """Reinforce up to `left` control tokens, one by one in any order.

    Rules: nd.military.reinforce_count, nd.military.reinforce_no_trade
    """

    SPEC: ClassVar[str] = "seat: int, place: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.military.reinforce_count",
        "nd.military.reinforce_no_trade",
    )

    def __init__(self, seat: int, place: int, left: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0 and reinforceable(table(s), self.seat):
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(named(REINFORCE_OPTIONS, reinforceable(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == REINFORCE:
            return against_reinforcing(g, self.seat, choice[1])
        return other_use(g, self.seat, self.place, choice, ATTACK)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return () if reason == EITHER_OR else choice[1:]

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "reinforce", SPACE, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        s.swap(Reinforce(self.seat, self.place, self.left - 1))
        reinforce(table(s), self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


def other_use(g: Table, seat: int, place: int, choice: Choice, verb: int) -> int:
    """The reason against the other use of a card, of which the choice's verb may speak."""
    row = military_card(g, seat, place)
    both = row.reinforce_first or row.then_reinforce
    return EITHER_OR if choice[0] == verb and not both else OTHER_QUESTION


# Making attacks


class Attacks(Listed):
    """Make up to `left` further attacks.

    Rules: nd.attack.number, nd.attack.optional, nd.attack.repeat_after_failure
    """

    SPEC: ClassVar[str] = "seat: int, place: int, value: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.number",
        "nd.attack.optional",
        "nd.attack.not_from_taken",
        "nd.attack.repeat_after_failure",
    )

    def __init__(self, seat: int, place: int, value: int, left: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left == 0:
            self._finish(table(s))
        return self.left > 0

    def _finish(self, g: Table) -> None:
        """Stop attacking; some cards then reinforce, one token less for each attack."""
        g.pop()
        row = military_card(g, self.seat, self.place)
        if row.then_reinforce:
            made = row.count - self.left
            g.push(Reinforce(self.seat, self.place, self.value - made))

    def listed(self, g: Table) -> tuple[Choice, ...]:
        targets = attack_targets(g, self.seat, self.place)
        return NO_THANKS + tuple(named(ATTACK_OPTIONS, targets))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == ATTACK:
            return against_attack(g, self.seat, self.place, choice[1])
        return other_use(g, self.seat, self.place, choice, REINFORCE)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == EITHER_OR:
            return ()
        return (choice[1], military_card(g, self.seat, self.place).distance)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "attack", SPACE, self.listed(table(s)), (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            self._finish(g)
            return
        g.captured_this_turn |= bit(choice[1]) & ~friendly(g.realms[self.seat])
        g.swap(Attacks(self.seat, self.place, self.value, self.left - 1))
        declare(g, self.seat, self.place, self.value, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


class ReinforceOrAttack(Listed):
    """The first token to reinforce or the first target decides how the card is used.

    Rules: nd.military.either
    """

    SPEC: ClassVar[str] = "seat: int, place: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.military.either",)

    def __init__(self, seat: int, place: int, value: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value

    def _use(self, g: Table, verb: int) -> Listed:
        """The frame of the use that a verb speaks of."""
        if verb != ATTACK:
            return Reinforce(self.seat, self.place, self.value)
        count = military_card(g, self.seat, self.place).count
        return Attacks(self.seat, self.place, self.value, count)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        # Either list begins with passing.
        return self._use(g, REINFORCE).listed(g) + self._use(g, ATTACK).listed(g)[1:]

    def against(self, g: Table, choice: Choice) -> int:
        return self._use(g, choice[0]).against(g, choice)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return self._use(g, choice[0]).figures(g, choice, reason)

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "reinforce_or_attack", SPACE, options, (self.value,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        use = self._use(table(s), choice[0])
        s.swap(use)
        use.answer(s, self.seat, choice)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)

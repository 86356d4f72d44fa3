"""Changing policies: a seat adopts one, gives one up or switches some.

Owns these three questions. A city founded or lost asks the first two; `SwitchPolicies` is for
every effect that lets a seat switch, with the number of policies it may switch.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import (
    adopt,
    give_up,
    may_adopt,
    open_policies,
    other_side,
    policy_limit,
    switch,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.reasons import (
    POLICY_JUST_SWITCHED,
    POLICY_NOT_ADOPTED,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.verbs import ADOPT, GIVE_UP, SWITCH
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import with_sorted

Ints = tuple[int, ...]


# Adopting


class AdoptPolicies(Frame):
    """A seat adopts so many policies, one after the other, as long as it may have more.

    Rules: ww.policy.adopt_on_increase, ww.policy.new_card, ww.setup.policy_at_setup
    """

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ww.policy.adopt_on_increase", "ww.policy.new_card", "ww.policy.no_tech_needed",
    )  # fmt: skip

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        g = table(s)
        room = policy_limit(g, self.seat) > len(wisdom(g).policies[self.seat])
        if self.left and room and open_policies(g, self.seat):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = tuple([(ADOPT, policy) for policy in open_policies(table(s), self.seat)])
        return Question(self.seat, "adopt_policy", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(AdoptPolicies(seat, self.left - 1))
        adopt(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != ADOPT:
            return Reason(OTHER_QUESTION)
        reason = may_adopt(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> Ints:
        return (self.seat, self.left)


def adopt_first(s: State, seat: int) -> None:
    """Setup: everybody adopts as many policies as it may have, openly and in order.

    Rules: ww.setup.policy_at_setup, ww.policy.setup_order, ww.setup.french_policy
    """
    g = table(s)
    for owner in reversed(seat_order(g)):
        g.push(AdoptPolicies(owner, policy_limit(g, owner)))


def adopt_for_city(s: State, cue: Cue) -> None:
    """A city was founded: a policy is adopted at once (ww.policy.adopt_on_increase)."""
    s.push(AdoptPolicies(cue.owner, 1))


FIRST_POLICIES: Final = Step("policies", adopt_first)


# Giving up


class GiveUpPolicy(Frame):
    """A seat that has more policies than it may have returns one of its choice.

    Rules: ww.policy.lose_on_decrease, ww.policy.returned_available
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ww.policy.lose_on_decrease", "ww.policy.returned_available",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        g = table(s)
        if len(wisdom(g).policies[self.seat]) > policy_limit(g, self.seat):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = tuple([(GIVE_UP, policy) for policy in wisdom(s).policies[self.seat]])
        return Question(self.seat, "give_up_policy", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        give_up(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != GIVE_UP:
            return Reason(OTHER_QUESTION)
        there = choice[1] in wisdom(s).policies[seat]
        return None if there else Reason(POLICY_NOT_ADOPTED, choice[1:])

    def about(self) -> Ints:
        return (self.seat,)


def give_up_for_city(s: State, cue: Cue) -> None:
    """A city was lost: a policy is given up for it (ww.policy.lose_on_decrease)."""
    s.push(GiveUpPolicy(cue.owner))


# Switching


def may_switch(g: Table, seat: int, switched: Ints, choice: Choice) -> int:
    """The reason why a seat cannot switch a policy to another.

    `switched` are those that came with the same effect: they stay.
    Rules: ww.policy.switch_flip, ww.policy.switch_exchange
    """
    old, new = choice[1], choice[2]
    if old not in wisdom(g).policies[seat]:
        return POLICY_NOT_ADOPTED
    if old in switched:
        return POLICY_JUST_SWITCHED
    return ALLOWED if new == other_side(old) else may_adopt(g, seat, new)


def switches(g: Table, seat: int, switched: Ints) -> list[Choice]:
    """Everything that a seat could switch, ascending: what `may_switch` allows."""
    free = open_policies(g, seat)
    found: list[Choice] = []
    for old in wisdom(g).policies[seat]:
        if old not in switched:
            found.extend([(SWITCH, old, new) for new in sorted([*free, other_side(old)])])
    return found


def can_switch(g: Table, seat: int) -> bool:
    """Tell whether a seat has a policy that it could switch."""
    return len(wisdom(g).policies[seat]) > 0


class SwitchPolicies(Frame):
    """A seat may switch up to so many of its policies, each once.

    `switched` are those that came in place of others, ascending. One that `must` be switched
    leaves no way to decline before.
    Rules: ww.policy.switch_flip, ww.policy.switch_exchange, ww.policy.no_free_change
    """

    SPEC: ClassVar[str] = "seat: int, left: int, switched: tuple[int, ...], must: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "ww.policy.switch_flip", "ww.policy.switch_exchange", "ww.policy.no_free_change",
    )  # fmt: skip

    def __init__(self, seat: int, left: int, switched: Ints = (), must: bool = False) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.switched: Final = switched
        self.must: Final = must

    def run(self, s: State) -> bool:
        if self.left and switches(table(s), self.seat, self.switched):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = switches(table(s), self.seat, self.switched)
        if not self.must:
            options.insert(0, (PASS,))
        facts = (self.left,)
        return Question(self.seat, "switch_policy", CARD, tuple(options), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        s.swap(SwitchPolicies(seat, self.left - 1, with_sorted(self.switched, choice[2])))
        switch(table(s), seat, choice[1], choice[2])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SWITCH:
            return Reason(OTHER_QUESTION)
        reason = may_switch(table(s), seat, self.switched, choice)
        facts = choice[2:] if choice[1] in wisdom(s).policies[seat] else choice[1:2]
        if reason == POLICY_JUST_SWITCHED:
            facts = choice[1:2]
        return None if reason == ALLOWED else Reason(reason, facts)

    def about(self) -> Ints:
        return (self.seat, self.left)


POLICY_FRAMES: Final = (AdoptPolicies, GiveUpPolicy, SwitchPolicies)

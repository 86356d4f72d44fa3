"""Joined hooks: two abilities of one row at one moment.

A row has one hook for each moment. Where a card does two things at one, they are joined here.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Do, DoMoment, Offer, OfferMoment
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


class JoinedOffer(Offer):
    """Several offers of one row; each knows its own choices, which differ."""

    def __init__(self, moment: OfferMoment, parts: tuple[Offer, ...]) -> None:
        super().__init__(moment, self.list_all, self.reply_to, self.first_reason)
        self.parts: Final = parts

    def list_all(self, s: State, cue: Cue) -> list[Choice]:
        """What any of them offers."""
        found: list[Choice] = []
        for part in self.parts:
            found.extend(part.offer(s, cue))
        return found

    def first_reason(self, s: State, cue: Cue, choice: Choice) -> int:
        """The reason of the first that knows a choice."""
        for part in self.parts:
            reason = part.test(s, cue, choice)
            if reason != OTHER_QUESTION:
                return reason
        return OTHER_QUESTION

    def reply_to(self, s: State, cue: Cue, choice: Choice) -> None:
        """Let the one act whose choice it is, be it allowed still or spent meanwhile."""
        for part in self.parts:
            if part.test(s, cue, choice) != OTHER_QUESTION:
                part.reply(s, cue, choice)
                return


class JoinedDo(Do):
    """Several deeds of one row, in this order."""

    def __init__(self, moment: DoMoment, parts: tuple[Do, ...]) -> None:
        super().__init__(moment, self.act_all, all([part.commutes for part in parts]))
        self.parts: Final = parts

    def act_all(self, s: State, cue: Cue) -> None:
        """Let all act."""
        for part in self.parts:
            part.act(s, cue)


def parts_of(hook: Offer) -> tuple[Offer, ...]:
    """The offers that a hook is made of."""
    return hook.parts if isinstance(hook, JoinedOffer) else (hook,)

"""Copies: clones, saves and forks are the game they were made from.

Owns the checks that compare a state with its copies. It plays only on copies.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from ziggurat.checks.plain import asked_data, difference, named, said, whole
from ziggurat.checks.walk import Check, Move, Scope, Stop, carry_out
from ziggurat.kernel.engine import child
from ziggurat.kernel.nature import pick
from ziggurat.kernel.question import NOBODY
from ziggurat.kernel.state import State
from ziggurat.kernel.view import view
from ziggurat.match.codec import canonical, decode, decode_state, digest, encode, encode_state

# How many earlier clones are watched, and how many positions lie between two of them.
WATCHED: Final = 6
APART: Final = 5
# How many positions a fork is followed.
FORKED: Final = 16


class Copy(Check):
    """A clone equals the original, and playing on either changes no other."""

    name: ClassVar[str] = "copy"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._watched: Final[list[tuple[int, State, bytes]]] = []

    def at(self, stop: Stop) -> None:
        s = stop.state
        before = whole(s)
        self._look_back()
        copy = self._clone(s, before)
        if stop.number % APART == 0:
            self._watched.append((stop.number, copy, before))
            del self._watched[1:-WATCHED]
        if stop.move is not None:
            self._play_on_clones(copy, stop.move)
        changed = difference(before, whole(s))
        if changed:
            raise self.broken(f"playing on clones changes the original: {changed}")
        self._look_back()

    def _play_on_clones(self, s: State, move: Move) -> None:
        """Play several moves, one of them twice, each on a clone that no other one changes."""
        options: list[Move] = []
        for question in s.asked:
            some = (question.options[0], pick(question, self.dice), question.options[-1])
            options.extend([Move(question.seat, choice) for choice in some])
        played: list[tuple[Move, State, bytes]] = []
        for each in (move, move, *options):
            copy = s.clone()
            carry_out(copy, each)
            played.append((each, copy, whole(copy)))
        for each, copy, after in played:
            changed = difference(after, whole(copy))
            if changed:
                words = said(self.rules, *each)
                raise self.broken(f"a clone on which {words} was played has changed: {changed}")

    def _clone(self, s: State, before: bytes) -> State:
        s.journal = []
        copy = s.clone()
        if copy.journal is not None:
            raise self.broken("a clone takes the journal along")
        s.journal = None
        if copy is s or type(copy) is not type(s):
            raise self.broken(f"the clone of a {type(s).__name__} is a {type(copy).__name__}")
        differs = difference(before, whole(copy))
        if differs:
            raise self.broken(f"a clone differs from the original: {differs}")
        return copy

    def _look_back(self) -> None:
        for number, copy, before in self._watched:
            changed = difference(before, whole(copy))
            if changed:
                raise self.broken(f"the clone made at position {number} has changed: {changed}")


class Save(Check):
    """A position that is written down and read back is the same, and plays on alike."""

    name: ClassVar[str] = "save"

    def at(self, stop: Stop) -> None:
        s = stop.state
        back = self._back(s)
        differs = difference(whole(s), whole(back))
        if differs or digest(s) != digest(back):
            raise self.broken(f"a position is not what was saved: {differs or 'its digest'}")
        self._views(s, stop.number)
        if stop.move is not None:
            self._goes_on(s, back, stop.move)

    def _back(self, s: State) -> State:
        try:
            text = canonical(encode_state(s))
            return decode_state(self.rules, msgspec.json.decode(text))
        except (TypeError, ValueError, AttributeError) as error:
            raise self.broken(f"a position cannot be saved and read back: {error}") from error

    def _views(self, s: State, number: int) -> None:
        """Views are sent in the same form: a reader must be able to rebuild one."""
        viewer = (NOBODY, *range(s.seats))[number % (s.seats + 1)]
        try:
            sent = encode(view(s, viewer))
            back = encode(decode(self.rules, "View", sent, "view"))
        except (TypeError, ValueError, AttributeError) as error:
            raise self.broken(f"the view of {named(viewer)} cannot be sent: {error}") from error
        differs = difference(canonical(sent), canonical(back))
        if differs:
            raise self.broken(f"the view of {named(viewer)} is not what was sent: {differs}")

    def _goes_on(self, s: State, back: State, move: Move) -> None:
        """What a save leaves out shows itself one move later."""
        after = s.clone()
        carry_out(after, move)
        carry_out(back, move)
        differs = difference(whole(after), whole(back))
        if differs:
            raise self.broken(f"a position read back plays on differently: {differs}")


class Fork(Check):
    """A fork with the same choices stays equal to what it was forked from."""

    name: ClassVar[str] = "fork"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._fork: State | None = None
        self._from = 0

    def at(self, stop: Stop) -> None:
        s = stop.state
        if self._fork is not None:
            differs = difference(whole(s), whole(self._fork))
            if differs:
                text = f"the fork of position {self._from} went another way by"
                raise self.broken(f"{text} position {stop.number}: {differs}")
        if stop.number % FORKED == 0 or self._fork is None:
            self._fork = s.clone()
            self._from = stop.number
        if stop.move is None:
            return
        if asked_data(self._fork) != asked_data(s):
            raise self.broken(f"a fork of position {stop.number} is asked something else")
        self._fork = child(self._fork, *stop.move)

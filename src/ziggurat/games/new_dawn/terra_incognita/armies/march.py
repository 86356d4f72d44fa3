"""Marching: a military card moves armies, and armies attack what they run into.

Owns the frame that moves the armies of one resolution. Where an army may go is in `ways.py`,
what a fight does to it in `fights.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import slot_needed
from ziggurat.games.new_dawn.ids import LOCKED, MILITARY, NONE, ON_CARD, SPACES
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import FIGURE_UNDER_WAY
from ziggurat.games.new_dawn.picking import Listed, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.card import army_card
from ziggurat.games.new_dawn.terra_incognita.armies.fights import fight
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import put_army
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import (
    ARMY_ALIKE,
    ARMY_LOCKED,
    ARMY_MOVED,
    ARMY_TERRAIN,
    ARMY_TOO_FAR,
    ARMY_UNDER_WAY,
)
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import MARCH
from ziggurat.games.new_dawn.terra_incognita.armies.ways import (
    Ground,
    against_march,
    army_ends,
    army_starts,
    army_steps,
    hostile_spaces,
    pauses,
    steps_between,
    ways_back,
)
from ziggurat.games.new_dawn.terra_incognita.ids import ARMIES, ARMY
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def _marches(army: int) -> tuple[Choice, ...]:
    return tuple([(MARCH, army, space) for space in range(SPACES)])


MARCHES: Final = tuple([_marches(army) for army in range(ARMIES)])


def resolve_armies(g: Table, seat: int, place: int, value: int) -> None:
    """Move every army up to the printed distance (ti.army.card_use, ti.growth.not_military)."""
    again = 1 if army_card(g, seat, place).rallies else 0
    g.push(March(seat, place, value, again))


class March(Listed):
    """Move armies one by one, each once.

    `moved` are the armies that have moved; `again` of those that were defeated may move once
    more. An army that did something before it goes on is `underway` with the spaces it has
    `left`. Rules: ti.army.move_each, ti.army.one_at_a_time, ti.attack.lose_no_more
    """

    SPEC: ClassVar[str] = (
        "seat: int, place: int, value: int, again: int, moved: int, underway: int, left: int"
    )
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.army.card_use",
        "ti.army.move_distance",
        "ti.army.move_each",
        "ti.army.one_at_a_time",
        "ti.attack.lose_no_more",
        "ti.trade.military_effect",
    )

    def __init__(
        self,
        seat: int,
        place: int,
        value: int,
        again: int = 0,
        moved: int = 0,
        underway: int = NONE,
        left: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.again: Final = again
        self.moved: Final = moved
        self.underway: Final = underway
        self.left: Final = left

    def _next(self, g: Table, again: int, moved: int, underway: int = NONE, left: int = 0) -> None:
        """Go on with the same card."""
        g.swap(March(self.seat, self.place, self.value, again, moved, underway, left))

    def freed(self, army: int) -> March:
        """The same march, in which an army may move once more."""
        return March(self.seat, self.place, self.value, self.again, self.moved & ~bit(army))

    # Who may move

    def _may_move(self, g: Table, army: int) -> int:
        """The one test behind listing and refusing an army.

        Of armies that stand in the same place only the first is moved: they are alike.
        """
        armies = unknown(g).armies[self.seat]
        if armies[army] == LOCKED:
            return ARMY_LOCKED
        if self.underway != NONE:
            return ALLOWED if army == self.underway else ARMY_UNDER_WAY
        if not self._is_ready(armies, army):
            return ARMY_MOVED
        for other in range(army):
            if armies[other] == armies[army] and self._is_ready(armies, other):
                return ARMY_ALIKE
        return ALLOWED

    def _is_ready(self, armies: tuple[int, ...], army: int) -> bool:
        """An army that has not moved, or one that came back to the card and may move again."""
        return not has(self.moved, army) or (self.again > 0 and armies[army] == ON_CARD)

    def waiting(self, g: Table) -> list[int]:
        """The armies that have not moved yet, those included that stand in the same place."""
        armies = unknown(g).armies[self.seat]
        return [
            army
            for army in range(ARMIES)
            if armies[army] != LOCKED and self._is_ready(armies, army)
        ]

    def movable(self, g: Table) -> list[int]:
        """The armies that may be moved now."""
        return [army for army in range(ARMIES) if self._may_move(g, army) == ALLOWED]

    def _steps(self, g: Table) -> int:
        """How far the next army may go."""
        return army_steps(g, self.seat, self.place) if self.underway == NONE else self.left

    # Asking

    def question(self, s: State) -> Question:
        g = table(s)
        topic = "move_armies" if self.underway == NONE else "march_on"
        return ask(s, self.seat, topic, SPACE, self.listed(g), (self._steps(g),))

    def _ground(self, g: Table) -> Ground:
        return Ground(g, self.seat, self.place, self.value)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        movable = self.movable(g)
        if not movable:
            return NO_THANKS
        ground = self._ground(g)
        steps = self._steps(g)
        options: list[Choice] = []
        offered: list[Choice] = []
        for army in movable:
            start = army_starts(g, self.seat, army)
            on_map = unknown(g).armies[self.seat][army] >= 0
            options.extend(named(MARCHES[army], army_ends(g, start, on_map, steps, ground)))
            cue = self._cue(g, army, start, steps, ground)
            offered.extend(offers(g, FIGURE_UNDER_WAY, self.seat, cue))
        return NO_THANKS + tuple(sorted([*offered, *options]) if offered else options)

    def _cue(self, g: Table, army: int, start: int, steps: int, ground: Ground) -> tuple[int, ...]:
        """An army, where it may be with a space of movement left, and whether it has paused."""
        paused = 0 if self.underway == NONE else 1
        return (ARMY, army, pauses(g, start, steps - 1, ground), paused)

    # Moving

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == MARCH:
            self._march(g, choice[1], choice[2])
        elif choice[0] != PASS:
            self._pause(g, choice)
        elif self.underway != NONE:
            self._next(g, self.again, self.moved)
        else:
            g.pop()

    def _set_out(self, army: int) -> int:
        """How many defeated armies may still move again once this one has set out."""
        twice = has(self.moved, army) and self.underway == NONE
        return self.again - 1 if twice else self.again

    def _march(self, g: Table, army: int, space: int) -> None:
        """Move an army; if it runs into something there, it attacks (ti.army.forced_attack)."""
        seat = self.seat
        back = 0
        if has(hostile_spaces(g, seat), space):
            start = army_starts(g, seat, army)
            back = ways_back(g, start, self._steps(g), space, self._ground(g))
        self._next(g, self._set_out(army), self.moved | bit(army))
        put_army(g, seat, army, space)
        g.note("moved_army", seat, (army, space))
        if back:
            fight(g, seat, army, self.place, self.value, space, back)

    def _pause(self, g: Table, choice: Choice) -> None:
        """Do something under way: the army is where that happens, with a space less to go."""
        seat, army, space = self.seat, choice[1], choice[2]
        ground = self._ground(g)
        steps = self._steps(g)
        start = army_starts(g, seat, army)
        cue = self._cue(g, army, start, steps, ground)
        left = steps - steps_between(g, start, space, ground) - 1
        self._next(g, self._set_out(army), self.moved | bit(army), army, left)
        put_army(g, seat, army, space)
        g.note("moved_army", seat, (army, space))
        reply(g, FIGURE_UNDER_WAY, seat, cue, choice)

    # Refusing

    def against(self, g: Table, choice: Choice) -> int:
        if len(choice) != 3 or choice[1] >= ARMIES:
            return OTHER_QUESTION
        able = self._may_move(g, choice[1])
        if choice[0] == MARCH and able != ALLOWED:
            return able
        ground = self._ground(g)
        if choice[0] == MARCH:
            return against_march(g, self.seat, choice[1], choice[2], ground)
        cue: tuple[int, ...] = (ARMY, choice[1], 0, 0)
        if able == ALLOWED:
            start = army_starts(g, self.seat, choice[1])
            cue = self._cue(g, choice[1], start, self._steps(g), ground)
        reason = refusal(g, FIGURE_UNDER_WAY, self.seat, cue, choice)
        return reason if able == ALLOWED or reason == OTHER_QUESTION else able

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == ARMY_TERRAIN:
            needed = slot_needed(g, self.seat, MILITARY, choice[2])
            return (choice[1], choice[2], self.value, needed)
        if reason == ARMY_TOO_FAR:
            return (choice[1], choice[2], self._steps(g))
        if choice[0] == MARCH and has(self._ground(g).barred, choice[2]):
            return choice[2:]
        return choice[1:]

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)


def current_march(g: Table) -> March | None:
    """The march that is under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, March):
            return frame
    return None

"""Marching by a list: the armies of the automated player move one by one, and attack.

Owns which army sets out next and what it does: attack a target in reach, or else explore, or else
go toward a target. What may be entered and how a fight runs is the expansion's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, being_read, did_something
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.plans import (
    ATTACKS,
    EXPLORES,
    IDLE,
    Plan,
    plan_of,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.verbs import SEEK, SEND_ARMY
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ways import ways_of
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.choosing import (
    EXPLORE_SPACE,
    facts_of,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    explore_by_list,
)
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import IfAny, Listed, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.fights import fight
from ziggurat.games.new_dawn.terra_incognita.armies.march import MARCHES, March
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import put_army
from ziggurat.games.new_dawn.terra_incognita.armies.ways import army_steps, ways_back
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import SCOUT
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


class MarchByList(March):
    """Move every army that has something to do, the one closest to its target first.

    Rules: ap.ti.figures.closest_first, ap.general.recompute
    """

    SPEC: ClassVar[str] = (
        "seat: int, place: int, value: int, again: int, moved: int, underway: int, left: int"
    )
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.figures.closest_first", "ap.ti.military.reach_first")

    def freed(self, army: int) -> March:
        return MarchByList(self.seat, self.place, self.value, moved=self.moved & ~bit(army))

    def run(self, s: State) -> bool:
        if self.listed(table(s)):
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        steps = army_steps(g, self.seat, self.place)
        ready = self.movable(g)
        return tuple(
            [(SEND_ARMY, at) for at in ready if plan_of(g, self.seat, at, steps).act != IDLE]
        )

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_send_army", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        steps = army_steps(g, self.seat, self.place)
        moved = self.moved | bit(choice[1])
        g.swap(MarchByList(self.seat, self.place, self.value, moved=moved))
        g.push(LeadArmy(self.seat, choice[1], steps))

    def against(self, g: Table, choice: Choice) -> int:
        return OTHER_QUESTION


def send_armies(g: Table, read: ReadCard) -> None:
    """Move every army of the card.  Rules: ap.ti.military.no_reinforce"""
    g.push(MarchByList(read.seat, read.place, FIFTH))


def go(g: Table, seat: int, army: int, space: int) -> None:
    """Put an army where it has moved to."""
    did_something(g)
    put_army(g, seat, army, space)
    g.note("moved_army", seat, (army, space))


class LeadArmy(Listed):
    """Let an army do what it is sent for, with `left` spaces of movement.

    One that has `explored` attacks a barbarian that it finds, or stays.
    Rules: ap.ti.military.reach_first, ap.ti.explore.when_army, ap.ti.military.advance,
    ap.ti.explore.army_stays
    """

    SPEC: ClassVar[str] = "seat: int, army: int, left: int, explored: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.military.reach_first",
        "ap.ti.military.path",
        "ap.ti.military.advance",
        "ap.ti.explore.when_army",
        "ap.ti.explore.army_stays",
        "ap.ti.explore.approach",
    )

    def __init__(self, seat: int, army: int, left: int, explored: bool = False) -> None:
        self.seat: Final = seat
        self.army: Final = army
        self.left: Final = left
        self.explored: Final = explored

    def plan(self, g: Table) -> Plan:
        """What it does."""
        return plan_of(g, self.seat, self.army, self.left, self.explored)

    def run(self, s: State) -> bool:
        if self.plan(table(s)).act != IDLE:
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        plan = self.plan(g)
        verb = SCOUT if plan.act == EXPLORES else SEEK
        return tuple([(verb, self.army, space) for space, _ in plan.ways])

    def question(self, s: State) -> Question:
        g = table(s)
        plan = self.plan(g)
        topic = EXPLORE_SPACE if plan.act == EXPLORES else "ap_army_target"
        return ask(s, self.seat, topic, SPACE, self.listed(g), facts_of(plan.ways))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        plan = self.plan(g)
        space = choice[2]
        length = dict(plan.ways)[space]
        if plan.act == ATTACKS:
            g.pop()
            self._attack(g, space, length)
        elif plan.act == EXPLORES and length < self.left:
            g.swap(LeadArmy(self.seat, self.army, self.left - length - 1, True))
            go(g, self.seat, self.army, space)
            explore_by_list(g, self.seat, ARMY, self.army, space)
        else:
            stops = ways_of(g, self.seat, self.army).stops(g, space, self.left)
            g.swap(StopArmy(self.seat, self.army, stops))

    def _attack(self, g: Table, space: int, length: int) -> None:
        """Go to a target by a shortest way and attack there."""
        ways = ways_of(g, self.seat, self.army)
        back = ways_back(g, ways.start, length, space, ways.ground)
        go(g, self.seat, self.army, space)
        fight(g, self.seat, self.army, being_read(g).place, FIFTH, space, back)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.army)


class StopArmy(IfAny):
    """Move an army to one of some spaces on its way; where chance decides, it tells which.

    Rules: ap.ti.military.advance, ap.ti.explore.approach
    """

    SPEC: ClassVar[str] = "seat: int, army: int, spaces: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.military.advance", "ap.ti.explore.approach")

    def __init__(self, seat: int, army: int, spaces: int) -> None:
        self.seat: Final = seat
        self.army: Final = army
        self.spaces: Final = spaces

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(named(MARCHES[self.army], self.spaces))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_stop_army", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        go(g, self.seat, self.army, choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.army)


MARCHING_FRAMES: Final = (MarchByList, LeadArmy, StopArmy)

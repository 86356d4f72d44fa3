"""Sending caravans: one after the other, each along a shortest way to its destination.

Owns the frames that choose the caravan, its destination and where it stops. What it may enter and
what a journey brings is the base game's; which destination is better is in `destinations.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.economy.destinations import (
    DESTINATION,
    DESTINATIONS,
    best_way,
    bound_for,
    tokens_worth_it,
    ways_to_come,
)
from ziggurat.games.new_dawn.automated_player.economy.verbs import SEND
from ziggurat.games.new_dawn.automated_player.economy.ways import ways_of
from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST
from ziggurat.games.new_dawn.automated_player.reading import did_something
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.focus.caravans import has_returned, visited
from ziggurat.games.new_dawn.focus.economy import MOVES
from ziggurat.games.new_dawn.focus.journeys import stop
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import LOCKED, NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.picking import IfAny, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.state import State

# Which caravan moves next


class SendCaravans(IfAny):
    """Move every caravan that has a destination, the nearest first.

    `distance` is what each may move, `moved` the mask of those that have moved, `closed` that
    of the spaces for which one of them is or was bound.
    Rules: ap.economy.order, ap.economy.different, ap.economy.distance, ap.general.recompute
    """

    SPEC: ClassVar[str] = "seat: int, place: int, distance: int, moved: int, closed: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.economy.order",
        "ap.economy.different",
        "ap.economy.distance",
    )

    def __init__(
        self, seat: int, place: int, distance: int, moved: int = 0, closed: int = 0
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.distance: Final = distance
        self.moved: Final = moved
        self.closed: Final = closed

    def turned(self, distance: int, moved: int, closed: int) -> SendCaravans:
        """The same frame later on."""
        return SendCaravans(self.seat, self.place, distance, moved, closed)

    def journey(self, caravan: int) -> Frame:
        """The frame that moves a caravan."""
        return HeadFor(self.seat, caravan)

    def may_go(self, g: Table, caravan: int) -> bool:
        """Tell whether a caravan that can be moved has anywhere to go."""
        return best_way(g, self.seat, caravan, self.closed)[0] != NONE

    def waiting(self, g: Table) -> list[int]:
        """The caravans that can still be moved."""
        realm = g.realms[self.seat]
        return [
            caravan
            for caravan, where in enumerate(realm.caravans)
            if where != LOCKED and not has(self.moved, caravan)
            if not has_returned(realm, caravan)
        ]

    def traders(self, g: Table) -> list[int]:
        """Those of them that would head for a destination."""
        return self.waiting(g)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        """Of caravans that stand in the same place only the first: they are alike."""
        caravans = g.realms[self.seat].caravans
        found: dict[int, Choice] = {}
        for at in self.waiting(g):
            if caravans[at] not in found and self.may_go(g, at):
                found[caravans[at]] = (SEND, at)
        return tuple(found.values())

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_send_caravan", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(self.turned(self.distance, self.moved | bit(choice[1]), self.closed))
        s.push(self.journey(choice[1]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.distance)


def sending(g: Table) -> SendCaravans:
    """The frame that sends the caravans of the card that is being read."""
    for frame in reversed(g.stack):
        if isinstance(frame, SendCaravans):
            return frame
    raise ValueError("no caravans are being sent")


def near_destination(g: Table, question: Question, choice: Choice) -> int:
    return -best_way(g, question.seat, choice[1], sending(g).closed)[1]


NEAR_DESTINATION: Final = Criterion(FIRST_CRITERION + 18, "near_destination", near_destination)
CARAVAN_ORDER: Final = PriorityList(
    FIRST_LIST + 11, "caravan_order", "ap.economy.order", (NEAR_DESTINATION,)
)


def choose_caravan(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.economy.order"""
    return weigh(g, question, CARAVAN_ORDER, question.options)


# Where it is bound


class HeadFor(IfAny):
    """Choose the destination of a caravan and move it there, as far as it comes.

    `used` is how much of its movement it has used already.
    Rules: ap.economy.destinations, ap.economy.start, ap.economy.trade_tokens,
    ap.economy.trade_tokens_count
    """

    SPEC: ClassVar[str] = "seat: int, caravan: int, used: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.economy.destinations",
        "ap.economy.start",
        "ap.economy.trade_tokens",
        "ap.economy.trade_tokens_count",
    )

    def __init__(self, seat: int, caravan: int, used: int = 0) -> None:
        self.seat: Final = seat
        self.caravan: Final = caravan
        self.used: Final = used

    def listed(self, g: Table) -> tuple[Choice, ...]:
        ways = ways_of(g, self.seat, self.caravan)
        return bound_for(g, self.seat, self.caravan, ways, sending(g).closed)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, DESTINATION, SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        goal = choice[2]
        before = sending(g)
        g.amend(before, before.turned(before.distance, before.moved, before.closed | bit(goal)))
        ways = ways_of(g, self.seat, self.caravan)
        g.note("bound_for", self.seat, (self.caravan, goal, ways.length(goal)))
        tokens = self._tokens(g, ways.length(goal) + self.used)
        distance = before.distance + tokens
        shut = visited(g.realms[self.seat])
        g.swap(
            StopCaravan(self.seat, self.caravan, ways.stops(goal, distance - self.used, shut))
        )  # fmt: skip
        if tokens:
            now = sending(g)
            g.amend(now, now.turned(distance, now.moved, now.closed))
            spend_tokens(g, self.seat, now.place, tokens)
            g.note("spent_for_caravans", self.seat, (distance,))

    def _tokens(self, g: Table, length: int) -> int:
        """How many tokens are spent for this caravan, with its way, and those after it."""
        frame = sending(g)
        most = spendable(g, self.seat, frame.place)
        if not most:
            return 0
        later = ways_to_come(g, self.seat, frame.traders(g), frame.closed)
        return tokens_worth_it(most, frame.distance, [length, *later])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.caravan)


def choose_destination(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.economy.destinations"""
    return weigh(g, question, DESTINATIONS, question.options)


# How far it comes


class StopCaravan(IfAny):
    """Move a caravan to one of some spaces on its way; where chance decides, it tells which.

    It stays where it is if there is none.  Rules: ap.economy.full_move, ap.economy.en_route
    """

    SPEC: ClassVar[str] = "seat: int, caravan: int, spaces: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.economy.full_move", "ap.economy.en_route")

    def __init__(self, seat: int, caravan: int, spaces: int) -> None:
        self.seat: Final = seat
        self.caravan: Final = caravan
        self.spaces: Final = spaces

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(named(MOVES[self.caravan], self.spaces))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_stop_caravan", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        did_something(g)
        stop(g, self.seat, self.caravan, choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.caravan)


SENDING_FRAMES: Final = (SendCaravans, HeadFor, StopCaravan)

"""Economy: moving caravans.

Owns the frame that moves the caravans of one resolution. Where a caravan may go is in
`caravans.py`, what it brings home in `journeys.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import slot_needed
from ziggurat.games.new_dawn.focus.caravans import (
    Ground,
    against_end,
    economy_card,
    ends,
    has_returned,
    pauses,
    starts,
    steps_to,
)
from ziggurat.games.new_dawn.focus.journeys import stop
from ziggurat.games.new_dawn.focus.reasons_economy import (
    CARAVAN_ALIKE,
    CARAVAN_LOCKED,
    CARAVAN_MOVED,
    CARAVAN_RETURNED,
    CARAVAN_TERRAIN,
    CARAVAN_TOO_FAR,
    CARAVAN_UNDERWAY,
    NO_CARAVAN_LEFT,
)
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import CARAVAN, ECONOMY, LOCKED, NONE, NOWHERE, SPACES
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import AFTER_CARAVANS, CARAVAN_POOL, FIGURE_UNDER_WAY
from ziggurat.games.new_dawn.picking import Listed, named
from ziggurat.games.new_dawn.reasons import ONE_BY_ONE, SPACE_CLOSED, TOO_MANY_TOKENS
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import MOVE, SPEND
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted, offers, refusal, reply
from ziggurat.kernel.flows import NO_THANKS, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

CARAVANS: Final = 3


def _moves(caravan: int) -> tuple[Choice, ...]:
    return tuple([(MOVE, caravan, space) for space in range(SPACES)])


# Made once: listing caravan moves is the game's longest list.
MOVES: Final = tuple([_moves(caravan) for caravan in range(CARAVANS)])


def resolve_economy(g: Table, seat: int, place: int, value: int) -> None:
    """Move each usable caravan up to the printed distance (nd.economy.each_caravan)."""
    row = economy_card(g, seat, place)
    g.push(CaravansDone(seat, row.number))
    pool = adjusted(g, CARAVAN_POOL, seat, (row.number,), 0)
    g.push(MoveCaravans(seat, place, value, row.distance, pool))


# Moving


class MoveCaravans(Listed):
    """Move caravans one by one, each once.

    `distance` is what every caravan may move, `pool` the further spaces to divide among
    them, `moved` the caravans that have moved. A caravan that drove off a barbarian, or did
    something else before it goes on, is `underway` with the spaces it has `left`; in the latter
    case it counts as moved already.
    Rules: nd.economy.each_caravan, nd.economy.up_to, nd.economy.trade_token
    """

    SPEC: ClassVar[str] = (
        "seat: int, place: int, value: int, distance: int, pool: int, moved: int, "
        "underway: int, left: int"
    )
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.economy.each_caravan",
        "nd.economy.step_by_step",
        "nd.economy.up_to",
        "nd.economy.trade_token",
    )

    def __init__(
        self,
        seat: int,
        place: int,
        value: int,
        distance: int,
        pool: int,
        moved: int = 0,
        underway: int = NONE,
        left: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.distance: Final = distance
        self.pool: Final = pool
        self.moved: Final = moved
        self.underway: Final = underway
        self.left: Final = left

    def _next(
        self, g: Table, distance: int, pool: int, moved: int, underway: int, left: int
    ) -> None:
        """Go on with the same card."""
        g.swap(
            MoveCaravans(
                self.seat, self.place, self.value, distance, pool, moved, underway, left
            )
        )  # fmt: skip

    # Who may move

    def _may_move(self, realm: Realm, caravan: int) -> int:
        """The one test behind listing and refusing a caravan.

        Of caravans that stand in the same place only the first is moved: they are alike.
        """
        if realm.caravans[caravan] == LOCKED:
            return CARAVAN_LOCKED
        if self.underway != NONE:
            return ALLOWED if caravan == self.underway else CARAVAN_UNDERWAY
        if has_returned(realm, caravan):
            return CARAVAN_RETURNED
        if has(self.moved, caravan):
            return CARAVAN_MOVED
        for other in range(caravan):
            if realm.caravans[other] == realm.caravans[caravan] and self._is_ready(realm, other):
                return CARAVAN_ALIKE
        return ALLOWED

    def _is_ready(self, realm: Realm, caravan: int) -> bool:
        return not has(self.moved, caravan) and not has_returned(realm, caravan)

    def _movable(self, realm: Realm) -> list[int]:
        """The caravans that may be moved now."""
        count = len(realm.caravans)
        return [at for at in range(count) if self._may_move(realm, at) == ALLOWED]

    def _own(self) -> int:
        """How far the next caravan may go without help from the pool."""
        return self.distance if self.underway == NONE else self.left

    # Asking

    def _ground(self, g: Table) -> Ground:
        row = economy_card(g, self.seat, self.place)
        return Ground(g, self.seat, row, self.value, row.barbarians)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        realm = g.realms[self.seat]
        movable = self._movable(realm)
        if not movable:
            return NO_THANKS
        options: list[Choice] = [(PASS,)]
        if spendable(g, self.seat, self.place) > 0:
            options.append((SPEND, 1))
        ground = self._ground(g)
        steps = self._own() + self.pool
        for caravan in movable:
            options.extend(named(MOVES[caravan], ends(g, self.seat, caravan, steps, ground)))
        options.extend(self._offered(g, movable, ground))
        return tuple(options)

    def against(self, g: Table, choice: Choice) -> int:
        realm = g.realms[self.seat]
        if choice[0] == SPEND:
            if not self._movable(realm):
                return NO_CARAVAN_LEFT
            return TOO_MANY_TOKENS if choice[1] == 1 else ONE_BY_ONE
        if choice[0] != MOVE:
            return self._against_offer(g, choice)
        reason = self._may_move(realm, choice[1])
        if reason != ALLOWED:
            return reason
        return against_end(g, self.seat, choice[1], choice[2], self._ground(g))

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == TOO_MANY_TOKENS:
            return (choice[1], 0)
        if reason == CARAVAN_TERRAIN:
            needed = slot_needed(g, self.seat, ECONOMY, choice[2])
            return (choice[1], choice[2], self.value, needed)
        if reason == CARAVAN_TOO_FAR:
            return (choice[1], choice[2], self._own() + self.pool)
        return choice[2:] if reason == SPACE_CLOSED else choice[1:]

    def question(self, s: State) -> Question:
        topic = "move_caravans" if self.underway == NONE else "go_on"
        facts = (self._own(), self.pool)
        return ask(s, self.seat, topic, SPACE, self.listed(table(s)), facts)

    def _offered(self, g: Table, movable: list[int], ground: Ground) -> list[Choice]:
        """What caravans may do under way; in the base game there is nothing."""
        found: list[Choice] = []
        if g.rules.attached[FIGURE_UNDER_WAY.name]:
            for caravan in movable:
                cue = self._cue(g, caravan, ground)
                found.extend(offers(g, FIGURE_UNDER_WAY, self.seat, cue))
        return found

    def _cue(self, g: Table, caravan: int, ground: Ground) -> tuple[int, ...]:
        """A caravan, where it may be with a space of movement left, and whether it has paused."""
        steps = self._own() + self.pool - 1
        reach = pauses(g, self.seat, caravan, steps, ground)
        return (CARAVAN, caravan, reach, 1 if has(self.moved, caravan) else 0)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == MOVE:
            self._move(g, choice[1], choice[2])
        elif choice[0] == SPEND:
            left = self.left + 1 if self.underway != NONE else 0
            self._next(g, self.distance + 1, self.pool, self.moved, self.underway, left)
            spend_tokens(g, self.seat, self.place, 1)
            g.note("spent_for_caravans", self.seat, (self.distance + 1,))
        elif choice[0] != PASS:
            self._pause(g, choice)
        elif self.underway != NONE:
            self._stop(g, self.underway, g.realms[self.seat].caravans[self.underway], self.pool)
        else:
            g.pop()

    def _move(self, g: Table, caravan: int, space: int) -> None:
        """Move a caravan the shortest way; what is beyond its own distance costs the pool."""
        seat = self.seat
        enters = space in g.barbarians
        pool = self.pool
        left = 0
        if pool > 0 or enters:
            used = steps_to(starts(g, seat, caravan), space, self._ground(g))
            pool -= max(0, used - self._own())
            left = max(0, self._own() - used)
        if enters:
            drive_off(g, seat, space)
        if enters and economy_card(g, seat, self.place).onward:
            realm = g.realms[seat]
            realm.caravans = put(realm.caravans, caravan, space)
            self._next(g, self.distance, pool, self.moved, caravan, left)
        else:
            self._stop(g, caravan, space, pool)

    def _pause(self, g: Table, choice: Choice) -> None:
        """Do something under way: the caravan is where that happens, with a space less to go."""
        seat, caravan, space = self.seat, choice[1], choice[2]
        ground = self._ground(g)
        cue = self._cue(g, caravan, ground)
        start = starts(g, seat, caravan)
        used = 1
        if not has(start, space):
            used += steps_to(start, space, ground)
        realm = g.realms[seat]
        realm.caravans = put(realm.caravans, caravan, space)
        pool = self.pool - max(0, used - self._own())
        left = max(0, self._own() - used)
        self._next(g, self.distance, pool, self.moved | bit(caravan), caravan, left)
        reply(g, FIGURE_UNDER_WAY, seat, cue, choice)

    def _stop(self, g: Table, caravan: int, space: int, pool: int) -> None:
        self._next(g, self.distance, pool, self.moved | bit(caravan), NONE, 0)
        stop(g, self.seat, caravan, space)

    def _against_offer(self, g: Table, choice: Choice) -> int:
        """The reason against something that a caravan might do under way."""
        if len(choice) != 3 or choice[1] >= CARAVANS:
            return OTHER_QUESTION
        able = self._may_move(g.realms[self.seat], choice[1])
        cue: tuple[int, ...] = (CARAVAN, choice[1], 0, 0)
        if able == ALLOWED:
            cue = self._cue(g, choice[1], self._ground(g))
        reason = refusal(g, FIGURE_UNDER_WAY, self.seat, cue, choice)
        return reason if able == ALLOWED or reason == OTHER_QUESTION else able

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.distance)


def drive_off(g: Table, seat: int, space: int) -> None:
    """Take a barbarian off the map without the token for defeating it (nd.focus.advanced)."""
    letter = g.barbarians.index(space)
    g.barbarians = put(g.barbarians, letter, NOWHERE)
    g.note("drove_off", seat, (letter, space))


class CaravansDone(Frame):
    """Let the economy card add what its text says.  Rules: nd.focus.advanced"""

    SPEC: ClassVar[str] = "seat: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> bool:
        s.pop()
        fire(s, AFTER_CARAVANS, self.seat, (self.card,), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


ECONOMY_FRAMES: Final = (MoveCaravans, CaravansDone)

"""Militaristic wonders of this box: Jebel Barkal, Huey Teocalli, Pentagon, Statue of Liberty."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.spaces import all_control, owner_of
from ziggurat.games.new_dawn.combat.attack import strengthen
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.combat.values import OTHER_CARD
from ziggurat.games.new_dawn.content.reasons import NOT_IN_PLAY
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARISTIC,
    MODERN,
    OIL,
)
from ziggurat.games.new_dawn.masks import members, minus
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, CITY_TAKEN, COMBAT_SPENDING, DEFENCE_BONUS
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_STEPS
from ziggurat.games.new_dawn.terra_incognita.diplomacy.reasons import NO_RESOURCE_LEFT
from ziggurat.games.new_dawn.terra_incognita.ids import (
    HUEY_TEOCALLI,
    JEBEL_BARKAL,
    NEW_PENTAGON,
    STATUE_OF_LIBERTY,
)
from ziggurat.games.new_dawn.verbs import RESOURCE
from ziggurat.games.new_dawn.victory import StepDone
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Offer, Plus
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

# Jebel Barkal: resources make either side of a fight stronger, two for each.

BARKAL_BONUS: Final = 2


def barkal_list(s: State, cue: Cue) -> list[Choice]:
    held = table(s).realms[cue.owner].resources
    found: list[Choice] = [(RESOURCE, kind) for kind in range(len(held))]
    return [choice for choice in found if barkal_test(s, cue, choice) == ALLOWED]


def barkal_test(s: State, cue: Cue, choice: Choice) -> int:
    """Resource tokens only; natural wonder tokens stay."""
    if choice[0] != RESOURCE:
        return OTHER_QUESTION
    if not s.holds(cue.owner, cue.card):
        return NOT_IN_PLAY
    return ALLOWED if table(s).realms[cue.owner].resources[choice[1]] > 0 else NO_RESOURCE_LEFT


def barkal_spend(s: State, cue: Cue, choice: Choice) -> None:
    g = table(s)
    realm = g.realms[cue.owner]
    realm.resources = add_at(realm.resources, choice[1], -1)
    g.note("spent_resource", cue.owner, (choice[1],), cue.card)
    strengthen(g, OTHER_CARD, cue.card, BARKAL_BONUS)


# Huey Teocalli: water around the defending space makes a defence stronger.


def teocalli_bonus(s: State, cue: Cue, bonus: int) -> int:
    board = table(s).board
    return bonus + (board.near[cue.args[0]] & board.waters).bit_count()


# Statue of Liberty: with a rival city, the rivals' control tokens around it are replaced too.


def liberty_taken(s: State, cue: Cue) -> None:
    s.push(Liberate(cue.owner, cue.args[0], 0))


class Liberate(Frame):
    """Replace all rival control tokens around a city, one after another.

    `done` are the spaces seen to. Without an unused token another may be lifted for it, as
    with every replacement; who lifts none leaves the token.
    """

    SPEC: ClassVar[str] = "seat: int, city: int, done: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.army.shield", "nd.culture.no_token_left_general")

    def __init__(self, seat: int, city: int, done: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.done: Final = done

    def _left(self, g: Table) -> int:
        """Mask: rival control tokens still to be replaced."""
        rivals = minus(all_control(g), g.realms[self.seat].control)
        return minus(g.board.near[self.city] & rivals, sheltered(g, self.seat) | self.done)

    def run(self, s: State) -> bool:
        g = table(s)
        left = self._left(g)
        if not left:
            g.pop()
            return False
        space = members(left)[0]
        g.swap(Liberate(self.seat, self.city, self.done | 1 << space))
        loser = owner_of(g, space)
        g.note("took_token", self.seat, (space, loser))
        g.push(StepDone())
        take_space(g, self.seat, loser, space, city=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.city)


# Pentagon: armies go as far as they like.

ANY_DISTANCE: Final = 99

NEW_MILITARISTIC: Final = (
    Wonder(
        JEBEL_BARKAL, "jebel_barkal", MILITARISTIC, ANCIENT, 7, (OIL, MERCURY),
        (Offer(COMBAT_SPENDING, barkal_list, barkal_spend, barkal_test),),
    ),
    Wonder(
        NEW_PENTAGON, "pentagon_ti", MILITARISTIC, MODERN, 12, (OIL, DIAMOND),
        (Plus(ATTACK_BONUS, 2), Plus(ARMY_STEPS, ANY_DISTANCE)),
    ),
    Wonder(
        HUEY_TEOCALLI, "huey_teocalli", MILITARISTIC, MEDIEVAL, 9, (OIL, MERCURY),
        (Adjust(DEFENCE_BONUS, teocalli_bonus),),
    ),
    Wonder(
        STATUE_OF_LIBERTY, "statue_of_liberty", MILITARISTIC, MODERN, 12, (OIL, MARBLE),
        (Do(CITY_TAKEN, liberty_taken),),
    ),
)  # fmt: skip

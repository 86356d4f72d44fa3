"""Cultural wonders: Hanging Gardens, Stonehenge, Forbidden City, Chichen Itza, Sydney Opera
House, Eiffel Tower."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.pieces import put_token, remove_token
from ziggurat.games.new_dawn.board.spaces import (
    all_control,
    empty_spaces,
    friendly,
    owner_of,
    within_limit,
)
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.content.reasons import (
    NO_PAIR,
    NOT_BESIDE,
    NOT_NAMED,
    SAME_OWNER,
    TOKEN_NAMED,
)
from ziggurat.games.new_dawn.focus.culture import (
    NEAR_CITIES,
    UNUSED_ONLY,
    PlaceTokens,
    token_spaces,
)
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    CULTURAL,
    CULTURE,
    DIAMOND,
    FIRST_WONDER,
    FOREST,
    HILLS,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    NONE,
    OIL,
)
from ziggurat.games.new_dawn.masks import bit, minus
from ziggurat.games.new_dawn.moments import MATURING, TOKEN_PLACED, TOKEN_SPACES
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import STRIKE
from ziggurat.games.new_dawn.victory import StepDone, step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

# Hanging Gardens: a control token next to a city at the start of the turn.

GARDEN_LIMIT: Final = 4


def gardens_useful(g: Table, seat: int) -> bool:
    return token_spaces(g, seat, GARDEN_LIMIT, NEAR_CITIES) != 0


def gardens_begin(g: Table, seat: int) -> None:
    g.push(PlaceTokens(seat, 1, GARDEN_LIMIT, NEAR_CITIES))


# Stonehenge: a token on hills spreads to neighbouring hills, again and again.


def stonehenge_placed(s: State, cue: Cue) -> None:
    """The spreading ends when tokens or hills run out (nd.wonder.stonehenge_ends)."""
    g = table(s)
    space = cue.args[0]
    if g.board.terrain[space] == HILLS and owner_of(g, space) == cue.owner:
        hills = g.board.near[space] & g.board.with_terrain(HILLS)
        if hills & ~all_control(g):
            g.push(PlaceTokens(cue.owner, hills.bit_count(), 5, hills, UNUSED_ONLY))


# Forbidden City: destroy a rival control token next to a friendly space.


def rival_tokens(g: Table, seat: int) -> int:
    """Mask: control tokens of all other seats."""
    return all_control(g) & ~g.realms[seat].control


def forbidden_targets(g: Table, seat: int) -> int:
    near = g.board.around(friendly(g.realms[seat]))
    return minus(near & rival_tokens(g, seat), sheltered(g, seat))


def forbidden_useful(g: Table, seat: int) -> bool:
    return forbidden_targets(g, seat) != 0


def forbidden_begin(g: Table, seat: int) -> None:
    g.push(DestroyToken(seat))


class DestroyToken(Listed):
    """Choose a rival control token next to a friendly space and destroy it."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.naturalwonder.return",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(naming(STRIKE, forbidden_targets(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        return NOT_BESIDE if choice[0] == STRIKE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "destroy_token", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == STRIKE:
            owner = owner_of(g, choice[1])
            remove_token(g, owner, choice[1])
            g.note("token_destroyed", owner, (choice[1],))
            step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Chichen Itza: empty forests take control tokens without a city nearby.


def chichen_spaces(s: State, cue: Cue, spaces: int) -> int:
    """Only the city nearby is waived (nd.wonder.chichen_terrain)."""
    g = table(s)
    within = within_limit(g, cue.owner, CULTURE, cue.args[0])
    return spaces | empty_spaces(g) & g.board.with_terrain(FOREST) & within


# Sydney Opera House: rival control tokens mature cities too.


def sydney_maturing(s: State, cue: Cue, covered: int) -> int:
    return covered | all_control(table(s))


# Eiffel Tower: name two tokens of one rival, who gives up one of them.


def eiffel_pairs(g: Table, seat: int) -> int:
    """Mask: control tokens of rivals that have at least two that may go."""
    found = 0
    safe = sheltered(g, seat)
    for other in range(g.seats):
        control = minus(g.realms[other].control, safe)
        if other != seat and control.bit_count() >= 2:
            found |= control
    return found


def eiffel_useful(g: Table, seat: int) -> bool:
    return unused_tokens(g, seat) > 0 and eiffel_pairs(g, seat) != 0


def eiffel_begin(g: Table, seat: int) -> None:
    g.push(NameTwo(seat))


class NameTwo(Listed):
    """Name two control tokens of one rival, in any order; the rival then picks which one goes.

    `first` and `second` are the spaces named so far, ascending once there are two.
    """

    SPEC: ClassVar[str] = "seat: int, first: int, second: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller", "nd.naturalwonder.return")

    def __init__(self, seat: int, first: int = NONE, second: int = NONE) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def _targets(self, g: Table) -> int:
        if self.first == NONE:
            return eiffel_pairs(g, self.seat)
        if self.second == NONE:
            control = g.realms[owner_of(g, self.first)].control
            return minus(control, sheltered(g, self.seat) | bit(self.first))
        return bit(self.first) | bit(self.second)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        targets = tuple(naming(STRIKE, self._targets(g)))
        return NO_THANKS + targets if self.first == NONE else targets

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != STRIKE:
            return OTHER_QUESTION
        if self.second != NONE:
            return NOT_NAMED
        if self.first == NONE:
            return NO_PAIR
        return TOKEN_NAMED if choice[1] == self.first else SAME_OWNER

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == NOT_NAMED:
            return (choice[1], self.first, self.second)
        return choice[1:] if reason == NO_PAIR else (choice[1], owner_of(g, self.first))

    def question(self, s: State) -> Question:
        g = table(s)
        options = self.listed(g)
        if self.second != NONE:
            return ask(s, owner_of(g, self.first), "give_up_one", SPACE, options)
        left = 2 if self.first == NONE else 1
        return ask(s, self.seat, "name_two", SPACE, options, (left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
        elif self.first == NONE:
            g.swap(NameTwo(self.seat, choice[1]))
        elif self.second == NONE:
            pair = sorted((self.first, choice[1]))
            g.swap(NameTwo(self.seat, pair[0], pair[1]))
            g.note("named_two", self.seat, (pair[0], pair[1], owner_of(g, pair[0])))
        else:
            loser = owner_of(g, choice[1])
            g.swap(StepDone())
            remove_token(g, loser, choice[1])
            put_token(g, self.seat, choice[1], placed=False)
            g.note("took_token", self.seat, (choice[1], loser))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


CULTURAL_WONDERS: Final = (
    Wonder(
        FIRST_WONDER, "hanging_gardens", CULTURAL, ANCIENT, 8, (MARBLE, DIAMOND),
        (StartOfTurn(gardens_useful, gardens_begin),),
    ),
    Wonder(
        FIRST_WONDER + 1, "stonehenge", CULTURAL, ANCIENT, 7, (MARBLE, MERCURY),
        (Do(TOKEN_PLACED, stonehenge_placed),),
    ),
    Wonder(
        FIRST_WONDER + 2, "forbidden_city", CULTURAL, MEDIEVAL, 9, (MARBLE, OIL),
        (StartOfTurn(forbidden_useful, forbidden_begin),),
    ),
    Wonder(
        FIRST_WONDER + 3, "chichen_itza", CULTURAL, MEDIEVAL, 10, (MARBLE, MERCURY),
        (Adjust(TOKEN_SPACES, chichen_spaces),),
    ),
    Wonder(
        FIRST_WONDER + 4, "sydney_opera_house", CULTURAL, MODERN, 10, (MARBLE, DIAMOND),
        (Adjust(MATURING, sydney_maturing),),
    ),
    Wonder(
        FIRST_WONDER + 5, "eiffel_tower", CULTURAL, MODERN, 12, (MARBLE, OIL),
        (StartOfTurn(eiffel_useful, eiffel_begin),),
    ),
)  # fmt: skip

CULTURAL_FRAMES: Final = (DestroyToken, NameTwo)

"""Culture: placing control tokens.

Owns where a control token may go and the frame that places them one by one. Cards and
wonders that place tokens use the same frame with another area.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import closed_spaces
from ziggurat.games.new_dawn.board.pieces import put_token, remove_token
from ziggurat.games.new_dawn.board.spaces import (
    all_cities,
    all_control,
    barbarian_spaces,
    friendly,
    slot_needed,
    within_limit,
)
from ziggurat.games.new_dawn.board.supplies import against_lifting, stock_tokens, unused_tokens
from ziggurat.games.new_dawn.focus.reasons_culture import (
    BARBARIAN_THERE,
    CITY_STATE_THERE,
    CITY_THERE,
    NONE_LEFT_TO_PLACE,
    NOT_IN_AREA,
    NOT_NEXT_TO_CITY,
    ON_WATER,
    STILL_TO_PLACE,
    TOKEN_THERE,
    TOKENS_UNUSED,
    TOO_DIFFICULT,
)
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import CULTURE, NONE, SPACES
from ziggurat.games.new_dawn.masks import has, minus
from ziggurat.games.new_dawn.moments import AFTER_TOKENS, CULTURE_TOKENS, TOKEN_SPACES
from ziggurat.games.new_dawn.picking import (
    Listed,
    Obstacle,
    named,
    naming,
    obstacle_at,
    obstructed,
)
from ziggurat.games.new_dawn.reasons import (
    NO_UNUSED_TOKEN,
    NOT_A_SPACE,
    ONE_BY_ONE,
    SPACE_CLOSED,
    TOO_MANY_TOKENS,
)
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import LIFT, PLACE, SPEND
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import NO_THANKS, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Areas in which tokens may be placed; any other value is a mask of spaces.
NEAR_CITIES: Final = -1
NEAR_FRIENDLY: Final = -2

# In the stead of a card's place: tokens that no trade token buys and no other token makes up for.
UNUSED_ONLY: Final = -2

PLACE_OPTIONS: Final[tuple[Choice, ...]] = tuple([(PLACE, space) for space in range(SPACES)])


def resolve_culture(g: Table, seat: int, place: int, value: int) -> None:
    """Place the printed number of control tokens (nd.culture.effect)."""
    card = g.realms[seat].row[place]
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    g.push(CultureDone(seat, card, value))
    count = adjusted(g, CULTURE_TOKENS, seat, (card,), row.count)
    g.push(PlaceTokens(seat, count, value, NEAR_CITIES, place))


def area_spaces(g: Table, seat: int, limit: int, area: int) -> int:
    """Mask: the spaces of an area within the terrain limit, whatever stands there."""
    realm = g.realms[seat]
    within = within_limit(g, seat, CULTURE, limit)
    if area == NEAR_CITIES:
        spaces = g.board.around(realm.cities) & within
    elif area == NEAR_FRIENDLY:
        spaces = g.board.around(friendly(realm)) & within
    else:
        return area & within
    return adjusted(g, TOKEN_SPACES, seat, (limit,), spaces)


def in_the_way(g: Table, seat: int) -> list[Obstacle]:
    """What no control token is placed on."""
    return [
        (barbarian_spaces(g), BARBARIAN_THERE),
        (all_cities(g), CITY_THERE),
        (g.city_states, CITY_STATE_THERE),
        (all_control(g), TOKEN_THERE),
        (closed_spaces(g, seat, CULTURE), SPACE_CLOSED),
    ]


def token_spaces(g: Table, seat: int, limit: int, area: int) -> int:
    """Mask: where a control token may be placed now."""
    return minus(area_spaces(g, seat, limit, area), obstructed(in_the_way(g, seat)))


def against_placing(g: Table, seat: int, space: int, limit: int, area: int) -> int:
    """The reason against a space that is not among them."""
    board = g.board
    if board.terrain[space] == NONE:
        return NOT_A_SPACE
    if has(board.waters, space):
        return ON_WATER
    reason = obstacle_at(in_the_way(g, seat), space)
    if reason != ALLOWED:
        return reason
    if not has(within_limit(g, seat, CULTURE, limit), space):
        return TOO_DIFFICULT
    return NOT_NEXT_TO_CITY if area < 0 else NOT_IN_AREA


def place_token(g: Table, seat: int, space: int) -> None:
    """Place a control token, and tell of it."""
    put_token(g, seat, space)
    g.note("placed", seat, (space,))


class PlaceTokens(Listed):
    """Place up to `left` control tokens, one by one.

    `place` is the card whose trade tokens buy further ones, or `NONE`, or `UNUSED_ONLY`.
    Rules: nd.culture.effect, nd.culture.fewer, nd.culture.trade_token, nd.culture.no_token_left
    """

    SPEC: ClassVar[str] = "seat: int, left: int, limit: int, area: int, place: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.culture.effect",
        "nd.culture.fewer",
        "nd.culture.trade_token",
        "nd.culture.no_token_left",
    )

    def __init__(self, seat: int, left: int, limit: int, area: int, place: int = NONE) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.limit: Final = limit
        self.area: Final = area
        self.place: Final = place

    def _extra(self, g: Table) -> bool:
        """Tell whether a trade token can buy another control token."""
        if self.left > 0 or self.place < 0:
            return False
        return spendable(g, self.seat, self.place) > 0

    def listed(self, g: Table) -> tuple[Choice, ...]:
        extra = self._extra(g)
        if not extra and self.left <= 0:
            return NO_THANKS
        spaces = token_spaces(g, self.seat, self.limit, self.area)
        if not spaces:
            return NO_THANKS
        if extra:
            return (*NO_THANKS, (SPEND, 1))
        if unused_tokens(g, self.seat) > 0:
            return NO_THANKS + tuple(named(PLACE_OPTIONS, spaces))
        if self.place == UNUSED_ONLY:
            return NO_THANKS
        return NO_THANKS + tuple(naming(LIFT, stock_tokens(g, self.seat)))

    def question(self, s: State) -> Question:
        g = table(s)
        options = self.listed(g)
        topic = "lift_to_place" if options[-1][0] == LIFT else "place_tokens"
        return ask(s, self.seat, topic, SPACE, options, (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
        elif choice[0] == SPEND:
            g.swap(PlaceTokens(self.seat, 1, self.limit, self.area, self.place))
            spend_tokens(g, self.seat, self.place, 1)
        elif choice[0] == LIFT:
            remove_token(g, self.seat, choice[1], lifted=True)
            g.note("lifted", self.seat, (choice[1],))
        else:
            g.swap(PlaceTokens(self.seat, self.left - 1, self.limit, self.area, self.place))
            place_token(g, self.seat, choice[1])
            step_done(g)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == SPEND:
            if self.left > 0:
                return STILL_TO_PLACE
            return TOO_MANY_TOKENS if choice[1] == 1 else ONE_BY_ONE
        if choice[0] not in (LIFT, PLACE):
            return OTHER_QUESTION
        if self.left == 0:
            return NONE_LEFT_TO_PLACE
        if choice[0] == LIFT:
            unused = unused_tokens(g, self.seat) > 0
            return TOKENS_UNUSED if unused else against_lifting(g, self.seat, choice[1])
        if has(token_spaces(g, self.seat, self.limit, self.area), choice[1]):
            return NO_UNUSED_TOKEN
        return against_placing(g, self.seat, choice[1], self.limit, self.area)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == TOO_DIFFICULT:
            return (choice[1], self.limit, slot_needed(g, self.seat, CULTURE, choice[1]))
        if reason == STILL_TO_PLACE:
            return (self.left,)
        return (choice[1], 0) if reason == TOO_MANY_TOKENS else choice[1:]

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


class CultureDone(Frame):
    """Let the culture card add what its text says.  Rules: nd.focus.advanced"""

    SPEC: ClassVar[str] = "seat: int, card: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced",)

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.value: Final = value

    def run(self, s: State) -> bool:
        s.pop()
        fire(s, AFTER_TOKENS, self.seat, (self.card, self.value), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)

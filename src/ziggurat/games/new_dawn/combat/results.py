"""Results: what a won attack brings, for every kind of defender.

Owns conquest, liberation and the replacing of defeated pieces. What a defeated capital
yields stands in `spoils.py`. A lost attack has no result.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.pieces import (
    capture_space,
    control_left,
    put_city,
    put_token,
    remove_token,
    settle_wonders,
)
from ziggurat.games.new_dawn.board.supplies import (
    against_lifting,
    stock_tokens,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.new_dawn.combat.spoils import defeat_capital
from ziggurat.games.new_dawn.focus.row import PutTokens, take_off_cards
from ziggurat.games.new_dawn.ids import NONE, NOWHERE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import BARBARIAN_DEFEATED, CITY_TAKEN
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import CONQUER, LIBERATE, LIFT
from ziggurat.games.new_dawn.victory import StepDone
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

CONQUER_OR_LIBERATE: Final[tuple[Choice, ...]] = ((CONQUER,), (LIBERATE,))


# What the defeat of each kind of piece brings


def defeat_barbarian(g: Table, seat: int, piece: Piece) -> None:
    """Take a barbarian off the map for one trade token; nothing is placed.

    Rules: nd.attack.win_barbarian, nd.attack.win_barbarian_no_control.
    """
    letter = g.barbarians.index(piece.space)
    g.barbarians = put(g.barbarians, letter, NOWHERE)
    g.note("barbarian_defeated", seat, (letter, piece.space))
    fire(g, BARBARIAN_DEFEATED, seat, everyone=False)
    g.push(PutTokens(seat, 1))


def defeat_city_state(g: Table, seat: int, piece: Piece) -> None:
    """Put a city in place of a city-state (nd.attack.win_citystate_city)."""
    take_space(g, seat, NONE, piece.space, True)


def defeat_city(g: Table, seat: int, piece: Piece) -> None:
    """Put a city in place of another; a capital stays and yields spoils."""
    if piece.space == g.realms[piece.seat].capital:
        defeat_capital(g, seat, piece.seat)
    else:
        replace_piece(g, seat, piece, True)


def defeat_token(g: Table, seat: int, piece: Piece) -> None:
    """Put a control token in place of another (nd.attack.win_token)."""
    replace_piece(g, seat, piece, False)


def replace_piece(g: Table, seat: int, piece: Piece, city: bool) -> None:
    """Take a rival's space, or decide first about the city-state that it was."""
    if piece.space in g.board.icons.city_states:
        g.push(ConquerOrLiberate(seat, piece.seat, piece.space))
    else:
        take_space(g, seat, piece.seat, piece.space, city)


# Taking a space


def take_space(g: Table, seat: int, loser: int, space: int, city: bool) -> None:
    """Replace what was defeated by an own city or control token.

    Without an unused city a reinforced control token is placed instead
    (nd.attack.no_city_left), without an unused token one may be lifted first
    (nd.culture.no_token_left_general). `loser` is `NONE` for a city-state.
    """
    if city and unused_cities(g, seat) > 0:
        if loser != NONE and has(g.realms[loser].cities, space):
            g.push(CityTaken(seat, loser, space))
        _replace(g, seat, loser, space)
        put_city(g, seat, space)
        _settle(g, seat, loser, space)
    elif unused_tokens(g, seat) > 0:
        _replace(g, seat, loser, space)
        put_token(g, seat, space, placed=False)
        if city:
            g.realms[seat].reinforced |= bit(space)
        _settle(g, seat, loser, space)
    else:
        g.push(LiftToCapture(seat, loser, space, city))


def _replace(g: Table, seat: int, loser: int, space: int) -> None:
    """Take the defeated piece away; tokens used this turn stay used for the new owner.

    Rules: nd.attack.win_token_returned, nd.attack.win_city, nd.citystate.token_captured_spent.
    """
    if loser == NONE:
        state = g.board.icons.city_states[space]
        g.city_states &= ~bit(space)
        close_cards(g, state)
        # Having used its card this turn does not use up its token.
        g.realms[seat].used_this_turn &= ~bit(state)
        return
    realm = g.realms[loser]
    _clear(g, loser, space)
    moving = 0
    if space in g.board.icons.city_states:
        moving |= bit(g.board.icons.city_states[space])
    if space in g.board.icons.naturals:
        moving |= bit(g.board.icons.naturals[space])
    g.realms[seat].used_this_turn |= realm.used_this_turn & moving


def _clear(g: Table, loser: int, space: int) -> None:
    realm = g.realms[loser]
    realm.control &= ~bit(space)
    realm.reinforced &= ~bit(space)
    realm.cities &= ~bit(space)
    control_left(g, loser, space)


def _settle(g: Table, seat: int, loser: int, space: int) -> None:
    """What the loser had of the space changes hands; collected resources do not.

    Rules: nd.naturalwonder.captured, nd.attack.wonder_city, nd.attack.wonder_token_control,
    nd.attack.win_resources_kept.
    """
    if loser != NONE:
        capture_space(g, seat, loser, space)
    g.note("took_space", seat, (space,))
    if space in g.board.icons.city_states:
        g.note("conquered", seat, (g.board.icons.city_states[space],))


class CityTaken(Frame):
    """Let cards act for who has taken a city; what the loss brings about is settled by then."""

    SPEC: ClassVar[str] = "seat: int, loser: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.attack.loss_first",)

    def __init__(self, seat: int, loser: int, space: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.space: Final = space

    def run(self, s: State) -> bool:
        s.pop()
        fire(s, CITY_TAKEN, self.seat, (self.space, self.loser), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


class LiftToCapture(Listed):
    """A seat without unused tokens may lift one of its own to take the space with it.

    Who lifts none replaces nothing, and the defeated piece stays.
    """

    SPEC: ClassVar[str] = "seat: int, loser: int, space: int, city: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.culture.no_token_left_general",
        "nd.attack.no_token_declined",
    )

    def __init__(self, seat: int, loser: int, space: int, city: bool) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.space: Final = space
        self.city: Final = city

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(naming(LIFT, stock_tokens(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != LIFT:
            return OTHER_QUESTION
        return against_lifting(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "lift_to_capture", SPACE, options, (self.space,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == LIFT:
            remove_token(g, self.seat, choice[1], lifted=True)
            g.note("lifted", self.seat, (choice[1],))
            g.push(StepDone())
            take_space(g, self.seat, self.loser, self.space, self.city)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


# City-states


def close_cards(g: Table, state: int) -> None:
    """Both cards of a conquered city-state go out of use (nd.attack.win_citystate_cards)."""
    g.closed_city_states |= bit(state)
    for realm in g.realms:
        realm.in_play &= ~bit(state)
    g.note("cards_closed", NONE, (state,))


class ConquerOrLiberate(Listed):
    """The attacker decides about a city-state that a rival had conquered.

    Rules: nd.attack.win_city_citystate, nd.attack.no_city_left_liberate
    """

    SPEC: ClassVar[str] = "seat: int, loser: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.win_city_citystate",
        "nd.attack.no_city_left_liberate",
        "nd.attack.no_city_left_retake",
    )

    def __init__(self, seat: int, loser: int, space: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.space: Final = space

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return CONQUER_OR_LIBERATE

    def question(self, s: State) -> Question:
        g = table(s)
        state = g.board.icons.city_states[self.space]
        return ask(s, self.seat, "conquer_or_liberate", PICK, self.listed(g), (state,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == CONQUER:
            take_space(g, self.seat, self.loser, self.space, True)
        else:
            liberate(g, self.seat, self.loser, self.space)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def liberate(g: Table, seat: int, loser: int, space: int) -> None:
    """Give a city-state back its token; the liberator takes one of its cards.

    Rules: nd.citystate.liberate, nd.citystate.liberate_cards. A wonder token in the space
    stays there without an owner (nd.citystate.liberate_wonder).
    """
    state = g.board.icons.city_states[space]
    _clear(g, loser, space)
    for realm in g.realms:
        take_off_cards(realm, state)
    g.city_states |= bit(space)
    settle_wonders(g, space)
    g.closed_city_states &= ~bit(state)
    g.realms[seat].in_play |= bit(state)
    g.note("liberated", seat, (state, loser))


RESULT_FRAMES: Final = (CityTaken, LiftToCapture, ConquerOrLiberate)

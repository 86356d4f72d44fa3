"""Culture cards: Early Empire, Drama and Poetry, Civil Service, Mass Media."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.pieces import move_token
from ziggurat.games.new_dawn.board.shifting import against_shift, shifts
from ziggurat.games.new_dawn.board.spaces import friendly, owner_of
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.focus.culture import NEAR_FRIENDLY, PlaceTokens, resolve_culture
from ziggurat.games.new_dawn.focus.reasons_culture import (
    NO_RIVAL_TOKEN,
    NOT_YOUR_TOKEN,
)
from ziggurat.games.new_dawn.ids import CULTURE
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.moments import AFTER_TOKENS
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import SHIFT, STRIKE
from ziggurat.games.new_dawn.victory import StepDone, step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

# Drama and Poetry: shift one own control token by one space.


class ShiftToken(Listed):
    """Shift one control token to an empty neighbouring space, or leave it."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(shifts(g, g.realms[self.seat].control))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != SHIFT:
            return OTHER_QUESTION
        own = has(g.realms[self.seat].control, choice[1])
        return against_shift(g, choice[1], choice[2]) if own else NOT_YOUR_TOKEN

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "shift_token", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == SHIFT:
            move_token(g, self.seat, choice[1], choice[2])
            g.note("shifted", self.seat, (choice[1], choice[2]))
            step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def drama_after(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(ShiftToken(cue.owner))


# Civil Service: one more token next to any friendly space.


def civil_service_after(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(PlaceTokens(cue.owner, 1, cue.args[1], NEAR_FRIENDLY))


# Mass Media: turn or take one rival control token nearby.

REACH: Final = 2


def media_targets(g: Table, seat: int) -> int:
    """Mask: rival control tokens within two spaces of a friendly one (nd.space.distance_land).

    One that is sheltered can be turned but not taken.
    """
    board = g.board
    near = board.reach(friendly(g.realms[seat]), REACH, board.land)
    safe = sheltered(g, seat)
    rival = 0
    for other in range(g.seats):
        if other != seat:
            realm = g.realms[other]
            rival |= minus(realm.control, safe) | realm.reinforced
    return near & rival


class Persuade(Listed):
    """Choose the rival control token to turn or to take."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "nd.naturalwonder.return")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(naming(STRIKE, media_targets(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        return NO_RIVAL_TOKEN if choice[0] == STRIKE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "persuade", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == PASS:
            return
        space = choice[1]
        owner = owner_of(g, space)
        realm = g.realms[owner]
        if has(realm.reinforced, space):
            realm.reinforced &= ~bit(space)
            g.note("token_flipped", owner, (space,))
            step_done(g)
        else:
            g.push(StepDone())
            take_space(g, self.seat, owner, space, city=False)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def mass_media_after(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(Persuade(cue.owner))


CULTURE_CARDS: Final = (
    FocusCard(CULTURE, 1, "early_empire", resolve_culture, count=2),
    FocusCard(
        CULTURE, 2, "drama_and_poetry", resolve_culture, count=2,
        hooks=(Do(AFTER_TOKENS, drama_after),),
    ),
    FocusCard(
        CULTURE, 3, "civil_service", resolve_culture, count=2,
        hooks=(Do(AFTER_TOKENS, civil_service_after),),
    ),
    FocusCard(
        CULTURE, 4, "mass_media", resolve_culture, count=3,
        hooks=(Do(AFTER_TOKENS, mass_media_after),),
    ),
)  # fmt: skip

CULTURE_FRAMES: Final = (ShiftToken, Persuade)

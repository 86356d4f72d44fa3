"""Science cards: Astrology, Mathematics, Replaceable Parts, Nuclear Power."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.pieces import remove_token
from ziggurat.games.new_dawn.board.supplies import gain_resource, resource_supply
from ziggurat.games.new_dawn.focus.reasons_culture import SUPPLY_EMPTY, TYPE_OWNED
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.focus.science import resolve_science
from ziggurat.games.new_dawn.ids import FIFTH, RESOURCES, SCIENCE
from ziggurat.games.new_dawn.masks import bit, members, minus
from ziggurat.games.new_dawn.moments import BEFORE_DIAL
from ziggurat.games.new_dawn.picking import Listed, Pick, naming
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import RESOURCE, STRIKE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Mathematics: a trade token on any card, then the dial.


def mathematics_before(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(PutTokens(cue.owner, 1))


# Replaceable Parts: a resource of a type not yet owned, then the dial.


def may_choose_new(g: Table, seat: int, kind: int) -> int:
    """A resource of a type the seat has none of; natural wonders do not count."""
    if g.realms[seat].resources[kind] > 0:
        return TYPE_OWNED
    return ALLOWED if resource_supply(g, kind) > 0 else SUPPLY_EMPTY


class NewResource(Pick):
    """Take one resource of a type not owned."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "nd.component.resource_shortage")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(RESOURCE, kind) for kind in range(len(RESOURCES))]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != RESOURCE:
            return OTHER_QUESTION
        return may_choose_new(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "new_resource", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == RESOURCE:
            gain_resource(table(s), self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def replaceable_parts_before(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(NewResource(cue.owner))


# Nuclear Power: from slot 5, destroy or turn all control tokens around one space.


def strike(g: Table, attacker: int, space: int) -> None:
    """Destroy unreinforced control tokens in and around a space, turn the others."""
    area = g.board.near[space] | bit(space)
    safe = sheltered(g, attacker)
    for seat in range(g.seats):
        realm = g.realms[seat]
        turned = realm.reinforced & area
        for hit in members(minus(realm.control & area, turned | safe)):
            remove_token(g, seat, hit)
            g.note("token_destroyed", seat, (hit,))
        for hit in members(turned):
            g.note("token_flipped", seat, (hit,))
        realm.reinforced &= ~turned


class NuclearStrike(Listed):
    """Name the space of the strike, or do without."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "nd.naturalwonder.return")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(naming(STRIKE, g.board.land | g.board.waters))

    def against(self, g: Table, choice: Choice) -> int:
        return NOT_A_SPACE if choice[0] == STRIKE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "nuclear_strike", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == STRIKE:
            g.note("struck", self.seat, (choice[1],))
            strike(g, self.seat, choice[1])
            step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def nuclear_power_before(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card and cue.args[1] == FIFTH:
        s.push(NuclearStrike(cue.owner))


SCIENCE_CARDS: Final = (
    FocusCard(SCIENCE, 1, "astrology", resolve_science),
    FocusCard(
        SCIENCE, 2, "mathematics", resolve_science, hooks=(Do(BEFORE_DIAL, mathematics_before),)
    ),
    FocusCard(
        SCIENCE, 3, "replaceable_parts", resolve_science,
        hooks=(Do(BEFORE_DIAL, replaceable_parts_before),),
    ),
    FocusCard(
        SCIENCE, 4, "nuclear_power", resolve_science,
        hooks=(Do(BEFORE_DIAL, nuclear_power_before),),
    ),
)  # fmt: skip

SCIENCE_FRAMES: Final = (NewResource, NuclearStrike)

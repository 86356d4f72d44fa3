"""Cultural wonders of this box: Colosseum, Taj Mahal, Cristo Redentor."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.focus.military import against_reinforcing, reinforce, reinforceable
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    CULTURAL,
    CULTURE,
    DIAMOND,
    ECONOMIC,
    ECONOMY,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARISTIC,
    MILITARY,
    MODERN,
    OIL,
    SCIENCE,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import (
    ATTACK_WON,
    SLOT_VALUE,
    WONDER_BUILT,
    WONDER_SEIZED,
)
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import COLOSSEUM, CRISTO_REDENTOR, TAJ_MAHAL
from ziggurat.games.new_dawn.terra_incognita.wonders.capturing import captured_by
from ziggurat.games.new_dawn.terra_incognita.wonders.exchanging import exchange, spaces_within
from ziggurat.games.new_dawn.terra_incognita.wonders.reasons import NOT_BESIDE_CITY
from ziggurat.games.new_dawn.verbs import REINFORCE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

# Colosseum: a control token beside a city is reinforced at the start of the turn.


def beside_cities(g: Table, seat: int) -> int:
    """Mask: own control tokens next to an own city that can be reinforced."""
    return reinforceable(g, seat) & g.board.around(g.realms[seat].cities)


def colosseum_useful(g: Table, seat: int) -> bool:
    return beside_cities(g, seat) != 0


def colosseum_begin(g: Table, seat: int) -> None:
    g.push(ReinforceOne(seat))


class ReinforceOne(Listed):
    """Reinforce one control token next to an own city, or none."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return ((PASS,), *naming(REINFORCE, beside_cities(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != REINFORCE:
            return OTHER_QUESTION
        if has(reinforceable(g, self.seat), choice[1]):
            return NOT_BESIDE_CITY
        return against_reinforcing(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "reinforce_one", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == REINFORCE:
            reinforce(g, self.seat, choice[1])
            step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Taj Mahal: wonders of a type move focus cards of that type to the right.

WONDER_FOCUS: Final[dict[int, int]] = {
    CULTURE: CULTURAL, ECONOMY: ECONOMIC, SCIENCE: SCIENTIFIC, MILITARY: MILITARISTIC,
}  # fmt: skip


def taj_mahal_slot(s: State, cue: Cue, place: int) -> int:
    """No wonder is of industry or growth, so those cards stay."""
    kind = WONDER_FOCUS.get(focus_of(s.rules, cue.args[0]), -1)
    if kind < 0:
        return place
    own = table(s).realms[cue.owner].in_play & printed(s.rules).wonders_of[kind]
    return place + own.bit_count()


# Cristo Redentor: whoever builds or captures it takes a city within three spaces.

CRISTO_REACH: Final = 3


def cristo_built(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        cristo_exchange(table(s), cue.owner, cue.card)


def cristo_captured(s: State, cue: Cue) -> None:
    g = table(s)
    if captured_by(g, cue):
        cristo_exchange(g, cue.owner, cue.card)


def cristo_seized(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        cristo_exchange(table(s), cue.owner, cue.card)


def cristo_exchange(g: Table, seat: int, wonder: int) -> None:
    for at, space in g.wonders:
        if at == wonder:
            exchange(g, seat, spaces_within(g, space, CRISTO_REACH))


NEW_CULTURAL: Final = (
    Wonder(
        COLOSSEUM, "colosseum", CULTURAL, ANCIENT, 9, (MARBLE, OIL),
        (StartOfTurn(colosseum_useful, colosseum_begin),),
    ),
    Wonder(
        TAJ_MAHAL, "taj_mahal", CULTURAL, MEDIEVAL, 9, (MARBLE, DIAMOND),
        (Adjust(SLOT_VALUE, taj_mahal_slot),),
    ),
    Wonder(
        CRISTO_REDENTOR, "cristo_redentor", CULTURAL, MODERN, 11, (MARBLE, MERCURY),
        (
            Do(WONDER_BUILT, cristo_built), Do(ATTACK_WON, cristo_captured),
            Do(WONDER_SEIZED, cristo_seized),
        ),
    ),
)  # fmt: skip

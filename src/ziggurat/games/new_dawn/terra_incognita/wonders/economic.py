"""Economic wonders of this box: Apadana, Machu Picchu, Kilwa Kisiwani, Orszaghaz."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import empty_spaces
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.focus.culture import PlaceTokens, token_spaces
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    ECONOMIC,
    HARDEST,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    NONE,
    OIL,
    first_space,
)
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import (
    ATTACK_WON,
    CARAVAN_ARRIVED,
    SLOT_VALUE,
    WONDER_BUILT,
    WONDER_SEIZED,
)
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import explore_from
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import all_origins
from ziggurat.games.new_dawn.terra_incognita.ids import (
    APADANA,
    KILWA_KISIWANI,
    NEW_MACHU_PICCHU,
    ORSZAGHAZ,
)
from ziggurat.games.new_dawn.terra_incognita.leaders.england import tile_spaces
from ziggurat.games.new_dawn.terra_incognita.wonders.capturing import captured_by
from ziggurat.games.new_dawn.verbs import CONQUER
from ziggurat.games.new_dawn.victory import StepDone
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Apadana: whoever builds or captures it explores, and claims a space of the new tile.


def apadana_built(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        apadana_explores(table(s), cue.owner)


def apadana_captured(s: State, cue: Cue) -> None:
    g = table(s)
    if captured_by(g, cue):
        apadana_explores(g, cue.owner)


def apadana_seized(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        apadana_explores(table(s), cue.owner)


def apadana_explores(g: Table, seat: int) -> None:
    """From the edge of any tile, without a figure (ti.explore.single_spaces)."""
    g.push(ClaimTile(seat, len(g.board.placed)))
    explore_from(g, seat, all_origins(g))


class ClaimTile(Frame):
    """If a tile was laid since there were `before`, one control token goes on it."""

    SPEC: ClassVar[str] = "seat: int, before: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.define.then",)

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final = seat
        self.before: Final = before

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        for placed in g.board.placed[self.before :]:
            area = empty_spaces(g) & tile_spaces(first_space(placed[0]))
            if token_spaces(g, self.seat, HARDEST, area):
                g.push(PlaceTokens(self.seat, 1, HARDEST, area))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Machu Picchu: cards in the slots numbered 1 and 2 are resolved two slots farther right.

PICCHU_SHIFT: Final = 2


def picchu_slot(s: State, cue: Cue, place: int) -> int:
    """The slot it has come to counts (ti.focus.right_conditions); both numbered 1 are the first."""
    low = printed(s.rules).slots[place] <= 2
    return place + PICCHU_SHIFT if low else place


# Kilwa Kisiwani: a caravan at a city-state brings one trade token more, for any card.


def kilwa_arrived(s: State, cue: Cue) -> None:
    if cue.args[1] == NONE and cue.owner == table(s).active:
        s.push(PutTokens(cue.owner, 1))


# Orszaghaz: a caravan may conquer the city-state it has come to.


def orszaghaz_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    if cue.args[1] == NONE and has(g.city_states, cue.args[0]):
        g.push(ConquerByCaravan(cue.owner, cue.args[0]))


class ConquerByCaravan(Pick):
    """Conquer a city-state without an attack, or leave it."""

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.win_citystate_city",
        "nd.attack.win_citystate_cards",
    )

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), (CONQUER,)]

    def test(self, g: Table, choice: Choice) -> int:
        return ALLOWED if choice[0] in (PASS, CONQUER) else OTHER_QUESTION

    def question(self, s: State) -> Question:
        g = table(s)
        state = g.board.icons.city_states[self.space]
        return ask(s, self.seat, "conquer_by_caravan", PICK, self.listed(g), (state,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == CONQUER:
            g.push(StepDone())
            take_space(g, self.seat, NONE, self.space, city=True)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


NEW_ECONOMIC: Final = (
    Wonder(
        APADANA, "apadana", ECONOMIC, ANCIENT, 8, (DIAMOND, MARBLE),
        (
            Do(WONDER_BUILT, apadana_built), Do(ATTACK_WON, apadana_captured),
            Do(WONDER_SEIZED, apadana_seized),
        ),
    ),
    Wonder(
        NEW_MACHU_PICCHU, "machu_picchu_ti", ECONOMIC, MEDIEVAL, 10, (DIAMOND, MERCURY),
        (Adjust(SLOT_VALUE, picchu_slot),),
    ),
    Wonder(
        KILWA_KISIWANI, "kilwa_kisiwani", ECONOMIC, MEDIEVAL, 9, (DIAMOND, MARBLE),
        (Do(CARAVAN_ARRIVED, kilwa_arrived),),
    ),
    Wonder(
        ORSZAGHAZ, "orszaghaz", ECONOMIC, MODERN, 11, (DIAMOND, OIL),
        (Do(CARAVAN_ARRIVED, orszaghaz_arrived),),
    ),
)  # fmt: skip

"""Growth cards: Irrigation, Engineering, Sanitation, Globalization; Mysticism of the Aztecs and
Military Engineering of Rome."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.military import reinforce, reinforceable
from ziggurat.games.new_dawn.ids import FIRST_LEADER, NOWHERE, ON_CARD, SPACES
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import armies_of, put_army
from ziggurat.games.new_dawn.terra_incognita.districts.event import resolve_kind
from ziggurat.games.new_dawn.terra_incognita.districts.placing import (
    PlaceDistrict,
    where_district,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import ACTIVATE
from ziggurat.games.new_dawn.terra_incognita.focus.growth import (
    DistrictOrReinforce,
    GrowthCard,
    Spread,
    Strengthen,
    resolve_either,
)
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import NOBODY_HAS_IT, NOT_OWN_CITY
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import DEPLOY
from ziggurat.games.new_dawn.terra_incognita.ids import (
    ENGINEERING,
    GLOBALIZATION,
    IRRIGATION,
    MILITARY_ENGINEERING,
    MYSTICISM,
    SANITATION,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row

AZTEC: Final = FIRST_LEADER + 1
ROME: Final = FIRST_LEADER + 5


# Sanitation: a district, then reinforcing.


def resolve_sanitation(g: Table, seat: int, place: int, value: int) -> None:
    g.push(Strengthen(seat, g.realms[seat].row[place], value))
    g.push(PlaceDistrict(seat, value))


# Globalization: a district, then one kind of district of everybody, then reinforcing.


def resolve_globalization(g: Table, seat: int, place: int, value: int) -> None:
    g.push(Strengthen(seat, g.realms[seat].row[place], value))
    g.push(NameDistrict(seat))
    g.push(PlaceDistrict(seat, value))


def owners(g: Table, number: int) -> list[int]:
    """The seats that have a kind of district on the map."""
    return [seat for seat in range(g.seats) if where_district(g, seat, number) != NOWHERE]


class NameDistrict(Pick):
    """Name a kind of district; everybody who has one resolves it, whoever names it first."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.district.own_order",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(ACTIVATE, number) for number in g.rules.families["district"]]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != ACTIVATE:
            return OTHER_QUESTION
        return ALLOWED if owners(g, choice[1]) else NOBODY_HAS_IT

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "name_district", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == ACTIVATE:
            g.note("named_district", self.seat, (choice[1],))
            resolve_kind(g, self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Military Engineering: a district, armies from the card into cities, tokens around them.


def resolve_military_engineering(g: Table, seat: int, place: int, value: int) -> None:
    g.push(Strengthen(seat, g.realms[seat].row[place], 0))
    g.push(EntrenchArmies(seat))
    g.push(DeployArmies(seat))
    g.push(PlaceDistrict(seat, value))


def _order(where: int) -> int:
    """Armies on the map by their space, then those on the card, then those put aside."""
    return where if where >= 0 else SPACES - where


class DeployArmies(Pick):
    """Put armies from the military card in spaces with own cities, mature or not."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.focus.unique_rules",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def _waiting(self, g: Table) -> int:
        return unknown(g).armies[self.seat].count(ON_CARD)

    def run(self, s: State) -> bool:
        if self._waiting(table(s)) > 0:
            return True
        s.pop()
        return False

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(DEPLOY, space) for space in members(g.realms[self.seat].cities)]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != DEPLOY:
            return OTHER_QUESTION
        return ALLOWED if has(g.realms[self.seat].cities, choice[1]) else NOT_OWN_CITY

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (self._waiting(g),)
        return ask(s, self.seat, "deploy_armies", SPACE, self.listed(g), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        u = unknown(g)
        put_army(g, self.seat, u.armies[self.seat].index(ON_CARD), choice[1])
        # Armies are alike, so that it does not matter which of them went where.
        u.armies = put_row(u.armies, self.seat, tuple(sorted(u.armies[self.seat], key=_order)))
        g.note("deployed_army", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class EntrenchArmies(Frame):
    """Reinforce all own control tokens in and next to spaces with own armies."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.focus.unique_rules",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        armies = armies_of(g, self.seat)
        for space in members(reinforceable(g, self.seat) & (armies | g.board.around(armies))):
            reinforce(g, self.seat, space)
        step_done(g)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


GROWTH_CARDS: Final = (
    GrowthCard(1, "irrigation", resolve_either, IRRIGATION),
    GrowthCard(2, "engineering", resolve_either, ENGINEERING, spreads=True),
    GrowthCard(3, "sanitation", resolve_sanitation, SANITATION),
    GrowthCard(4, "globalization", resolve_globalization, GLOBALIZATION),
    # Secondary: the texts of both cards of leaders rest on one source.
    GrowthCard(1, "mysticism", resolve_either, MYSTICISM, leader=AZTEC, moves=True),
    GrowthCard(
        2, "military_engineering", resolve_military_engineering, MILITARY_ENGINEERING, leader=ROME
    ),
)

GROWTH_FRAMES: Final = (
    Strengthen,
    DistrictOrReinforce,
    Spread,
    NameDistrict,
    DeployArmies,
    EntrenchArmies,
)

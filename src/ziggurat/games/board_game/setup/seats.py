"""Setup of the seats: units, capitals, figures, techs, governments and dials.

Owns the second half of the flow "setup". What a civilization adds is in its hooks.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import draw_unit
from ziggurat.games.board_game.board.layouts import place_of
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import city_squares, trade_on
from ziggurat.games.board_game.cities.lands import claim_lands
from ziggurat.games.board_game.ids import (
    ARMY,
    ARTILLERY,
    CAPITAL,
    INFANTRY,
    MOUNTED,
    SCOUT,
    TILE_SIDE,
    TILE_SQUARES,
)
from ziggurat.games.board_game.moments import SETUP_SEAT
from ziggurat.games.board_game.movement.figures import is_water, may_stand, place_figure
from ziggurat.games.board_game.reasons import STACK_FULL
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.setup.moments import SETUP_DONE, STARTING_FIGURES
from ziggurat.games.board_game.setup.reasons import (
    CAPITAL_ON_WATER,
    FIGURE_ON_WATER,
    FIGURE_PLACED,
    FIGURES_CROWDED,
    NOT_BESIDE_CAPITAL,
    NOT_IN_THE_CENTRE,
)
from ziggurat.games.board_game.start.governments import set_government
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.verbs import ARMY as PUT_ARMY
from ziggurat.games.board_game.verbs import CAPITAL as PUT_CAPITAL
from ziggurat.games.board_game.verbs import SCOUT as PUT_SCOUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Flow, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

# The four squares in the middle of a tile.
MIDDLE: Final = (TILE_SIDE + 1, TILE_SIDE + 2, 2 * TILE_SIDE + 1, 2 * TILE_SIDE + 2)
STARTING_TYPES: Final = (ARTILLERY, INFANTRY, MOUNTED)


def deal_units(s: State, seat: int) -> None:
    """One unit of each ranked type for everybody; no aircraft.

    Rules: cb.setup.starting_units, cb.setup.no_starting_aircraft, cb.setup.standing_forces_pile
    """
    g = table(s)
    for owner in reversed(seat_order(g)):
        for unit_type in reversed(STARTING_TYPES):
            draw_unit(g, owner, unit_type)


# Capitals


def may_be_capital(g: Table, seat: int, square: int) -> int:
    """The reason why a capital may not stand on a square.

    Rules: cb.setup.capital_square, cb.setup.capital_not_water
    """
    home = g.layout.homes[seat]
    if place_of(square) != home or square % TILE_SQUARES not in MIDDLE:
        return NOT_IN_THE_CENTRE
    return CAPITAL_ON_WATER if is_water(g, square) else ALLOWED


class PlaceCapital(Frame):
    """A seat puts its capital in the middle of its home tile, unwalled.

    Rules: cb.setup.capital_square, cb.setup.capital_not_water, cb.setup.capital_unwalled
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.setup.capital_square", "cb.setup.capital_not_water", "cb.setup.capital_unwalled",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        g = table(s)
        first = g.layout.homes[self.seat] * TILE_SQUARES
        squares = [first + at for at in MIDDLE]
        options = [(PUT_CAPITAL, at) for at in squares if not may_be_capital(g, self.seat, at)]
        return Question(self.seat, "capital", SPACE, tuple(options))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        put_capital(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PUT_CAPITAL:
            return Reason(OTHER_QUESTION)
        reason = may_be_capital(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def put_capital(g: Table, seat: int, square: int) -> None:
    """Put a seat's capital on the map."""
    g.cities = put_row(g.cities, seat, put(g.cities[seat], CAPITAL, square))
    claim_lands(g, seat, CAPITAL)
    g.note("capital", seat, (square,))


def place_capitals(s: State, seat: int) -> None:
    """Let every seat place its capital, the first player first."""
    for owner in reversed(seat_order(table(s))):
        s.push(PlaceCapital(owner))


def grant_extras(s: State, seat: int) -> None:
    """What civilizations add to capital, forces and lands."""
    g = table(s)
    fire(g, SETUP_SEAT, g.first)


# Figures


def may_begin(g: Table, seat: int, square: int) -> int:
    """The reason why a starting figure may not stand on a square.

    Rules: cb.setup.starting_figures, .starting_figures_no_water, .starting_figures_stacking
    """
    if square not in outskirts(g, seat, CAPITAL):
        return NOT_BESIDE_CAPITAL
    if is_water(g, square):
        return FIGURE_ON_WATER
    return FIGURES_CROWDED if may_stand(g, seat, square) == STACK_FULL else ALLOWED


class PlaceFigures(Frame):
    """A seat puts its starting figures beside its capital.

    Rules: cb.setup.starting_figures, cb.setup.russia_army, cb.setup.reserve_figures
    """

    SPEC: ClassVar[str] = "seat: int, armies: int, scouts: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.setup.starting_figures", "cb.setup.russia_army", "cb.setup.reserve_figures",
    )  # fmt: skip

    def __init__(self, seat: int, armies: int, scouts: int) -> None:
        self.seat: Final = seat
        self.armies: Final = armies
        self.scouts: Final = scouts

    def question(self, s: State) -> Question:
        g = table(s)
        verb = PUT_ARMY if self.armies else PUT_SCOUT
        around = sorted(outskirts(g, self.seat, CAPITAL))
        options = [(verb, at) for at in around if may_begin(g, self.seat, at) == ALLOWED]
        topic = "first_army" if self.armies else "first_scout"
        return Question(self.seat, topic, SPACE, tuple(options), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        army = choice[0] == PUT_ARMY
        armies, scouts = (self.armies - 1, self.scouts) if army else (0, self.scouts - 1)
        if armies or scouts:
            g.swap(PlaceFigures(seat, armies, scouts))
        else:
            g.pop()
        place_figure(g, seat, choice[1], ARMY if army else SCOUT)
        g.note("first_army" if army else "first_scout", seat, (choice[1],))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] not in (PUT_ARMY, PUT_SCOUT):
            return Reason(OTHER_QUESTION)
        if (choice[0] == PUT_ARMY) != (self.armies > 0):
            return Reason(FIGURE_PLACED, choice[1:])
        reason = may_begin(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.armies, self.scouts)


def place_figures(s: State, seat: int) -> None:
    """Let every seat place its starting figures, the first player first."""
    g = table(s)
    for owner in reversed(seat_order(g)):
        armies = adjusted(g, STARTING_FIGURES, owner, (ARMY,), 1)
        scouts = adjusted(g, STARTING_FIGURES, owner, (SCOUT,), 1)
        g.push(PlaceFigures(owner, armies, scouts))


# Techs, governments and dials


def civilization_row(g: Table, seat: int) -> Civilization:
    """The row of a seat's civilization."""
    row = g.rules.rows[g.civilization[seat]]
    assert isinstance(row, Civilization)
    return row


def learn_first_techs(s: State, seat: int) -> None:
    """Everybody knows the tech of its civilization, with all its effects.

    Rules: cb.setup.starting_tech, cb.setup.starting_tech_active, cb.setup.aircraft_locked
    """
    g = table(s)
    for owner in range(g.seats):
        learn(g, owner, civilization_row(g, owner).tech, researched=False)


def set_first_governments(s: State, seat: int) -> None:
    """Despotism, unless the civilization has another government.

    It was not unlocked in play, so nothing waits for the first Start of Turn.
    Rules: cb.setup.government_stack, cb.setup.rome_government, cb.setup.russia_government
    """
    g = table(s)
    for owner in range(g.seats):
        g.free_governments = put(g.free_governments, owner, 0)
        set_government(g, owner, civilization_row(g, owner).government)


def set_dials(s: State, seat: int) -> None:
    """Count the trade around the capitals; coins are counted whenever they are needed.

    Rules: cb.setup.trade_dial_start, cb.setup.trade_count_before_america_marker,
    cb.setup.economy_dial_start
    """
    g = table(s)
    for owner in range(g.seats):
        trade = sum([trade_on(g, square) for square in city_squares(g, owner, CAPITAL)])
        g.trade = put(g.trade, owner, trade)
        g.note("trade_dial", owner, (trade,))


def grant_last_extras(s: State, seat: int) -> None:
    """What civilizations add at the very end (cb.setup.america_bonus)."""
    g = table(s)
    fire(g, SETUP_DONE, g.first)


def begin_play(s: State, seat: int) -> None:
    """The first turn begins."""
    s.push(Flow("turn", table(s).first))


SEAT_STEPS: Final = (
    Step("units", deal_units),
    Step("capitals", place_capitals),
    Step("extras", grant_extras),
    Step("figures", place_figures),
    Step("techs", learn_first_techs),
    Step("governments", set_first_governments),
    Step("dials", set_dials),
    Step("last extras", grant_last_extras),
    Step("begin", begin_play),
)
SEAT_FRAMES: Final = (PlaceCapital, PlaceFigures)

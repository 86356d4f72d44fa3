"""Setup: civilizations, the first player, the map, the market and the decks.

Owns the flow "setup" up to the capitals; what each seat places and begins with is in
`seats.py`. Each function is a step of the flow.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import unit_row
from ziggurat.games.board_game.cities.lands import lay_tile, tile_row
from ziggurat.games.board_game.cities.wonder_deck import FillMarket, show_ancient, stack_wonders
from ziggurat.games.board_game.culture.hand import era_of
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import (
    CITY_SLOTS,
    ERAS,
    FOG,
    MARKET_RESOURCES,
    NO_TOKEN,
    NONE,
    UNIT_TYPES,
    WONDER_PLACES,
)
from ziggurat.games.board_game.printed import printed_in
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.setup.moments import SETUP_MARKET
from ziggurat.games.board_game.setup.reasons import CIVILIZATION_TAKEN
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_CIVILIZATION, FIRST_SEAT, PLAY_AS
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Flow, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Rules, Step
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag, bag_of
from ziggurat.lib.vec import Layer, Rows, filled, put

RANKED_TYPES: Final = 3
NO_BAG: Final = Bag((), (), ())


def start(rules: Rules, seats: int) -> State:
    """An empty table, before setup: a map without tiles and seats without anything."""
    printed = printed_in(rules)
    layout = printed.layouts[seats]
    places, squares = len(layout.corners), layout.squares
    none, zero = filled(seats, NONE), filled(seats, 0)
    empty = _rows(seats, ())
    slots = _rows(seats, filled(CITY_SLOTS, 0))
    wonders = filled(WONDER_PLACES, NONE)
    g = Table(
        rules,
        seats,
        turn=0,
        first=0,
        tiles=filled(places, NONE),
        turned=filled(places, 0),
        ground=filled(squares, FOG),
        markers=filled(squares, NONE),
        tokens=filled(squares, NO_TOKEN),
        lands=filled(squares, NONE),
        locked=(),
        cities=_rows(seats, filled(CITY_SLOTS, NONE)),
        annexes=empty,
        walls=zero,
        armies=empty,
        scouts=empty,
        scout_city=empty,
        moved_figures=empty,
        civilization=none,
        government=none,
        free_governments=zero,
        known=zero,
        in_play=filled(seats, printed.rules_for_all),
        trade=zero,
        culture=zero,
        track=zero,
        coin_tokens=empty,
        ranks=_rows(seats, filled(RANKED_TYPES, 1)),
        resources=_rows(seats, filled(MARKET_RESOURCES, 0)),
        facedown_finds=empty,
        reserve=empty,
        forces=empty,
        battle=_rows(seats + 1, ()),
        hand=empty,
        used=empty,
        actions=slots,
        bonus=slots,
        claims=zero,
        offer=(),
        owners=wonders,
        wonder_squares=wonders,
        obsolete=0,
        market=filled(MARKET_RESOURCES, 0),
        supply=filled(len(printed.supply), 0),
        wonders_left=filled(len(ERAS), 0),
        wonder_bags=_bags(len(ERAS)),
        event_bags=_bags(len(ERAS)),
        unit_bags=_bags(len(UNIT_TYPES)),
        tile_bag=NO_BAG,
        hut_bag=NO_BAG,
        village_bag=NO_BAG,
        people_bag=NO_BAG,
    )
    g.push(Flow("setup", 0))
    return g


def _rows(count: int, row: Layer) -> Rows:
    return tuple([row for _ in range(count)])


def _bags(count: int) -> tuple[Bag, ...]:
    return tuple([NO_BAG for _ in range(count)])


# Civilizations


class GetCivilization(Frame):
    """Each seat gets one civilization: dealt, or chosen where that was agreed.

    Rules: cb.setup.civilization_choice, cb.setup.civilization_unique
    """

    SPEC: ClassVar[str] = "seat: int, chosen: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.setup.civilization_choice", "cb.setup.civilization_unique",
    )  # fmt: skip

    def __init__(self, seat: int, chosen: bool) -> None:
        self.seat: Final = seat
        self.chosen: Final = chosen

    def question(self, s: State) -> Question:
        free = free_civilizations(table(s))
        if self.chosen:
            options = tuple([(PLAY_AS, row) for row in free])
            return Question(self.seat, "civilization", PICK, options)
        return chance("civilization", tuple([(DRAW_CIVILIZATION, row) for row in free]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        take_civilization(table(s), self.seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PLAY_AS or not self.chosen:
            return Reason(OTHER_QUESTION)
        free = choice[1] in free_civilizations(table(s))
        return None if free else Reason(CIVILIZATION_TAKEN, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def free_civilizations(g: Table) -> list[int]:
    """Civilizations that nobody has yet, ascending."""
    return [row for row in g.rules.families["civilization"] if row not in g.civilization]


def take_civilization(g: Table, seat: int, civilization: int) -> None:
    """Give a seat a civilization."""
    g.civilization = put(g.civilization, seat, civilization)
    refresh(g, seat)
    g.note("plays_as", seat, (civilization,))


def deal_civilizations(s: State, seat: int) -> None:
    """Deal a civilization to every seat."""
    for owner in range(s.seats - 1, -1, -1):
        s.push(GetCivilization(owner, False))


def choose_civilizations(s: State, seat: int) -> None:
    """Let every seat choose a civilization, one after the other."""
    for owner in range(s.seats - 1, -1, -1):
        s.push(GetCivilization(owner, True))


# The first player


class DrawFirstPlayer(Frame):
    """A random seat begins.  Rules: cb.setup.first_player"""

    CITES: ClassVar[tuple[str, ...]] = ("cb.setup.first_player",)

    def question(self, s: State) -> Question:
        return chance("first_player", tuple([(FIRST_SEAT, seat) for seat in range(s.seats)]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        table(s).first = choice[1]
        s.note("first_player", choice[1], ())


def draw_first_player(s: State, seat: int) -> None:
    """Find the first player."""
    s.push(DrawFirstPlayer())


# The map


def lay_home_tiles(s: State, seat: int) -> None:
    """Lay every seat's home tile at its place, with the arrow as the layout says.

    Rules: cb.setup.home_tile, cb.setup.unused_home_tiles
    """
    g = table(s)
    layout = g.layout
    for owner in range(g.seats):
        row = g.rules.rows[g.civilization[owner]]
        assert isinstance(row, Civilization)
        lay_tile(g, layout.homes[owner], row.home, layout.arrows[owner])


def mix_neutral_tiles(s: State, seat: int) -> None:
    """All other places are facedown; which tile lies where is drawn when it is discovered.

    Nobody ever learns which tiles stayed in the box: they are those that are never drawn.
    Rules: cb.setup.neutral_tiles, cb.setup.unused_neutral_tiles
    """
    g = table(s)
    tiles = [row for row in g.rules.families["tile"] if not tile_row(g, row).home]
    g.tile_bag = bag_of(tuple(tiles))


# The market and the piles


def stock_market(s: State, seat: int) -> None:
    """Resources for each seat, all building markers, and the piles of markers.

    Rules: cb.setup.market_resources, cb.setup.market_resources_surplus,
    cb.setup.no_spy_uranium_in_market, cb.setup.buildings_in_market, cb.setup.great_people_pile,
    cb.setup.hut_pile, cb.setup.village_pile
    """
    g = table(s)
    g.market = filled(MARKET_RESOURCES, g.seats)
    g.supply = g.printed.supply
    g.people_bag = pile_of(g, g.rules.families["great_person"])
    g.hut_bag = pile_of(g, g.rules.families["hut"])
    g.village_bag = pile_of(g, g.rules.families["village"])


def pile_of(g: Table, rows: Layer) -> Bag:
    """A pile with all copies of some rows."""
    cards: list[int] = []
    for number in rows:
        cards.extend([number] * g.printed.copies[number])
    return bag_of(tuple(cards))


def shuffle_decks(s: State, seat: int) -> None:
    """Unit cards by type and culture events by era.

    Rules: cb.setup.unit_decks, cb.setup.unit_deck_sizes, cb.setup.culture_decks
    """
    g = table(s)
    units: list[list[int]] = [[] for _ in UNIT_TYPES]
    for number in g.rules.families["unit"]:
        units[unit_row(g, number).unit_type].append(number)
    events: list[list[int]] = [[] for _ in ERAS]
    for number in g.rules.families["culture_event"]:
        events[era_of(g, number)].append(number)
    g.unit_bags = tuple([pile_of(g, tuple(cards)) for cards in units])
    g.event_bags = tuple([pile_of(g, tuple(cards)) for cards in events])


def shuffle_wonders(s: State, seat: int) -> None:
    """Shuffle the wonders; who begins with one draws it now (cb.setup.wonder_eras_shuffled)."""
    g = table(s)
    stack_wonders(g)
    fire(g, SETUP_MARKET, g.first)


def fill_wonder_market(s: State, seat: int) -> None:
    """Ancient wonders into the market; a gap is filled from the deck.

    Rules: cb.setup.wonder_market_ancient, cb.setup.egypt_wonder
    """
    show_ancient(table(s))
    s.push(FillMarket())


# The flow

TABLE_STEPS: Final = (
    Step("civilizations", deal_civilizations),
    Step("first player", draw_first_player),
    Step("home tiles", lay_home_tiles),
    Step("neutral tiles", mix_neutral_tiles),
    Step("market", stock_market),
    Step("decks", shuffle_decks),
    Step("wonders", shuffle_wonders),
    Step("wonder market", fill_wonder_market),
)

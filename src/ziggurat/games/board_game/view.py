"""What each seat may know of The Board Game.

A view is built up from nothing: what is public is listed, and a seat's own secrets are added for
that seat alone. Of the cards and markers of others only backs are counted. Views list squares and
rows instead of masks, so that any client can read them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.units import unit_row
from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.ids import (
    CITY_SLOTS,
    COINS_TO_WIN,
    ERAS,
    FIRST_BACK,
    FIRST_WONDER,
    FOG,
    HUT,
    LAST_SPACE,
    MOST_TRADE,
    NO_TOKEN,
    NONE,
    UNIT_TYPES,
    UNSEEN_HUT,
    VILLAGE,
)
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.redeal import redeal_secrets
from ziggurat.games.board_game.state import Table, still_gathered, table
from ziggurat.games.board_game.trade.goods import back_of
from ziggurat.games.board_game.turn.phases import phase_of
from ziggurat.games.board_game.view_affairs import BattleView, DealView, view_battle, view_deal
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put

Ints = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class SeatView(Record):
    """One seat as seen by another.

    `hand`, `forces` and `facedown_finds` are empty unless they are the viewer's own; `cards` counts
    culture events by era, `units` unit cards by type, `huts` and `villages` facedown markers.
    `cities` are squares by slot, the capital first, `NONE` if not built, `annexes` their second
    squares, or nothing where no city has one; `scout_city` says which
    slot gets each scout's square, `still_gathered` those whose scout has gone as (square, slot).
    """

    SPEC: ClassVar[str] = (
        "civilization: int, government: int, techs: tuple[int, ...], trade: int, culture: int, "
        "track: int, coins: int, coin_tokens: tuple[int, ...], ranks: tuple[int, ...], "
        "resources: tuple[int, ...], cities: tuple[int, ...], annexes: tuple[int, ...], "
        "walls: tuple[int, ...], "
        "armies: tuple[int, ...], scouts: tuple[int, ...], scout_city: tuple[int, ...], "
        "still_gathered: tuple[tuple[int, int], ...], "
        "armies_left: int, scouts_left: int, actions: tuple[int, ...], wonders: tuple[int, ...], "
        "reserve: tuple[int, ...], cards: tuple[int, ...], units: tuple[int, ...], huts: int, "
        "villages: int, hand: tuple[int, ...], forces: tuple[int, ...], "
        "facedown_finds: tuple[int, ...]"
    )

    def __init__(
        self,
        civilization: int,
        government: int,
        techs: Ints,
        trade: int,
        culture: int,
        track: int,
        coins: int,
        coin_tokens: Ints,
        ranks: Ints,
        resources: Ints,
        cities: Ints,
        annexes: Ints,
        walls: Ints,
        armies: Ints,
        scouts: Ints,
        scout_city: Ints,
        still_gathered: Pairs,
        armies_left: int,
        scouts_left: int,
        actions: Ints,
        wonders: Ints,
        reserve: Ints,
        cards: Ints,
        units: Ints,
        huts: int,
        villages: int,
        hand: Ints,
        forces: Ints,
        facedown_finds: Ints,
    ) -> None:
        self.civilization: Final = civilization
        self.government: Final = government
        self.techs: Final = techs
        self.trade: Final = trade
        self.culture: Final = culture
        self.track: Final = track
        self.coins: Final = coins
        self.coin_tokens: Final = coin_tokens
        self.ranks: Final = ranks
        self.resources: Final = resources
        self.cities: Final = cities
        self.annexes: Final = annexes
        self.walls: Final = walls
        self.armies: Final = armies
        self.scouts: Final = scouts
        self.scout_city: Final = scout_city
        self.still_gathered: Final = still_gathered
        self.armies_left: Final = armies_left
        self.scouts_left: Final = scouts_left
        self.actions: Final = actions
        self.wonders: Final = wonders
        self.reserve: Final = reserve
        self.cards: Final = cards
        self.units: Final = units
        self.huts: Final = huts
        self.villages: Final = villages
        self.hand: Final = hand
        self.forces: Final = forces
        self.facedown_finds: Final = facedown_finds


class TableView(Record):
    """The table as seen by one seat.

    `phase` is the step of the turn, `NONE` during setup. `places` are (x, y, tile, rotation)
    with `NONE` for a facedown tile, `squares` the revealed ones as (square, x, y, terrain,
    resource, culture, coins), all counted in squares from the upper left. `markers` are (square,
    row), `tokens` (square, kind) and `lands` (square, seat, slot). Piles are told by how many
    cards can still be drawn, culture events and units with those that lie faceup below. `grounds`
    are trade and production of each terrain, `most` how far trade, the track and coins go. `barren`
    are squares without the production of their terrain.
    """

    SPEC: ClassVar[str] = (
        "turn: int, phase: int, first: int, locked: tuple[int, ...], "
        "places: tuple[tuple[int, int, int, int], ...], "
        "squares: tuple[tuple[int, int, int, int, int, int, int], ...], "
        "markers: tuple[tuple[int, int], ...], tokens: tuple[tuple[int, int], ...], "
        "lands: tuple[tuple[int, int, int], ...], offer: tuple[int, ...], "
        "wonder_squares: tuple[tuple[int, int], ...], obsolete: tuple[int, ...], "
        "market: tuple[int, ...], supply: tuple[int, ...], wonder_decks: tuple[int, ...], "
        "event_decks: tuple[int, ...], unit_decks: tuple[int, ...], "
        "event_discards: tuple[tuple[int, ...], ...], unit_discards: tuple[tuple[int, ...], ...], "
        "people: int, huts: int, villages: int, seats: tuple[SeatView, ...], "
        "battle: BattleView | None, deal: DealView | None, "
        "grounds: tuple[tuple[int, int], ...], most: tuple[int, ...], "
        "barren: tuple[int, ...]"
    )

    def __init__(
        self,
        turn: int,
        phase: int,
        first: int,
        locked: tuple[int, ...],
        places: tuple[tuple[int, int, int, int], ...],
        squares: tuple[tuple[int, int, int, int, int, int, int], ...],
        markers: Pairs,
        tokens: Pairs,
        lands: tuple[tuple[int, int, int], ...],
        offer: Ints,
        wonder_squares: Pairs,
        obsolete: Ints,
        market: Ints,
        supply: Ints,
        wonder_decks: Ints,
        event_decks: Ints,
        unit_decks: Ints,
        event_discards: tuple[Ints, ...],
        unit_discards: tuple[Ints, ...],
        people: int,
        huts: int,
        villages: int,
        seats: tuple[SeatView, ...],
        battle: BattleView | None,
        deal: DealView | None,
        grounds: Pairs,
        most: Ints,
        barren: Ints,
    ) -> None:
        self.turn: Final = turn
        self.phase: Final = phase
        self.first: Final = first
        self.locked: Final = locked
        self.places: Final = places
        self.squares: Final = squares
        self.markers: Final = markers
        self.tokens: Final = tokens
        self.lands: Final = lands
        self.offer: Final = offer
        self.wonder_squares: Final = wonder_squares
        self.obsolete: Final = obsolete
        self.market: Final = market
        self.supply: Final = supply
        self.wonder_decks: Final = wonder_decks
        self.event_decks: Final = event_decks
        self.unit_decks: Final = unit_decks
        self.event_discards: Final = event_discards
        self.unit_discards: Final = unit_discards
        self.people: Final = people
        self.huts: Final = huts
        self.villages: Final = villages
        self.seats: Final = seats
        self.battle: Final = battle
        self.deal: Final = deal
        self.grounds: Final = grounds
        self.most: Final = most
        self.barren: Final = barren


# Seats


def cards_by_era(g: Table, seat: int) -> Ints:
    """How many culture events of each era a seat holds (cb.event.secret_hand)."""
    counts = tuple([0 for _ in ERAS])
    for card in g.hand[seat]:
        era = back_of(g, card) - FIRST_BACK
        counts = put(counts, era, counts[era] + 1)
    return counts


def units_by_type(g: Table, seat: int) -> Ints:
    """How many units of each type a seat has: which deck each was drawn from was seen."""
    counts = tuple([0 for _ in UNIT_TYPES])
    for unit in g.forces[seat]:
        unit_type = unit_row(g, unit).unit_type
        counts = put(counts, unit_type, counts[unit_type] + 1)
    return counts


def own_wonders(g: Table, seat: int) -> Ints:
    """The wonders a seat has, whether or not they act."""
    return tuple([FIRST_WONDER + at for at, owner in enumerate(g.owners) if owner == seat])


def view_seat(g: Table, owner: int, viewer: int) -> SeatView:
    """Build one seat's part."""
    own = owner == viewer
    huts = len([row for row in g.facedown_finds[owner] if back_of(g, row) == UNSEEN_HUT])
    walls = tuple([slot for slot in range(CITY_SLOTS) if (g.walls[owner] >> slot) & 1])
    left = tuple(still_gathered(g, owner))
    techs = tuple([tech for tech in g.rules.families["tech"] if (g.known[owner] >> tech) & 1])
    return SeatView(
        g.civilization[owner], g.government[owner], techs, g.trade[owner], g.culture[owner],
        g.track[owner], coins(g, owner), g.coin_tokens[owner], g.ranks[owner],
        g.resources[owner], g.cities[owner], g.annexes[owner], walls, g.armies[owner],
        g.scouts[owner], g.scout_city[owner], left, armies_left(g, owner), scouts_left(g, owner),
        g.actions[owner],
        own_wonders(g, owner), g.reserve[owner], cards_by_era(g, owner), units_by_type(g, owner),
        huts, len(g.facedown_finds[owner]) - huts, g.hand[owner] if own else (),
        g.forces[owner] if own else (), g.facedown_finds[owner] if own else (),
    )  # fmt: skip


# The table


def view_places(g: Table) -> tuple[tuple[int, int, int, int], ...]:
    """Where tiles lie, revealed or not."""
    corners = g.layout.corners
    return tuple([(x, y, g.tiles[at], g.turned[at]) for at, (x, y) in enumerate(corners)])


def view_squares(g: Table) -> tuple[tuple[int, int, int, int, int, int, int], ...]:
    """What is printed on every revealed square."""
    found: list[tuple[int, int, int, int, int, int, int]] = []
    cells = g.layout.cells
    for square, here in enumerate(g.ground):
        if here != FOG:
            x, y = cells[square]
            found.append(
                (square, x, y, ground.terrain(here), ground.resource(here),
                 ground.culture(here), ground.coins(here))
            )  # fmt: skip
    return tuple(found)


def view_lands(g: Table) -> tuple[tuple[int, int, int], ...]:
    """Which squares belong to which city."""
    return tuple([(at, land // 4, land % 4) for at, land in enumerate(g.lands) if land != NONE])


def sizes(bags: tuple[Bag, ...]) -> Ints:
    """How many cards can be drawn before anything is shuffled."""
    return tuple([bag.size() for bag in bags])


def discards(bags: tuple[Bag, ...]) -> tuple[Ints, ...]:
    """The cards that lie faceup below, in no order that matters."""
    return tuple([tuple(sorted(bag.discard)) for bag in bags])


def pile(g: Table, bag: Bag, token: int) -> int:
    """How many markers lie in a pile: those that are facedown on the map are drawn later."""
    return bag.size() - g.tokens.count(token)


def view_table(s: State, seat: int) -> Record:
    """Build what a seat may know; a seat below 0 sees what everybody does."""
    g = table(s)
    wonders = [(FIRST_WONDER + at, square) for at, square in enumerate(g.wonder_squares)]
    return TableView(
        g.turn, phase_of(g), g.first, g.locked, view_places(g), view_squares(g),
        tuple([(at, row) for at, row in enumerate(g.markers) if row != NONE]),
        tuple([(at, token) for at, token in enumerate(g.tokens) if token != NO_TOKEN]),
        view_lands(g), g.offer, tuple([pair for pair in wonders if pair[1] != NONE]),
        tuple([row for row in g.rules.families["wonder"] if (g.obsolete >> row) & 1]),
        g.market, g.supply, g.wonders_left, sizes(g.event_bags), sizes(g.unit_bags),
        discards(g.event_bags), discards(g.unit_bags), g.people_bag.size(),
        pile(g, g.hut_bag, HUT), pile(g, g.village_bag, VILLAGE),
        tuple([view_seat(g, owner, seat) for owner in range(g.seats)]), view_battle(g, seat),
        view_deal(g, seat), tuple(zip(ground.TRADE, ground.PRODUCTION, strict=True)),
        (MOST_TRADE, LAST_SPACE, COINS_TO_WIN),
        tuple([at for at, here in enumerate(g.ground) if here != FOG and ground.is_barren(here)]),
    )  # fmt: skip


def install_view(b: Build) -> None:
    """What seats may know, and how the rest is dealt again for a player that imagines it."""
    b.records((TableView, SeatView, BattleView, DealView))
    b.view(view_table)
    b.redeal(redeal_secrets)

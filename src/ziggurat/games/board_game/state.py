"""The Board Game's table: all facts of a game in progress.

Owns them. What seats and squares have lies in rows with a place for each seat or square; they
are replaced on write, so that a clone shares them. It never asks, decides or moves a piece.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, cast

from ziggurat.games.board_game.printed import printed_in
from ziggurat.kernel.content import Attached
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.order import clockwise
from ziggurat.lib.vec import Layer, Rows

Bags: TypeAlias = tuple[Bag, ...]

# Where `gathered_code` begins: behind all rows and second uses of them.
GATHERED: Final = 10_000


class Table(State):
    """What lies on the table.

    The map, by place: `tiles` are rows of tiles or `NONE` while facedown, `turned` their
    rotation. By square: `ground` is what is printed there (`board/ground.py`), `FOG` while
    facedown; `markers` the row of the building, wonder or great person, or `NONE`; `tokens`
    a facedown hut or village; `lands` the city whose outskirts it is (`city_id`), or `NONE`.
    `locked` are squares that no figure may leave this turn, ascending.

    By seat: `cities` are the squares of its city markers, capital first, `NONE` if not built,
    `annexes` their second squares, or nothing while no city of the seat has one, `walls` a mask
    of those that are walled. `armies` and `scouts` are squares, ascending;
    `scout_city` is the city slot that receives each scout's square, `NONE` if it gathers nothing.
    `moved_figures` are those that may not move any more this turn (`figure_code`).
    `free_governments` is a mask of those that may be adopted without anarchy, `known` of techs,
    `in_play` of all rows that act for the seat. `coin_tokens` are the rows they lie on, one for
    each token. `resources` are tokens of the market, `facedown_finds` huts and villages;
    `reserve` great people that wait; `forces` all units, of which `battle` are in a battle hand
    (its last row is the barbarians'); `hand` culture events. `used` are abilities spent this
    turn, great people replaced in it and squares whose scout has gone but that stay with its city
    (`gathered_code`), `actions` city actions left and `bonus` extra production by city slot.
    `claims` are victories that wait to be settled, 0 for none (`victory.py`).

    The market: `offer` are wonders faceup, `owners` and `wonder_squares` are by wonder,
    `obsolete` is a mask of wonders, `market` resources, `supply` building markers by group.
    `wonders_left` are the cards of the wonder deck by era; `wonder_bags` hold with them those that
    were left in the box unseen.
    """

    SPEC: ClassVar[str] = (
        "turn: int, first: int, tiles: tuple[int, ...], turned: tuple[int, ...], "
        "ground: tuple[int, ...], markers: tuple[int, ...], tokens: tuple[int, ...], "
        "lands: tuple[int, ...], locked: tuple[int, ...], cities: tuple[tuple[int, ...], ...], "
        "annexes: tuple[tuple[int, ...], ...], walls: tuple[int, ...], "
        "armies: tuple[tuple[int, ...], ...], "
        "scouts: tuple[tuple[int, ...], ...], scout_city: tuple[tuple[int, ...], ...], "
        "moved_figures: tuple[tuple[int, ...], ...], civilization: tuple[int, ...], "
        "government: tuple[int, ...], free_governments: tuple[int, ...], known: tuple[int, ...], "
        "in_play: tuple[int, ...], trade: tuple[int, ...], culture: tuple[int, ...], "
        "track: tuple[int, ...], coin_tokens: tuple[tuple[int, ...], ...], "
        "ranks: tuple[tuple[int, ...], ...], resources: tuple[tuple[int, ...], ...], "
        "facedown_finds: tuple[tuple[int, ...], ...], reserve: tuple[tuple[int, ...], ...], "
        "forces: tuple[tuple[int, ...], ...], battle: tuple[tuple[int, ...], ...], "
        "hand: tuple[tuple[int, ...], ...], used: tuple[tuple[int, ...], ...], "
        "actions: tuple[tuple[int, ...], ...], bonus: tuple[tuple[int, ...], ...], "
        "claims: tuple[int, ...], offer: tuple[int, ...], owners: tuple[int, ...], "
        "wonder_squares: tuple[int, ...], obsolete: int, market: tuple[int, ...], "
        "supply: tuple[int, ...], wonders_left: tuple[int, ...], wonder_bags: tuple[Bag, ...], "
        "event_bags: tuple[Bag, ...], "
        "unit_bags: tuple[Bag, ...], tile_bag: Bag, hut_bag: Bag, village_bag: Bag, "
        "people_bag: Bag"
    )

    def __init__(
        self,
        rules: Rules,
        seats: int,
        turn: int,
        first: int,
        tiles: Layer,
        turned: Layer,
        ground: Layer,
        markers: Layer,
        tokens: Layer,
        lands: Layer,
        locked: Layer,
        cities: Rows,
        annexes: Rows,
        walls: Layer,
        armies: Rows,
        scouts: Rows,
        scout_city: Rows,
        moved_figures: Rows,
        civilization: Layer,
        government: Layer,
        free_governments: Layer,
        known: Layer,
        in_play: Layer,
        trade: Layer,
        culture: Layer,
        track: Layer,
        coin_tokens: Rows,
        ranks: Rows,
        resources: Rows,
        facedown_finds: Rows,
        reserve: Rows,
        forces: Rows,
        battle: Rows,
        hand: Rows,
        used: Rows,
        actions: Rows,
        bonus: Rows,
        claims: Layer,
        offer: Layer,
        owners: Layer,
        wonder_squares: Layer,
        obsolete: int,
        market: Layer,
        supply: Layer,
        wonders_left: Layer,
        wonder_bags: Bags,
        event_bags: Bags,
        unit_bags: Bags,
        tile_bag: Bag,
        hut_bag: Bag,
        village_bag: Bag,
        people_bag: Bag,
    ) -> None:
        super().__init__(rules, seats)
        # What is the same in all games with these rules and this number of seats.
        self.printed: Final = printed_in(rules)
        self.layout: Final = self.printed.layouts[seats]
        # The turn and the map.
        self.turn = turn
        self.first = first
        self.tiles = tiles
        self.turned = turned
        self.ground = ground
        self.markers = markers
        self.tokens = tokens
        self.lands = lands
        self.locked = locked
        # Pieces by seat.
        self.cities = cities
        self.annexes = annexes
        self.walls = walls
        self.armies = armies
        self.scouts = scouts
        self.scout_city = scout_city
        self.moved_figures = moved_figures
        # What a seat is, knows and has.
        self.civilization = civilization
        self.government = government
        self.free_governments = free_governments
        self.known = known
        self.in_play = in_play
        self.trade = trade
        self.culture = culture
        self.track = track
        self.coin_tokens = coin_tokens
        self.ranks = ranks
        self.resources = resources
        self.facedown_finds = facedown_finds
        self.reserve = reserve
        self.forces = forces
        self.battle = battle
        self.hand = hand
        # What a seat has done this turn.
        self.used = used
        self.actions = actions
        self.bonus = bonus
        self.claims = claims
        # The market and the piles.
        self.offer = offer
        self.owners = owners
        self.wonder_squares = wonder_squares
        self.obsolete = obsolete
        self.market = market
        self.supply = supply
        self.wonders_left = wonders_left
        self.wonder_bags = wonder_bags
        self.event_bags = event_bags
        self.unit_bags = unit_bags
        self.tile_bag = tile_bag
        self.hut_bag = hut_bag
        self.village_bag = village_bag
        self.people_bag = people_bag

    def holds(self, seat: int, card: int) -> bool:
        return (self.in_play[seat] >> card) & 1 == 1

    def acting(self, seat: int, moment: str) -> tuple[Attached, ...]:
        return self.printed.acting[moment].among(self.in_play[seat])

    def clone(self) -> Table:
        other = Table(
            self.rules,
            self.seats,
            turn=self.turn,
            first=self.first,
            tiles=self.tiles,
            turned=self.turned,
            ground=self.ground,
            markers=self.markers,
            tokens=self.tokens,
            lands=self.lands,
            locked=self.locked,
            cities=self.cities,
            annexes=self.annexes,
            walls=self.walls,
            armies=self.armies,
            scouts=self.scouts,
            scout_city=self.scout_city,
            moved_figures=self.moved_figures,
            civilization=self.civilization,
            government=self.government,
            free_governments=self.free_governments,
            known=self.known,
            in_play=self.in_play,
            trade=self.trade,
            culture=self.culture,
            track=self.track,
            coin_tokens=self.coin_tokens,
            ranks=self.ranks,
            resources=self.resources,
            facedown_finds=self.facedown_finds,
            reserve=self.reserve,
            forces=self.forces,
            battle=self.battle,
            hand=self.hand,
            used=self.used,
            actions=self.actions,
            bonus=self.bonus,
            claims=self.claims,
            offer=self.offer,
            owners=self.owners,
            wonder_squares=self.wonder_squares,
            obsolete=self.obsolete,
            market=self.market,
            supply=self.supply,
            wonders_left=self.wonders_left,
            wonder_bags=self.wonder_bags,
            event_bags=self.event_bags,
            unit_bags=self.unit_bags,
            tile_bag=self.tile_bag,
            hut_bag=self.hut_bag,
            village_bag=self.village_bag,
            people_bag=self.people_bag,
        )
        self.copy_to(other)
        return other


def table(s: State) -> Table:
    """Narrow a state to this game's table."""
    return cast(Table, s)


def seat_order(g: Table) -> tuple[int, ...]:
    """All seats clockwise from the first player (cb.turn.player_order)."""
    return clockwise(tuple(range(g.seats)), g.first)


def city_id(seat: int, slot: int) -> int:
    """The number of a city marker among those of all seats."""
    return seat * 4 + slot


def gathered_code(square: int, slot: int) -> int:
    """A square and the city slot that gets it, as `used` keeps them behind everything else."""
    return GATHERED + square * 4 + slot


def still_gathered(g: Table, seat: int) -> list[tuple[int, int]]:
    """Squares that stay with a city this turn though their scout has gone, and its slot."""
    codes = [code - GATHERED for code in g.used[seat] if code >= GATHERED]
    return [(code // 4, code % 4) for code in codes]


def figure_code(square: int, figure: int) -> int:
    """A kind of figure on a square, as `moved_figures` keeps it."""
    return square * 2 + figure

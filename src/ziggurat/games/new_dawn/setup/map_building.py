"""Building the map: the fixed map of a first game, or advanced map building.

Owns the steps of both: dealing tiles, laying the core, finding out who places first, and
finishing the map. How a seat places a tile is in `tile_placement.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.build.kind import Kind, labelled
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT, MapDraft
from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.board.grid import REACH, ROTATIONS, cell_at
from ziggurat.games.new_dawn.board.layouts import FIRST_GAME_CAPITALS, first_game_tiles
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.setup.tile_placement import LayTile, PlaceTile, TurnTile, put_capital
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import DRAW, FIRST_SEAT, ROLL
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

DIE: Final = faces(ROLL, 6)


def _unused(draft: MapDraft, tiles: tuple[int, ...]) -> list[int]:
    """Those of the tiles that are neither on the table nor in a hand."""
    used = [placed[0] for placed in draft.placed]
    for hand in draft.hands:
        used.extend(hand)
    return [tile for tile in tiles if tile not in used]


class DealTiles(Frame):
    """Deal one random tile to each seat of an order: capital tiles, or what is left.

    The tiles lie open for everybody to see.
    Rules: nd.map.capital_tiles, nd.map.deal_two, nd.map.hidden_hand
    """

    SPEC: ClassVar[str] = "capital: bool, order: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.map.capital_tiles", "nd.map.deal_two", "nd.map.hidden_hand",
    )  # fmt: skip

    def __init__(self, capital: bool, order: tuple[int, ...]) -> None:
        self.capital: Final = capital
        self.order: Final = order

    def question(self, s: State) -> Question:
        tiles = printed(s.rules).tiles
        left = _unused(table(s).draft, tiles.capitals if self.capital else tiles.others)
        topic = "capital_tile" if self.capital else "deal_tile"
        return chance(topic, tuple([(DRAW, tile) for tile in left]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if len(self.order) > 1:
            g.swap(DealTiles(self.capital, self.order[1:]))
        else:
            g.pop()
        owner = self.order[0]
        hands = list(g.draft.hands)
        hands[owner] = tuple(sorted([*hands[owner], choice[1]]))
        g.draft = g.draft.with_hands(tuple(hands))
        g.note("capital_tile" if self.capital else "tile_dealt", owner, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.order[0],)


class RollCoreSide(Frame):
    """Roll for the side of the core: 1 to 3 is side A.  Rules: nd.map.core_side_roll"""

    CITES: ClassVar[tuple[str, ...]] = ("nd.map.core_side_roll",)

    def question(self, s: State) -> Question:
        return chance("core_side", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        side = A if choice[1] <= 3 else B
        s.swap(DrawCore(side))
        s.note("core_side", NATURE, (choice[1], side))


class DrawCore(Frame):
    """Draw the core tiles one after another and lay them in the order of the layout.

    Taking two tiles of either kind and shuffling them is the same as drawing with these
    weights: the kinds in proportion to how many of each are still to come, the tiles of a
    kind all alike.
    Rules: nd.map.core_selection, nd.map.core_order, nd.map.core_layout_data
    """

    SPEC: ClassVar[str] = "side: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.map.core_selection", "nd.map.core_order", "nd.map.core_layout_data",
        "nd.map.core_marker",
    )  # fmt: skip

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def question(self, s: State) -> Question:
        draft = table(s).draft
        tiles = printed(s.rules).tiles
        naturals = _unused(draft, tiles.naturals)
        city_states = _unused(draft, tiles.city_states)
        limits = s.rules.limits
        to_come = limits["core_naturals"] - len(tiles.naturals) + len(naturals)
        weight_natural = to_come * len(city_states)
        weight_city_state = (limits["core_tiles"] - draft.core - to_come) * len(naturals)
        options: list[Choice] = []
        weights: list[int] = []
        for tile in sorted(naturals + city_states):
            weight = weight_natural if tile in naturals else weight_city_state
            if weight:
                options.append((DRAW, tile))
                weights.append(weight)
        return chance("core_tile", tuple(options), tuple(weights))

    def spot(self, g: Table) -> tuple[int, int, int]:
        """Where the next tile lies: rotation, q and r."""
        return printed(g.rules).cores[self.side][g.draft.core]

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        rotation, q, r = self.spot(g)
        g.draft = g.draft.with_core((choice[1], self.side, rotation, q, r))
        g.note("core_tile", NATURE, (choice[1],))
        if g.draft.core == g.rules.limits["core_tiles"]:
            g.pop()


class DrawPlacer(Frame):
    """Find out at random who of those with tiles places the first.

    Rules: nd.map.turn_order, nd.map.start_player_link
    """

    CITES: ClassVar[tuple[str, ...]] = ("nd.map.turn_order", "nd.map.start_player_link")

    def question(self, s: State) -> Question:
        hands = table(s).draft.hands
        return chance(
            "first_placer", tuple([(FIRST_SEAT, at) for at in range(s.seats) if hands[at]])
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.draft = g.draft.with_first(choice[1])
        g.note("first_placer", choice[1])


def begin_advanced_map(s: State, seat: int) -> None:
    """Build the map by the advanced rules.  Rules: nd.setup.map_mode"""
    g = table(s)
    g.draft = EMPTY_DRAFT.with_hands(tuple([() for _ in range(g.seats)]))
    g.push(Flow("map", seat))


def deal_capital_tiles(s: State, seat: int) -> None:
    """Deal a capital tile to each seat; the others stay out of the game."""
    s.push(DealTiles(True, tuple(range(s.seats))))


def lay_core(s: State, seat: int) -> None:
    """Lay the core on the side that a die decides."""
    s.push(RollCoreSide())


def deal_tiles(s: State, seat: int) -> None:
    """Deal two of the remaining tiles to each seat."""
    each = s.rules.limits["tiles_dealt"]
    s.push(DealTiles(False, tuple([at // each for at in range(each * s.seats)])))


def draw_placer(s: State, seat: int) -> None:
    """Find out who places first."""
    s.push(DrawPlacer())


def place_tiles(s: State, seat: int) -> None:
    """Place tiles in turn until no hand holds any."""
    s.push(PlaceTile(table(s).draft.first))


def finish_map(s: State, seat: int) -> None:
    """The draft becomes the map; nothing marks the core any more.

    Rules: nd.map.marker_removed
    """
    g = table(s)
    g.board = laid(g.rules, g.draft.placed, g.draft.water)
    g.draft = EMPTY_DRAFT


def build_first_game_map(s: State, seat: int) -> None:
    """Lay out the fixed map.  The capital icons clockwise round it go to the seats in order,
    as if everybody sat nearest to one.

    Rules: nd.setup.map_mode, nd.firstgame.map, nd.firstgame.capitals, nd.firstgame.layout
    """
    g = table(s)
    g.board = laid(g.rules, first_game_tiles(g.seats), ())
    on_map = [placed[0] for placed in g.board.placed]
    capitals = [tile for tile in FIRST_GAME_CAPITALS if tile in on_map]
    for owner, tile in enumerate(capitals):
        put_capital(g, owner, tile)


# The flow "map".
MAP_STEPS: Final = (
    Step("capital_tiles", deal_capital_tiles),
    Step("core", lay_core),
    Step("tiles", deal_tiles),
    Step("placer", draw_placer),
    Step("placement", place_tiles),
    Step("finish", finish_map),
)


def _cell_labels() -> dict[int, str]:
    """The cells a tile may be laid on, named by their coordinates."""
    span = range(-REACH, REACH + 1)
    return {cell_at(q, r): f"q{q}r{r}" for r in span for q in span}


MAP_KINDS: Final = (
    Kind("cell", 0, -1, _cell_labels()),
    labelled("side", ["a", "b"]),
    labelled("rotation", [str(steps) for steps in range(ROTATIONS)]),
)
MAP_RECORDS: Final = (
    MapDraft, DealTiles, RollCoreSide, DrawCore, DrawPlacer, PlaceTile, TurnTile, LayTile,
)  # fmt: skip

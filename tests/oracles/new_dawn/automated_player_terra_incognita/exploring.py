"""Exploring and the tiles of setup, read from the ledger (ap.ti.explore.*, ap.ti.capital.*)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import FAR, View, best
from tests.oracles.new_dawn.automated_player.travelling import Trip, on_the_way, sends_of
from tests.oracles.new_dawn.automated_player.watching import Reading, Said, said
from tests.oracles.new_dawn.world import Cell, Spaces, laid
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import SetExplored
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.science import SetBetter
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.ids import SIDE_NAMES, TERRAINS
from ziggurat.games.new_dawn.rows import TileSide
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.question import Question

TILE_SPACES: Final = 10
TOUCHED: Final = 4
NEARBY: Final = 3
JOINED: Final = ("forest", "desert", "mountain")
ROUGH: Final = ("mountain", "natural_wonder")
DRAWS_ON: Final = {"commercial_hub": ("desert",), "industrial_zone": ("forest",), "campus": ROUGH}
Setting = tuple[int, int, int, int]
# A tile, its side, turns and cell.
Laid = tuple[int, int, int, int, int]


def around(cell: Cell) -> set[Cell]:
    q, r = cell
    return {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}


class Sketch:
    """A map of cells: terrain of tiles, water and icons."""

    def __init__(self, v: View, placed: Iterable[tuple[int, ...]], water: Iterable[Cell]) -> None:
        self.v: Final = v
        self.terrain: Final[dict[Cell, str]] = {cell: "water" for cell in water}
        # Cells of tiles; forts are none.
        self.tiled: Final[set[Cell]] = set()
        self.forts: Final[set[Cell]] = set()
        self.sights: Final[set[Cell]] = set()
        self.resources: Final[set[Cell]] = set()
        self.barbarians: Final[set[Cell]] = set()
        for tile, side, rotation, q, r in placed:
            self.add(tile, side, rotation, q, r)

    def add(self, tile: int, side: int, rotation: int, q: int, r: int) -> None:
        row = printed_side(self.v, tile, side)
        cells = laid(side, rotation, q, r)
        for at, cell in enumerate(cells):
            self.terrain[cell] = TERRAINS[row.terrain[at]]
        if side == SINGLE:
            self.forts.add(cells[0])
            return
        self.tiled.update(cells)
        for icon, there in (
            (row.city_state, self.sights), (row.natural, self.sights),
            (row.barbarian, self.barbarians),
        ):  # fmt: skip
            if icon is not None:
                there.add(cells[icon.at])
        self.resources.update([cells[icon.at] for icon in row.resources])

    def steps(self, start: Cell, wet: bool) -> dict[Cell, int]:
        """Steps from a cell, over water or not."""
        found = {start: 0}
        border = {start}
        count = 0
        while border:
            count += 1
            near = {cell for at in border for cell in around(at) if cell in self.terrain}
            border = {at for at in near - set(found) if wet or self.terrain[at] != "water"}
            found.update(dict.fromkeys(border, count))
        return found

    def nearest(self, start: Cell, goals: set[Cell], wet: bool = True) -> int:
        steps = self.steps(start, wet)
        return min([steps.get(goal, FAR) for goal in goals], default=FAR)

    def contacts(self, terrains: list[tuple[Cell, str]]) -> int:
        """ap.ti.capital.contacts, ap.ti.capital.contacts_excluded"""
        return len(
            [
                cell
                for cell, kind in terrains
                if kind in JOINED
                and any(self.terrain[at] == kind for at in around(cell) & self.tiled)
            ]
        )


def printed_side(v: View, tile: int, side: int) -> TileSide:
    row = v.g.rules.rows[v.g.rules.kinds["tile"].parse(f"{tile}{SIDE_NAMES[side]}")]
    assert isinstance(row, TileSide)
    return row


def terrains_of(
    v: View, tile: int, side: int, rotation: int, q: int, r: int
) -> list[tuple[Cell, str]]:
    row = printed_side(v, tile, side)
    return [(cell, TERRAINS[row.terrain[at]]) for at, cell in enumerate(laid(side, rotation, q, r))]


# From where


@lru_cache(maxsize=512)
def fitting(taken: frozenset[Cell], cell: Cell) -> frozenset[Setting]:
    """Every face, rotation and position in which a tile fits beside a cell (side, turns, q, r)."""
    found: set[Setting] = set()
    for free in around(cell) - taken:
        for side in (0, 1):
            for turns in range(6):
                for dq, dr in laid(side, turns, 0, 0):
                    q, r = free[0] - dq, free[1] - dr
                    cells = set(laid(side, turns, q, r))
                    touched = {at for here in cells for at in around(here)} & taken
                    if not cells & taken and len(touched) >= TOUCHED:
                        found.add((side, turns, q, r))
    return frozenset(found)


def settings(v: View, space: int) -> frozenset[Setting]:
    return fitting(frozenset(v.w.at), v.w.cells[space])


def frontier(v: View) -> Spaces:
    """Spaces of its capital tile from which a tile could be laid (ap.ti.explore.where)."""
    u = unknown(v.g)
    if not (u.unseen or u.top or u.bottom):
        return set()
    base = v.me.capital // TILE_SPACES * TILE_SPACES
    return {at for at in range(base, base + TILE_SPACES) if v.w.is_edge(at) and settings(v, at)}


def best_to_explore(v: View, ways: dict[int, int]) -> Spaces:
    """ap.ti.explore.space_order"""
    rivals = v.rivals()
    return best(
        set(ways), lambda at: -ways[at], v.terrain, lambda at: v.distance(at, rivals)
    )  # fmt: skip


# Caravans


def caravan_ways(v: View, trip: Trip, caravan: int) -> dict[int, int]:
    """From where a caravan explores unless it has a partner (ap.ti.explore.when_caravan)."""
    lengths = trip.lengths(caravan)
    steps = trip.frame.distance + v.tokens(trip.frame.place)
    fresh, cities, others = trip.classes()
    for goal in (fresh | cities) - trip.closed - trip.visited:
        if lengths.get(goal, FAR) <= steps:
            return {}
    lengths.update(dict.fromkeys(trip.starts(caravan), 0))
    goals = fresh | cities | others
    return {at: lengths[at] for at in frontier(v) - goals if at in lengths}


def sends_caravan(v: View, question: Question) -> set[Said]:
    """ap.ti.figures.closest_first"""
    trip = Trip(v)
    lengths: dict[int, int] = {}
    for at in trip.firsts():
        ways = caravan_ways(v, trip, at)
        lengths[at] = min(ways.values()) if ways else trip.best(at)[1]
    return sends_of(lengths)


def explores(v: View, question: Question) -> set[Said] | None:
    """The space for a caravan; those of armies are read with them."""
    if v.g.rules.verbs[question.options[0][0]].kinds[0] != "caravan":
        return None
    caravan = question.options[0][1]
    return {(caravan, at) for at in best_to_explore(v, caravan_ways(v, Trip(v), caravan))}


def stops(v: View, question: Question) -> set[Said]:
    """Bound for a destination or a space to explore from, with all its steps or those left."""
    trip = Trip(v)
    caravan = question.options[0][1]
    spaces = {option[2] for option in question.options}
    far = trip.frame.distance
    for goal in (trip.closed - trip.visited) | frontier(v):
        for steps in range(far + 1):
            if on_the_way(trip, caravan, goal, steps) == spaces:
                return {said(option) for option in question.options}
    return set()


# Tiles


def best_tiles(v: View, options: set[Laid]) -> set[Laid]:
    """ap.ti.explore.tile_order, ap.ti.explore.measures; options are tile, side, turns, q, r"""
    w = v.frontier()
    home = w.cells[v.me.capital]
    here = Sketch(v, v.g.board.placed, v.g.board.water)
    own = {w.cells[at]: kind for kind, at in w.districts[v.seat].items()}

    def better(option: Laid) -> int:
        return len(
            [
                cell
                for cell, kind in terrains_of(v, *option)
                if any(kind in DRAWS_ON.get(own.get(at, ""), ()) for at in around(cell))
            ]
        )

    def grown(option: Laid) -> tuple[Sketch, Sketch]:
        after = Sketch(v, [*v.g.board.placed, option], v.g.board.water)
        return after, Sketch(v, [option], [])

    def sights(option: Laid) -> int:
        after, alone = grown(option)
        return -after.nearest(home, alone.sights)

    def barbarians(option: Laid) -> int:
        after, alone = grown(option)
        return after.nearest(home, alone.barbarians)

    left = best(options, better, lambda option: here.contacts(terrains_of(v, *option)))
    return best(left, sights, barbarians)


def lays_tile(v: View, question: Question) -> set[Said]:
    """All legal combinations are weighed (ap.ti.explore.options)."""
    frame = v.g.stack[-1]
    assert isinstance(frame, SetExplored)
    legal = {(frame.tile, *setting) for setting in settings(v, frame.space)}
    left = best_tiles(v, legal)
    words = {said(option): (*option[2:4], *coordinates(option[1])) for option in question.options}
    assert set(words.values()) == {option[1:] for option in legal}
    return {word for word, setting in words.items() if (frame.tile, *setting) in left}


def lays_better(v: View, question: Question) -> set[Said]:
    """ap.ti.unique.science"""
    frame = v.g.stack[-1]
    assert isinstance(frame, SetBetter)
    base = v.me.capital // TILE_SPACES * TILE_SPACES
    rim = [at for at in range(base, base + TILE_SPACES) if v.w.is_edge(at)]
    ways = {setting for at in rim for setting in settings(v, at)}
    legal = {(tile, *setting) for setting in ways for tile in frame.tiles}
    left = best_tiles(v, legal)
    words = {
        said(option): (option[4], *option[2:4], *coordinates(option[1]))
        for option in question.options
    }
    assert set(words.values()) == legal
    return {word for word, setting in words.items() if setting in left}


# Setup


def lays_capital(v: View, question: Question) -> set[Said]:
    """ap.ti.capital.order, ap.ti.capital.measures"""
    draft, tile = v.g.draft, question.facts[0]
    before = Sketch(v, draft.placed, draft.water)

    def sketch(option: tuple[int, ...]) -> tuple[Sketch, Cell]:
        q, r = coordinates(option[0])
        return Sketch(v, [*draft.placed, (tile, option[1], option[2], q, r)], draft.water), (q, r)

    def near(option: tuple[int, ...], what: str) -> int:
        after, home = sketch(option)
        steps = after.steps(home, False)
        there: set[Cell] = getattr(after, what)
        return len([at for at in there if steps.get(at, FAR) <= NEARBY])

    def fort(option: tuple[int, ...]) -> int:
        after, home = sketch(option)
        return -after.nearest(home, after.forts, False)

    def barbarian(option: tuple[int, ...]) -> int:
        after, home = sketch(option)
        return after.nearest(home, after.barbarians)

    def contacts(option: tuple[int, ...]) -> int:
        q, r = coordinates(option[0])
        return before.contacts(terrains_of(v, tile, option[1], option[2], q, r))

    return best(
        {said(option) for option in question.options},
        lambda option: near(option, "sights"),
        lambda option: near(option, "resources"),
        fort, barbarian, contacts,
    )  # fmt: skip


def lays_fort(v: View, question: Question) -> set[Said]:
    """ap.ti.map.several_humans"""
    draft = v.g.draft

    def apart(option: Said) -> int:
        q, r = coordinates(option[0])
        before = Sketch(v, draft.placed, draft.water)
        after = Sketch(v, [*draft.placed, (FIRST_FORT + v.seat, SINGLE, 0, q, r)], draft.water)
        return after.nearest((q, r), before.forts)

    return best({said(option) for option in question.options}, apart)


READINGS: Final[dict[str, Reading]] = {
    "ap_send_caravan": sends_caravan,
    "ap_explore_space": explores,
    "ap_stop_caravan": stops,
    "ap_explored_tile": lays_tile,
    "ap_charted_tile": lays_better,
    "ap_capital_tile": lays_capital,
    "lay_fort": lays_fort,
}

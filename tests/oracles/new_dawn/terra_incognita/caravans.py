"""Ways of caravans with Terra Incognita, and where they explore, worked out from the ledger.

Rules: nd.economy.*, ti.economy.*, ti.explore.*, ti.army.water_stop
"""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.lists import asked, compared, listed
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from tests.oracles.new_dawn.world import Spaces, ones
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.ids import LOCKED
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import EXPLORE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import MOVE
from ziggurat.kernel.state import State

# Cards whose caravans cross water, and the one that drives barbarians off.
OVER_WATER: Final = {"steam_power", "capitalism", "shipbuilding", "cartography", "banking"}
DRIVES_OFF: Final = "currency_ti"
TILE_SPACES: Final = 10
# How often a caravan is numbered behind the spaces when it has come back this turn.
RETURNED: Final = 400


class Trip:
    """What one resolution of an economy card lets caravans do."""

    def __init__(self, s: State, top: MoveCaravans) -> None:
        self.w: Final = Frontier(s)
        self.top: Final = top
        self.seat: Final = top.seat
        self.player: Final = self.w.players[top.seat]
        self.card: Final = self.player.row[top.place]
        journeys = ones(table(s).realms[top.seat].journeys)
        self.visited: Final = {space for space in journeys if space in self.w.cells}
        self.back: Final = {space - RETURNED for space in journeys if space >= RETURNED}
        u = unknown(s)
        self.tiles_left: Final = bool(u.unseen or u.top or u.bottom)

    # Who moves

    def waiting(self) -> list[int]:
        """The caravans that have not moved yet (nd.economy.each_caravan)."""
        if self.top.underway >= 0:
            return [self.top.underway]
        moved = ones(self.top.moved) | self.back
        return [
            at
            for at, where in enumerate(self.player.caravans)
            if where != LOCKED and at not in moved
        ]

    def starts(self, caravan: int) -> Spaces:
        """Where a caravan sets out (nd.economy.start_from_card)."""
        where = self.player.caravans[caravan]
        if where >= 0:
            return {where}
        if self.player.leader == "rome":
            return set(self.player.cities)
        return self.w.mature(self.seat) | {self.player.capital}

    def steps(self) -> int:
        """How many spaces the next caravan may move, those to be divided included."""
        own = self.top.distance if self.top.underway < 0 else self.top.left
        return own + self.top.pool

    # What may be entered

    def is_wet_enough(self) -> bool:
        return self.card in OVER_WATER or self.player.leader == "indonesia"

    def may_enter(self, space: int) -> bool:
        """Terrain within the slot, water if it is allowed; forts are forest (ti.economy.fort)."""
        if self.w.is_water(space):
            return self.is_wet_enough()
        return self.w.difficulty(self.seat, space) <= self.top.value

    def beside(self, space: int) -> Spaces:
        """The next spaces; Indonesia's caravans find all water at the edge side by side."""
        found = set(self.w.beside(space))
        if self.player.leader == "indonesia" and self.w.is_water(space) and self.w.is_edge(space):
            found |= {at for at in self.w.cells if self.w.is_water(at) and self.w.is_edge(at)}
        return found

    def walk(self, starts: Spaces, steps: int) -> tuple[dict[int, int], Spaces]:
        """Spaces without barbarians that are reached, with their distance, and those with one."""
        found: dict[int, int] = {}
        manned: Spaces = set()
        border = set(starts)
        for count in range(1, steps + 1):
            near = {at for space in border for at in self.beside(space) if self.may_enter(at)}
            manned |= near & self.w.barbarians
            border = near - self.w.barbarians - set(found)
            found.update(dict.fromkeys(border, count))
        return found, manned

    # Lists

    def goals(self) -> Spaces:
        """Where a caravan cannot stay but trades (nd.economy.no_stop_without_trade)."""
        found = set(self.w.city_states)
        for other, rival in enumerate(self.w.players):
            if other != self.seat:
                found |= rival.cities | (rival.control & set(self.w.city_state_at))
        return found

    def ends(self, caravan: int) -> Spaces:
        """Where a caravan may end its move."""
        found, manned = self.walk(self.starts(caravan), self.steps())
        reached = set(found) | (manned if self.card == DRIVES_OFF else set())
        reached -= self.visited
        where = self.player.caravans[caravan]
        if where not in self.goals():
            reached.discard(where)
        return reached

    def explores(self, caravan: int) -> Spaces:
        """From where a caravan may explore with a space of movement left (ti.explore.*).

        Where it may not end its move, it does not stop to explore either.
        """
        if not self.tiles_left or caravan in ones(self.top.moved) or self.steps() < 1:
            return set()
        starts = self.starts(caravan)
        reached = starts | set(self.walk(starts, self.steps() - 1)[0])
        capitals = {player.capital // TILE_SPACES for player in self.w.players}
        return {
            space
            for space in reached - self.visited
            if self.w.is_edge(space) and space // TILE_SPACES in capitals
        }


def caravans(s: State) -> list[str]:
    """Which caravans may be moved, where to, and from where they may explore."""
    top = s.stack[-1]
    if not isinstance(top, MoveCaravans) or asked(s) is None:
        return []
    trip = Trip(s, top)
    moves, explorations = listed(s, MOVE), listed(s, EXPLORE)
    told: list[str] = []
    # Of caravans in one place the first is offered.
    first = {trip.player.caravans[at]: at for at in reversed(trip.waiting())}
    offered = {args[0] for args in moves | explorations}
    if not offered <= set(first.values()):
        told.append(f"caravans {sorted(offered)} of seat {top.seat} move, not {first}")
    for caravan in first.values():
        found = {args[1] for args in moves if args[0] == caravan}
        told += compared(f"ways of caravan {caravan}", trip.ends(caravan), found, top.seat)
        found = {args[1] for args in explorations if args[0] == caravan}
        what = f"explorations of caravan {caravan}"
        told += compared(what, trip.explores(caravan), found, top.seat)
    return told

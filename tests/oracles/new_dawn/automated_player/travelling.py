"""Caravans, their destinations and where they stop, read from the ledger (ap.economy.*)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import FAR, View
from tests.oracles.new_dawn.automated_player.watching import Reading, Said, said
from tests.oracles.new_dawn.world import Spaces, ones
from ziggurat.games.new_dawn.automated_player.economy.sending import SendCaravans, sending
from ziggurat.games.new_dawn.ids import LOCKED
from ziggurat.kernel.question import Question

# Name: how far, and whether water is allowed.
CARDS: Final = {
    "ap_foreign_trade": (3, False), "ap_currency": (4, False), "ap_steam_power": (6, True),
    "ap_capitalism": (6, True), "ap_wheel": (4, False), "ap_shipbuilding": (4, True),
}  # fmt: skip
RETURNED: Final = 400


class Trip:
    """What one resolution of an economy card lets caravans do."""

    def __init__(self, v: View) -> None:
        self.v: Final = v
        self.w: Final = v.w
        self.frame: Final[SendCaravans] = sending(v.g)
        journeys = ones(v.g.realms[-1].journeys)
        self.visited: Final = {at for at in journeys if at in v.w.cells}
        self.back: Final = {at - RETURNED for at in journeys if at >= RETURNED}
        wet = CARDS[v.card().name][1]
        land = {at for at in v.w.cells if wet or not v.w.is_water(at)}
        self.open: Final = land - v.w.barbarians
        self.closed: Final = ones(self.frame.closed)

    def starts(self, caravan: int) -> Spaces:
        """ap.economy.start"""
        where = self.v.me.caravans[caravan]
        return {where} if where >= 0 else self.w.mature(self.v.seat) | {self.v.me.capital}

    def lengths(self, caravan: int) -> dict[int, int]:
        """How far a caravan has to go (ap.economy.distance)."""
        found = self.w.steps(self.starts(caravan), FAR, self.open)
        return {at: steps for at, steps in found.items() if at in self.open}

    def classes(self) -> tuple[Spaces, Spaces, Spaces]:
        """ap.economy.destinations"""
        states = {at: self.w.city_state_at[at] for at in self.w.city_states}
        fresh = {at for at, name in states.items() if name not in self.v.held}
        rivals = [player for player in self.w.players if player is not self.v.me]
        cities = {at for player in rivals for at in player.cities}
        # A token on the space of a conquered city-state is as good as a city there.
        cities |= {at for player in rivals for at in player.control & set(self.w.city_state_at)}
        return fresh, cities, set(states) - fresh

    def best(self, caravan: int, closed: Spaces | None = None) -> tuple[Spaces, int]:
        """The destinations that chance may decide between, and how far they are."""
        lengths = self.lengths(caravan)
        shut = (self.closed if closed is None else closed) | self.visited
        for kind in self.classes():
            there = {at: lengths[at] for at in kind - shut if at in lengths}
            if there:
                least = min(there.values())
                return {at for at, length in there.items() if length == least}, least
        return set(), FAR

    def is_alone(self) -> bool:
        """Whether there is one caravan only."""
        return len([at for at in self.v.me.caravans if at != LOCKED]) == 1

    def check_tokens(self, length: int) -> None:
        """Tokens are spent for an arrival, and as few as bring it (ap.economy.trade_tokens)."""
        far = CARDS[self.v.card().name][0] + self.v.bonus("economy")
        spent = self.frame.distance - far
        most = spent + self.v.tokens(self.frame.place)
        needed = length - far if far < length <= far + most else 0
        assert spent == needed, f"{spent} tokens spent, not {needed}"

    def waiting(self) -> list[int]:
        moved = ones(self.frame.moved) | self.back
        caravans = enumerate(self.v.me.caravans)
        return [at for at, where in caravans if where != LOCKED and at not in moved]

    def firsts(self) -> list[int]:
        """Of those that stand together only the first (ap.random.options)."""
        places = self.v.me.caravans
        return [
            at
            for at in self.waiting()
            if at == min([other for other in self.waiting() if places[other] == places[at]])
        ]


def sends(v: View, question: Question) -> set[Said] | None:
    """ap.economy.order"""
    if v.ti:
        return None
    trip = Trip(v)
    return sends_of({at: trip.best(at)[1] for at in trip.firsts()})


def sends_of(lengths: dict[int, int]) -> set[Said]:
    """Figures whose target is nearest."""
    return {(at,) for at, length in lengths.items() if length == min(lengths.values())}


def heads_for(v: View, question: Question) -> set[Said]:
    """ap.economy.destinations, ap.economy.different"""
    caravan = question.options[0][1]
    return {(caravan, at) for at in Trip(v).best(caravan)[0]}


def stops(v: View, question: Question) -> set[Said] | None:
    """Where a caravan may be after its move (ap.economy.full_move, ap.economy.en_route).

    It is bound for a destination that has been closed and not been visited yet.
    """
    trip = Trip(v)
    caravan = question.options[0][1]
    spaces = {option[2] for option in question.options}
    for goal in trip.closed - trip.visited:
        if on_the_way(trip, caravan, goal, trip.frame.distance) == spaces:
            if trip.is_alone():
                trip.check_tokens(trip.lengths(caravan)[goal])
            return {said(option) for option in question.options}
    return set()


def on_the_way(trip: Trip, caravan: int, goal: int, steps: int) -> Spaces:
    """The spaces of shortest ways to a goal after some steps, or before them if those are shut."""
    lengths = trip.lengths(caravan)
    if goal not in lengths:
        return set()
    if lengths[goal] <= steps:
        return {goal}
    back = trip.w.steps({goal}, FAR, trip.open)
    on = {at for at in lengths if lengths[at] + back.get(at, FAR) == lengths[goal]}
    found: Spaces = set()
    ends = {at for at in on if lengths[at] == steps}
    while steps > 0 and ends:
        found |= ends - trip.visited
        steps -= 1
        shut = ends & trip.visited
        ends = {at for at in on & trip.w.beside_any(shut) if lengths[at] == steps}
    return found


READINGS: Final[dict[str, Reading]] = {
    "ap_send_caravan": sends,
    "ap_destination": heads_for,
    "ap_stop_caravan": stops,
}

"""Armies and their fights, read from the ledger (ap.ti.military.*, ap.ti.combat.*)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import FAR, View, best
from tests.oracles.new_dawn.automated_player.travelling import sends_of
from tests.oracles.new_dawn.automated_player.watching import Reading, Said, said
from tests.oracles.new_dawn.automated_player_terra_incognita.exploring import (
    best_to_explore,
    explores,
    frontier,
)
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.marching import (
    LeadArmy,
    MarchByList,
)
from ziggurat.games.new_dawn.combat.attack import ATTACKER_SPENDS, current_attack
from ziggurat.games.new_dawn.combat.defending import defence_tokens
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import REROLL
from ziggurat.kernel.question import Question

# Name: movement, whether water may be crossed, whether it may be stopped on, combat value, the
# same against barbarians.
CARDS: Final = {
    "ap_masonry": (3, False, False, 5, 5), "ap_iron_working": (4, False, False, 6, 8),
    "ap_mass_production": (5, True, False, 7, 7), "ap_flight": (5, True, True, 8, 8),
    "ap_horseback_riding": (6, False, False, 5, 5), "ap_scorched_earth": (4, False, False, 6, 6),
}  # fmt: skip
# ap.ti.military.targets_one to ap.ti.military.targets_four; numbers are defences to stay below.
LATE: Final = (
    ("fort", 0), ("rival_fort", 9), ("near_barbarian", 0), ("city", 9), ("city_state", 0),
    ("district", 0), ("army", 0), ("token", 0),
)  # fmt: skip
TARGETS: Final = (
    (("barbarian", 0), ("city", 5), ("district", 0), ("army", 3), ("token", 0)),
    (
        ("fort", 0), ("barbarian", 0), ("rival_fort", 7), ("city", 7), ("district", 0),
        ("army", 0), ("token", 0),
    ),
    LATE,
    tuple([(kind, 11 if below == 9 else below) for kind, below in LATE]),
)  # fmt: skip
FOUND: Final = (("barbarian", 0),)
SIX: Final = 6


class Campaign:
    """What one resolution of a military card lets armies do."""

    def __init__(self, v: View) -> None:
        self.v: Final = v
        self.w: Final = v.frontier()
        self.steps, self.wet, self.floats, self.value, self.hunting = CARDS[v.card().name]
        w = self.w
        self.hostile: Final = {at for at in w.cells if w.enemies(v.seat, at)}
        self.open: Final = {
            at for at in w.cells if at not in self.hostile and (self.wet or not w.is_water(at))
        }

    def kind_at(self, space: int) -> tuple[str, int]:
        """What it would attack in a space (ap.ti.military.one_space), and its defence."""
        pieces = self.w.targets(self.v.seat, space)
        figures = ("army", "caravan")
        ordered = [p for p in pieces if p[0] not in figures]
        ordered += [p for p in pieces if p[0] == "army"]
        if not ordered:
            return "", 0
        kind, owner = ordered[0]
        defence = self.v.defence(space, kind, owner)
        if kind == "city" and space in self.w.forts:
            kind = "rival_fort"
        if kind == "token" and space in self.w.districts[owner].values():
            kind = "district"
        return kind, defence

    def is_target(self, space: int, wanted: tuple[str, int]) -> bool:
        kind, defence = self.kind_at(space)
        name, below = wanted
        if name == "near_barbarian":
            return kind == "barbarian" and bool(self.w.beside(space) & self.v.me.friendly)
        return kind == name and (below == 0 or defence < below)

    def lengths(self, starts: Spaces) -> dict[int, int]:
        """How far each space is, entering nothing on the way that makes it fight."""
        return self.w.steps(starts, FAR, self.open)

    def starts(self, army: int) -> Spaces:
        where = self.w.armies[self.v.seat][army]
        return {where} if where >= 0 else self.w.mature(self.v.seat) | {self.v.me.capital}

    def may_end(self, space: int) -> bool:
        return self.floats or not self.w.is_water(space)

    def targets(self, army: int, explored: bool) -> list[dict[int, int]]:
        """Targets of each kind with their lengths, in the order of the list."""
        lengths = self.lengths(self.starts(army))
        kinds = FOUND if explored else TARGETS[self.v.card().level - 1]
        taken: Spaces = set()
        found: list[dict[int, int]] = []
        for wanted in kinds:
            there = {
                at: lengths[at]
                for at in self.hostile - taken
                if at in lengths and self.may_end(at) and self.is_target(at, wanted)
            }
            taken |= set(there)
            found.append(there)
        return found

    def to_explore(self, army: int) -> dict[int, int]:
        lengths = self.lengths(self.starts(army))
        starts = self.starts(army)
        spaces = frontier(self.v)
        found = dict.fromkeys(spaces & starts, 0)
        for at in spaces - starts:
            if at in lengths and at in self.open and self.may_end(at):
                found[at] = lengths[at]
        return found

    def plan(self, army: int, left: int, explored: bool) -> tuple[str, dict[int, int]]:
        """What an army does, and the best spaces for it with their lengths."""
        kinds = self.targets(army, explored)
        for near in [{at: n for at, n in kind.items() if n <= left} for kind in kinds]:
            if near:
                return "attack", self.nearest(near)
        if explored:
            return "stay", {}
        places = self.to_explore(army)
        if places:
            return "explore", {at: places[at] for at in best_to_explore(self.v, places)}
        for kind in kinds:
            if kind:
                return "advance", self.nearest(kind)
        return "stay", {}

    def nearest(self, targets: dict[int, int]) -> dict[int, int]:
        """ap.ti.military.tiebreak"""
        left = best(set(targets), lambda at: -targets[at], lambda at: -self.kind_at(at)[1])
        return {at: targets[at] for at in left}


def movement(v: View) -> int:
    return CARDS[v.card().name][0]


def sends_army(v: View, question: Question) -> set[Said]:
    """ap.ti.figures.closest_first"""
    frame = v.g.stack[-1]
    assert isinstance(frame, MarchByList)
    campaign = Campaign(v)
    armies = {option[1] for option in question.options}
    places = campaign.w.armies[v.seat]
    lengths: dict[int, int] = {}
    for at, where in enumerate(places):
        if where < -1 or frame.moved >> at & 1:
            continue
        alike = [other for other in range(at) if places[other] == where and other in lengths]
        act, ways = campaign.plan(at, movement(v), False)
        if act != "stay" and not alike:
            lengths[at] = min(ways.values())
    assert set(lengths) == armies, f"{lengths} instead of {armies}"
    return sends_of(lengths)


def leads(v: View, question: Question) -> set[Said]:
    """ap.ti.military.reach_first, ap.ti.military.advance, ap.ti.explore.when_army"""
    frame = v.g.stack[-1]
    assert isinstance(frame, LeadArmy)
    act, ways = Campaign(v).plan(frame.army, frame.left, frame.explored)
    assert (act == "explore") == (question.topic == "ap_explore_space")
    return {(frame.army, at) for at in ways}


def explores_by_any(v: View, question: Question) -> set[Said] | None:
    return leads(v, question) if isinstance(v.g.stack[-1], LeadArmy) else explores(v, question)


def picks_piece(v: View, question: Question) -> set[Said]:
    """ap.ti.military.one_space"""
    names = {said(option): v.w.names[option[1]] for option in question.options}
    for group in (("city", "token", "fort", "city_state"), ("army",), ("caravan",)):
        found = {words for words, name in names.items() if name in group}
        if found:
            return found
    return set(names)


# Fights


def spends(v: View, question: Question) -> set[Said]:
    """ap.ti.combat.sequence"""
    attack = current_attack(v.g)
    assert attack is not None
    _, value, defence = question.facts
    tokens = v.tokens(v.place_of("military"))
    attacking = attack.step == ATTACKER_SPENDS
    if attacking:
        card = CARDS[v.card().name]
        die = attack.attack[0][2]
        pacts = [
            at
            for at, rival in enumerate(v.w.players)
            if f"joint_war-{rival.colour}" in v.me.cards and at != attack.defender
        ]
        barbarian = v.w.names[attack.target] == "barbarian"
        expected = card[4 if barbarian else 3] + die + v.bonus("military") + 2 * len(pacts)
        assert value == expected, f"attack {value}, not {expected}"
        theirs = 0 if attack.defender < 0 else defence_tokens(v.g, attack.defender)
        rolled = attack.defence[0][2]
        most = defence
        if theirs:
            most = defence - rolled + max(rolled + theirs, SIX + theirs - 1)
        enough = [count for count in range(tokens + 1) if value + count > most]
        low, open_still = die <= 2, value - die + SIX + tokens - 1 > defence
    else:
        die = attack.defence[0][2]
        enough = [count for count in range(tokens + 1) if defence + count >= value]
        low, open_still = die <= 3, defence - die + SIX + tokens - 1 >= value
    if enough:
        return {(min(enough),)}
    return {(-REROLL,)} if low and open_still and tokens else {(0,)}


READINGS: Final[dict[str, Reading]] = {
    "ap_send_army": sends_army,
    "ap_army_target": leads,
    "ap_explore_space": explores_by_any,
    "choose_piece": picks_piece,
    "spend_on_attack": spends,
    "spend_on_defence": spends,
}

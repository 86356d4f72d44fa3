"""Ways of armies: where they start, what they may enter, where they end and go back to.

Owns the ways of armies as masks, and the reasons against a way. It never asks and never moves
an army: `march.py` does.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.kinds import may_aim, rival_pieces, spared_spaces, standing_at
from ziggurat.games.new_dawn.board.spaces import mature_cities, within_limit
from ziggurat.games.new_dawn.ids import MILITARY, NONE
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.moments import MAY_AIM
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.card import army_card
from ziggurat.games.new_dawn.terra_incognita.armies.moments import (
    ARMY_ENDS,
    ARMY_ENTERS,
    ARMY_STARTS,
    ARMY_STEPS,
    ARMY_STOPPED,
)
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import (
    ARMY_NOT_THERE,
    ARMY_ON_WATER,
    ARMY_STAYS,
    ARMY_TERRAIN,
    ARMY_TOO_FAR,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.content import adjusted


def hostile_spaces(g: Table, seat: int) -> int:
    """Mask: spaces with anything that an army of a seat would have to attack.

    Rules: ti.army.forced_attack, ti.attack.targets
    """
    found = 0
    for kind in printed(g.rules).pieces:
        if kind.target is not None:
            found |= rival_pieces(g, kind, seat)
    return found


def army_starts(g: Table, seat: int, army: int) -> int:
    """Mask: where an army sets out, several spaces if it is on the card (ti.army.start)."""
    where = unknown(g).armies[seat][army]
    if where >= 0:
        return bit(where)
    realm = g.realms[seat]
    cities = mature_cities(g, seat)
    if realm.capital >= 0:
        cities |= bit(realm.capital)
    return adjusted(g, ARMY_STARTS, seat, (), cities)


def army_steps(g: Table, seat: int, place: int) -> int:
    """How far an army may move with the card in a place (ti.army.move_distance)."""
    row = army_card(g, seat, place)
    return adjusted(g, ARMY_STEPS, seat, (row.number,), row.distance)


class Ground:
    """What the armies of one resolution find, the same for all of them.

    `open` may be entered and passed, `halts` may be entered and end the move. In a `hostile`
    space an army that ends there has to attack; some of those may be passed. `barred` are those
    in which nothing may be attacked, `ends` are where an army may end at all.
    Rules: ti.army.terrain, ti.army.not_water, ti.army.pass_only_named
    """

    def __init__(self, g: Table, seat: int, place: int, value: int) -> None:
        row = army_card(g, seat, place)
        board = g.board
        enters = within_limit(g, seat, MILITARY, value)
        if row.water:
            enters |= board.waters
        enters = adjusted(g, ARMY_ENTERS, seat, (row.number,), enters)
        hostile = 0
        stops = 0
        passes = len(g.acting(seat, ARMY_STOPPED.name)) > 0
        for kind in printed(g.rules).pieces:
            if kind.target is not None:
                spaces = rival_pieces(g, kind, seat)
                hostile |= spaces
                if passes and spaces:
                    args = (row.number, kind.number)
                    spaces = adjusted(g, ARMY_STOPPED, seat, args, spaces)
                stops |= spaces
        self.barred: Final = spared_spaces(g, seat, hostile & enters) if _is_bound(g, seat) else 0
        enters = minus(enters, self.barred)
        self.hostile: Final = hostile
        self.open: Final = minus(enters, stops)
        self.halts: Final = enters & stops
        self.ends: Final = adjusted(g, ARMY_ENDS, seat, (row.number,), enters)


def _is_bound(g: Table, seat: int) -> bool:
    """Tell whether a card keeps a seat from attacking somebody."""
    return len(g.acting(seat, MAY_AIM.name)) > 0


def army_ends(g: Table, start: int, on_map: bool, steps: int, ground: Ground) -> int:
    """Mask: where an army may end a move of up to `steps` spaces from one of its starts.

    It moves one space at a time (ti.army.move_distance). One on the map does not come back to
    where it stands, unless it has to attack there then (ti.army.forced_attack_entry_only).
    """
    board = g.board
    unseen = ground.open
    met = 0
    frontier = start
    for _ in range(steps):
        edge = board.around(frontier)
        met |= edge & ground.halts
        frontier = edge & unseen
        if not frontier:
            break
        unseen ^= frontier
    found = (ground.open ^ unseen | met) & ground.ends
    return minus(found, minus(start, ground.hostile)) if on_map else found


def pauses(g: Table, start: int, steps: int, ground: Ground) -> int:
    """Mask: where an army may do something after at most `steps` spaces, and stay if it likes."""
    if steps < 0:
        return 0
    reached = g.board.reach(start, steps, ground.open)
    return minus(reached & ground.ends, ground.hostile) | start


def steps_between(g: Table, start: int, goal: int, ground: Ground) -> int:
    """The length of the shortest way from a start to a space that can be reached."""
    steps = 0
    seen = start
    frontier = start
    while frontier and not has(seen, goal):
        steps += 1
        frontier = minus(g.board.around(frontier), seen) & (ground.open | bit(goal))
        seen |= frontier
    return steps


def ways_back(g: Table, start: int, steps: int, goal: int, ground: Ground) -> int:
    """Mask: where an army may go back to after an attack, one space for each way it can take.

    That is the latest space of the way in which nothing hostile stands and an army may end, or
    else where the move began.
    Rules: ti.attack.move_back, ti.attack.move_back_route, ti.attack.move_back_start_city
    """
    board = g.board
    # within[n]: what can be reached with n spaces.
    within = [start]
    unseen = ground.open
    frontier = start
    for _ in range(steps - 1):
        frontier = board.around(frontier) & unseen
        if not frontier:
            break
        unseen ^= frontier
        within.append(within[-1] | frontier)
    quiet = minus(ground.open & ground.ends, ground.hostile)
    passed = minus(ground.open, quiet)
    found = 0
    frontier = bit(goal)
    seen = 0
    for left in range(steps - 1, -1, -1):
        edge = board.around(frontier)
        reached = within[min(left, len(within) - 1)]
        found |= edge & reached & (quiet | start)
        frontier = minus(edge & passed, seen)
        if not frontier:
            break
        seen |= frontier
    return found


def against_march(g: Table, seat: int, army: int, space: int, ground: Ground) -> int:
    """The reason against an army's ending in a space that it cannot end in."""
    if g.board.terrain[space] == NONE:
        return NOT_A_SPACE
    if unknown(g).armies[seat][army] == space:
        return ARMY_STAYS
    if has(ground.barred, space):
        piece = standing_at(g, seat, space)[0]
        return may_aim(g, seat, piece.kind, piece.seat)
    if not has(ground.open | ground.halts, space):
        return ARMY_ON_WATER if has(g.board.waters, space) else ARMY_TERRAIN
    return ARMY_TOO_FAR if has(ground.ends, space) else ARMY_NOT_THERE

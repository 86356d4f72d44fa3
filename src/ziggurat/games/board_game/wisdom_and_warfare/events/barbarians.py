"""Culture events with barbarians: a village where none was, and a horde that attacks.

Owns where they may be aimed. How barbarians fight is the battle's business.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.begin import begin_raid
from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.reach import is_clear, reaches_one
from ziggurat.games.board_game.board.sites import centres, city_at
from ziggurat.games.board_game.content.event_effects import foreign
from ziggurat.games.board_game.ids import CITY_SLOTS, FOG, NO_TOKEN, NONE, VILLAGE
from ziggurat.games.board_game.movement.figures import figures_on
from ziggurat.games.board_game.movement.villages import villages_left
from ziggurat.games.board_game.reasons import HIDDEN_TILE
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import AT
from ziggurat.games.board_game.wisdom_and_warfare.events.reasons import (
    FAR_FROM_VILLAGES,
    IN_OUTSKIRTS,
    NOBODY_TO_RAID,
    NOT_EMPTY,
)
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.lib.vec import put

HORDE_REACH: Final = 4
HORDE_RANK: Final = 2


def is_empty(g: Table, square: int) -> bool:
    """Tell whether neither a city nor a marker, a token or a figure is on a faceup square."""
    if g.tokens[square] != NO_TOKEN or g.markers[square] != NONE:
        return False
    for seat in range(g.seats):
        if figures_on(g, seat, square):
            return False
    return city_at(g, square)[0] == NONE


# Barbarian Encampment


class Encamp(Effect):
    """A village from the pile is put on an empty square outside of all outskirts.

    Rules: ww.event.encampment_square
    """

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        if villages_left(g) <= 0:
            return []
        return [(AT, square) for square in range(len(g.ground))]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != AT:
            return OTHER_QUESTION
        square = choice[1]
        if square >= len(g.ground) or g.ground[square] == FOG:
            return HIDDEN_TILE
        if g.lands[square] != NONE:
            return IN_OUTSKIRTS
        return ALLOWED if is_empty(g, square) else NOT_EMPTY

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        square = chosen[0][1]
        g.tokens = put(g.tokens, square, VILLAGE)
        g.note("encamped", seat, (square,))


# Roaming Horde


def homes_of_barbarians(g: Table) -> list[int]:
    """Squares with a village, or with the icon of one that lies faceup, ascending."""
    found: list[int] = []
    for square, printed in enumerate(g.ground):
        if printed != FOG and VILLAGE in (g.tokens[square], ground.token(printed)):
            found.append(square)
    return found


def raidable(g: Table, square: int) -> int:
    """The seat whose city stands or whose armies are on a square, or `NONE`."""
    owner = city_at(g, square)[0]
    if owner != NONE:
        return owner
    for seat in range(g.seats):
        if square in g.armies[seat]:
            return seat
    return NONE


def in_reach(g: Table, square: int, homes: list[int]) -> bool:
    """Tell whether barbarians of one of some villages get to a square.

    Rules: ww.event.horde_range
    """
    near = [at for at in homes if g.layout.distance(at, square) <= HORDE_REACH]
    for at in near:
        if at == square or is_clear(g, square, at):
            return True
    return len(near) > 0 and reaches_one(g, square, near, HORDE_REACH)


class Raid(Effect):
    """Barbarians of rank 2 attack armies or a city of another seat; who plays the event leads.

    Rules: ww.event.horde_controller, ww.event.horde_rank, ww.event.horde_target,
    ww.event.horde_attacker
    """

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        squares: set[int] = set()
        for other in range(g.seats):
            if other != seat:
                squares.update(g.armies[other])
                for slot in range(CITY_SLOTS):
                    squares.update(centres(g, other, slot))
        return [(AT, square) for square in sorted(squares)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != AT:
            return OTHER_QUESTION
        square = choice[1]
        if square >= len(g.ground) or raidable(g, square) in (NONE, seat):
            return NOBODY_TO_RAID
        return ALLOWED if in_reach(g, square, homes_of_barbarians(g)) else FAR_FROM_VILLAGES

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return foreign(seat, [raidable(g, aim[1]) for aim in chosen])

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        square = chosen[0][1]
        _, slot = city_at(g, square)
        begin_raid(g, seat, HORDE_RANK, raidable(g, square), square, slot)

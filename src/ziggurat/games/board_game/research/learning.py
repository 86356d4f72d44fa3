"""Learning: what happens when a seat comes to know a tech, however it does.

Owns unlocking and upgrading. What learning costs and who may learn is decided elsewhere.
"""

from __future__ import annotations

from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import AIRCRAFT, CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import LEARNED
from ziggurat.games.board_game.research.pyramid import tech_row
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.start.governments import unlock_government
from ziggurat.games.board_game.start.start_of_turn import in_start_of_turn
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.flows import fire
from ziggurat.lib.vec import put, put_row


def learn(g: Table, seat: int, tech: int, researched: bool) -> None:
    """Let a seat know a tech, with everything that it unlocks.

    Rules: cb.tech.unlock_at_once, cb.tech.learned_any_way, cb.research.for_learner_only,
    cb.victory.immediate
    """
    row = tech_row(g, tech)
    g.known = put(g.known, seat, g.known[seat] | 1 << tech)
    refresh(g, seat)
    for unit_type, rank in row.units:
        raise_rank(g, seat, unit_type, rank)
    for building in row.buildings:
        flip(g, seat, building)
    if row.government != NONE:
        unlock_government(g, seat, row.government, in_start_of_turn(g, seat))
    g.note("learned", seat, (tech,))
    fire(g, LEARNED, seat, (tech, int(researched)), everyone=False)
    # Those who research learn all at once: `phase.py` compares them when all have.
    if not researched:
        check_victory(g)


def raise_rank(g: Table, seat: int, unit_type: int, rank: int) -> None:
    """Raise a unit type; a rank never falls and aircraft have none.

    Rules: cb.tech.unit_rank_up, cb.tech.unit_rank_never_falls, cb.tech.unit_rank_skip
    """
    if unit_type != AIRCRAFT and rank > g.ranks[seat][unit_type]:
        g.ranks = put_row(g.ranks, seat, put(g.ranks[seat], unit_type, rank))
        g.note("rank", seat, (unit_type, rank))


def flip(g: Table, seat: int, building: int) -> None:
    """Turn over own markers of which a building is the upgraded side (cb.tech.building_flip)."""
    row = g.rules.rows[building]
    assert isinstance(row, Building)
    if row.basic == NONE:
        return
    for slot in range(CITY_SLOTS):
        for square in outskirts(g, seat, slot):
            if g.markers[square] == row.basic:
                g.markers = put(g.markers, square, building)

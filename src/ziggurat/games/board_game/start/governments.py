"""Governments: which one a seat may adopt, and when.

Owns the mask `free_governments`: its low bits are governments that may be adopted directly in this
turn's Start of Turn, its high bits those that may be so in the next one. It never says what a
government does: that is in its row.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.governments import ANARCHY, DESPOTISM
from ziggurat.games.board_game.culture.hand import keep_hand_size
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.start.moments import (
    GOVERNMENT_CHANGED,
    IMMUNE,
    KNOWS_GOVERNMENT,
)
from ziggurat.games.board_game.start.reasons import (
    ANARCHY_FIRST,
    ANARCHY_LASTS,
    ANARCHY_PASSED_OVER,
    GOVERNMENT_UNKNOWN,
    GOVERNS_ALREADY,
)
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import put, put_row, with_sorted

LATER: Final = 128
LOW: Final = (1 << LATER) - 1


def unlock_government(g: Table, seat: int, government: int, in_start: bool) -> None:
    """Let a seat change to a government directly in the Start of Turn of the next turn.

    Unlocked within a Start of Turn, it may be adopted at once as well.
    Rules: cb.gov.free_change_after_unlock, cb.gov.unlock_outside_research
    """
    mask = (1 << government) << LATER
    if in_start:
        mask |= 1 << government
    g.free_governments = put(g.free_governments, seat, g.free_governments[seat] | mask)


def open_windows(g: Table) -> None:
    """Start of Turn begins: what was unlocked last turn may be adopted, what was before may not.

    Rules: cb.gov.free_change_after_unlock, cb.gov.window_lapses
    """
    g.free_governments = tuple([mask >> LATER for mask in g.free_governments])


def is_free_to_adopt(g: Table, seat: int, government: int) -> bool:
    """Tell whether a seat may adopt a government without anarchy now."""
    return (g.free_governments[seat] & LOW) >> government & 1 == 1


def knows_government(g: Table, seat: int, government: int) -> bool:
    """Tell whether a government is known.

    Rules: cb.gov.anarchy_always_known, cb.gov.despotism_known, cb.gov.known_by_tech
    """
    unlocked = government in (ANARCHY, DESPOTISM) or _knows_tech_of(g, seat, government)
    return adjusted(g, KNOWS_GOVERNMENT, seat, (government,), 1 if unlocked else 0) > 0


def knows_another_government(g: Table, seat: int) -> bool:
    """Tell whether a seat knows a government besides anarchy and the one it lives under."""
    own = (ANARCHY, g.government[seat])
    for government in g.rules.families["government"]:
        if government not in own and knows_government(g, seat, government):
            return True
    return False


def _knows_tech_of(g: Table, seat: int, government: int) -> bool:
    for tech in g.rules.families["tech"]:
        if (g.known[seat] >> tech) & 1:
            row = g.rules.rows[tech]
            assert isinstance(row, Tech)
            if row.government == government:
                return True
    return False


def tech_of(g: Table, government: int) -> int:
    """The first tech that unlocks a government, `NONE` if it takes none."""
    for tech in g.rules.families["tech"]:
        row = g.rules.rows[tech]
        assert isinstance(row, Tech)
        if row.government == government:
            return tech
    return NONE


def may_govern(g: Table, seat: int, government: int) -> int:
    """The reason why a seat may not change to a government in its Start of Turn.

    Rules: cb.gov.anarchy_first, cb.gov.leave_anarchy, cb.gov.not_twice_in_one_phase
    """
    if g.government[seat] == government:
        return GOVERNS_ALREADY
    if g.government[seat] == ANARCHY and ANARCHY in g.used[seat]:
        return ANARCHY_LASTS
    if not knows_government(g, seat, government):
        return GOVERNMENT_UNKNOWN
    if ANARCHY in (government, g.government[seat]) or is_free_to_adopt(g, seat, government):
        return ALLOWED
    if not is_immune(g, seat):
        return ANARCHY_FIRST
    return ANARCHY_PASSED_OVER if ANARCHY in g.used[seat] else ALLOWED


def is_immune(g: Table, seat: int) -> bool:
    """Tell whether a seat need not live in anarchy before it changes its government."""
    return adjusted(g, IMMUNE, seat, (), 0) > 0


def governments_open(g: Table, seat: int) -> list[int]:
    """Governments that a seat may change to, ascending."""
    bound = g.government[seat] != ANARCHY and not g.free_governments[seat] & LOW
    if bound and not is_immune(g, seat):
        return [ANARCHY]
    rows = g.rules.families["government"]
    return [row for row in rows if may_govern(g, seat, row) == ALLOWED]


def adopt(g: Table, seat: int, government: int) -> None:
    """Change a seat's government in its own Start of Turn.

    Anarchy is passed over once: somebody immune to it could change for ever.
    Rules: cb.gov.not_twice_in_one_phase
    """
    anarchy = ANARCHY in (government, g.government[seat])
    if not anarchy and not is_free_to_adopt(g, seat, government):
        _use_anarchy(g, seat)
    set_government(g, seat, government)


def _use_anarchy(g: Table, seat: int) -> None:
    g.used = put_row(g.used, seat, with_sorted(g.used[seat], ANARCHY))


def set_government(g: Table, seat: int, government: int) -> None:
    """Change a seat's government; its effects count from now on.

    A direct change is used up by it, and anarchy lasts at least to the next turn.
    Rules: cb.gov.one_active, cb.gov.change_immediate, cb.gov.not_twice_in_one_phase
    """
    old = g.government[seat]
    g.government = put(g.government, seat, government)
    others = g.free_governments[seat] & ~(1 << government)
    g.free_governments = put(g.free_governments, seat, others)
    if government == ANARCHY:
        _use_anarchy(g, seat)
    refresh(g, seat)
    g.note("government", seat, (government,))
    fire(g, GOVERNMENT_CHANGED, seat, (government, old), everyone=False)
    keep_hand_size(g, seat)

"""The culture track: culture tokens, and what a space of the track costs and gives.

Owns both. How culture events are drawn and held is in `hand.py`, great people have a file too.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.hand import draw_event
from ziggurat.games.board_game.culture.moments import TRACK_CULTURE, TRACK_TRADE
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.culture.reasons import END_OF_TRACK
from ziggurat.games.board_game.ids import LAST_SPACE
from ziggurat.games.board_game.reasons import CULTURE_SHORT, TRADE_SHORT
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import add_at, put

# Spaces of the track in each section, and what entering one of them costs.
SECTION: Final = 7
CULTURE_COST: Final = (3, 5, 7)
TRADE_COST: Final = (0, 3, 6)
PERSON_SPACES: Final = (3, 7, 12, 18)


def gain_culture(g: Table, seat: int, amount: int) -> None:
    """Give a seat culture tokens; they never run out (cb.setup.token_supply_unlimited)."""
    g.culture = add_at(g.culture, seat, amount)
    g.note("culture", seat, (amount,))


# The track


def section(space: int) -> int:
    """The era of a space of the track."""
    return (space - 1) // SECTION


def culture_cost(g: Table, seat: int, space: int) -> int:
    """The culture that entering a space of the track costs a seat."""
    return max(0, adjusted(g, TRACK_CULTURE, seat, (space,), CULTURE_COST[section(space)]))


def trade_cost(g: Table, seat: int, space: int) -> int:
    """The trade that it costs."""
    return max(0, adjusted(g, TRACK_TRADE, seat, (space,), TRADE_COST[section(space)]))


def may_enter(g: Table, seat: int, space: int) -> int:
    """The reason why a seat cannot pay for a space of the track.

    Rules: cb.track.cost_of_entered_space, cb.track.both_parts_required
    """
    if space > LAST_SPACE:
        return END_OF_TRACK
    if g.culture[seat] < culture_cost(g, seat, space):
        return CULTURE_SHORT
    return TRADE_SHORT if g.trade[seat] < trade_cost(g, seat, space) else ALLOWED


def may_advance(g: Table, seat: int) -> int:
    """The reason why a seat cannot pay for the next space of the track."""
    return may_enter(g, seat, g.track[seat] + 1)


def track_lack(g: Table, seat: int, reason: int) -> tuple[int, ...]:
    """What the next space of the track costs and what a seat has of it, if that is the reason."""
    space = g.track[seat] + 1
    if reason == CULTURE_SHORT:
        return (culture_cost(g, seat, space), g.culture[seat])
    return (trade_cost(g, seat, space), g.trade[seat]) if reason == TRADE_SHORT else ()


def advance(g: Table, seat: int) -> None:
    """Pay for the next space of the track and enter it."""
    pay_and_enter(g, seat, g.track[seat] + 1)


def pay_and_enter(g: Table, seat: int, space: int) -> None:
    """Pay for a space of the track and enter it; coins do not hold the dial up.

    Rules: cb.track.trade_cost, cb.track.trade_below_coins
    """
    g.culture = add_at(g.culture, seat, -culture_cost(g, seat, space))
    g.trade = add_at(g.trade, seat, -trade_cost(g, seat, space))
    enter(g, seat, space)


def advance_free(g: Table, seat: int) -> None:
    """Move a seat's marker one space along the track without paying."""
    if g.track[seat] < LAST_SPACE:
        enter(g, seat, g.track[seat] + 1)


def enter(g: Table, seat: int, space: int) -> None:
    """Put a seat's marker on a space of the track, and give what is there.

    Rules: cb.track.reward_of_entered_space, cb.track.shared_spaces, cb.track.victory_space
    """
    g.track = put(g.track, seat, space)
    g.note("advanced", seat, (space,))
    if space in PERSON_SPACES:
        gain_person(g, seat)
    elif space < LAST_SPACE:
        draw_event(g, seat, section(space))
    check_victory(g)

"""Devoting a city to the arts: a city action that gives culture.

Owns how much. Whether a city may act at all is decided in City Management.
"""

from __future__ import annotations

from ziggurat.games.board_game.board.yields import city_squares, culture_on
from ziggurat.games.board_game.culture.moments import DEVOTED
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.moments import ARTS
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire


def arts_yield(g: Table, seat: int, slot: int) -> int:
    """The culture that a city gives when it is devoted to the arts.

    Rules: cb.culture.devote_base, cb.culture.devote_icons, cb.culture.scout_gathers,
    cb.culture.enemy_square_yields_none
    """
    found = 1
    for square in city_squares(g, seat, slot):
        found += culture_on(g, square)
    return max(0, adjusted(g, ARTS, seat, (slot,), found))


def devote(g: Table, seat: int, slot: int) -> None:
    """Devote a city to the arts; the tokens are kept until they are spent.

    Rules: cb.culture.tokens_kept
    """
    amount = arts_yield(g, seat, slot)
    g.note("devoted", seat, (slot, amount))
    gain_culture(g, seat, amount)
    fire(g, DEVOTED, seat, (seat, slot, amount))

"""Yields: what squares give to cities and seats, with markers, blockades and scouts.

Owns the reading of squares. Rules: cb.blockade.*, cb.scout.*, cb.city.only_outskirts_yield
"""

from __future__ import annotations

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.ids import CITY_SLOTS, FIRST_EVENT, FIRST_WONDER, NONE
from ziggurat.games.board_game.moments import COINS
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.state import Table, still_gathered
from ziggurat.kernel.content import adjusted


def blockaded(g: Table, seat: int, square: int) -> bool:
    """Tell whether a figure of another seat stands on a square (cb.blockade.definition)."""
    for other in range(g.seats):
        if other != seat and (square in g.armies[other] or square in g.scouts[other]):
            return True
    return False


def yields_to(g: Table, seat: int, square: int) -> bool:
    """Tell whether a square in a seat's outskirts yields for it: nothing there says otherwise."""
    return not (blockaded(g, seat, square) or g.printed.tokens[g.tokens[square]].apart)


def marker_on(g: Table, square: int) -> Marker | None:
    """The building, wonder or great person on a square, or a token with icons of its own."""
    number = g.markers[square]
    if number == NONE:
        return g.printed.tokens[g.tokens[square]].icons
    row = g.rules.rows[number]
    assert isinstance(row, Marker)
    return row


def trade_on(g: Table, square: int) -> int:
    """Trade symbols of a square; a marker replaces what is printed."""
    row = marker_on(g, square)
    return ground.TRADE[ground.terrain(g.ground[square])] if row is None else row.trade


def production_on(g: Table, square: int) -> int:
    """Production symbols of a square."""
    row = marker_on(g, square)
    return ground.production(g.ground[square]) if row is None else row.production


def culture_on(g: Table, square: int) -> int:
    """Culture icons of a square."""
    row = marker_on(g, square)
    return ground.culture(g.ground[square]) if row is None else row.culture


def coins_on(g: Table, square: int) -> int:
    """Coins of a square."""
    row = marker_on(g, square)
    return ground.coins(g.ground[square]) if row is None else row.coins


def resources_on(g: Table, square: int) -> int:
    """A mask of the resources that can be harvested on a square; of several, one at a time."""
    if g.markers[square] != NONE:
        return 0
    token = g.printed.tokens[g.tokens[square]]
    resource = ground.resource(g.ground[square]) if token.icons is None else NONE
    return token.resources if resource == NONE else 1 << resource


def gathered_squares(g: Table, seat: int) -> list[tuple[int, int]]:
    """Squares that a seat gathers this turn, each once, and the slots that get them.

    What a scout has gathered stays with its city when the scout goes, like a square around it:
    only figures of others on it take it away.
    Rules: cb.scout.square_once, cb.scout.whole_turn
    """
    found: list[tuple[int, int]] = []
    for at, square in enumerate(g.scouts[seat]):
        pair = (square, g.scout_city[seat][at])
        if pair[1] != NONE and pair not in found:
            found.append(pair)
    for pair in still_gathered(g, seat):
        if pair not in found and yields_to(g, seat, pair[0]):
            found.append(pair)
    for gatherer in g.printed.gatherers:
        sent = [square for square, _ in found]
        found.extend([pair for pair in gatherer.pairs(g, seat) if pair[0] not in sent])
    return found


def city_squares(g: Table, seat: int, slot: int) -> list[int]:
    """The squares that yield for a city now: its outskirts without those blockaded or sent away,
    and what is sent to it.

    Rules: cb.scout.no_double_count, cb.scout.whole_turn, cb.blockade.scout_gathers_instead
    """
    gathered = gathered_squares(g, seat)
    away = [square for square, there in gathered if there != slot]
    for other in range(g.seats):
        if other != seat:
            away.extend([square for square, _ in still_gathered(g, other)])
    found = [
        square
        for square in outskirts(g, seat, slot)
        if square not in away and yields_to(g, seat, square)
    ]
    sent = [square for square, there in gathered if there == slot]
    found.extend([square for square in sent if square not in found])
    return found


def seat_squares(g: Table, seat: int) -> list[int]:
    """All squares that yield for a seat now."""
    found: list[int] = []
    for slot in range(CITY_SLOTS):
        if g.cities[seat][slot] != NONE:
            found.extend(city_squares(g, seat, slot))
    return found


def coin_squares(g: Table, seat: int) -> list[int]:
    """All squares with coins that a seat has now: a scout's only while it stays there.

    That a square has coins is asked first, because few have and coins are counted all the time.
    Rules: cb.coin.map_square_control, cb.coin.map_square_scout, cb.coin.scout_leaves_in_movement
    """
    found: list[int] = []
    for slot in range(CITY_SLOTS):
        for square in outskirts(g, seat, slot):
            if coins_on(g, square) and yields_to(g, seat, square):
                found.append(square)
    for at, square in enumerate(g.scouts[seat]):
        if g.scout_city[seat][at] != NONE and coins_on(g, square) and square not in found:
            found.append(square)
    for gatherer in g.printed.gatherers:
        for square, _ in gatherer.pairs(g, seat):
            if coins_on(g, square) and square not in found:
                found.append(square)
    return found


def _wonder_blockaded(g: Table, seat: int, wonder: int) -> bool:
    square = g.wonder_squares[wonder - FIRST_WONDER]
    return square != NONE and blockaded(g, seat, square)


def coins(g: Table, seat: int) -> int:
    """The economy dial: coins of squares, of tokens, and what rows add.

    Tokens on a wonder do not count while it is blockaded.
    Rules: cb.coin.dial
    """
    found = 0
    for row in g.coin_tokens[seat]:
        if not FIRST_WONDER <= row < FIRST_EVENT or not _wonder_blockaded(g, seat, row):
            found += 1
    for square in coin_squares(g, seat):
        found += coins_on(g, square)
    return adjusted(g, COINS, seat, (), found)

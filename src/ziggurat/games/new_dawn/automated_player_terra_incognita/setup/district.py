"""The district with which the automated player may start, as a higher difficulty."""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import (
    FoundDistrict,
    PlaceByMinimum,
    kinds_to_place,
    surveyed,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import GOES_BACK
from ziggurat.games.new_dawn.board.pieces import collect
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.ids import THEATER_SQUARE
from ziggurat.kernel.state import State


def place_start_district(s: State, seat: int) -> None:
    """Place it before humans lay their capital tiles; the theater square if no kind qualifies.

    Rules: ap.ti.capital.start_district, ap.ti.capital.start_district_time
    """
    g = table(s)
    own = own_seat(g)
    if kinds_to_place(surveyed(g), own):
        g.push(FoundDistrict(own, GOES_BACK))
    else:
        g.push(PlaceByMinimum(own, THEATER_SQUARE, GOES_BACK))


def collect_under_district(s: State, seat: int) -> None:
    """Take what lies under it, now that the map has its tokens.

    Rules: ap.ti.capital.start_district_time
    """
    g = table(s)
    own = own_seat(g)
    for space in members(g.realms[own].control):
        collect(g, own, space)

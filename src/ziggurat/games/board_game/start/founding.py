"""Cities: founding one, making room for it, and destroying one.

Owns the test of a city's square and everything that goes with a city marker. Attacks on cities are
fought elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.sites import all_centres, annex, outskirts, stands_on
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.lands import claim_lands, free_lands, free_slot
from ziggurat.games.board_game.cities.markers import is_person, lose_marker, remove_marker
from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.holdings import keep_books, refresh
from ziggurat.games.board_game.ids import ARMY, CITY_SLOTS, FOG, NO_TOKEN, NONE, SCOUT
from ziggurat.games.board_game.moments import CITY_FOUNDED, CITY_LOST, FOUNDERS
from ziggurat.games.board_game.movement.figures import (
    figures_on,
    has_figure,
    is_water,
    may_stand,
    place_army,
    place_scout,
    remove_army,
    remove_figure,
    stacking,
)
from ziggurat.games.board_game.start.gathering import (
    go_on_gathering,
    sent_from,
    stop_gathering,
    stop_sending,
)
from ziggurat.games.board_game.start.moments import FOUNDS_BESIDE, MADE_ROOM
from ziggurat.games.board_game.start.reasons import (
    AT_MAP_EDGE,
    CITY_ON_WATER,
    CITY_TOO_NEAR,
    ENEMY_ARMY_BESIDE,
    ENEMY_SCOUT_BESIDE,
    HIDDEN_NEIGHBOUR,
    NO_CITY_MARKER,
    NO_FOUNDER,
    NO_ROOM_BESIDE,
    NO_WAY_OUT_THERE,
    NOT_BESIDE_NEW_CITY,
    NOT_ON_SQUARE,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import FOUND, SHOVE
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import filled, put, put_row, with_sorted

AROUND: Final = 8
NEAREST: Final = 3


# Where a city may stand


def may_found(g: Table, seat: int, square: int, figure: int) -> int:
    """The reason why a figure of a seat may not found a city on its square.

    Rules: cb.city.max_two, cb.city.max_three_irrigation, cb.city.needs_scout, cb.city.not_on_water
    """
    if free_slot(g, seat) == NONE:
        return NO_CITY_MARKER
    if not has_figure(g, seat, square, figure):
        return NO_FOUNDER
    if figure == ARMY and not adjusted(g, FOUNDERS, seat, (), 0):
        return NO_FOUNDER
    if is_water(g, square):
        return CITY_ON_WATER
    if g.printed.tokens[g.tokens[square]].under != ALLOWED:
        return g.printed.tokens[g.tokens[square]].under
    reason = _around(g, seat, square)
    if reason != ALLOWED:
        return reason
    if near_city(g, square):
        return CITY_TOO_NEAR
    return ALLOWED if has_room(g, seat, square) else NO_ROOM_BESIDE


def _around(g: Table, seat: int, square: int) -> int:
    """The reason that the squares around give against a city.

    Rules: cb.city.eight_revealed_neighbours, cb.city.not_at_map_edge, cb.city.not_next_to_hut,
    cb.city.not_next_to_village
    """
    around = g.layout.around[square]
    if len(around) < AROUND:
        return AT_MAP_EDGE
    for beside in around:
        if g.ground[beside] == FOG:
            return HIDDEN_NEIGHBOUR
    for beside in around:
        reason = _token_beside(g, seat, g.tokens[beside])
        if reason == ALLOWED:
            reason = _strangers(g, seat, beside)
        if reason != ALLOWED:
            return reason
    return ALLOWED


def _token_beside(g: Table, seat: int, token: int) -> int:
    """The reason that a token beside gives; rows of the founder may think otherwise.

    Rules: cb.city.not_next_to_hut, cb.city.not_next_to_village
    """
    reason = g.printed.tokens[token].beside
    return reason if reason == ALLOWED else adjusted(g, FOUNDS_BESIDE, seat, (token,), reason)


def _strangers(g: Table, seat: int, square: int) -> int:
    """Rules: cb.city.not_next_to_enemy_army, cb.city.not_next_to_enemy_scout"""
    for other in range(g.seats):
        if other != seat:
            if square in g.armies[other]:
                return ENEMY_ARMY_BESIDE
            if square in g.scouts[other]:
                return ENEMY_SCOUT_BESIDE
    return ALLOWED


def near_city(g: Table, square: int) -> bool:
    """Tell whether any city is nearer than 3 squares.

    Rules: cb.city.distance_three, cb.city.distance_any_owner, cb.city.outskirts_never_overlap
    """
    layout = g.layout
    for centre in all_centres(g):
        if layout.distance(centre, square) < NEAREST:
            return True
    return False


def has_room(g: Table, seat: int, square: int) -> bool:
    """Tell whether all figures but the founder find a square beside the new city.

    Rules: cb.city.displace_must_be_possible
    """
    return room_beside(g, seat, square, figures_on(g, seat, square) - 1)


def room_beside(g: Table, seat: int, square: int, count: int) -> bool:
    """Tell whether a number of figures on a square that a city covers find one beside it."""
    left = count
    if left < 1:
        return True
    most = stacking(g, seat)
    for beside in g.layout.around[square]:
        if may_give_way(g, seat, beside) == ALLOWED:
            left -= most - figures_on(g, seat, beside)
    return left < 1


def founders(g: Table, seat: int) -> list[Choice]:
    """All figures that could found a city now, if their square lets them (`may_found`)."""
    if free_slot(g, seat) == NONE:
        return []
    found: list[Choice] = []
    if adjusted(g, FOUNDERS, seat, (), 0):
        found.extend([(FOUND, ARMY, square) for square in sorted(set(g.armies[seat]))])
    found.extend([(FOUND, SCOUT, square) for square in sorted(set(g.scouts[seat]))])
    return found


# Founding and destroying


def found_city(g: Table, seat: int, square: int, figure: int) -> None:
    """Put an unwalled city in a figure's place; other own figures make room at once.

    Rules: cb.city.scout_sacrificed, cb.city.new_city_unwalled, cb.city.displace_friends
    """
    slot = free_slot(g, seat)
    remove_figure(g, seat, square, figure)
    stop_gathering(g, seat, square)
    g.cities = put_row(g.cities, seat, put(g.cities[seat], slot, square))
    claim_lands(g, seat, slot)
    g.note("founded", seat, (slot, square))
    g.printed.tokens[g.tokens[square]].covered(g, seat, square)
    fire(g, CITY_FOUNDED, seat, (square,), everyone=False)
    if figures_on(g, seat, square):
        g.push(MakeRoom(seat, square))


def destroy_city(g: Table, seat: int, slot: int) -> None:
    """Take a city off the map with all that belongs to it; its marker can be used again.

    Buildings go to the supply, wonders and great people out of the game. Whatever is due to
    anybody else for it has to be pushed before, so that it comes after the loss.
    Rules: cb.loot.loss_first, cb.city.marker_returns, cb.gp.lost_with_city, cb.loot.city_buildings
    """
    begin_aftermath(g)
    square = g.cities[seat][slot]
    for beside in outskirts(g, seat, slot):
        if g.markers[beside] != NONE:
            lose_marker(g, seat, beside)
    free_lands(g, seat, slot)
    stop_sending(g, seat, slot)
    g.cities = put_row(g.cities, seat, put(g.cities[seat], slot, NONE))
    set_annex(g, seat, slot, NONE)
    g.walls = put(g.walls, seat, g.walls[seat] & ~(1 << slot))
    g.actions = put_row(g.actions, seat, put(g.actions[seat], slot, 0))
    g.bonus = put_row(g.bonus, seat, put(g.bonus[seat], slot, 0))
    g.note("city_destroyed", seat, (slot, square))
    keep_books(g, CITY_LOST, seat, (slot,))
    hands_are_kept(g)


def grow_city(g: Table, seat: int, slot: int, square: int) -> None:
    """Let a city cover a square beside it as well; whether it may is decided elsewhere.

    What lies there goes where it belongs, a great person into the reserve, and own figures make
    room at once. Walls and everything else of the city stay.
    """
    number = g.markers[square]
    if number != NONE:
        remove_marker(g, square)
        if is_person(g, number):
            g.reserve = put_row(g.reserve, seat, with_sorted(g.reserve[seat], number))
            refresh(g, seat)
    free_lands(g, seat, slot)
    g.lands = put(g.lands, square, NONE)
    stop_gathering(g, seat, square)
    set_annex(g, seat, slot, square)
    claim_lands(g, seat, slot)
    g.note("grown", seat, (slot, square))
    g.printed.tokens[g.tokens[square]].covered(g, seat, square)
    if figures_on(g, seat, square):
        g.push(MakeRoom(seat, square))


def set_annex(g: Table, seat: int, slot: int, square: int) -> None:
    """Say which second square a city has, `NONE` for none."""
    if square != annex(g, seat, slot):
        row = g.annexes[seat] or filled(CITY_SLOTS, NONE)
        g.annexes = put_row(g.annexes, seat, put(row, slot, square))


# Making room


def may_give_way(g: Table, seat: int, square: int) -> int:
    """The reason why figures that make room for a city may not step to a square.

    They meet nobody and find nothing there: that would take a move.
    """
    if stands_on(g, seat, square):
        return NOT_BESIDE_NEW_CITY
    if blockaded(g, seat, square) or g.tokens[square] != NO_TOKEN:
        return NO_WAY_OUT_THERE
    return may_stand(g, seat, square)


def may_shove(g: Table, seat: int, centre: int, figure: int, square: int) -> int:
    """The reason why a figure on a new city's square may not step to another square."""
    if not has_figure(g, seat, centre, figure):
        return NOT_ON_SQUARE
    if square not in g.layout.around[centre]:
        return NOT_BESIDE_NEW_CITY
    return may_give_way(g, seat, square)


def shove(g: Table, seat: int, centre: int, figure: int, square: int) -> None:
    """Move a figure beside a new city; a scout goes on gathering."""
    if figure == ARMY:
        remove_army(g, seat, centre)
        place_army(g, seat, square)
    else:
        slot = sent_from(g, seat, centre)
        remove_figure(g, seat, centre, SCOUT)
        stop_gathering(g, seat, centre)
        place_scout(g, seat, square)
        if slot != NONE:
            go_on_gathering(g, seat, square, slot)
    g.note("made_room", seat, (figure, square))
    keep_books(g, MADE_ROOM, seat, (figure, square))


class MakeRoom(Frame):
    """Figures on a new city's square step to squares beside it, in any order.

    Rules: cb.city.displace_friends
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.city.displace_friends",)

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def run(self, s: State) -> bool:
        if figures_on(table(s), self.seat, self.square):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        around = sorted(g.layout.around[self.square])
        options: list[Choice] = []
        for figure in (ARMY, SCOUT):
            options.extend(
                [
                    (SHOVE, figure, at)
                    for at in around
                    if may_shove(g, self.seat, self.square, figure, at) == ALLOWED
                ]
            )
        facts = (self.square,)
        return Question(self.seat, "make_room", SPACE, tuple(options), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        shove(table(s), seat, self.square, choice[1], choice[2])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SHOVE:
            return Reason(OTHER_QUESTION)
        reason = may_shove(table(s), seat, self.square, choice[1], choice[2])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)

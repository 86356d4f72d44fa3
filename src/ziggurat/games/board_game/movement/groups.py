"""Moving: where a group of figures may go, and carrying it there.

Owns the legality of a step and of stopping, and which figures have moved. What happens to a group
that has arrived is decided in `enemies.py`, `huts.py` and `villages.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import stands_on
from ziggurat.games.board_game.board.yields import blockaded, coins_on
from ziggurat.games.board_game.holdings import refresh_all
from ziggurat.games.board_game.ids import (
    ARMY,
    FIRST_EVENT,
    FIRST_WONDER,
    FOG,
    NONE,
    SCOUT,
)
from ziggurat.games.board_game.moments import MAY_ATTACK_CITY, PASSES_OVER
from ziggurat.games.board_game.movement.figures import (
    CROSSES_WATER,
    ENDS_ON_WATER,
    figures_on,
    is_water,
    leave_gathered,
    speed,
    stacking,
    water_use,
)
from ziggurat.games.board_game.movement.moments import ENDS_IN_CENTER, MAY_END_BESIDE
from ziggurat.games.board_game.movement.reasons import (
    NO_MOVES_LEFT,
    NOT_BESIDE,
    OWN_CENTER_NO_END,
    SCOUT_ENEMY_SQUARE,
    SCOUT_FOREIGN_CENTER,
    SQUARE_LOCKED,
    TOO_FEW_FIGURES,
    WATER_CLOSED,
    WATER_NO_END,
)
from ziggurat.games.board_game.reasons import HIDDEN_TILE, STACK_FULL
from ziggurat.games.board_game.state import Table, city_id, figure_code
from ziggurat.games.board_game.verbs import TAKE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted, allowed
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import put_row, with_sorted

# How `lands` numbers cities: by seat, then slot.
SLOTS: Final = city_id(1, 0)


# What stands or lies on a square


def city_owner(g: Table, seat: int, square: int) -> int:
    """The other seat whose city stands on a square, or `NONE`."""
    for other in range(g.seats):
        if other != seat and stands_on(g, other, square):
            return other
    return NONE


def stops(g: Table, seat: int, square: int) -> bool:
    """Tell whether figures that enter a square go no further.

    Rules: cb.movement.army_enemy_square_stops, cb.movement.army_foreign_center,
    cb.hut.army_stops, cb.village.army_stops
    """
    if g.printed.tokens[g.tokens[square]].stops or blockaded(g, seat, square):
        return True
    return city_owner(g, seat, square) != NONE


def flies(g: Table, seat: int) -> bool:
    """Tell whether figures of a seat pass over all that stops others."""
    return adjusted(g, PASSES_OVER, seat, (), 0) > 0


def welcome(g: Table, seat: int, square: int, armies: int) -> int:
    """The reason that the owner of a city gives against others who end a move in its outskirts."""
    if not g.rules.attached[MAY_END_BESIDE.name] or g.lands[square] == NONE:
        return ALLOWED
    owner = g.lands[square] // SLOTS
    if owner == seat:
        return ALLOWED
    return allowed(g, MAY_END_BESIDE, owner, (seat, square, armies))


class Travel:
    """What a group could do from where it stands: worked out for one question, never saved."""

    def __init__(self, g: Table, seat: int, square: int, armies: int, scouts: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.square: Final = square
        self.armies: Final = armies
        self.size: Final = armies + scouts
        self.near: Final = g.layout.near
        self.limit: Final = stacking(g, seat)
        self.water: Final = water_use(g, seat)
        self.flies: Final = flies(g, seat)

    def meets(self, square: int) -> int:
        """The reason why the group may not stop where others are: scouts need an army.

        Rules: cb.movement.scout_foreign_center, cb.movement.scout_enemy_square,
        cb.movement.escorted_scout, cb.figure.scout_barred_from_markers
        """
        g = self.g
        if city_owner(g, self.seat, square) != NONE:
            if not self.armies:
                return SCOUT_FOREIGN_CENTER
            return allowed(g, MAY_ATTACK_CITY, self.seat, ())
        if self.armies:
            return ALLOWED
        if blockaded(g, self.seat, square):
            return SCOUT_ENEMY_SQUARE
        token = g.printed.tokens[g.tokens[square]]
        if token.scouts == ALLOWED or token.explorers is None:
            return token.scouts
        return ALLOWED if adjusted(g, token.explorers, self.seat, (), 0) else token.scouts

    def ends(self, square: int) -> int:
        """The reason why the group may not end its move on a revealed square.

        Rules: cb.movement.own_center_no_end, cb.movement.water_cross_must_land
        """
        g = self.g
        if stands_on(g, self.seat, square):
            return adjusted(g, ENDS_IN_CENTER, self.seat, (square,), OWN_CENTER_NO_END)
        if self.water != ENDS_ON_WATER and is_water(g, square):
            return WATER_NO_END
        reason = self.meets(square)
        return welcome(g, self.seat, square, self.armies) if reason == ALLOWED else reason

    def enters(self, square: int) -> int:
        """The reason why the group may not set foot on a square, wherever it goes from there.

        Rules: cb.movement.hidden_tile_blocked, cb.movement.stacking_while_passing,
        cb.movement.stacking_counts_all, cb.movement.stacking_per_player,
        cb.movement.water_forbidden, cb.movement.own_center_pass
        """
        g = self.g
        if g.ground[square] == FOG:
            return HIDDEN_TILE
        here = 0 if square == self.square else self.size
        if figures_on(g, self.seat, square) + here > self.limit:
            return STACK_FULL
        if self.water < CROSSES_WATER and is_water(g, square):
            return WATER_CLOSED
        return ALLOWED if self.flies else self.meets(square)

    def lands(self, square: int, left: int) -> bool:
        """Tell whether the group finds a place to end its move from a square it only crosses.

        Where it would be stopped without a place to end there, it does not get any further.
        """
        edge = [square]
        seen = [square]
        for _ in range(left):
            further: list[int] = []
            for at in edge:
                if at in self.g.locked:
                    continue
                for to in self.near[at]:
                    if to in seen or self.enters(to) != ALLOWED:
                        continue
                    if self.ends(to) == ALLOWED:
                        return True
                    seen.append(to)
                    if self.flies or not stops(self.g, self.seat, to):
                        further.append(to)
            edge = further
        return False

    def may_linger(self, left: int) -> int:
        """The reason why the group may not spend one of the squares it has left where it stands.

        Rules: cb.movement.water_cross_must_land, cb.movement.own_center_no_end
        """
        reason = self.ends(self.square)
        return ALLOWED if reason != ALLOWED and self.lands(self.square, left - 1) else reason

    def may_step(self, square: int, left: int) -> int:
        """The reason why the group may not step onto a square with the squares it has left.

        Rules: cb.movement.no_diagonal, cb.movement.one_square_per_step, cb.movement.speed_two,
        cb.movement.water_cross_must_land
        """
        if not left:
            return NO_MOVES_LEFT
        if self.square in self.g.locked:
            return SQUARE_LOCKED
        if square not in self.near[self.square]:
            return NOT_BESIDE
        reason = self.enters(square)
        if reason != ALLOWED:
            return reason
        reason = self.ends(square)
        if reason == ALLOWED or (not self.flies and stops(self.g, self.seat, square)):
            return reason
        return ALLOWED if self.lands(square, left - 1) else reason

    def steps(self, left: int) -> list[int]:
        """Squares the group may step onto, ascending."""
        near = self.near[self.square]
        return sorted([square for square in near if self.may_step(square, left) == ALLOWED])


# Figures that have not moved


def unmoved(g: Table, seat: int, square: int, figure: int) -> int:
    """How many figures of a kind on a square may still move (cb.movement.once_per_phase)."""
    row = g.scouts[seat] if figure == SCOUT else g.armies[seat]
    return max(0, row.count(square) - g.moved_figures[seat].count(figure_code(square, figure)))


def mark_moved(g: Table, seat: int, square: int, armies: int, scouts: int) -> None:
    """Say that figures on a square may not move any more this turn."""
    codes = [figure_code(square, ARMY)] * armies + [figure_code(square, SCOUT)] * scouts
    g.moved_figures = put_row(
        g.moved_figures, seat, tuple(sorted([*g.moved_figures[seat], *codes]))
    )


def may_take(g: Table, seat: int, square: int, armies: int, scouts: int) -> int:
    """The reason why a number of figures cannot leave a square together.

    Rules: cb.movement.group, cb.movement.group_partial, cb.movement.once_per_phase
    """
    enough = armies <= unmoved(g, seat, square, ARMY) and scouts <= unmoved(g, seat, square, SCOUT)
    return ALLOWED if enough and armies + scouts else TOO_FEW_FIGURES


def must_leave(g: Table, seat: int) -> int:
    """A square that figures of a seat have to leave because its owner keeps them out, or `NONE`.

    Those who cannot go anywhere may stay.
    """
    if not g.rules.attached[MAY_END_BESIDE.name]:
        return NONE
    for square in sorted(set(g.armies[seat] + g.scouts[seat])):
        if g.lands[square] != NONE and any(
            [_has_to_go(g, seat, square, figure) for figure in (ARMY, SCOUT)]
        ):
            return square
    return NONE


def _has_to_go(g: Table, seat: int, square: int, figure: int) -> bool:
    """Tell whether a figure on a square of outskirts may not stay there and can go."""
    if not unmoved(g, seat, square, figure):
        return False
    armies, scouts = int(figure == ARMY), int(figure == SCOUT)
    if welcome(g, seat, square, armies) == ALLOWED:
        return False
    travel = Travel(g, seat, square, armies, scouts)
    return len(travel.steps(speed(g, seat, armies, scouts))) > 0


def groups(g: Table, seat: int) -> list[Choice]:
    """All groups that may begin a move, ascending."""
    found: list[Choice] = []
    last = NONE
    for square in sorted(g.armies[seat] + g.scouts[seat]):
        if square == last:
            continue
        last = square
        most = unmoved(g, seat, square, SCOUT)
        for armies in range(unmoved(g, seat, square, ARMY) + 1):
            for scouts in range(most + 1):
                if armies + scouts:
                    found.append((TAKE, square, armies, scouts))
    return found


# Carrying figures


def carry(g: Table, seat: int, origin: int, to: int, armies: int, scouts: int) -> None:
    """Carry figures from one square to another; a scout gathers nothing where it comes to.

    Rules: cb.coin.scout_leaves_in_movement, cb.scout.whole_turn, cb.blockade.ends_on_leaving
    """
    if armies:
        row = list(g.armies[seat])
        for _ in range(armies):
            row[row.index(origin)] = to
        g.armies = put_row(g.armies, seat, tuple(sorted(row)))
    for _ in range(scouts):
        carry_scout(g, seat, origin, to)
    if _has_wonder(g, origin) or _has_wonder(g, to):
        refresh_all(g)
    g.note("moved", seat, (origin, to, armies, scouts))


def carry_scout(g: Table, seat: int, origin: int, to: int) -> None:
    """Carry one scout: of several on a square, one that gathers nothing and has not moved yet."""
    scouts, cities = g.scouts[seat], g.scout_city[seat]
    here = [at for at, square in enumerate(scouts) if square == origin]
    idle = [at for at in here if cities[at] == NONE]
    # Scouts that have moved gather nothing: if all idle ones have, a gatherer leaves.
    moved = g.moved_figures[seat].count(figure_code(origin, SCOUT))
    busy = [at for at in here if cities[at] != NONE]
    found = idle[0] if len(idle) > moved or not busy else busy[0]
    leave_gathered(g, seat, origin, cities[found])
    rest, kept = scouts[:found] + scouts[found + 1 :], cities[:found] + cities[found + 1 :]
    after = with_sorted(rest, to)
    place = after.index(to)
    g.scouts = put_row(g.scouts, seat, after)
    g.scout_city = put_row(g.scout_city, seat, kept[:place] + (NONE,) + kept[place:])


def _has_wonder(g: Table, square: int) -> bool:
    return FIRST_WONDER <= g.markers[square] < FIRST_EVENT


def frees_coins(g: Table, seat: int, square: int) -> bool:
    """Tell whether a seat's leaving a square may give its owner coins back."""
    if g.lands[square] == NONE or g.lands[square] // SLOTS == seat:
        return False
    return coins_on(g, square) > 0 or _has_wonder(g, square)

"""What techs let a seat do with squares and figures: hold a square, ship figures, act twice."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.reach import linked
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import CITY_ACTIONS
from ziggurat.games.board_game.movement.enemies import enter
from ziggurat.games.board_game.movement.figures import figures_on, is_revealed, is_water, stacking
from ziggurat.games.board_game.movement.groups import carry, mark_moved, welcome
from ziggurat.games.board_game.movement.reasons import SQUARE_LOCKED
from ziggurat.games.board_game.reasons import HIDDEN_TILE, STACK_FULL
from ziggurat.games.board_game.research.reasons_techs import (
    ALL_BARRED,
    NO_FACEUP_WAY,
    NO_OWN_FIGURE,
    NOT_OPEN_WATER,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import AT
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, adjusted
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put_row, with_sorted

Ints = tuple[int, ...]


# Communism: a square that nobody leaves


def hold_square(s: State, cue: Cue) -> None:
    """No figure may leave a square this turn, not even one that is on its way."""
    s.push(Ask("hold_square", cue.owner))


def may_hold(g: Table, square: int) -> int:
    """The reason why it is of no use to hold a square."""
    if not is_revealed(g, square):
        return HIDDEN_TILE
    return SQUARE_LOCKED if square in g.locked else ALLOWED


def ask_hold_square(s: State, seat: int, args: Ints) -> Question:
    g = table(s)
    squares = [at for at in range(g.layout.squares) if may_hold(g, at) == ALLOWED]
    return Question(seat, "hold_square", SPACE, tuple([(AT, square) for square in squares]))


def refuse_hold_square(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != AT:
        return Reason(OTHER_QUESTION)
    reason = may_hold(table(s), choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def hold(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    g = table(s)
    square = choices[0][1]
    g.locked = with_sorted(g.locked, square)
    g.note("held_square", order[0], (square,))


# Steam Power: figures go by ship


def may_ship(g: Table, seat: int, square: int, target: int) -> int:
    """The reason why all figures of a seat on a square cannot be put on another."""
    return _may_land(g, seat, square, target, linked(g, square))


def _may_land(g: Table, seat: int, square: int, target: int, way: list[bool]) -> int:
    """The same where it is known to which squares a way leads (cb.explore.effects_stop)."""
    if not is_revealed(g, target):
        return HIDDEN_TILE
    if target == square or not is_water(g, target) or blockaded(g, seat, target):
        return NOT_OPEN_WATER
    if not way[target]:
        return NO_FACEUP_WAY
    token = g.printed.tokens[g.tokens[target]]
    if token.scouts != ALLOWED and square not in g.armies[seat]:
        return token.scouts
    crowd = figures_on(g, seat, target) + figures_on(g, seat, square)
    if crowd > stacking(g, seat):
        return STACK_FULL
    return welcome(g, seat, target, g.armies[seat].count(square))


def landings(g: Table, seat: int, square: int) -> list[int]:
    """Where the figures of a square can be shipped, ascending."""
    squares = range(g.layout.squares)
    way = linked(g, square)
    return [at for at in squares if _may_land(g, seat, square, at, way) == ALLOWED]


def piers(g: Table, seat: int) -> list[int]:
    """Squares with figures of a seat that can be shipped, ascending."""
    own = sorted(set(g.armies[seat] + g.scouts[seat]))
    return [square for square in own if landings(g, seat, square)]


def can_ship(s: State, cue: Cue) -> int:
    return ALLOWED if piers(table(s), cue.owner) else NOT_OPEN_WATER


def ship(s: State, cue: Cue) -> None:
    """Move all own figures of one square to water with a way there; they stay there this turn."""
    s.push(Ask("ship_from", cue.owner))


def ask_ship_from(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(AT, square) for square in piers(table(s), seat)])
    return Question(seat, "ship_from", SPACE, options)


def refuse_ship_from(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != AT:
        return Reason(OTHER_QUESTION)
    fits = choice[1] in piers(table(s), seat)
    return None if fits else Reason(NO_OWN_FIGURE, choice[1:])


def chose_pier(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    s.push(Ask("ship_to", order[0], (choices[0][1],)))


def ask_ship_to(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(AT, square) for square in landings(table(s), seat, args[0])])
    return Question(seat, "ship_to", SPACE, options, args)


def refuse_ship_to(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != AT:
        return Reason(OTHER_QUESTION)
    reason = may_ship(table(s), seat, args[0], choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def chose_landing(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    g = table(s)
    seat, square, target = order[0], args[0], choices[0][1]
    armies, scouts = g.armies[seat].count(square), g.scouts[seat].count(square)
    carry(g, seat, square, target, armies, scouts)
    mark_moved(g, seat, target, armies, scouts)
    enter(g, seat, target, armies, scouts)
    check_victory(g)


# Atomic Theory: one more action for every city


def can_act_again(s: State, cue: Cue) -> int:
    """The reason why none of the seat's cities may act (cb.gov.anarchy_effect)."""
    g = table(s)
    return (
        ALLOWED
        if any([may_act_at_all(g, cue.owner, at) for at in range(CITY_SLOTS)])
        else ALL_BARRED
    )


def may_act_at_all(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a seat has a city that nothing keeps from acting."""
    return g.cities[seat][slot] != NONE and adjusted(g, CITY_ACTIONS, seat, (slot,), 1) > 0


def act_again(s: State, cue: Cue) -> None:
    """Each city of the seat that may act at all may take one more action this turn."""
    g = table(s)
    actions = g.actions[cue.owner]
    for slot in range(CITY_SLOTS):
        if may_act_at_all(g, cue.owner, slot):
            actions = add_at(actions, slot, 1)
    g.actions = put_row(g.actions, cue.owner, actions)
    g.note("more_actions", cue.owner)


MOVE_ASKERS: Final = (
    Asker("hold_square", ask_hold_square, refuse_hold_square, hold),
    Asker("ship_from", ask_ship_from, refuse_ship_from, chose_pier),
    Asker("ship_to", ask_ship_to, refuse_ship_to, chose_landing),
)

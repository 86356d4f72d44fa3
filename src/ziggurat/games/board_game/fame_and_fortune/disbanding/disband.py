"""Disbanding: figures that end their move in an own city leave the map.

Owns that they may, and the question which sign the city gets for it. What a sign does is in
`signs.py` and `caravans.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import slot_on
from ziggurat.games.board_game.fame_and_fortune.disbanding.reasons import (
    NO_ARMY_DISBANDED,
    NO_SCOUT_DISBANDED,
)
from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import set_sign, sign_of
from ziggurat.games.board_game.fame_and_fortune.ids import CARAVAN, FORTIFICATION, NO_SIGN
from ziggurat.games.board_game.fame_and_fortune.verbs import FORTIFY, LOAD
from ziggurat.games.board_game.ids import ARMY, SCOUT
from ziggurat.games.board_game.movement.figures import remove_army, remove_scout
from ziggurat.games.board_game.state import Table, figure_code, table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without

Ints = tuple[int, ...]

SIGN: Final = "city_sign"


def may_end(s: State, cue: Cue, value: int) -> int:
    """Figures may end in an own city, which disbands them (ff.disband.enter_own_center)."""
    return ALLOWED


def disband(s: State, cue: Cue) -> None:
    """Take figures off that have ended in an own city; args square, armies, scouts.

    Whoever is held there by somebody else has not chosen to end there, and stays.
    Rules: ff.disband.return_to_sheet, ff.disband.voluntary, ff.fortify.one, ff.caravan.one
    """
    g = table(s)
    square, armies, scouts = cue.args
    if square in g.locked:
        return
    slot = slot_on(g, cue.owner, square)
    _leave(g, cue.owner, square, armies, scouts)
    g.note("disbanded", cue.owner, (armies, scouts, slot))
    if sign_of(g, cue.owner, slot) == NO_SIGN:
        g.push(Ask(SIGN, cue.owner, (slot, armies, scouts)))


def _leave(g: Table, seat: int, square: int, armies: int, scouts: int) -> None:
    """Take figures off the map, and what is noted of their move with them."""
    moved = g.moved_figures[seat]
    for _ in range(armies):
        remove_army(g, seat, square)
        moved = without(moved, figure_code(square, ARMY))
    for _ in range(scouts):
        remove_scout(g, seat, square)
        moved = without(moved, figure_code(square, SCOUT))
    g.moved_figures = put_row(g.moved_figures, seat, moved)


# The sign for it: args are the slot of the city and the armies and scouts that were disbanded


def may_mark(args: Ints, choice: Choice) -> int:
    """The reason why a city does not get a sign.  Rules: ff.fortify.place, ff.caravan.place"""
    slot, armies, scouts = args
    if choice[0] not in (FORTIFY, LOAD) or choice[1] != slot:
        return OTHER_QUESTION
    if choice[0] == FORTIFY:
        return ALLOWED if armies else NO_ARMY_DISBANDED
    return ALLOWED if scouts else NO_SCOUT_DISBANDED


def ask_sign(s: State, seat: int, args: Ints) -> Question:
    """Ask which sign it is, if any (ff.disband.benefit_optional)."""
    found: list[Choice] = [(FORTIFY, args[0]), (LOAD, args[0])]
    options = [(PASS,), *[choice for choice in found if may_mark(args, choice) == ALLOWED]]
    return Question(seat, SIGN, PICK, tuple(options), args[:1])


def refuse_sign(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    reason = may_mark(args, choice)
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def mark_city(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    verb = choices[0][0]
    if verb == PASS:
        return
    g = table(s)
    set_sign(g, order[0], args[0], FORTIFICATION if verb == FORTIFY else CARAVAN)
    g.note("fortified" if verb == FORTIFY else "caravan_waits", order[0], args[:1])


SIGN_ASKER: Final = Asker(SIGN, ask_sign, refuse_sign, mark_city)

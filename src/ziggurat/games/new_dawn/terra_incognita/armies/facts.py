"""Facts about armies and forts.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.ids import LOCKED, NONE, ON_CARD
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.march import March
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import MARCH
from ziggurat.games.new_dawn.terra_incognita.ids import ARMIES
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row

Ints = tuple[int, ...]


def read_armies(s: State, args: Ints) -> Ints:
    """Where the armies of a seat stand."""
    return tuple([at for at in unknown(s).armies[args[0]] if at >= 0])


def read_armies_on_card(s: State, args: Ints) -> Ints:
    """How many armies wait on the military card of a seat."""
    return (unknown(s).armies[args[0]].count(ON_CARD),)


def write_armies(s: State, args: Ints, values: Ints) -> None:
    on_card = unknown(s).armies[args[0]].count(ON_CARD)
    _write(s, args[0], values, max(0, min(on_card, ARMIES - len(values))))


def write_armies_on_card(s: State, args: Ints, values: Ints) -> None:
    _write(s, args[0], read_armies(s, args), values[0])


def _write(s: State, seat: int, spaces: Ints, on_card: int) -> None:
    aside = ARMIES - len(spaces) - on_card
    if aside < 0:
        raise ValueError(f"a seat has {ARMIES} armies")
    u = unknown(s)
    u.armies = put_row(u.armies, seat, (*spaces, *[ON_CARD] * on_card, *[LOCKED] * aside))


def read_forts(s: State, args: Ints) -> Ints:
    """The spaces of forts."""
    return tuple(members(unknown(s).forts))


def write_forts(s: State, args: Ints, values: Ints) -> None:
    unknown(s).forts = mask_of(list(values))


def read_unused_armies(s: State, args: Ints) -> Ints:
    """Armies that could still move."""
    question = question_for(s, args[0])
    frame = s.stack[-1] if s.stack else None
    if question is None or not isinstance(frame, March) or frame.underway != NONE:
        return ()
    marches = [choice for choice in question.options if choice[0] == MARCH]
    return tuple(frame.waiting(table(s))) if marches else ()


ARMY_FACTS: Final = (
    Fact("armies", ("seat",), "space", read_armies, write_armies, many=True),
    Fact("armies_on_card", ("seat",), "number", read_armies_on_card, write_armies_on_card),
    Fact("forts", (), "space", read_forts, write_forts, many=True),
    Fact("unused_armies", ("seat",), "army", read_unused_armies, many=True),
)

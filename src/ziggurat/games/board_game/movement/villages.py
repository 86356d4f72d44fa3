"""Villages: who defends them and what lies under them.

Owns the marker that a conqueror takes. The barbarians who defend it, the battle and its losses are
the battle's business; what a marker does is on its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.holdings import keep_books, take_find
from ziggurat.games.board_game.ids import NO_TOKEN, NONE, VILLAGE
from ziggurat.games.board_game.movement.moments import (
    FIND_TAKEN,
    FIXED_FACE,
    UNDER_TOKENS,
    VILLAGE_DEFENDED,
)
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_VILLAGE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import Layer, put


def villages_left(g: Table) -> int:
    """Markers in the pile: those that were never drawn without those that lie on the map."""
    return g.village_bag.size() - g.tokens.count(VILLAGE)


def enter_village(s: State, seat: int, square: int, armies: int) -> bool:
    """Armies fight the barbarians of a village, or just take it if nobody defends it.

    Rules: cb.village.army_stops, cb.battle.triggers
    """
    g = table(s)
    if not armies:
        return False
    if adjusted(g, VILLAGE_DEFENDED, seat, (square,), 1):
        begin_battle(g, seat, NONE, square, NONE)
    else:
        conquer_village(g, seat, square)
    return True


def conquer_village(g: Table, seat: int, square: int) -> None:
    """Let the winner of a village take its marker off the map and look at it.

    Rules: cb.village.win_look
    """
    g.tokens = put(g.tokens, square, NO_TOKEN)
    find = adjusted(g, FIXED_FACE, seat, (square,), NONE)
    if find != NONE:
        take_fixed(g, seat, square, find)
        take_village(g, seat, square, find)
    elif g.village_bag.size():
        g.push(TakeVillage(seat, square))


def take_village(g: Table, seat: int, square: int, find: int) -> None:
    """Let a seat have what it found in a village."""
    g.village_bag = g.village_bag.draw(find)
    use_find(g, seat, square, find, "village_kept", "kept_a_village")


class TakeVillage(Frame):
    """A seat looks at the village it took, and does with it what its row says.

    Rules: cb.village.win_look, cb.village.win_great_person, cb.village.win_resource
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.village.win_look", "cb.village.win_great_person", "cb.village.win_resource",
    )  # fmt: skip

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def question(self, s: State) -> Question:
        g = table(s)
        finds, copies = draws(g, g.village_bag)
        options = tuple([(DRAW_VILLAGE, find) for find in finds])
        return chance("draw_village", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        take_village(g, self.seat, self.square, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# What was found


def draws(g: Table, bag: Bag) -> tuple[Layer, Layer]:
    """What may lie under a token that nobody has looked at, and how many of each there are.

    Markers that were looked at stay in the bag until they are taken, but lie elsewhere.
    """
    if not g.rules.attached[UNDER_TOKENS.name]:
        return bag.draws()
    finds: list[int] = []
    copies: list[int] = []
    for find, count in zip(*bag.draws(), strict=True):
        left = count - adjusted(g, UNDER_TOKENS, g.first, (find,), 0)
        if left > 0:
            finds.append(find)
            copies.append(left)
    return tuple(finds), tuple(copies)


def take_fixed(g: Table, seat: int, square: int, find: int) -> None:
    """A seat takes a marker off the map that somebody has looked at: it is drawn no more."""
    g.unveil()
    keep_books(g, FIND_TAKEN, seat, (square, find))


def find_row(g: Table, find: int) -> Find:
    """The row of a hut or village marker."""
    row = g.rules.rows[find]
    assert isinstance(row, Find)
    return row


def use_find(g: Table, seat: int, square: int, find: int, kept: str, veiled: str) -> None:
    """Let a marker do what it does at once, or keep it; the table learns which of the two."""
    family = "hut" if find in g.rules.families["hut"] else "village"
    acting = [row for row in g.rules.families[family] if find_row(g, row).at_once is not None]
    if acting:
        g.unveil()
    at_once = find_row(g, find).at_once
    if at_once is not None:
        at_once(g, seat, square, find)
        return
    keep_find(g, seat, find)
    g.note(kept, seat, (find,), audience=only(seat), veiled=veiled)


def keep_find(g: Table, seat: int, find: int) -> None:
    """Put a hut or village marker facedown on a seat's sheet."""
    take_find(g, seat, find)

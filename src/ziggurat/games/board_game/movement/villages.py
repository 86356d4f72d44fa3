"""Villages: what lies under them.

Owns the marker that a conqueror takes. The barbarians who defend it, the battle and its losses are
the battle's business.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.holdings import take_find
from ziggurat.games.board_game.ids import NO_TOKEN, NONE, VILLAGE
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_VILLAGE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def villages_left(g: Table) -> int:
    """Markers in the pile: those that were never drawn without those that lie on the map."""
    return g.village_bag.size() - g.tokens.count(VILLAGE)


def conquer_village(g: Table, seat: int, square: int) -> None:
    """Let the winner of a village take its marker off the map and look at it.

    Rules: cb.village.win_look
    """
    g.tokens = put(g.tokens, square, NO_TOKEN)
    if g.village_bag.size():
        g.push(TakeVillage(seat))


class TakeVillage(Frame):
    """A seat looks at the village it took: a great person comes, everything else is kept.

    Rules: cb.village.win_look, cb.village.win_great_person, cb.village.win_resource
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.village.win_look", "cb.village.win_great_person", "cb.village.win_resource",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        finds, copies = table(s).village_bag.draws()
        options = tuple([(DRAW_VILLAGE, find) for find in finds])
        return chance("draw_village", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.village_bag = g.village_bag.draw(choice[1])
        # Whatever it is, all learn whether a great person comes.
        g.unveil()
        row = g.rules.rows[choice[1]]
        assert isinstance(row, Find)
        if row.resource == NONE:
            g.note("village_person", self.seat, (choice[1],))
            gain_person(g, self.seat)
            return
        keep_find(g, self.seat, choice[1])
        g.note(
            "village_kept", self.seat, (choice[1],),
            audience=only(self.seat), veiled="kept_a_village",
        )  # fmt: skip

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def keep_find(g: Table, seat: int, find: int) -> None:
    """Put a hut or village marker facedown on a seat's sheet."""
    take_find(g, seat, find)

"""Scorched Earth: a defeated control token is discarded, and the army moves on.

Owns the one question of that card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.pieces import remove_token
from ziggurat.games.new_dawn.combat.results import defeat_token
from ziggurat.games.new_dawn.ids import TOKEN
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.fights import current_fight
from ziggurat.games.new_dawn.terra_incognita.armies.march import current_march
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import SCORCH, TAKE_OVER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.state import State

SCORCH_OR_TAKE: Final[tuple[Choice, ...]] = ((SCORCH,), (TAKE_OVER,))


class ScorchOrReplace(Listed):
    """Discard a defeated control token so that the army moves again, or replace it as usual.

    Once a turn for each `card`. Rules: ti.focus.unique_rules
    """

    SPEC: ClassVar[str] = "seat: int, loser: int, space: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.focus.unique_rules",)

    def __init__(self, seat: int, loser: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.space: Final = space
        self.card: Final = card

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return SCORCH_OR_TAKE

    def question(self, s: State) -> Question:
        facts = (self.space, self.loser)
        return ask(s, self.seat, "scorch", PICK, self.listed(table(s)), facts, self.card)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == TAKE_OVER:
            defeat_token(g, self.seat, Piece(TOKEN, self.loser, self.space))
            return
        g.realms[self.seat].used_this_turn |= bit(self.card)
        remove_token(g, self.loser, self.space)
        g.note("scorched", self.seat, (self.space, self.loser))
        fight, march = current_fight(g), current_march(g)
        if fight is not None and march is not None:
            g.amend(march, march.freed(fight.army))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


SCORCHED_FRAMES: Final = (ScorchOrReplace,)

"""Declaring an attack: the piece that is attacked, and what goes back before dice are rolled.

Owns the way from a space to one piece in it. What may be attacked stands in `targets.py`; the
attack itself runs in `attack.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import may_aim, pieces_at, standing_at
from ziggurat.games.new_dawn.combat.attack import Attack
from ziggurat.games.new_dawn.combat.reasons import NO_SUCH_PIECE
from ziggurat.games.new_dawn.combat.targets import target_of
from ziggurat.games.new_dawn.diplomacy.cards import return_cards_of
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import AIM, AIM_AT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


def declare(g: Table, seat: int, place: int, value: int, space: int) -> None:
    """Attack a space with the card in a place, resolved with a slot value.

    Who finds several pieces there names the one that is attacked.
    """
    pieces = pieces_at(g, seat, space)
    if len(pieces) > 1:
        g.push(ChoosePiece(seat, place, value, space))
    else:
        begin_attack(g, seat, place, value, pieces[0])


def begin_attack(g: Table, seat: int, place: int, value: int, piece: Piece) -> None:
    """Attack one piece; diplomacy cards of whoever is attacked go back before dice are rolled.

    Rules: nd.attack.return_diplomacy, nd.attack.return_diplomacy_timing,
    nd.diplomacy.attack_return_all, nd.attack.barbarian_no_return.
    """
    g.note("attacks", seat, (piece.space, piece.kind))
    giver = target_of(g, piece.kind).giver(g, piece)
    if giver != NONE:
        return_cards_of(g, seat, giver)
    g.push(Attack(seat, place, value, piece.space, piece.kind, piece.seat))


def aim_at(piece: Piece) -> Choice:
    """The choice of a piece: by its kind and, if somebody owns it, by its owner."""
    return (AIM, piece.kind) if piece.seat == NONE else (AIM_AT, piece.kind, piece.seat)


class ChoosePiece(Listed):
    """Name the piece of a space that is attacked.  Rules: nd.attack.targets"""

    SPEC: ClassVar[str] = "seat: int, place: int, value: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.attack.targets",)

    def __init__(self, seat: int, place: int, value: int, space: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.space: Final = space

    def listed(self, g: Table) -> tuple[Choice, ...]:
        pieces = pieces_at(g, self.seat, self.space)
        return tuple(sorted([aim_at(piece) for piece in pieces]))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] not in (AIM, AIM_AT):
            return OTHER_QUESTION
        for piece in standing_at(g, self.seat, self.space):
            if aim_at(piece) == choice:
                return may_aim(g, self.seat, piece.kind, piece.seat)
        return NO_SUCH_PIECE

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return (self.space, *choice[1:])

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "choose_piece", PICK, options, (self.space,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        for piece in pieces_at(g, self.seat, self.space):
            if aim_at(piece) == choice:
                begin_attack(g, self.seat, self.place, self.value, piece)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


DECLARING_FRAMES: Final = (ChoosePiece,)

"""The Non-Aggression Pact: what its holder may not do, and how it is given back.

Owns the answer to an attack or a destroying effect of the giver: the holder returns the card and
lets its military card change places with another card of its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.combat.attack import current_attack
from ziggurat.games.new_dawn.content.reasons import SAME_SLOT
from ziggurat.games.new_dawn.diplomacy.cards import return_card
from ziggurat.games.new_dawn.diplomacy.givers import giver_of
from ziggurat.games.new_dawn.focus.row import places_of, swap
from ziggurat.games.new_dawn.ids import MILITARY, NOWHERE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.diplomacy.reasons import NOT_MILITARY, PACT_FORBIDS
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.turn.turn import Resolve, UseAbilities, follow_swap
from ziggurat.games.new_dawn.verbs import SWAP
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def pact_forbids(s: State, cue: Cue) -> int:
    """An army of the holder may not attack the giver (ti.diplomacy.pact_bars_attack)."""
    giver = giver_of(table(s), cue.card)
    return PACT_FORBIDS if cue.args[1] == giver and giver != cue.owner else ALLOWED


def pact_attacked(s: State, cue: Cue) -> None:
    """The giver's attack on the holder is over."""
    _may_answer(table(s), cue, cue.args[2])


def pact_routed(s: State, cue: Cue) -> None:
    """An effect or a victory of the giver over another seat has sent home figures of the holder."""
    g = table(s)
    if not _defends(g, cue.owner):
        _may_answer(g, cue, cue.args[0])


def pact_lost(s: State, cue: Cue) -> None:
    """An effect of the giver has destroyed or replaced a piece of the holder.

    Nobody has destroyed a control token that its owner lifts.
    """
    g = table(s)
    giver = giver_of(g, cue.card)
    if len(cue.args) > 1 or giver == cue.owner or _defends(g, cue.owner):
        return
    if _is_at_work(g, giver):
        _may_answer(g, cue, giver, cue.args[0])


def _defends(g: Table, seat: int) -> bool:
    """Tell whether a seat is attacked right now: then it answers once, when that is over."""
    attack = current_attack(g)
    return attack is not None and attack.defender == seat


def _is_at_work(g: Table, seat: int) -> bool:
    """Tell whether something that a seat does is being carried out."""
    for frame in g.stack:
        if isinstance(frame, (Resolve, UseAbilities, ResolveDistricts)) and frame.seat == seat:
            return True
    return False


def _may_answer(g: Table, cue: Cue, by: int, space: int = NOWHERE) -> None:
    """Ask the holder, once the effect is complete, if it was the giver's.

    `space` is where a piece is gone from.
    """
    if by != giver_of(g, cue.card) or by == cue.owner:
        return
    waiting = [at for at in g.stack if isinstance(at, AnswerPact) and at.card == cue.card]
    if places_of(g, cue.owner, MILITARY) and not waiting:
        g.push(AnswerPact(cue.owner, cue.card, space))


class AnswerPact(Pick):
    """Give the pact back and swap the military card with another, or keep it.

    Nothing is lost where another piece of the holder stands in `space` now.
    Rules: ti.diplomacy.pact_answer
    """

    SPEC: ClassVar[str] = "seat: int, card: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.diplomacy.pact_answer",)

    def __init__(self, seat: int, card: int, space: int = NOWHERE) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.space: Final = space

    def run(self, s: State) -> bool:
        realm = table(s).realms[self.seat]
        kept = self.space != NOWHERE and has(friendly(realm), self.space)
        if has(realm.in_play, self.card) and not kept:
            return True
        s.pop()
        return False

    def candidates(self, g: Table) -> list[Choice]:
        slots = range(len(g.realms[self.seat].row))
        found: list[Choice] = [(PASS,)]
        for place in slots:
            found.extend([(SWAP, place, other) for other in slots if place < other])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != SWAP:
            return OTHER_QUESTION
        if choice[1] >= choice[2]:
            return SAME_SLOT
        military = places_of(g, self.seat, MILITARY)
        one = (choice[1] in military) != (choice[2] in military)
        return ALLOWED if one else NOT_MILITARY

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "answer_pact", CARD, options, (self.card,), self.card)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == SWAP:
            return_card(g, self.seat, self.card)
            realm = g.realms[self.seat]
            g.note("swapped", self.seat, (realm.row[choice[1]], realm.row[choice[2]]))
            swap(realm, choice[1], choice[2])
            follow_swap(g, self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)

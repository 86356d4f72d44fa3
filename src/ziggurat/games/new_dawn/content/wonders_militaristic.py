"""Militaristic wonders: Petra, Terracotta Army, Alhambra, Venetian Arsenal, Pentagon, Ruhr
Valley."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.reasons import KEPT_OUT, WRONG_CARD
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    FIFTH,
    FIRST_WONDER,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARISTIC,
    MODERN,
    OIL,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import (
    AFTER_RESOLVE,
    ATTACK_BONUS,
    ATTACK_TARGETS,
    BARBARIAN_ENTERS,
    DEFENCE_BONUS,
)
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import RESOLVED, resolve_card
from ziggurat.games.new_dawn.verbs import RESOLVE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Allow, Cue, Do, Plus
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Petra: cities and reinforced tokens keep barbarians out.


def petra_enters(s: State, cue: Cue) -> int:
    realm = table(s).realms[cue.owner]
    return KEPT_OUT if has(realm.cities | realm.reinforced, cue.args[0]) else ALLOWED


# Venetian Arsenal: the card of slot 5 once more, as in slot 1.


def arsenal_after(s: State, cue: Cue) -> None:
    """A card that its own resolution has replaced cannot be resolved again."""
    g = table(s)
    card, _, value = cue.args
    realm = g.realms[cue.owner]
    fifth = value == FIFTH and not has(realm.used_this_turn, cue.card)
    if fifth and card in realm.row:
        g.push(ResolveAgain(cue.owner, cue.card, card))


class ResolveAgain(Listed):
    """Resolve a card again as if it were in slot 1, or leave it."""

    SPEC: ClassVar[str] = "seat: int, wonder: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller", "nd.turn.resolve")

    def __init__(self, seat: int, wonder: int, card: int) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder
        self.card: Final = card

    def _place(self, g: Table) -> int:
        """Where the card lies now: other effects may have moved it."""
        return g.realms[self.seat].row.index(self.card)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return (*NO_THANKS, (RESOLVE, self._place(g)))

    def against(self, g: Table, choice: Choice) -> int:
        return WRONG_CARD if choice[0] == RESOLVE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "resolve_again", CARD, options, (self.card,), self.wonder)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == RESOLVE:
            g.realms[self.seat].used_this_turn |= bit(self.wonder)
            g.note("used", self.seat, (self.wonder,), self.wonder)
            # As if in slot 1 (nd.focus.as_if_slot_one).
            resolve_card(g, self.seat, choice[1], 0, RESOLVED)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)


# Pentagon: the whole map is in range.


def pentagon_targets(s: State, cue: Cue, spaces: int) -> int:
    """Secondary: that water, rivals and barbarians stop nothing is inferred."""
    return table(s).board.land


MILITARISTIC_WONDERS: Final = (
    Wonder(
        FIRST_WONDER + 18, "petra", MILITARISTIC, ANCIENT, 7, (OIL, DIAMOND),
        (Plus(DEFENCE_BONUS, 2), Allow(BARBARIAN_ENTERS, petra_enters)),
    ),
    Wonder(
        FIRST_WONDER + 19, "terracotta_army", MILITARISTIC, ANCIENT, 8, (OIL, MARBLE),
        (Plus(ATTACK_BONUS, 2),),
    ),
    Wonder(
        FIRST_WONDER + 20, "alhambra", MILITARISTIC, MEDIEVAL, 10, (OIL, MARBLE),
        (Plus(ATTACK_BONUS, 2), Plus(DEFENCE_BONUS, 2)),
    ),
    Wonder(
        FIRST_WONDER + 21, "venetian_arsenal", MILITARISTIC, MEDIEVAL, 10, (OIL, DIAMOND),
        (Do(AFTER_RESOLVE, arsenal_after),),
    ),
    Wonder(
        FIRST_WONDER + 22, "pentagon", MILITARISTIC, MODERN, 12, (OIL, DIAMOND),
        (Plus(ATTACK_BONUS, 2), Adjust(ATTACK_TARGETS, pentagon_targets)),
    ),
    Wonder(
        FIRST_WONDER + 23, "ruhr_valley", MILITARISTIC, MODERN, 11, (OIL, MERCURY),
        (Plus(DEFENCE_BONUS, 5),),
    ),
)  # fmt: skip

MILITARISTIC_FRAMES: Final = (ResolveAgain,)

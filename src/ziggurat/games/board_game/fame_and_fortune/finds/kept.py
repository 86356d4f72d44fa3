"""Markers that are kept facedown until their owner reveals them for what they do.

Owns the ability of such a marker and that it is gone once it is used. What other kept markers are
spent as is the base game's business.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.reasons import NOT_IN_HAND
from ziggurat.games.board_game.fame_and_fortune.finds.reasons import FIND_GONE, NOTHING_TO_TEACH
from ziggurat.games.board_game.holdings import give_up_find
from ziggurat.games.board_game.research.abilities import always
from ziggurat.games.board_game.research.free_tech import FreeTech, free_techs
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowIt, Cue, DoIt, Offer, OfferMoment
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

TAUGHT_LEVEL: Final = 1
WORKERS_PRODUCTION: Final = 4


def is_around(g: Table, find: int) -> bool:
    """Tell whether a marker is still in the game: all see when one is used and discarded."""
    if find in g.hut_bag.unknown or find in g.village_bag.unknown:
        return True
    return any([find in held for held in g.facedown_finds])


class Reveal(Offer):
    """A kept marker that its owner may reveal and discard for what it does.

    `needs` gives a reason if there is nothing it could be used on.
    """

    def __init__(self, moment: OfferMoment, act: DoIt, needs: AllowIt = always) -> None:
        super().__init__(moment, self.uses, self.use, self.refuse_use)
        self.act: Final = act
        self.needs: Final = needs

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why a marker cannot be used now; what others cannot know comes last."""
        if not is_around(g, cue.card):
            return FIND_GONE
        reason = self.needs(g, cue)
        if reason != ALLOWED:
            return reason
        return ALLOWED if g.holds(cue.owner, cue.card) else NOT_IN_HAND

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the marker."""
        return [(USE, cue.card)] if self.reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Reveal and discard the marker, then let it act."""
        g = table(s)
        give_up_find(g, cue.owner, cue.card)
        g.note("used_find", cue.owner, (cue.card,))
        self.act(g, cue)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the marker cannot be used."""
        return self.reason(table(s), cue) if choice == (USE, cue.card) else OTHER_QUESTION


# The Teacher


def can_teach(s: State, cue: Cue) -> int:
    """The reason why a Teacher is of no use: no tech of level I is left."""
    return ALLOWED if free_techs(table(s), cue.owner, TAUGHT_LEVEL) else NOTHING_TO_TEACH


def teach(s: State, cue: Cue) -> None:
    """Its owner learns a tech of level I for nothing (ff.hut.teacher)."""
    s.push(FreeTech(cue.owner, TAUGHT_LEVEL))


# Friendly Workers


def work(s: State, cue: Cue) -> None:
    """One city of its owner has more production this turn (ff.hut.friendly_workers)."""
    s.push(Ask("helped_city", cue.owner, (WORKERS_PRODUCTION,)))

"""What techs let a seat do in a battle: heal, wound from afar and strike harder.

Owns what these techs offer. How wounds are placed and what they do is decided by the battle.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import (
    boost_next,
    current_battle,
    side_of,
    use_in_battle,
    used_in_battle,
)
from ziggurat.games.board_game.battle.fronts import enemy_fronts, heal
from ziggurat.games.board_game.battle.wounds import PlaceWounds, wounded_fronts
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.research.reasons_techs import (
    NO_UNIT_TO_WOUND,
    NOT_WOUNDED,
    UNIT_IS_PLAYED,
    USED_IN_BATTLE,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import HEAL, USE, WOUND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer, OfferMoment
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

SMITHS_BOOST: Final = 3
# More wounds than a battle can have.
ALL_WOUNDS: Final = 99


# Metalworking


def before_a_unit(s: State, cue: Cue) -> int:
    """The reason why there is no unit to wait for: args are 1 once this turn's is played."""
    return UNIT_IS_PLAYED if cue.args[0] else ALLOWED


def strike_harder(s: State, cue: Cue) -> None:
    """The next unit that the seat plays deals 3 wounds more in its attack."""
    g = table(s)
    boost_next(g, current_battle(g).boost + SMITHS_BOOST)


# Mathematics and Ballistics


def can_wound(s: State, cue: Cue) -> int:
    """The reason why no wounds can be dealt from afar."""
    return ALLOWED if enemy_fronts(table(s), cue.owner) else NO_UNIT_TO_WOUND


class Wounds:
    """Deal wounds to enemy units in play, divided as the seat likes."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def act(self, s: State, cue: Cue) -> None:
        """Ask for each of them."""
        s.push(PlaceWounds(cue.owner, WOUND, self.amount))


# Animal Husbandry and Biology


class Healing(Offer):
    """Once in a battle a seat takes wounds off its units in play, as many as it likes."""

    def __init__(self, moment: OfferMoment, amount: int) -> None:
        super().__init__(moment, self.uses, self.use, self.refuse_use)
        self.amount: Final = amount

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why nothing can be healed now."""
        if used_in_battle(g, cue.owner, cue.card):
            return USED_IN_BATTLE
        return ALLOWED if wounded_fronts(g, cue.owner) else NOT_WOUNDED

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer to heal."""
        return [(USE, cue.card)] if self.reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Heal all, or ask which wounds."""
        g = table(s)
        use_in_battle(g, cue.owner, cue.card)
        if self.amount < ALL_WOUNDS:
            g.push(PlaceWounds(cue.owner, HEAL, self.amount))
            return
        side = side_of(current_battle(g), cue.owner)
        for at in wounded_fronts(g, cue.owner):
            heal(g, at, side, ALL_WOUNDS)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why nothing can be healed."""
        if choice != (USE, cue.card):
            return OTHER_QUESTION
        return self.reason(table(s), cue) if s.holds(cue.owner, cue.card) else NOT_KNOWN

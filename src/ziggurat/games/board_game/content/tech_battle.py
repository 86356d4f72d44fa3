"""What techs let a seat do in a battle: heal, wound from afar and strike harder.

Owns the sharing out of wounds that a tech takes off or deals. What wounds do is decided where
fronts are.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import (
    boost_next,
    current_battle,
    side_of,
    use_in_battle,
    used_in_battle,
)
from ziggurat.games.board_game.battle.fronts import (
    enemy_fronts,
    heal,
    own_fronts,
    wound,
    wounds_at,
)
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.research.reasons_techs import (
    NO_UNIT_TO_WOUND,
    NOT_WOUNDED,
    UNIT_IS_PLAYED,
    USED_IN_BATTLE,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import HEAL, USE, WOUND
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Offer, OfferMoment
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
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


def enemies_stand(s: State, cue: Cue) -> int:
    """The reason why no wounds can be dealt from afar."""
    return ALLOWED if enemy_fronts(table(s), cue.owner) else NO_UNIT_TO_WOUND


class Wounds:
    """Deal wounds to enemy units in play, divided as the seat likes."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def act(self, s: State, cue: Cue) -> None:
        """Ask for each of them."""
        s.push(DealWounds(cue.owner, self.amount))


class DealWounds(Frame):
    """A seat deals wounds one by one, and may stop early."""

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.battle.abilities_not_during_attack",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left and enemy_fronts(table(s), self.seat):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,)]
        options.extend([(WOUND, at + 1) for at in enemy_fronts(table(s), self.seat)])
        return Question(
            self.seat, "deal_wounds", PICK, tuple(options), (self.left,), any_order=True
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        g.swap(DealWounds(seat, self.left - 1))
        wound(g, choice[1] - 1, 1 - side_of(current_battle(g), seat), 1)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != WOUND:
            return Reason(OTHER_QUESTION)
        fits = choice[1] - 1 in enemy_fronts(table(s), seat)
        return None if fits else Reason(NO_UNIT_TO_WOUND, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


# Animal Husbandry and Biology


def wounded_fronts(g: Table, seat: int) -> list[int]:
    """Places of the fronts in which a seat has a wounded unit."""
    fight = current_battle(g)
    side = side_of(fight, seat)
    return [at for at in own_fronts(g, seat) if wounds_at(fight, at, side) > 0]


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
            g.push(HealWounds(cue.owner, self.amount))
            return
        side = side_of(current_battle(g), cue.owner)
        for at in wounded_fronts(g, cue.owner):
            heal(g, at, side, ALL_WOUNDS)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why nothing can be healed."""
        if choice != (USE, cue.card):
            return OTHER_QUESTION
        return self.reason(table(s), cue) if s.holds(cue.owner, cue.card) else NOT_KNOWN


class HealWounds(Frame):
    """A seat takes wounds off its units one by one, and may stop early."""

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.battle.abilities_not_during_attack",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left and wounded_fronts(table(s), self.seat):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,)]
        options.extend([(HEAL, at + 1) for at in wounded_fronts(table(s), self.seat)])
        return Question(
            self.seat, "heal_wounds", PICK, tuple(options), (self.left,), any_order=True
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        g.swap(HealWounds(seat, self.left - 1))
        heal(g, choice[1] - 1, side_of(current_battle(g), seat), 1)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != HEAL:
            return Reason(OTHER_QUESTION)
        fits = choice[1] - 1 in wounded_fronts(table(s), seat)
        return None if fits else Reason(NOT_WOUNDED, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


TECH_BATTLE_FRAMES: Final = (DealWounds, HealWounds)

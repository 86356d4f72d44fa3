"""One attack: rolled for, paid for, compared.

Owns the sequence of an attack (nd.attack.sequence) once its target is named (`declaring.py`).
What the values are made of stands in `values.py`, who rolls and pays for the defender in
`defending.py`, what a victory brings in `results.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.combat.defending import defence_tokens, roller, spend_defence
from ziggurat.games.new_dawn.combat.targets import target_of
from ziggurat.games.new_dawn.combat.values import DIE as DIE_ITEM
from ziggurat.games.new_dawn.combat.values import (
    TOKENS,
    Sum,
    attack_sum,
    defence_sum,
    grouped,
    total,
)
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import MOST_SPENT, NONE
from ziggurat.games.new_dawn.moments import ATTACK_OVER, ATTACK_WON, COMBAT_SPENDING, WAS_ATTACKED
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.reasons import TOO_MANY_TOKENS
from ziggurat.games.new_dawn.rows import Item, Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import ROLL, SPEND
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.flows import fire
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import AMOUNT, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

DIE: Final = faces(ROLL, 6)
SPENDS: Final[tuple[Choice, ...]] = tuple([(SPEND, count) for count in range(MOST_SPENT + 1)])

# Steps of an attack after the choice of the target.
ATTACKER_ROLLS: Final = 0
DEFENDER_ROLLS: Final = 1
ATTACKER_SPENDS: Final = 2
DEFENDER_SPENDS: Final = 3
COMPARISON: Final = 4
AFTERMATH: Final = 5


class Attack(Listed):
    """An attack on its way; `attack` and `defence` are the combat values so far, item by item.

    Rules: nd.attack.rolls, nd.attack.trade_attacker_first, nd.attack.trade_defender_second,
    nd.attack.trade_once, nd.attack.trade_neutral, nd.attack.compare, nd.attack.tie
    """

    SPEC: ClassVar[str] = (
        "seat: int, place: int, value: int, space: int, target: int, defender: int, "
        "attack: tuple[tuple[int, int, int], ...], defence: tuple[tuple[int, int, int], ...], "
        "step: int"
    )
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.attack.sequence",
        "nd.attack.rolls",
        "nd.attack.trade_attacker_first",
        "nd.attack.trade_defender_second",
        "nd.attack.trade_once",
        "nd.attack.trade_neutral",
        "nd.attack.compare",
        "nd.attack.tie",
    )

    def __init__(
        self,
        seat: int,
        place: int,
        value: int,
        space: int,
        target: int,
        defender: int,
        attack: Sum = (),
        defence: Sum = (),
        step: int = ATTACKER_ROLLS,
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.space: Final = space
        self.target: Final = target
        self.defender: Final = defender
        self.attack: Final = attack
        self.defence: Final = defence
        self.step: Final = step

    def _at(self, step: int, attack: Sum, defence: Sum) -> Attack:
        """The same attack in another step, with these values."""
        return Attack(
            self.seat, self.place, self.value, self.space, self.target, self.defender,
            attack, defence, step,
        )  # fmt: skip

    def _next(self, s: State, attack: Sum, defence: Sum) -> None:
        """Go on to the next step with these values."""
        s.swap(self._at(self.step + 1, attack, defence))

    def piece(self) -> Piece:
        """What is attacked."""
        return Piece(self.target, self.defender, self.space)

    def _args(self) -> tuple[int, ...]:
        """What hooks are told about the piece that is attacked."""
        return (self.space, self.target, self.defender)

    def run(self, s: State) -> bool:
        if self._rolls():
            return True
        g = table(s)
        if self.step <= DEFENDER_SPENDS:
            if self._tokens(g) > 0 or self._offers(g):
                return True
            self._next(g, self.attack, self.defence)
        elif self.step == COMPARISON:
            self._next(g, self.attack, self.defence)
            self._compare(g)
        else:
            self._finish(g)
        return False

    def _finish(self, g: Table) -> None:
        """Let everything act that waits for a victory, then what waits for the end."""
        g.pop()
        step_done(g)
        won = self._is_won()
        over = (*self._args(), 1 if won else 0, total(self.attack))
        if self.defender != NONE:
            args = (self.space, self.target, self.seat)
            fire(g, WAS_ATTACKED, self.defender, args, everyone=False)
        fire(g, ATTACK_OVER, self.seat, over, everyone=False)
        if won:
            fire(g, ATTACK_WON, self.seat, self._args(), everyone=False)

    def _is_won(self) -> bool:
        """The higher value wins, the defender a tie."""
        return total(self.attack) > total(self.defence)

    def spender(self) -> int:
        """Who may spend tokens in this step; `NONE` for a piece that nobody owns."""
        return self.seat if self.step == ATTACKER_SPENDS else self.defender

    def _tokens(self, g: Table) -> int:
        """How many tokens can be spent in this step."""
        if self.step == ATTACKER_SPENDS:
            return spendable(g, self.seat, self.place)
        return 0 if self.defender == NONE else defence_tokens(g, self.defender)

    def _offers(self, g: Table) -> list[Choice]:
        """What cards let the side do in this step beside spending tokens for its value."""
        spender = self.spender()
        return [] if spender == NONE else offers(g, COMBAT_SPENDING, spender, self._args())

    def _compare(self, g: Table) -> None:
        """Carry out a victory; a lost attack changes nothing."""
        values = (self.space, total(self.attack), total(self.defence))
        if self._is_won():
            g.note("attack_won", self.seat, values)
            target_of(g, self.target).defeat(g, self.seat, self.piece())
        else:
            g.note("attack_lost", self.seat, values)

    def _rolls(self) -> bool:
        """Tell whether a die decides, and no seat."""
        return self.step <= DEFENDER_ROLLS

    def listed(self, g: Table) -> tuple[Choice, ...]:
        if self._rolls():
            return DIE
        options = SPENDS[: self._tokens(g) + 1]
        further = self._offers(g)
        return tuple(sorted([*options, *further])) if further else options

    def against(self, g: Table, choice: Choice) -> int:
        if self._rolls():
            return OTHER_QUESTION
        if choice[0] == SPEND:
            return TOO_MANY_TOKENS
        return refusal(g, COMBAT_SPENDING, self.spender(), self._args(), choice)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return (choice[1], self._tokens(g)) if reason == TOO_MANY_TOKENS else choice[1:]

    def question(self, s: State) -> Question:
        if self.step == ATTACKER_ROLLS:
            return chance("attack_die", DIE)
        if self.step == DEFENDER_ROLLS:
            return chance("defence_die", DIE)
        facts = (self.space, total(self.attack), total(self.defence))
        topic = "spend_on_attack" if self.step == ATTACKER_SPENDS else "spend_on_defence"
        return ask(s, self.spender(), topic, AMOUNT, self.listed(table(s)), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if self.step == ATTACKER_ROLLS:
            self._next(g, self._roll_attack(g, choice[1]), ())
        elif self.step == DEFENDER_ROLLS:
            self._next(g, self.attack, self._roll_defence(g, choice[1]))
        elif choice[0] == SPEND:
            self._spend(g, choice[1])
        else:
            reply(g, COMBAT_SPENDING, self.spender(), self._args(), choice)

    def _spend(self, g: Table, count: int) -> None:
        """Add tokens to the value of the side that spends them, which has then done with it."""
        tokens: Sum = ((TOKENS, NONE, count),) if count else ()
        if self.step == ATTACKER_SPENDS:
            value = self.attack + tokens
            self._next(g, value, self.defence)
            spend_tokens(g, self.seat, self.place, count)
        else:
            value = self.defence + tokens
            self._next(g, self.attack, value)
            spend_defence(g, self.defender, count)
        g.note("spent_in_combat", self.spender(), (count, total(value)))

    def rolled_again(self, die: int) -> Attack:
        """The same attack with another die of the side that may spend tokens now."""
        rolled = (DIE_ITEM, NONE, die)
        if self.step == ATTACKER_SPENDS:
            return self._at(self.step, (rolled, *self.attack[1:]), self.defence)
        return self._at(self.step, self.attack, (rolled, *self.defence[1:]))

    def strengthened(self, item: Item) -> Attack:
        """The same attack with one more item for the side that may spend tokens now."""
        if self.step == ATTACKER_SPENDS:
            return self._at(self.step, (*self.attack, item), self.defence)
        return self._at(self.step, self.attack, (*self.defence, item))

    def _roll_attack(self, g: Table, die: int) -> Sum:
        items = attack_sum(g, self.seat, self.place, self.value, self.piece(), die)
        g.note("attack_value", self.seat, (*grouped(items), total(items)))
        return items

    def _roll_defence(self, g: Table, die: int) -> Sum:
        items = defence_sum(g, self.seat, self.piece(), die)
        who = roller(g, self.seat, self.defender)
        g.note("defence_value", who, (*grouped(items), total(items)))
        return items

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def current_attack(g: Table) -> Attack | None:
    """The attack that is being resolved, spoils included; the latest if there are several."""
    for frame in reversed(g.stack):
        if isinstance(frame, Attack):
            return frame
    return None


def strengthen(g: Table, what: int, card: int, count: int) -> None:
    """Add an item to the value of the side whose turn it is to spend tokens."""
    attack = current_attack(g)
    assert attack is not None
    stronger = attack.strengthened((what, card, count))
    g.amend(attack, stronger)


def roll_again(g: Table, die: int) -> None:
    """Let the side whose turn it is to spend tokens have another die in place of its own."""
    attack = current_attack(g)
    assert attack is not None
    rolled = attack.rolled_again(die)
    g.amend(attack, rolled)
    values = rolled.attack if rolled.step == ATTACKER_SPENDS else rolled.defence
    g.note("rolled_again", rolled.spender(), (die, total(values)))


ATTACK_FRAMES: Final = (Attack,)

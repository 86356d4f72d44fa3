"""One attack: declared, rolled for, paid for, compared.

Owns the sequence of an attack (nd.attack.sequence). What the values are made of stands in
`values.py`, what a victory brings in `results.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.combat.results import defeat
from ziggurat.games.new_dawn.combat.targets import (
    BARBARIAN_TARGET,
    CITY_STATE_TARGET,
    defender_of,
    target_kind,
)
from ziggurat.games.new_dawn.combat.values import (
    TOKENS,
    Sum,
    attack_sum,
    defence_sum,
    grouped,
    total,
)
from ziggurat.games.new_dawn.diplomacy.cards import return_cards_of
from ziggurat.games.new_dawn.focus.row import places_of, spend_tokens, spendable
from ziggurat.games.new_dawn.ids import MILITARY, NONE
from ziggurat.games.new_dawn.moments import ATTACK_WON
from ziggurat.games.new_dawn.reasons import TOO_MANY_TOKENS
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import ROLL, SPEND
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import AMOUNT, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

DIE: Final = faces(ROLL, 6)
# Three trade tokens and all tokens that can lie on each of five cards.
SPENDS: Final[tuple[Choice, ...]] = tuple([(SPEND, count) for count in range(24)])

# Steps of an attack after the choice of the target.
ATTACKER_ROLLS: Final = 0
DEFENDER_ROLLS: Final = 1
ATTACKER_SPENDS: Final = 2
DEFENDER_SPENDS: Final = 3
COMPARISON: Final = 4
AFTERMATH: Final = 5


def declare(g: Table, seat: int, place: int, value: int, space: int) -> None:
    """Attack a space with the card in a place, resolved with a slot value."""
    target = target_kind(g, space)
    defender = defender_of(g, space, target)
    g.note("attacks", seat, (space, target))
    return_cards(g, seat, space, target, defender)
    g.push(Attack(seat, place, value, space, target, defender))


def return_cards(g: Table, seat: int, space: int, target: int, defender: int) -> None:
    """Give back all diplomacy cards of whoever is attacked, before dice are rolled.

    Rules: nd.attack.return_diplomacy, nd.attack.return_diplomacy_timing,
    nd.diplomacy.attack_return_all, nd.attack.barbarian_no_return.
    """
    if target == CITY_STATE_TARGET:
        return_cards_of(g, seat, g.board.icons.city_states[space])
    elif target != BARBARIAN_TARGET:
        return_cards_of(g, seat, defender)


def roller(g: Table, seat: int, defender: int) -> int:
    """Who rolls for the defender (nd.attack.neutral_roller)."""
    return (seat - 1) % g.seats if defender == NONE else defender


def defence_tokens(g: Table, defender: int) -> int:
    """Tokens a defender can spend, those of a city-state too; none without a military card.

    Rules: nd.citystate.token_defence, nd.attack.defence_cards
    """
    realm = g.realms[defender]
    return sum([spendable(realm, place) for place in places_of(g, defender, MILITARY)])


def spend_defence(g: Table, defender: int, count: int) -> None:
    """Spend a defender's tokens, from the lowest slot on (nd.attack.defence_cards)."""
    realm = g.realms[defender]
    for place in places_of(g, defender, MILITARY):
        part = min(count, spendable(realm, place))
        spend_tokens(g, defender, place, part)
        count -= part


class Attack(Frame):
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

    def _next(self, s: State, attack: Sum, defence: Sum) -> None:
        """Go on to the next step with these values."""
        s.swap(
            Attack(
                self.seat, self.place, self.value, self.space, self.target, self.defender,
                attack, defence, self.step + 1,
            )
        )  # fmt: skip

    def run(self, s: State) -> bool:
        if self.step <= DEFENDER_ROLLS:
            return True
        g = table(s)
        if self.step <= DEFENDER_SPENDS:
            if self._tokens(g) > 0:
                return True
            self._next(g, self.attack, self.defence)
        elif self.step == COMPARISON:
            self._next(g, self.attack, self.defence)
            self._compare(g)
        else:
            g.pop()
            step_done(g)
            if self._is_won():
                fire(
                    g,
                    ATTACK_WON,
                    self.seat,
                    (self.space, self.target, self.defender),
                    everyone=False,
                )
        return False

    def _is_won(self) -> bool:
        """The higher value wins, the defender a tie."""
        return total(self.attack) > total(self.defence)

    def _tokens(self, g: Table) -> int:
        """How many tokens can be spent in this step."""
        if self.step == ATTACKER_SPENDS:
            return spendable(g.realms[self.seat], self.place)
        return 0 if self.defender == NONE else defence_tokens(g, self.defender)

    def _compare(self, g: Table) -> None:
        """Carry out a victory; a lost attack changes nothing."""
        values = (self.space, total(self.attack), total(self.defence))
        if self._is_won():
            g.note("attack_won", self.seat, values)
            defeat(g, self.seat, self.space, self.target, self.defender)
        else:
            g.note("attack_lost", self.seat, values)

    def question(self, s: State) -> Question:
        if self.step == ATTACKER_ROLLS:
            return chance("attack_die", DIE)
        if self.step == DEFENDER_ROLLS:
            return chance("defence_die", DIE)
        options = SPENDS[: self._tokens(table(s)) + 1]
        facts = (self.space, total(self.attack), total(self.defence))
        if self.step == ATTACKER_SPENDS:
            return ask(s, self.seat, "spend_on_attack", AMOUNT, options, facts)
        return ask(s, self.defender, "spend_on_defence", AMOUNT, options, facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if self.step == ATTACKER_ROLLS:
            self._next(g, self._roll_attack(g, choice[1]), ())
        elif self.step == DEFENDER_ROLLS:
            self._next(g, self.attack, self._roll_defence(g, choice[1]))
        else:
            self._spend(g, choice[1])

    def _spend(self, g: Table, count: int) -> None:
        """Add tokens to the value of the side that spends them."""
        tokens: Sum = ((TOKENS, NONE, count),) if count else ()
        seat = self.seat if self.step == ATTACKER_SPENDS else self.defender
        if self.step == ATTACKER_SPENDS:
            value = self.attack + tokens
            self._next(g, value, self.defence)
            spend_tokens(g, seat, self.place, count)
        else:
            value = self.defence + tokens
            self._next(g, self.attack, value)
            spend_defence(g, seat, count)
        g.note("spent_in_combat", seat, (count, total(value)))

    def _roll_attack(self, g: Table, die: int) -> Sum:
        items = attack_sum(
            g, self.seat, self.place, self.value, self.space, self.target, self.defender, die
        )
        g.note("attack_value", self.seat, (*grouped(items), total(items)))
        return items

    def _roll_defence(self, g: Table, die: int) -> Sum:
        items = defence_sum(g, self.seat, self.space, self.target, self.defender, die)
        who = roller(g, self.seat, self.defender)
        g.note("defence_value", who, (*grouped(items), total(items)))
        return items

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SPEND or self.step <= DEFENDER_ROLLS:
            return Reason(OTHER_QUESTION)
        most = self._tokens(table(s))
        return None if choice[1] <= most else Reason(TOO_MANY_TOKENS, (choice[1], most))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def current_attack(g: Table) -> Attack | None:
    """The attack that is being resolved, spoils included; the latest if there are several."""
    for frame in reversed(g.stack):
        if isinstance(frame, Attack):
            return frame
    return None

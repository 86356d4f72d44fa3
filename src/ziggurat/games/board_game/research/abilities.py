"""Abilities of techs that a seat chooses to use: for resources, and coins for tasks.

Owns that each is used once a turn, what it costs and that others may cancel a resource ability.
What an ability does is a function beside the card that has it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.reasons import (
    ALREADY_USED,
    CULTURE_SHORT,
    NOT_KNOWN,
    RESOURCE_SHORT,
    TRADE_SHORT,
)
from ziggurat.games.board_game.research.moments import COIN_LIMIT
from ziggurat.games.board_game.research.paying import Priced, Task, push_payment
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.games.board_game.research.reasons_techs import CARD_FULL
from ziggurat.games.board_game.rows.tech import Price
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.announce import announce_ability
from ziggurat.games.board_game.verbs import USE
from ziggurat.games.board_game.victory import begin_aftermath, check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowIt, Cue, DoIt, Offer, OfferMoment, adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.joined import parts_of
from ziggurat.lib.vec import add_at, put_row, with_sorted, without

# A row with two abilities notes the second one under its number plus this.
SECOND_USE: Final = 512
MOST_COINS: Final = 4


def is_used(g: Table, seat: int, code: int) -> bool:
    """Tell whether a seat has used an ability this turn."""
    return code in g.used[seat]


def use_ability(g: Table, seat: int, code: int) -> None:
    """Note that a seat has used an ability this turn (cb.tech.resource_once_per_turn)."""
    if not is_used(g, seat, code):
        g.used = put_row(g.used, seat, with_sorted(g.used[seat], code))


def always(s: State, cue: Cue) -> int:
    """An ability that needs nothing but its price."""
    return ALLOWED


class Ability(Priced):
    """A resource ability: its phase, its price, its effect and what it needs besides.

    `needs` gives a reason if there is nothing the effect could be used on. Two abilities of one
    row have a `second` use apart; at one moment they are joined and differ in their `verb` too.
    Rules: cb.tech.resource_ability_parts, cb.tech.resource_similar_each_once
    """

    def __init__(
        self,
        moment: OfferMoment,
        price: Price,
        act: DoIt,
        needs: AllowIt = always,
        verb: int = USE,
        second: int = 0,
    ) -> None:
        super().__init__(moment, price, verb, self.uses, self.use, self.refuse_use)
        self.act: Final = act
        self.needs: Final = needs
        self.second: Final = second

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why the ability cannot be used now; what others cannot know comes last."""
        if is_used(g, cue.owner, cue.card + self.second):
            return ALREADY_USED
        reason = self.needs(g, cue)
        if reason != ALLOWED:
            return reason
        return ALLOWED if can_pay(g, cue.owner, self.price) else RESOURCE_SHORT

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the ability; what cannot be paid needs no further thought."""
        g = table(s)
        if not can_pay(g, cue.owner, self.price):
            return []
        return [(self.verb, cue.card)] if self.reason(g, cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Let the seat pay, then announce the ability."""
        g = table(s)
        use_ability(g, cue.owner, cue.card + self.second)
        part = self._part(g, cue.card)
        then = Announce(cue.owner, cue.card, self.moment.name, cue.args, part)
        push_payment(g, cue.owner, self.price, then)

    def _part(self, g: Table, card: int) -> int:
        """Which of the abilities that are joined at its moment it is."""
        for at, part in enumerate(abilities_at(g, self.moment.name, card)):
            if part is self:
                return at
        return 0

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the ability cannot be used."""
        if choice != (self.verb, cue.card):
            return OTHER_QUESTION
        return self.reason(table(s), cue) if s.holds(cue.owner, cue.card) else NOT_KNOWN


def abilities_at(g: Table, moment: str, card: int) -> tuple[Offer, ...]:
    """What a row offers at a moment: usually one thing."""
    hook = g.rules.hook_of(moment, card)
    assert isinstance(hook, Offer)
    return parts_of(hook)


class PaidAbility(Frame):
    """A resource ability that a seat has paid for, in either of its two steps.

    `moment` is when it was used, with the arguments that the moment had; `part` says which it is
    of several that are joined there.
    """

    CITES: ClassVar[tuple[str, ...]] = ("cb.tech.resource_ability_parts",)

    def __init__(
        self, seat: int, card: int, moment: str, args: tuple[int, ...], part: int = 0
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moment: Final = moment
        self.args: Final = args
        self.part: Final = part

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


class Announce(PaidAbility):
    """A resource ability is paid and announced; others may cancel it."""

    SPEC: ClassVar[str] = "seat: int, card: int, moment: str, args: tuple[int, ...], part: int = 0"

    def run(self, s: State) -> bool:
        s.pop()
        effect = AbilityEffect(self.seat, self.card, self.moment, self.args, self.part)
        announce_ability(table(s), self.seat, self.card, effect)
        return False


class AbilityEffect(PaidAbility):
    """A resource ability that nobody has cancelled takes effect."""

    SPEC: ClassVar[str] = "seat: int, card: int, moment: str, args: tuple[int, ...], part: int = 0"

    def run(self, s: State) -> bool:
        s.pop()
        ability = abilities_at(table(s), self.moment, self.card)[self.part]
        assert isinstance(ability, Ability)
        ability.act(s, Cue(self.card, self.seat, self.args))
        return False


# Coins for tasks


def coins_left(g: Table, seat: int, card: int) -> int:
    """How many coin tokens a card can still take (cb.coin.token_maximum)."""
    most = adjusted(g, COIN_LIMIT, seat, (card,), MOST_COINS)
    return most - g.coin_tokens[seat].count(card)


def put_coin(g: Table, seat: int, card: int) -> None:
    """Put a coin token on a card (cb.coin.token_on_tech)."""
    g.coin_tokens = put_row(g.coin_tokens, seat, with_sorted(g.coin_tokens[seat], card))
    g.note("coin", seat, (card,))
    check_victory(g)


def drop_coin(g: Table, seat: int, other: int, card: int) -> None:
    """Let a seat make another discard a coin token that lies on a card."""
    g.coin_tokens = put_row(g.coin_tokens, other, without(g.coin_tokens[other], card))
    g.note("coin_dropped", seat, (other,))
    begin_aftermath(g)


def has_room(s: State, cue: Cue) -> int:
    """The reason why a card takes no coin token."""
    return ALLOWED if coins_left(table(s), cue.owner, cue.card) > 0 else CARD_FULL


class CoinTask(Task):
    """Once a turn a seat may pay trade or culture for a coin token on the card."""

    def __init__(self, moment: OfferMoment, trade: int, culture: int) -> None:
        super().__init__(moment, trade, culture, self.uses, self.use, self.refuse_use)

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why the task cannot be fulfilled now."""
        if is_used(g, cue.owner, cue.card):
            return ALREADY_USED
        if g.trade[cue.owner] < self.trade:
            return TRADE_SHORT
        if g.culture[cue.owner] < self.culture:
            return CULTURE_SHORT
        return has_room(g, cue)

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the task."""
        return [(USE, cue.card)] if self.reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Pay for the coin."""
        g = table(s)
        use_ability(g, cue.owner, cue.card)
        g.trade = add_at(g.trade, cue.owner, -self.trade)
        g.culture = add_at(g.culture, cue.owner, -self.culture)
        put_coin(g, cue.owner, cue.card)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the task cannot be fulfilled."""
        if choice != (USE, cue.card):
            return OTHER_QUESTION
        return self.reason(table(s), cue) if s.holds(cue.owner, cue.card) else NOT_KNOWN


def coin_once_a_turn(s: State, cue: Cue) -> None:
    """What a card waits for brings a coin token when it happens first in a turn."""
    g = table(s)
    if not is_used(g, cue.owner, cue.card) and coins_left(g, cue.owner, cue.card) > 0:
        use_ability(g, cue.owner, cue.card)
        put_coin(g, cue.owner, cue.card)


ABILITY_FRAMES: Final = (Announce, AbilityEffect)

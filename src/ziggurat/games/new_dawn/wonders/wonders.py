"""World wonders: the four decks, what a wonder costs and how it is paid for.

Owns the decks, payment and the token under a city. What a wonder does stands in its row;
who controls one follows from the map (`pieces.settle_wonders`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_silent
from ziggurat.games.new_dawn.board.pieces import put_city, put_wonder
from ziggurat.games.new_dawn.board.spaces import wonder_spaces
from ziggurat.games.new_dawn.focus.reasons_industry import (
    HAS_WONDER,
    NATURAL_NOT_ELIGIBLE,
    NATURAL_SPENT,
    NO_FREE_CITY,
    NO_TRADE_LEFT,
    NONE_TO_SPEND,
    NOT_ELIGIBLE,
    NOT_FACEUP,
    NOT_YOUR_CITY,
    PRODUCTION_SHORT,
    STILL_SHORT,
)
from ziggurat.games.new_dawn.focus.row import ready_tokens, spend_tokens
from ziggurat.games.new_dawn.ids import HARDEST, NONE
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members, minus
from ziggurat.games.new_dawn.moments import (
    CITY_BUILT,
    NATURAL_TAKEN,
    RESOURCE_PRODUCTION,
    SPENDABLE,
    WONDER_BUILT,
    WONDER_COST,
    WONDER_RESOURCES,
)
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.rows import NaturalWonder, Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import NATURAL, RESOURCE, REVEAL, TRADE, UNDER
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import NO_THANKS, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PAY, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put

ERA_COUNT: Final = 3
RESOURCE_WORTH: Final = 2


def wonder_row(g: Table, wonder: int) -> Wonder:
    """The row of a wonder."""
    row = g.rules.rows[wonder]
    assert isinstance(row, Wonder)
    return row


# The decks


class RevealWonder(Frame):
    """Turn the next card of a deck faceup.  Rules: nd.wonder.reveal_next, nd.wonder.deck_empty"""

    SPEC: ClassVar[str] = "type: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.reveal_next", "nd.wonder.deck_empty")

    def __init__(self, type: int) -> None:
        self.type: Final = type

    def _era(self, g: Table) -> int:
        """The place of the deck's next era, ancient first (nd.setup.wonder_deck_order)."""
        for era in range(ERA_COUNT):
            if g.decks[self.type * ERA_COUNT + era] > 0:
                return self.type * ERA_COUNT + era
        return NONE

    def run(self, s: State) -> bool:
        g = table(s)
        g.offer = put(g.offer, self.type, NONE)
        if self._era(g) == NONE:
            g.pop()
            return False
        return True

    def question(self, s: State) -> Question:
        g = table(s)
        cards = members(g.hidden[self._era(g)])
        return chance("wonder", tuple([(REVEAL, card) for card in cards]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        at = self._era(g)
        g.pop()
        g.decks = add_at(g.decks, at, -1)
        g.hidden = put(g.hidden, at, g.hidden[at] & ~bit(choice[1]))
        g.offer = put(g.offer, self.type, choice[1])
        g.note("wonder_revealed", NONE, (choice[1],))


# Cost and production


def wonder_cost(g: Table, seat: int, wonder: int) -> int:
    """What a wonder costs a seat; never below nothing (nd.wonder.cost)."""
    return max(0, adjusted(g, WONDER_COST, seat, (wonder,), wonder_row(g, wonder).cost))


def free_cities(g: Table, seat: int) -> int:
    """Mask: own cities without a wonder token (nd.wonder.one_per_city)."""
    return minus(g.realms[seat].cities, wonder_spaces(g))


def wonder_sites(g: Table, seat: int, wonder: int) -> int:
    """Mask: where a wonder's token may go: where it brings its own city, else free cities."""
    sites = wonder_row(g, wonder).sites
    brought = 0 if sites is None or is_silent(g, seat, wonder) else sites(g, seat)
    return brought if brought else free_cities(g, seat)


def against_site(g: Table, seat: int, space: int) -> int:
    """The reason against a space that is not among them."""
    return HAS_WONDER if has(g.realms[seat].cities, space) else NOT_YOUR_CITY


def paying_types(g: Table, seat: int, wonder: int) -> list[int]:
    """The types of resources with which a seat may pay for a wonder (nd.wonder.eligible)."""
    taken = wonder_row(g, wonder).taken
    return members(adjusted(g, WONDER_RESOURCES, seat, (wonder,), taken))


def eligible_naturals(g: Table, seat: int, types: list[int]) -> int:
    """Mask: natural wonder tokens that can still pay this turn, as resources of some types."""
    realm = g.realms[seat]
    ready = minus(realm.natural, realm.used_this_turn)
    if not ready:
        return 0
    found = 0
    for natural in members(ready):
        row = g.rules.rows[natural]
        assert isinstance(row, NaturalWonder)
        if row.resource in types:
            found |= bit(natural)
    return found


def trade_for(g: Table, seat: int, types: list[int], place: int) -> int:
    """Tokens on the industry card, without those that pay better as resources of some types."""
    realm = g.realms[seat]
    lying = minus(ready_tokens(realm, place), eligible_naturals(g, seat, types))
    others = adjusted(g, SPENDABLE, seat, (place,), 0)
    if others:
        others -= sum([realm.resources[kind] for kind in types])
    return realm.trade[place] + lying.bit_count() + others


def resource_worth(g: Table, seat: int, place: int) -> int:
    """What each resource adds to the production of the card in a place."""
    card = g.realms[seat].row[place]
    return adjusted(g, RESOURCE_PRODUCTION, seat, (card,), RESOURCE_WORTH)


def most_production(g: Table, seat: int, wonder: int, place: int) -> int:
    """What a seat could add to its base production for a wonder."""
    held = g.realms[seat].resources
    types = paying_types(g, seat, wonder)
    tokens = eligible_naturals(g, seat, types).bit_count()
    for kind in types:
        tokens += held[kind]
    trade = trade_for(g, seat, types, place)
    return resource_worth(g, seat, place) * tokens + trade if tokens else trade


def can_afford(g: Table, seat: int, wonder: int, place: int, base: int) -> bool:
    """Tell whether a seat can reach the cost of a wonder (nd.wonder.underpay)."""
    short = wonder_cost(g, seat, wonder) - base
    return short <= 0 or most_production(g, seat, wonder, place) >= short


def may_build_wonder(g: Table, seat: int, wonder: int, place: int, base: int) -> int:
    """The reason against building a wonder, or `ALLOWED`."""
    if wonder == NONE or wonder not in g.offer:
        return NOT_FACEUP
    if not wonder_sites(g, seat, wonder):
        return NO_FREE_CITY
    return ALLOWED if can_afford(g, seat, wonder, place, base) else PRODUCTION_SHORT


# Paying


class PayWonder(Listed):
    """Spend resources, natural wonders and trade tokens, in any order, until the cost is met.

    Whatever is spent brings the cost nearer, so that nothing has to be kept back for later;
    paying more than needed is allowed. `named` tells that the seat has begun to name things: from
    then on it names all of them, so that what it names next is never taken for more.
    Rules: nd.wonder.production_resource, nd.wonder.production_trade, nd.wonder.overpay,
    nd.wonder.underpay
    """

    SPEC: ClassVar[str] = "seat: int, wonder: int, place: int, short: int, named: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.wonder.production_resource",
        "nd.wonder.production_trade",
        "nd.wonder.overpay",
        "nd.wonder.underpay",
    )

    def __init__(self, seat: int, wonder: int, place: int, short: int, named: bool = False) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder
        self.place: Final = place
        self.short: Final = short
        self.named: Final = named

    def _items(self, g: Table) -> list[Choice]:
        """Everything that could be spent, each kind once, ascending."""
        held = g.realms[self.seat].resources
        kinds = paying_types(g, self.seat, self.wonder)
        items: list[Choice] = [(RESOURCE, kind) for kind in kinds if held[kind] > 0]
        for natural in members(eligible_naturals(g, self.seat, kinds)):
            items.append((NATURAL, natural))
        if trade_for(g, self.seat, kinds, self.place) > 0:
            items.append((TRADE,))
        return items

    def _needs_all(self, g: Table) -> bool:
        """Tell whether the cost is met only if everything is spent: there is no choice then."""
        most = most_production(g, self.seat, self.wonder, self.place)
        types = paying_types(g, self.seat, self.wonder)
        trade = trade_for(g, self.seat, types, self.place) > 0
        least = 1 if trade else resource_worth(g, self.seat, self.place)
        return most - least < self.short

    def listed(self, g: Table) -> tuple[Choice, ...]:
        items = self._items(g)
        if self.short <= 0:
            return (*NO_THANKS, *items)
        return tuple(items[:1] if self._needs_all(g) else items)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return STILL_SHORT
        # Where all that is left has to be spent, what comes first is not chosen.
        if choice[0] not in (RESOURCE, NATURAL, TRADE) or choice in self._items(g):
            return OTHER_QUESTION
        if choice[0] == TRADE:
            return NO_TRADE_LEFT
        if choice[0] == RESOURCE:
            fits = choice[1] in paying_types(g, self.seat, self.wonder)
            return NONE_TO_SPEND if fits else NOT_ELIGIBLE
        realm = g.realms[self.seat]
        used = has(realm.natural & realm.used_this_turn, choice[1])
        return NATURAL_SPENT if used else NATURAL_NOT_ELIGIBLE

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == STILL_SHORT:
            return (self.wonder, self.short)
        return (self.wonder, *choice[1:], *wonder_row(g, self.wonder).resources)

    def question(self, s: State) -> Question:
        g = table(s)
        options = self.listed(g)
        steady = self.named and self.short > 0 and not self._needs_all(g)
        facts = (self.wonder, max(0, self.short))
        return ask(s, self.seat, "pay", PAY, options, facts, steady=steady, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.swap(PlaceWonder(self.seat, self.wonder))
            return
        named = self.named or len(self._items(g)) > 1
        worth = 1 if choice[0] == TRADE else resource_worth(g, self.seat, self.place)
        g.swap(PayWonder(self.seat, self.wonder, self.place, self.short - worth, named))
        realm = g.realms[self.seat]
        if choice[0] == RESOURCE:
            realm.resources = add_at(realm.resources, choice[1], -1)
            g.note("paid_resource", self.seat, (self.wonder, choice[1]))
        elif choice[0] == NATURAL:
            realm.used_this_turn |= bit(choice[1])
            g.note("paid_natural", self.seat, (self.wonder, choice[1]))
            fire(g, NATURAL_TAKEN, self.seat, (choice[1],), everyone=False)
        else:
            # What pays better as a resource is spent as one, and only if it is named.
            types = paying_types(g, self.seat, self.wonder)
            kept = eligible_naturals(g, self.seat, types)
            spend_tokens(g, self.seat, self.place, 1, kept, mask_of(types))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)


# The token


class PlaceWonder(Listed):
    """Put the token under an own city without one, and let the wonder begin to act.

    Rules: nd.wonder.token_placed, nd.wonder.card_gained
    """

    SPEC: ClassVar[str] = "seat: int, wonder: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.token_placed", "nd.wonder.card_gained")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(UNDER, wonder_sites(g, self.seat, self.wonder)))

    def against(self, g: Table, choice: Choice) -> int:
        return against_site(g, self.seat, choice[1]) if choice[0] == UNDER else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "place_wonder", SPACE, options, (self.wonder,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        space = choice[1]
        brought = not has(g.realms[self.seat].cities, space)
        if brought:
            put_city(g, self.seat, space)
            g.note("built_city", self.seat, (space,))
            fire(g, CITY_BUILT, self.seat, (NONE, space, HARDEST), everyone=False)
        g.note("built_wonder", self.seat, (self.wonder, space))
        put_wonder(g, self.wonder, space)
        step_done(g)
        args = (self.wonder, space) if brought else (self.wonder,)
        fire(g, WONDER_BUILT, self.seat, args, everyone=False)
        g.push(RevealWonder(wonder_row(g, self.wonder).type))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)

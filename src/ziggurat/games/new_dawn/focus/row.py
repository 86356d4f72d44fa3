"""The focus row: cards in slots, with the tokens that lie on them.

Owns slot numbers, resetting, replacing and everything about tokens on cards. A `place`
is a position in the row from 0; slots have numbers of their own (`content/slots.py`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.ids import (
    ECONOMY,
    LOCKED,
    ON_CARD,
)
from ziggurat.games.new_dawn.masks import bit, has, members, minus
from ziggurat.games.new_dawn.moments import (
    CARD_REPLACED,
    NATURAL_TAKEN,
    SLOT_VALUE,
    SPENDABLE,
    SPENDING,
    STORE,
)
from ziggurat.games.new_dawn.picking import Several
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.reasons import STORE_FULL
from ziggurat.games.new_dawn.rows import CityState, FocusCard
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import PUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Attached, Cue, Plus, adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put

MOST_TOKENS: Final = 3
# The place beside the row, behind every slot there can be: a card that stores trade tokens.
STORED: Final = 20


def slot_value(g: Table, seat: int, place: int) -> int:
    """The highest slot number a card can be resolved with (nd.turn.resolve)."""
    return value_from(g, seat, g.realms[seat].row[place], place)


def value_from(g: Table, seat: int, card: int, place: int) -> int:
    """The highest slot number of a card as if it lay in a place, after every shift."""
    return printed(g.rules).slots[places_from(g, seat, card, place)[-1]]


def places_from(g: Table, seat: int, card: int, place: int) -> list[int]:
    """The places a card comes to, counted from one of them, after every shift; ascending.

    A shift counts places to the right; the card is resolved with the number of the slot it
    comes to and never goes beyond the last. Shifts apply in any order: where that matters there
    are several places, none of them with the number of another.
    """
    slots = printed(g.rules).slots
    last = len(slots) - 1
    held = g.acting(seat, SLOT_VALUE.name)
    if not held:
        return [min(place, last)]
    if len(held) == 1:
        return [min(adjusted(g, SLOT_VALUE, seat, (card, place), place), last)]
    reached: set[int] = set()
    _shift(g, seat, (card, place), list(held), place, reached)
    found: list[int] = []
    for to in sorted(reached):
        if not found or slots[found[-1]] != slots[to]:
            found.append(to)
    return found


def _shift(
    g: Table, seat: int, args: tuple[int, int], left: list[Attached], to: int, reached: set[int]
) -> None:
    """Apply the shifts that are left to a place in every order, and add what comes of it."""
    if not left:
        reached.add(min(to, len(printed(g.rules).slots) - 1))
        return
    for at in left:
        hook = at.hook
        then = to
        if isinstance(hook, Plus):
            then += hook.amount
        elif isinstance(hook, Adjust):
            then = hook.change(g, Cue(at.card, seat, args), to)
        then = min(then, len(printed(g.rules).slots) - 1)
        _shift(g, seat, args, [other for other in left if other is not at], then, reached)


def places_of(g: Table, seat: int, focus: int) -> list[int]:
    """The places of cards of a type: one, unless a card has mixed up the row."""
    types = printed(g.rules).focus
    return [place for place, card in enumerate(g.realms[seat].row) if types[card] == focus]


# Resetting and replacing


def moved_to_first(values: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Take one entry out, move the lower ones up and put it first (nd.turn.reset_lift)."""
    return (values[place],) + values[:place] + values[place + 1 :]


def reset(realm: Realm, place: int) -> None:
    """Reset a card with everything on it (nd.turn.reset_tokens)."""
    realm.row = moved_to_first(realm.row, place)
    realm.trade = moved_to_first(realm.trade, place)
    realm.tokens_on_cards = moved_to_first(realm.tokens_on_cards, place)


def swapped(values: tuple[int, ...], place: int, other: int) -> tuple[int, ...]:
    """Let two entries change places."""
    return put(put(values, place, values[other]), other, values[place])


def swap(realm: Realm, place: int, other: int) -> None:
    """Let two cards change places with everything on them."""
    realm.row = swapped(realm.row, place, other)
    realm.trade = swapped(realm.trade, place, other)
    realm.tokens_on_cards = swapped(realm.tokens_on_cards, place, other)


def replace_card(g: Table, seat: int, place: int, card: int) -> None:
    """Put a card of the deck in a place; tokens stay there (nd.focus.replace_tokens)."""
    realm = g.realms[seat]
    old = realm.row[place]
    realm.row = put(realm.row, place, card)
    realm.deck = (realm.deck | bit(old)) & ~bit(card)
    realm.in_play |= bit(card)
    if old not in realm.row:
        realm.in_play &= ~bit(old)
    unlock_caravans(g, seat)
    g.note("gained_card", seat, (card, old))
    fire(g, CARD_REPLACED, seat, (card, old), everyone=False)


def caravans_shown(g: Table, seat: int) -> int:
    """How many caravans the economy cards of a row show; the best of them counts."""
    shown = 0
    for place in places_of(g, seat, ECONOMY):
        card = g.rules.rows[g.realms[seat].row[place]]
        assert isinstance(card, FocusCard)
        shown = max(shown, card.count)
    return shown


def unlock_caravans(g: Table, seat: int) -> None:
    """Make as many caravans usable as the economy cards of the row show (nd.economy.unlock)."""
    realm = g.realms[seat]
    locked = realm.caravans.count(LOCKED)
    missing = caravans_shown(g, seat) - (len(realm.caravans) - locked)
    for _ in range(min(missing, locked)):
        realm.caravans = put(realm.caravans, realm.caravans.index(LOCKED), ON_CARD)


# Tokens


def add_trade(g: Table, seat: int, place: int, count: int) -> None:
    """Put trade tokens on a card; a fourth goes back (nd.trade.limit, nd.trade.excess)."""
    realm = g.realms[seat]
    if place == STORED:
        realm.stored = min(realm.stored + count, adjusted(g, STORE, seat, (), 0))
    else:
        realm.trade = put(realm.trade, place, min(MOST_TOKENS, realm.trade[place] + count))


def put_trade(g: Table, seat: int, place: int) -> None:
    """Put one gained trade token on a card, and tell if the card was full already."""
    full = place != STORED and g.realms[seat].trade[place] >= MOST_TOKENS
    add_trade(g, seat, place, 1)
    g.note("token_lost" if full else "put_token", seat, (place,))


def ready_tokens(realm: Realm, place: int) -> int:
    """Mask: city-state and natural wonder tokens on a card not yet used this turn."""
    return minus(realm.tokens_on_cards[place], realm.used_this_turn)


def lying(realm: Realm, place: int) -> int:
    """How many tokens that can be spent lie on a card."""
    return realm.trade[place] + ready_tokens(realm, place).bit_count()


def spendable(g: Table, seat: int, place: int) -> int:
    """How many tokens can be spent on resolving a card, with what cards let a seat spend as such.

    Rules: nd.trade.spend_on_resolve
    """
    return lying(g.realms[seat], place) + adjusted(g, SPENDABLE, seat, (place,), 0)


def spend_tokens(
    g: Table, seat: int, place: int, count: int, kept: int = 0, barred: int = 0
) -> None:
    """Spend tokens on resolving a card, those that stay first (nd.trade.lasting_first).

    `kept` are tokens on the card that are not to be used, `barred` resources that pay better
    otherwise. It may push a frame: a caller that replaces its own frame does so before.
    """
    count = spend_lasting(g, seat, place, count, kept)
    if count and adjusted(g, SPENDABLE, seat, (place,), 0):
        fire(g, SPENDING, seat, (place, count, barred), everyone=False)
    elif count:
        pay_trade(g, seat, place, count)


def spend_lying(g: Table, seat: int, place: int, count: int) -> None:
    """Spend tokens that lie on a card, and nothing in their stead."""
    count = spend_lasting(g, seat, place, count, 0)
    if count:
        pay_trade(g, seat, place, count)


def spend_lasting(g: Table, seat: int, place: int, count: int, kept: int) -> int:
    """Use tokens on a card that stay there, and return how many are still to be spent."""
    realm = g.realms[seat]
    for token in members(ready_tokens(realm, place) & ~kept):
        if count == 0:
            break
        realm.used_this_turn |= bit(token)
        count -= 1
        g.note("used_token", seat, (token, realm.row[place]))
        if has(realm.natural, token):
            fire(g, NATURAL_TAKEN, seat, (token,), everyone=False)
    return count


def pay_trade(g: Table, seat: int, place: int, count: int) -> None:
    """Put trade tokens of a card back."""
    realm = g.realms[seat]
    realm.trade = add_at(realm.trade, place, -count)
    g.note("spent_trade", seat, (count, realm.row[place]))


def take_off_cards(realm: Realm, token: int) -> None:
    """Take a city-state or natural wonder token off whatever card it lies on."""
    for place in range(len(realm.tokens_on_cards)):
        if has(realm.tokens_on_cards[place], token):
            realm.tokens_on_cards = put(
                realm.tokens_on_cards, place, realm.tokens_on_cards[place] & ~bit(token)
            )


def lay_on(realm: Realm, place: int, token: int) -> None:
    """Lay a token on a card."""
    take_off_cards(realm, token)
    realm.tokens_on_cards = put(
        realm.tokens_on_cards, place, realm.tokens_on_cards[place] | bit(token)
    )


def lay_on_type(g: Table, seat: int, state: int) -> None:
    """Lay a city-state token on the card of its type (nd.citystate.token_card)."""
    row = g.rules.rows[state]
    assert isinstance(row, CityState)
    realm = g.realms[seat]
    places = places_of(g, seat, row.focus)
    lay_on(realm, places[0] if places else 0, state)


def may_put(g: Table, seat: int, place: int) -> int:
    """Every card of the row may take a token, even a full one; a store needs room."""
    if place == STORED and g.realms[seat].stored >= adjusted(g, STORE, seat, (), 0):
        return STORE_FULL
    return ALLOWED


class PutTokens(Several):
    """A seat puts trade tokens on focus cards of its choice, in any order."""

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.economy.rival_tokens", "nd.event.trade")

    def listed(self, g: Table) -> tuple[Choice, ...]:
        options = printed(g.rules).put_options
        if may_put(g, self.seat, STORED) == ALLOWED:
            return (*options, (PUT, STORED))
        return options

    def against(self, g: Table, choice: Choice) -> int:
        return may_put(g, self.seat, choice[1]) if choice[0] == PUT else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "put_tokens", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.swap(PutTokens(self.seat, self.left - 1))
        put_trade(g, self.seat, choice[1])

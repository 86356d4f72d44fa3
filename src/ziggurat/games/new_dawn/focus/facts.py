"""Facts about the focus row and what lies on its cards.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.asking import cards_of_seat
from ziggurat.games.new_dawn.fields import LIST, MASK, fact
from ziggurat.games.new_dawn.focus.row import STORED, lay_on, take_off_cards
from ziggurat.games.new_dawn.ids import LOCKED, ON_CARD
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def write_row(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if len(values) != len(realm.row):
        raise ValueError(f"a focus row has exactly {len(realm.row)} cards")
    own = mask_of(list(values))
    all_cards = cards_of_seat(s, args[0])
    realm.row = values
    realm.deck = all_cards & ~own
    realm.in_play = realm.in_play & ~all_cards | own


def read_trade(s: State, args: Ints) -> Ints:
    realm = table(s).realms[args[0]]
    return (realm.stored if args[1] == STORED else realm.trade[args[1]],)


def write_trade(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if args[1] == STORED:
        realm.stored = values[0]
    else:
        realm.trade = put(realm.trade, args[1], values[0])


def write_tokens_on_card(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    for token in members(realm.tokens_on_cards[args[1]]):
        take_off_cards(realm, token)
    for token in values:
        lay_on(realm, args[1], token)


def write_dial(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.dial = values[0]
    realm.dial_record = max(realm.dial_record, values[0])


def read_caravans(s: State, args: Ints) -> Ints:
    return tuple([at for at in table(s).realms[args[0]].caravans if at >= 0])


def write_caravans(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    usable = sum([1 for at in realm.caravans if at != LOCKED])
    if len(values) > len(realm.caravans):
        raise ValueError("a seat has three caravans")
    where = [*values, *[ON_CARD] * (usable - len(values))]
    realm.caravans = tuple([*where, *[LOCKED] * (len(realm.caravans) - len(where))])


FOCUS_FACTS: Final = (
    fact("row", ("seat",), "focus_card", "row", LIST, write_row),
    Fact("trade", ("seat", "place"), "number", read_trade, write_trade),
    fact("tokens_on_card", ("seat", "slot"), "row", "tokens_on_cards", MASK, write_tokens_on_card),
    fact("dial", ("seat",), "number", "dial", write=write_dial),
    Fact("caravans", ("seat",), "space", read_caravans, write_caravans, many=True),
)

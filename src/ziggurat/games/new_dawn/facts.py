"""Facts that scenes can state and set up, and clients can ask for.

Owns the words a scene about A New Dawn may use: the map, the pieces, the rows and the
decks. It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.board.pieces import put_wonder, unused_tokens
from ziggurat.games.new_dawn.combat.values import standing_defence
from ziggurat.games.new_dawn.focus.row import STORED, lay_on, take_off_cards
from ziggurat.games.new_dawn.ids import (
    LOCKED,
    NONE,
    NOWHERE,
    ON_CARD,
)
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def at_most_one(value: int) -> Ints:
    """A value, or nothing where there is none."""
    return () if value < 0 else (value,)


# The map


def read_laid(s: State, args: Ints) -> Ints:
    for tile, side, rotation, q, r in table(s).board.placed:
        if tile == args[0]:
            return (side, rotation, q, r)
    return ()


def write_laid(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    if len(values) != 4:
        raise ValueError("a tile is laid as side (0 or 1), rotation (0 to 5), q and r")
    side, rotation, q, r = values
    kept = [at for at in g.board.placed if at[0] != args[0]]
    g.board = laid(g.rules, (*kept, (args[0], side, rotation, q, r)), g.board.water)


def read_resource(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).resources[args[0]]))


def write_resource(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.resources = put(g.resources, args[0], mask_of(list(values)))


def read_natural(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).natural))


def write_natural(s: State, args: Ints, values: Ints) -> None:
    table(s).natural = mask_of(list(values))


def read_city_states(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).city_states))


def write_city_states(s: State, args: Ints, values: Ints) -> None:
    table(s).city_states = mask_of(list(values))


def read_barbarian(s: State, args: Ints) -> Ints:
    return at_most_one(table(s).barbarians[args[0]])


def write_barbarian(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.barbarians = put(g.barbarians, args[0], values[0] if values else NOWHERE)


def read_direction(s: State, args: Ints) -> Ints:
    return (table(s).direction,)


def write_direction(s: State, args: Ints, values: Ints) -> None:
    table(s).direction = values[0]


def read_defence(s: State, args: Ints) -> Ints:
    """What stands in a space would add up to before the die, against a seat that attacks it."""
    g = table(s)
    pieces = pieces_at(g, args[0], args[1])
    return (standing_defence(g, args[0], pieces[0]),) if pieces else ()


# The table


def read_event_dial(s: State, args: Ints) -> Ints:
    g = table(s)
    return (g.rules.families["event_section"][g.dial],)


def write_event_dial(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.dial = g.rules.families["event_section"].index(values[0])


def read_first(s: State, args: Ints) -> Ints:
    return (table(s).first,)


def write_first(s: State, args: Ints, values: Ints) -> None:
    table(s).first = values[0]


def read_turns(s: State, args: Ints) -> Ints:
    return (table(s).turns,)


def write_turns(s: State, args: Ints, values: Ints) -> None:
    table(s).turns = values[0]


def read_offer(s: State, args: Ints) -> Ints:
    return at_most_one(table(s).offer[args[0]])


def write_offer(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.offer = put(g.offer, args[0], values[0] if values else NONE)
    for at, cards in enumerate(g.hidden):
        if values and has(cards, values[0]):
            g.hidden = put(g.hidden, at, cards & ~bit(values[0]))


def read_wonder(s: State, args: Ints) -> Ints:
    return tuple([space for wonder, space in table(s).wonders if wonder == args[0]])


def write_wonder(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.wonders = tuple([at for at in g.wonders if at[0] != args[0]])
    if values:
        put_wonder(g, args[0], values[0])


def read_victory(s: State, args: Ints) -> Ints:
    return table(s).victory


def write_victory(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.victory = tuple(sorted(values))
    for realm in g.realms:
        realm.in_play |= mask_of(list(values))


def read_closed(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).closed_city_states))


def write_closed(s: State, args: Ints, values: Ints) -> None:
    table(s).closed_city_states = mask_of(list(values))


TABLE_FACTS: Final = (
    Fact("laid", ("tile_number",), "number", read_laid, write_laid, many=True),
    Fact("resource", ("resource",), "space", read_resource, write_resource, many=True),
    Fact("natural_tokens", (), "space", read_natural, write_natural, many=True),
    Fact("city_state_tokens", (), "space", read_city_states, write_city_states, many=True),
    Fact("barbarian", ("barbarian",), "space", read_barbarian, write_barbarian),
    Fact("defence", ("seat", "space"), "number", read_defence),
    Fact("direction", (), "rotation", read_direction, write_direction),
    Fact("event_dial", (), "event_section", read_event_dial, write_event_dial),
    Fact("first", (), "seat", read_first, write_first),
    Fact("turns", (), "number", read_turns, write_turns),
    # What all games call the turn that is being played.
    Fact("turn", (), "number", read_turns, write_turns),
    Fact("offer", ("wonder_type",), "wonder", read_offer, write_offer),
    Fact("wonder_at", ("wonder",), "space", read_wonder, write_wonder),
    Fact("victory", (), "victory_card", read_victory, write_victory, many=True),
    Fact("closed_city_states", (), "city_state", read_closed, write_closed, many=True),
)


# Realms


def read_leader(s: State, args: Ints) -> Ints:
    return at_most_one(table(s).realms[args[0]].leader)


def write_leader(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if realm.leader != NONE:
        realm.in_play &= ~bit(realm.leader)
    realm.leader = values[0]
    realm.in_play |= bit(values[0])


def read_colour(s: State, args: Ints) -> Ints:
    return at_most_one(table(s).realms[args[0]].colour)


def write_colour(s: State, args: Ints, values: Ints) -> None:
    table(s).realms[args[0]].colour = values[0]


def read_row(s: State, args: Ints) -> Ints:
    return table(s).realms[args[0]].row


def write_row(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if len(values) != len(realm.row):
        raise ValueError(f"a focus row has exactly {len(realm.row)} cards")
    own = mask_of(list(values))
    all_cards = printed(s.rules).cards_of_seat(realm.leader)
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


def read_tokens_on_card(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].tokens_on_cards[args[1]]))


def write_tokens_on_card(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    for token in members(realm.tokens_on_cards[args[1]]):
        take_off_cards(realm, token)
    for token in values:
        lay_on(realm, args[1], token)


def read_dial(s: State, args: Ints) -> Ints:
    return (table(s).realms[args[0]].dial,)


def write_dial(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.dial = values[0]
    realm.dial_record = max(realm.dial_record, values[0])


def read_control(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].control))


def write_control(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    realm = g.realms[args[0]]
    realm.control = mask_of(list(values))
    realm.reinforced &= realm.control
    mark_claims(g, args[0])


def read_reinforced(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].reinforced))


def write_reinforced(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    realm = g.realms[args[0]]
    realm.reinforced = mask_of(list(values))
    realm.control |= realm.reinforced
    mark_claims(g, args[0])


def read_cities(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].cities))


def write_cities(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.cities = mask_of(list(values))
    if realm.capital >= 0:
        realm.cities |= bit(realm.capital)


def read_capital(s: State, args: Ints) -> Ints:
    return at_most_one(table(s).realms[args[0]].capital)


def write_capital(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if realm.capital >= 0:
        realm.cities &= ~bit(realm.capital)
    realm.capital = values[0]
    realm.cities |= bit(values[0])


def read_caravans(s: State, args: Ints) -> Ints:
    return tuple([at for at in table(s).realms[args[0]].caravans if at >= 0])


def write_caravans(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    usable = sum([1 for at in realm.caravans if at != LOCKED])
    if len(values) > len(realm.caravans):
        raise ValueError("a seat has three caravans")
    where = [*values, *[ON_CARD] * (usable - len(values))]
    realm.caravans = tuple([*where, *[LOCKED] * (len(realm.caravans) - len(where))])


def read_resources(s: State, args: Ints) -> Ints:
    return (table(s).realms[args[0]].resources[args[1]],)


def write_resources(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.resources = put(realm.resources, args[1], values[0])


def read_naturals(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].natural))


def write_naturals(s: State, args: Ints, values: Ints) -> None:
    table(s).realms[args[0]].natural = mask_of(list(values))


def read_cards(s: State, args: Ints) -> Ints:
    g = table(s)
    return tuple(members(g.realms[args[0]].in_play & printed(g.rules).cards))


def write_cards(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    realm = g.realms[args[0]]
    realm.in_play = realm.in_play & ~printed(g.rules).cards | mask_of(list(values))


def read_claims(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].claims))


def write_claims(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.realms[args[0]].claims = mask_of(list(values))
    mark_claims(g, args[0])


def mark_claims(g: Table, seat: int) -> None:
    """Mark completed cards with control tokens, as far as those on the map leave any."""
    realm = g.realms[seat]
    realm.markers = 0
    realm.markers = min(realm.claims.bit_count(), max(0, unused_tokens(g, seat)))


REALM_FACTS: Final = (
    Fact("leader", ("seat",), "leader", read_leader, write_leader),
    Fact("colour", ("seat",), "colour", read_colour, write_colour),
    Fact("row", ("seat",), "focus_card", read_row, write_row, many=True),
    Fact("trade", ("seat", "place"), "number", read_trade, write_trade),
    Fact(
        "tokens_on_card",
        ("seat", "slot"),
        "row",
        read_tokens_on_card,
        write_tokens_on_card,
        many=True,
    ),
    Fact("dial", ("seat",), "number", read_dial, write_dial),
    Fact("control", ("seat",), "space", read_control, write_control, many=True),
    Fact("reinforced", ("seat",), "space", read_reinforced, write_reinforced, many=True),
    Fact("cities", ("seat",), "space", read_cities, write_cities, many=True),
    Fact("capital", ("seat",), "space", read_capital, write_capital),
    Fact("caravans", ("seat",), "space", read_caravans, write_caravans, many=True),
    Fact("resources", ("seat", "resource"), "number", read_resources, write_resources),
    Fact("naturals", ("seat",), "natural_wonder", read_naturals, write_naturals, many=True),
    Fact("cards", ("seat",), "row", read_cards, write_cards, many=True),
    Fact("claims", ("seat",), "victory_card", read_claims, write_claims, many=True),
)

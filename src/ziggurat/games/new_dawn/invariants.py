"""What must hold after every decision of A New Dawn, for tests and fuzzing."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.new_dawn.asking import cards_of_seat, is_governed
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.board.supplies import resource_supply, unused_cities, unused_tokens
from ziggurat.games.new_dawn.diplomacy.givers import card_limit, cards_held
from ziggurat.games.new_dawn.focus.row import MOST_TOKENS
from ziggurat.games.new_dawn.ids import NONE, NOWHERE
from ziggurat.games.new_dawn.masks import bit, has, mask_of
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.state import State


def supplies(s: State) -> str:
    """Nobody has more of a component than the box holds (nd.component.limit)."""
    g = table(s)
    for seat in range(g.seats):
        if unused_tokens(g, seat) < 0:
            return f"seat {seat} has too many control tokens on the map and beside victory cards"
        if not 0 <= g.realms[seat].markers <= g.realms[seat].claims.bit_count():
            return f"seat {seat} has {g.realms[seat].markers} markers for its victory cards"
        if unused_cities(g, seat) < 0:
            return f"seat {seat} has too many cities"
    for kind in range(len(g.resources)):
        if resource_supply(g, kind) < 0:
            return f"there are too many resources of kind {kind}"
    return ""


def rows(s: State) -> str:
    """Row and deck together are all focus cards; no card carries more than three tokens."""
    g = table(s)
    slots = len(printed(g.rules).slots)
    for seat in range(g.seats):
        realm = g.realms[seat]
        own = mask_of(list(realm.row))
        if len(realm.row) != slots or own.bit_count() != slots:
            return f"seat {seat} does not have {slots} different cards in its row"
        all_cards = cards_of_seat(g, seat)
        held = own | realm.deck
        # A rule that governs a seat may begin with cards that are on no sheet.
        if is_governed(g, seat):
            held &= all_cards
        if realm.leader != NONE and realm.in_play & own and held != all_cards:
            return f"seat {seat} has lost a focus card"
        if max(realm.trade) > MOST_TOKENS or min(realm.trade) < 0:
            return f"seat {seat} has {realm.trade} trade tokens"
    return ""


def spaces(s: State) -> str:
    """A space belongs to one seat at most, and pieces stand on land."""
    g = table(s)
    seen = 0
    for realm in g.realms:
        if realm.control & realm.cities or realm.reinforced & ~realm.control:
            return "a city and a control token share a space"
        own = realm.control | realm.cities
        if own & seen:
            return "two seats share a space"
        if g.board.placed and own & ~g.board.land:
            return "a piece stands off the land"
        seen |= own
    return ""


def barbarians(s: State) -> str:
    """No two barbarians share a space outside an event (nd.barbarian.stack)."""
    g = table(s)
    moving = any(not isinstance(frame, Flow) for frame in g.stack[:1])
    there = [space for space in g.barbarians if space != NOWHERE]
    shared = len(set(there)) != len(there)
    names = [type(frame).__name__ for frame in g.stack]
    if shared and not moving and "MoveAll" not in names and "Unstack" not in names:
        return "two barbarians share a space"
    return ""


def wonders(s: State) -> str:
    """A wonder acts for the seat that holds its space, and for nobody else."""
    g = table(s)
    where = dict(g.wonders)
    for wonder in g.rules.families["wonder"]:
        owner = owner_of(g, where[wonder]) if wonder in where else NONE
        for seat in range(g.seats):
            acts = has(g.realms[seat].in_play, wonder)
            if acts != (seat == owner):
                return f"wonder {wonder} acts for seat {seat} although {owner} holds it"
    return ""


def tokens_below(s: State) -> str:
    """A natural wonder token is with one seat or on the map, never both."""
    g = table(s)
    for space, natural in g.board.icons.naturals.items():
        held = [seat for seat in range(g.seats) if has(g.realms[seat].natural, natural)]
        if len(held) + (1 if g.natural & bit(space) else 0) > 1:
            return f"natural wonder {natural} is in two places"
    return ""


def diplomacy(s: State) -> str:
    """Nobody holds more cards of a rival than allowed (nd.diplomacy.limit_player)."""
    g = table(s)
    for seat in range(g.seats):
        for giver in range(g.seats):
            if giver == seat or g.realms[giver].colour == NONE:
                continue
            held = cards_held(g, seat, giver).bit_count()
            if held > card_limit(g, seat, giver):
                return f"seat {seat} holds {held} cards of seat {giver}"
    return ""


INVARIANTS: Final = (
    Invariant("supplies", supplies),
    Invariant("rows", rows),
    Invariant("spaces", spaces),
    Invariant("barbarians", barbarians),
    Invariant("wonders", wonders),
    Invariant("tokens below", tokens_below),
    Invariant("diplomacy", diplomacy),
)

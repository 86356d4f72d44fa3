"""Great artists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import DEVOTING, ActsAs
from ziggurat.games.board_game.cities.arts import devote
from ziggurat.games.board_game.cities.moments import CITY_PREPARES
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.cities.wonders import may_erect, wonder_cost
from ziggurat.games.board_game.culture.hand import can_draw, hand_size
from ziggurat.games.board_game.culture.moments import DEVOTED
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.great_person_deck.exchanging import (
    DrawUp,
    ExchangeEvents,
    era_on_track,
)
from ziggurat.games.board_game.great_person_deck.ids import (
    AKIRA_KUROSAWA,
    ARTIST,
    FRIDA_KAHLO,
    JERRY_GARCIA,
    MARK_TWAIN,
    MICHELANGELO,
    VALMIKI,
    WILLIAM_SHAKESPEARE,
)
from ziggurat.games.board_game.great_person_deck.leaping import Leap
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW, NOT_THE_CAPITAL
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import Use, at_any_time, cancels
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import CITY_ACTION, EVENT_HAND
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

WATCHED_ART: Final = 1
WONDER_DISCOUNT: Final = 5
LARGER_HAND: Final = 2


def watch_art(s: State, cue: Cue) -> None:
    """Akira Kurosawa: whenever another seat devotes a city to the arts, gain 1 culture."""
    if cue.args[0] != cue.owner:
        gain_culture(table(s), cue.owner, WATCHED_ART)


# Frida Kahlo


def can_exchange(s: State, cue: Cue) -> int:
    """The reason why a seat can neither discard nor draw a culture event."""
    g = table(s)
    if g.hand[cue.owner]:
        return ALLOWED
    room = hand_size(g, cue.owner) > 0 and can_draw(g, era_on_track(g, cue.owner))
    return ALLOWED if room else NO_USE_NOW


def exchange(s: State, cue: Cue) -> None:
    """Discard any culture events, then draw up to the hand size."""
    s.push(ExchangeEvents(cue.owner))


# Jerry Garcia


def capital_acts(s: State, cue: Cue) -> int:
    """The reason why another city than the capital acts."""
    return ALLOWED if cue.args[0] == CAPITAL else NOT_THE_CAPITAL


def devote_all(s: State, cue: Cue) -> None:
    """All cities are devoted to the arts by the action of the capital."""
    g = table(s)
    for slot in range(CITY_SLOTS):
        if g.cities[cue.owner][slot] != NONE:
            devote(g, cue.owner, slot)


# Michelangelo


def can_carve(s: State, cue: Cue) -> int:
    """The reason why the city could make no wonder even if it were cheaper."""
    g = table(s)
    seat, slot = cue.owner, cue.args[0]
    if is_used(g, seat, MICHELANGELO):
        return NO_USE_NOW
    budget = production(g, seat, slot) + WONDER_DISCOUNT
    for wonder in g.offer:
        cost = wonder_cost(g, seat, wonder)
        if cost <= budget and may_erect(g, seat, slot, wonder) == ALLOWED:
            return ALLOWED
    return NO_USE_NOW


def carve(s: State, cue: Cue) -> None:
    """The next wonder of the turn is cheaper (`lasting.py`)."""
    use_ability(table(s), cue.owner, MICHELANGELO)


ARTISTS: Final = (
    # Acts by itself while it is faceup.
    PersonCard(
        AKIRA_KUROSAWA, "akira_kurosawa", ARTIST, (Do(DEVOTED, watch_art),), constant=True
    ),
    # Used at any time and discarded.
    PersonCard(
        FRIDA_KAHLO, "frida_kahlo", ARTIST, at_any_time(exchange, can_exchange, discard=True)
    ),
    # Used as the action of a city and discarded; that it cannot be cancelled is in `lasting.py`.
    PersonCard(
        JERRY_GARCIA, "jerry_garcia", ARTIST,
        (Use(CITY_ACTION, devote_all, capital_acts, discard=True), ActsAs(DEVOTING)),
    ),
    # Cancels what others announce.
    PersonCard(MARK_TWAIN, "mark_twain", ARTIST, cancels()),
    PersonCard(
        MICHELANGELO, "michelangelo", ARTIST,
        (Use(CITY_PREPARES, carve, can_carve, discard=True),),
    ),
    # A number that is larger while the card is faceup.
    PersonCard(VALMIKI, "valmiki", ARTIST, (Plus(EVENT_HAND, LARGER_HAND),), constant=True),
    PersonCard(WILLIAM_SHAKESPEARE, "william_shakespeare", ARTIST, (Leap(),)),
)  # fmt: skip
ARTIST_FRAMES: Final = (ExchangeEvents, DrawUp)

"""Great scientists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.moments import DEVOTED
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.great_person_deck.converting import (
    Convert,
    LayBlank,
    TurnToTrade,
    has_anything,
    lay_blank,
)
from ziggurat.games.board_game.great_person_deck.ids import (
    ALAN_TURING,
    ALBERT_EINSTEIN,
    CHARLES_DARWIN,
    GALILEO_GALILEI,
    LOUIS_PASTEUR,
    MARIE_CURIE,
    SCIENTIST,
    SIR_ISAAC_NEWTON,
)
from ziggurat.games.board_game.great_person_deck.orbiting import Orbit, OrbitTo, orbits
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import FREELY, Use, at_any_time
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, RESEARCH, STACKING, START_OF_TURN
from ziggurat.games.board_game.movement.figures import armies_left
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.kernel.content import Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

ARMIES_EACH: Final = 2
CROWDED: Final = 1


# Alan Turing


def has_pairs_left(s: State, cue: Cue) -> int:
    """The reason why armies that are not built give nothing."""
    return ALLOWED if armies_left(table(s), cue.owner) >= ARMIES_EACH else NO_USE_NOW


def compute(s: State, cue: Cue) -> None:
    """Gain 1 trade and 1 culture for every 2 armies that are not built."""
    g = table(s)
    found = armies_left(g, cue.owner) // ARMIES_EACH
    gain_trade(g, cue.owner, found)
    gain_culture(g, cue.owner, found)


def convert(s: State, cue: Cue) -> None:
    """Albert Einstein: trade becomes culture, or culture trade."""
    s.push(Convert(cue.owner))


def offer_trade(s: State, cue: Cue) -> None:
    """Charles Darwin: once a turn, what a city gives to the arts may become trade."""
    seat, _, amount = cue.args
    g = table(s)
    if seat == cue.owner and amount and not is_used(g, seat, cue.card):
        s.push(TurnToTrade(seat, amount))


# Galileo Galilei


def can_orbit(s: State, cue: Cue) -> int:
    """The reason why no figures can go along the edge."""
    return ALLOWED if orbits(table(s), cue.owner) else NO_USE_NOW


def orbit(s: State, cue: Cue) -> None:
    """The figures of a square at the edge of the map go to another one."""
    s.push(Orbit(cue.owner))


# Marie Curie


def not_curing(s: State, cue: Cue) -> int:
    """The reason why the card is not used again: its use is still open."""
    return NO_USE_NOW if is_used(table(s), cue.owner, MARIE_CURIE) else ALLOWED


def refine(s: State, cue: Cue) -> None:
    """Something else pays for uranium once this turn (`converting.py`)."""
    use_ability(table(s), cue.owner, MARIE_CURIE)


SCIENTISTS: Final = (
    PersonCard(
        ALAN_TURING, "alan_turing", SCIENTIST, (Use(START_OF_TURN, compute, has_pairs_left),)
    ),
    PersonCard(
        ALBERT_EINSTEIN, "albert_einstein", SCIENTIST,
        (Use(CITY_MANAGEMENT, convert, has_anything, discard=True),),
    ),
    PersonCard(
        CHARLES_DARWIN, "charles_darwin", SCIENTIST, (Do(DEVOTED, offer_trade),), constant=True
    ),
    PersonCard(
        GALILEO_GALILEI, "galileo_galilei", SCIENTIST,
        (Use(CITY_MANAGEMENT, orbit, can_orbit, discard=True),),
    ),
    PersonCard(
        LOUIS_PASTEUR, "louis_pasteur", SCIENTIST, (Plus(STACKING, CROWDED),), constant=True
    ),
    PersonCard(
        MARIE_CURIE, "marie_curie", SCIENTIST, at_any_time(refine, not_curing, discard=True)
    ),
    PersonCard(
        SIR_ISAAC_NEWTON, "sir_isaac_newton", SCIENTIST,
        (Use(RESEARCH, lay_blank, every=FREELY),),
    ),
)  # fmt: skip
SCIENTIST_FRAMES: Final = (Convert, TurnToTrade, LayBlank, Orbit, OrbitTo)

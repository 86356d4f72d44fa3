"""Great humanitarians."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.fame_and_fortune.free_building import (
    HARBORS,
    FreeBuilding,
    free_buildings,
)
from ziggurat.games.board_game.great_person_deck.caring import GiveCoin, take_back
from ziggurat.games.board_game.great_person_deck.ids import (
    DR_MARTIN_LUTHER_KING,
    FLORENCE_NIGHTINGALE,
    HUMANITARIAN,
    JACQUES_COUSTEAU,
    JIM_HENSON,
    MOTHER_TERESA,
    ST_FRANCIS_OF_ASSISI,
    SUSAN_B_ANTHONY,
)
from ziggurat.games.board_game.great_person_deck.moments import AFTER_BATTLE
from ziggurat.games.board_game.great_person_deck.reasons import CANNOT_BE_STOPPED, NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.great_person_deck.uses import Use
from ziggurat.games.board_game.moments import (
    ACTION_CANCELLABLE,
    CITY_MANAGEMENT,
    CITY_PRODUCTION,
    START_OF_TURN,
    WONDER_BUILT,
)
from ziggurat.games.board_game.movement.figures import armies_left
from ziggurat.games.board_game.start.moments import IMMUNE
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.kernel.content import Allow, Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

MOST_HARBORS: Final = 3
PEACE_CULTURE: Final = 3
CITIES_MAKE: Final = 2


def not_to_be_cancelled(s: State, cue: Cue) -> int:
    """Dr. Martin Luther King: nobody cancels city actions of the owner."""
    return CANNOT_BE_STOPPED


# Jacques Cousteau


def has_shores(s: State, cue: Cue) -> int:
    """The reason why no city has a place for a harbor."""
    return ALLOWED if free_buildings(table(s), cue.owner, HARBORS) else NO_USE_NOW


def build_harbors(s: State, cue: Cue) -> None:
    """Up to 3 harbors for nothing, whatever the seat knows."""
    s.push(FreeBuilding(cue.owner, HARBORS, MOST_HARBORS))


# Jim Henson


def count_wonder(s: State, cue: Cue) -> None:
    """A wonder was built: one more counter lies on the card."""
    d = person_deck(s)
    d.counters = add_at(d.counters, cue.owner, 1)
    table(s).note("person_counter", cue.owner, (cue.card, d.counters[cue.owner]))


def has_counters(s: State, cue: Cue) -> int:
    """The reason why the card gives nothing."""
    return ALLOWED if person_deck(s).counters[cue.owner] else NO_USE_NOW


def entertain(s: State, cue: Cue) -> None:
    """Gain as much culture and as much trade as there are counters."""
    g = table(s)
    found = person_deck(s).counters[cue.owner]
    gain_culture(g, cue.owner, found)
    gain_trade(g, cue.owner, found)


# Mother Teresa


def has_coin(s: State, cue: Cue) -> int:
    """The reason why there is no coin token to give away."""
    return ALLOWED if table(s).coin_tokens[cue.owner] else NO_USE_NOW


def give_away(s: State, cue: Cue) -> None:
    """A coin token goes to another seat, and the giver advances on the culture track."""
    s.push(GiveCoin(cue.owner))


# St. Francis of Assisi


def has_armies_left(s: State, cue: Cue) -> int:
    """The reason why all armies are built."""
    return ALLOWED if armies_left(table(s), cue.owner) > 0 else NO_USE_NOW


def praise_peace(s: State, cue: Cue) -> None:
    """Gain 3 culture for each army that is not built."""
    g = table(s)
    gain_culture(g, cue.owner, PEACE_CULTURE * armies_left(g, cue.owner))


HUMANITARIANS: Final = (
    PersonCard(
        DR_MARTIN_LUTHER_KING, "dr_martin_luther_king", HUMANITARIAN,
        (Allow(ACTION_CANCELLABLE, not_to_be_cancelled), Plus(IMMUNE, 1)), constant=True,
    ),
    PersonCard(
        FLORENCE_NIGHTINGALE, "florence_nightingale", HUMANITARIAN,
        (Use(AFTER_BATTLE, take_back, discard=True),),
    ),
    PersonCard(
        JACQUES_COUSTEAU, "jacques_cousteau", HUMANITARIAN,
        (Use(START_OF_TURN, build_harbors, has_shores, discard=True),),
    ),
    # Collects by itself while it is faceup, and is used.
    PersonCard(
        JIM_HENSON, "jim_henson", HUMANITARIAN,
        (Do(WONDER_BUILT, count_wonder), Use(START_OF_TURN, entertain, has_counters)),
        constant=True,
    ),
    PersonCard(
        MOTHER_TERESA, "mother_teresa", HUMANITARIAN,
        (Use(START_OF_TURN, give_away, has_coin),),
    ),
    PersonCard(
        ST_FRANCIS_OF_ASSISI, "st_francis_of_assisi", HUMANITARIAN,
        (Use(CITY_MANAGEMENT, praise_peace, has_armies_left, discard=True),),
    ),
    PersonCard(
        SUSAN_B_ANTHONY, "susan_b_anthony", HUMANITARIAN,
        (Plus(CITY_PRODUCTION, CITIES_MAKE),), constant=True,
    ),
)  # fmt: skip
HUMANITARIAN_FRAMES: Final = (GiveCoin,)

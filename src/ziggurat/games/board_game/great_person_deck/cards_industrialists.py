"""Great industrialists, merchants and explorers."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.expansions.free_spaces import AdvanceFree
from ziggurat.games.board_game.fame_and_fortune.free_building import UNLOCKED, FreeBuilding
from ziggurat.games.board_game.fame_and_fortune.moments import INVESTED
from ziggurat.games.board_game.great_person_deck.ids import (
    A_P_GIANNINI,
    ADAM_SMITH,
    ANDREW_CARNEGIE,
    CAPTAIN_JAMES_COOK,
    INDUSTRIALIST,
    LORENZO_DE_MEDICI,
    MARCO_POLO,
    ZHENG_HE,
)
from ziggurat.games.board_game.great_person_deck.looking import (
    LookUnder,
    can_look,
    look_around,
)
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import Use, at_any_time
from ziggurat.games.board_game.ids import LAST_SPACE, MOST_TRADE
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, COINS, MOVEMENT, START_OF_TURN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.kernel.content import Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

COINS_EACH: Final = 3
TRADE_OF_THE_EAST: Final = 27
OWN_COIN: Final = 1


def build_for_coin(s: State, cue: Cue) -> None:
    """A. P. Giannini: a coin was invested, so that an unlocked building costs nothing."""
    s.push(FreeBuilding(cue.owner, UNLOCKED))


# Andrew Carnegie and Lorenzo de' Medici


def has_coins(s: State, cue: Cue) -> int:
    """The reason why coins give nothing: there are too few."""
    return ALLOWED if coins(table(s), cue.owner) >= COINS_EACH else NO_USE_NOW


def can_endow(s: State, cue: Cue) -> int:
    """The reason why coins bring nobody further on the track."""
    return NO_USE_NOW if table(s).track[cue.owner] >= LAST_SPACE else has_coins(s, cue)


def endow(s: State, cue: Cue) -> None:
    """Advance a space for every 3 coins; all are counted before the first."""
    s.push(AdvanceFree(cue.owner, coins(table(s), cue.owner) // COINS_EACH))


def be_a_patron(s: State, cue: Cue) -> None:
    """Gain 1 culture for every 3 coins."""
    g = table(s)
    gain_culture(g, cue.owner, coins(g, cue.owner) // COINS_EACH)


# Captain James Cook


def sails_not_yet(s: State, cue: Cue) -> int:
    """The reason why speed is not doubled again: it is already."""
    return NO_USE_NOW if is_used(table(s), cue.owner, CAPTAIN_JAMES_COOK) else ALLOWED


def set_sail(s: State, cue: Cue) -> None:
    """Speed is doubled until the turn ends (`endowing.py`)."""
    use_ability(table(s), cue.owner, CAPTAIN_JAMES_COOK)


# Marco Polo


def has_dial_left(s: State, cue: Cue) -> int:
    """The reason why the dial takes no trade."""
    return ALLOWED if table(s).trade[cue.owner] < MOST_TRADE else NO_USE_NOW


def trade_far_away(s: State, cue: Cue) -> None:
    """Gain 27 trade, as far as the dial goes."""
    gain_trade(table(s), cue.owner, TRADE_OF_THE_EAST)


INDUSTRIALISTS: Final = (
    PersonCard(
        A_P_GIANNINI, "a_p_giannini", INDUSTRIALIST, (Do(INVESTED, build_for_coin),),
        constant=True,
    ),
    PersonCard(
        ADAM_SMITH, "adam_smith", INDUSTRIALIST, (Plus(COINS, OWN_COIN),), constant=True
    ),
    PersonCard(
        ANDREW_CARNEGIE, "andrew_carnegie", INDUSTRIALIST,
        (Use(CITY_MANAGEMENT, endow, can_endow, discard=True),),
    ),
    PersonCard(
        CAPTAIN_JAMES_COOK, "captain_james_cook", INDUSTRIALIST,
        (Use(MOVEMENT, set_sail, sails_not_yet, discard=True),),
    ),
    PersonCard(
        LORENZO_DE_MEDICI, "lorenzo_de_medici", INDUSTRIALIST,
        (Use(START_OF_TURN, be_a_patron, has_coins),),
    ),
    PersonCard(
        MARCO_POLO, "marco_polo", INDUSTRIALIST,
        at_any_time(trade_far_away, has_dial_left, discard=True),
    ),
    PersonCard(
        ZHENG_HE, "zheng_he", INDUSTRIALIST, at_any_time(look_around, can_look, discard=True)
    ),
)  # fmt: skip
INDUSTRIALIST_FRAMES: Final = (LookUnder,)

"""Great generals."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import (
    Battle,
    current_battle,
    side_of,
    use_in_battle,
)
from ziggurat.games.board_game.battle.forces import battle_hand
from ziggurat.games.board_game.battle.fronts import enemy_fronts
from ziggurat.games.board_game.battle.moments import UNIT_KILLED
from ziggurat.games.board_game.battle.turns import BattleTurn
from ziggurat.games.board_game.battle.wounds import PlaceWounds
from ziggurat.games.board_game.great_person_deck.ids import (
    GENERAL,
    GEORGY_ZHUKOV,
    GUSTAVUS_ADOLPHUS,
    HANNIBAL,
    JOAN_OF_ARC,
    KHALID_IBN_AL_WALID,
    LEONIDAS,
    SUN_TZU,
)
from ziggurat.games.board_game.great_person_deck.levying import Enlist, Levy, levy
from ziggurat.games.board_game.great_person_deck.marching import March, MarchTo, marches
from ziggurat.games.board_game.great_person_deck.moments import BATTLE_BEGINS, PHASE_BEGINS
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW, NOT_TO_PASS
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import A_BATTLE, Use
from ziggurat.games.board_game.moments import BATTLE, CITY_MANAGEMENT
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import lose_trade
from ziggurat.games.board_game.verbs import WOUND
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

REVENGE: Final = 1
PASSING: Final = 3


def units_ready(g: Table, fight: Battle, side: int) -> int:
    """How many units a side has to play."""
    return len(battle_hand(g, fight, side))


def avenge(s: State, cue: Cue) -> None:
    """Georgy Zhukov: for each own unit killed, a wound for an enemy unit in play."""
    if enemy_fronts(table(s), cue.owner):
        s.push(PlaceWounds(cue.owner, WOUND, REVENGE))


# Gustavus Adolphus


def has_units(s: State, cue: Cue) -> int:
    """The reason why there is nobody to exchange."""
    g = table(s)
    fight = current_battle(g)
    return ALLOWED if units_ready(g, fight, side_of(fight, cue.owner)) else NO_USE_NOW


def exchange_units(s: State, cue: Cue) -> None:
    """All units of the battle hand fall, and as many new ones come."""
    levy(table(s), cue.owner)


# Hannibal


def can_march(s: State, cue: Cue) -> int:
    """The reason why no figures can join others."""
    return ALLOWED if marches(table(s), cue.owner) else NO_USE_NOW


def march(s: State, cue: Cue) -> None:
    """Figures of one square join those of another."""
    s.push(March(cue.owner))


# Joan of Arc and Leonidas; what they add is in `lasting.py`


def defends(s: State, cue: Cue) -> int:
    """The reason why unspent culture does not help: it has to be there, and to defend."""
    g = table(s)
    own_ground = current_battle(g).defender == cue.owner
    return ALLOWED if own_ground and g.culture[cue.owner] else NO_USE_NOW


def inspire(s: State, cue: Cue) -> None:
    """Unspent culture counts as a bonus in this battle."""
    use_in_battle(table(s), cue.owner, JOAN_OF_ARC)


def outnumbered(s: State, cue: Cue) -> int:
    """The reason why a side is not smaller than the other."""
    g = table(s)
    fight = current_battle(g)
    side = side_of(fight, cue.owner)
    fewer = units_ready(g, fight, side) < units_ready(g, fight, 1 - side)
    return ALLOWED if fewer else NO_USE_NOW


def stand_firm(s: State, cue: Cue) -> None:
    """The use is marked; its bonus lasts for the battle."""


# Khalid ibn al-Walid


def follows(s: State, cue: Cue) -> int:
    """The reason why a seat need not take the marker: it has it."""
    return NO_USE_NOW if table(s).first == cue.owner else ALLOWED


def take_the_lead(s: State, cue: Cue) -> None:
    """The seat becomes first player; next turn the marker passes on from it."""
    g = table(s)
    g.first = cue.owner
    g.note("took_the_lead", cue.owner)


# Sun Tzu


def can_wait(s: State, cue: Cue) -> int:
    """The reason why a seat cannot pay for not playing a unit: args are 1 once it has."""
    g = table(s)
    return NOT_TO_PASS if cue.args[0] or g.trade[cue.owner] < PASSING else ALLOWED


def wait(s: State, cue: Cue) -> None:
    """Pay, and let the other side play."""
    g = table(s)
    lose_trade(g, cue.owner, PASSING)
    g.swap(BattleTurn(1 - side_of(current_battle(g), cue.owner), False))


GENERALS: Final = (
    # Acts by itself while it is faceup, whenever something happens.
    PersonCard(
        GEORGY_ZHUKOV, "georgy_zhukov", GENERAL, (Do(UNIT_KILLED, avenge),), constant=True
    ),
    PersonCard(
        GUSTAVUS_ADOLPHUS, "gustavus_adolphus", GENERAL,
        (Use(BATTLE_BEGINS, exchange_units, has_units, discard=True),),
    ),
    PersonCard(
        HANNIBAL, "hannibal", GENERAL, (Use(CITY_MANAGEMENT, march, can_march, discard=True),)
    ),
    # Used at the start of a battle and discarded; what it changes lasts.
    PersonCard(
        JOAN_OF_ARC, "joan_of_arc", GENERAL,
        (Use(BATTLE_BEGINS, inspire, defends, discard=True),),
    ),
    PersonCard(
        KHALID_IBN_AL_WALID, "khalid_ibn_al_walid", GENERAL,
        (Use(PHASE_BEGINS, take_the_lead, follows, discard=True),),
    ),
    # Used once a battle and kept.
    PersonCard(
        LEONIDAS, "leonidas", GENERAL,
        (Use(BATTLE_BEGINS, stand_firm, outnumbered, every=A_BATTLE),),
    ),
    PersonCard(
        SUN_TZU, "sun_tzu", GENERAL, (Use(BATTLE, wait, can_wait, every=A_BATTLE),)
    ),
)  # fmt: skip
GENERAL_FRAMES: Final = (Levy, Enlist, March, MarchTo)

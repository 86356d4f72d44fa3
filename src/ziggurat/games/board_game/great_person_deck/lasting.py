"""What lasts longer than the artist, builder or general that began it.

Owns one rule for everybody, which looks at marks that uses leave.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import battle_goes_on, current_battle, used_in_battle
from ziggurat.games.board_game.great_person_deck.cards_artists import WONDER_DISCOUNT
from ziggurat.games.board_game.great_person_deck.extra_action import takes_extra_action
from ziggurat.games.board_game.great_person_deck.ids import (
    JERRY_GARCIA,
    JOAN_OF_ARC,
    LASTING,
    LEONIDAS,
    MICHELANGELO,
)
from ziggurat.games.board_game.great_person_deck.inventing import (
    lay_new_tech,
    one_row_lower,
    row_of_lowered,
)
from ziggurat.games.board_game.great_person_deck.reasons import CANNOT_BE_STOPPED
from ziggurat.games.board_game.moments import (
    ACTION_CANCELLABLE,
    BATTLE_BONUS,
    LEARNED,
    WONDER_BUILT,
    WONDER_COST,
)
from ziggurat.games.board_game.research.abilities import is_used
from ziggurat.games.board_game.research.moments import LOWEST_ROW, TECH_ROW
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.content import Adjust, Allow, Cue, Do, Row
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without

OUTNUMBERED_BONUS: Final = 8


def cheaper_wonder(s: State, cue: Cue, value: int) -> int:
    """Michelangelo: the next wonder of the turn costs less, besides all else."""
    if is_used(table(s), cue.owner, MICHELANGELO):
        return max(0, value - WONDER_DISCOUNT)
    return value


def wonder_is_carved(s: State, cue: Cue) -> None:
    """The wonder is there: the next one costs as much as ever."""
    g = table(s)
    if is_used(g, cue.owner, MICHELANGELO):
        g.used = put_row(g.used, cue.owner, without(g.used[cue.owner], MICHELANGELO))


def not_to_be_stopped(s: State, cue: Cue) -> int:
    """Nobody cancels the actions that Jerry Garcia and Ada Lovelace bring."""
    if cue.args[1:3] == (USE, JERRY_GARCIA) or takes_extra_action(table(s), cue.owner):
        return CANNOT_BE_STOPPED
    return ALLOWED


def battle_of_legends(s: State, cue: Cue, value: int) -> int:
    """Joan of Arc adds unspent culture, Leonidas 8."""
    g = table(s)
    if not battle_goes_on(g):
        return value
    fight = current_battle(g)
    if cue.owner not in (fight.attacker, fight.defender):
        return value
    if used_in_battle(g, cue.owner, JOAN_OF_ARC):
        value += g.culture[cue.owner]
    return value + OUTNUMBERED_BONUS if used_in_battle(g, cue.owner, LEONIDAS) else value


LASTING_RULE: Final = Row(
    LASTING,
    "legacy_of_great_people",
    (
        Adjust(WONDER_COST, cheaper_wonder),
        Do(WONDER_BUILT, wonder_is_carved),
        Allow(ACTION_CANCELLABLE, not_to_be_stopped),
        Adjust(BATTLE_BONUS, battle_of_legends),
        Adjust(LOWEST_ROW, one_row_lower),
        Adjust(TECH_ROW, row_of_lowered),
        Do(LEARNED, lay_new_tech),
    ),
)

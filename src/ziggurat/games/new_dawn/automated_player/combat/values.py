"""Combat values: bonus tokens strengthen the automated player on both sides of a fight.

Owns the rule that acts for it in every fight.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.asking import is_governed
from ziggurat.games.new_dawn.automated_player.military.ids import COMBAT_RULE
from ziggurat.games.new_dawn.automated_player.reading import did_something
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.ids import MILITARY
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, ATTACK_OVER, DEFENCE_BONUS
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.content import Adjust, Cue, Do, Row
from ziggurat.kernel.state import State


def strengthened(s: State, cue: Cue, bonus: int) -> int:
    """One more for each bonus token, in every fight.

    Rules: ap.combat.bonus_tokens, ap.combat.bonus_tokens_defence
    """
    if not is_governed(s, cue.owner):
        return bonus
    return bonus + bonus_tokens(table(s), cue.owner, MILITARY)


def attacked(s: State, cue: Cue) -> None:
    """An attack is something that its card has done, won or lost."""
    if is_governed(s, cue.owner):
        did_something(table(s))


BONUS_IN_FIGHTS: Final = Row(
    COMBAT_RULE,
    "automated_fights",
    (
        Adjust(ATTACK_BONUS, strengthened),
        Adjust(DEFENCE_BONUS, strengthened),
        Do(ATTACK_OVER, attacked),
    ),
)

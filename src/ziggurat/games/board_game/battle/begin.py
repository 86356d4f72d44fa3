"""Battle: how one begins.

Owns the way in for everybody who starts a battle. It never decides how the battle goes: that is
the flow "battle" (`install.py`).
"""

from __future__ import annotations

from ziggurat.games.board_game.battle.fight import barbarian_player, new_battle
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.flows import Flow


def begin_battle(g: Table, attacker: int, defender: int, square: int, slot: int) -> None:
    """Let an army's entering a square become a battle; the attacker's figures stand there.

    `defender` is `NONE` for the barbarians of a village; `slot` is the city attacked or `NONE`.
    Rules: cb.battle.triggers, cb.battle.attacker, cb.battle.defender, cb.battle.four_steps
    """
    against = barbarian_player(g, attacker) if defender == NONE else defender
    key = "battle_village" if defender == NONE else "battle" if slot == NONE else "battle_city"
    g.note(key, attacker, (against, square))
    g.push(new_battle(attacker, defender, square, slot))
    g.push(Flow("battle", attacker))

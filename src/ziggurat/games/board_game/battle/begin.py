"""Battle: how one begins.

Owns the way in for everybody who starts a battle. It never decides how the battle goes: that is
the flow "battle" (`install.py`).
"""

from __future__ import annotations

from ziggurat.games.board_game.battle.fight import Battle, barbarian_player
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.flows import Flow


def begin_battle(g: Table, attacker: int, defender: int, square: int, slot: int) -> None:
    """Let an army's entering a square become a battle; the attacker's figures stand there.

    `defender` is `NONE` for the barbarians of a village; `slot` is the city attacked or `NONE`.
    Rules: cb.battle.triggers, cb.battle.attacker, cb.battle.defender, cb.battle.four_steps
    """
    leader = barbarian_player(g, attacker) if defender == NONE else NONE
    against = leader if defender == NONE else defender
    key = "battle_village" if defender == NONE else "battle" if slot == NONE else "battle_city"
    g.note(key, attacker, (against, square))
    g.push(Battle(attacker, defender, square, slot, leader=leader))
    g.push(Flow("battle", attacker))


def begin_raid(g: Table, leader: int, rank: int, defender: int, square: int, slot: int) -> None:
    """Let barbarians attack figures of a seat on a square, or its city; a seat leads them.

    Nobody gains anything by such a battle, and a capital does not fall in it.
    """
    g.note("battle_raid", leader, (defender, square))
    g.push(Battle(NONE, defender, square, slot, leader=leader, rank=rank))
    g.push(Flow("battle", leader))

"""Battles, put together: the flow "battle", its frames, questions, refusals and facts."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.barbarians import DrawBarbarian, PickDeck
from ziggurat.games.board_game.battle.bonuses import count_bonuses
from ziggurat.games.board_game.battle.facts import BATTLE_FACTS
from ziggurat.games.board_game.battle.fight import Battle, current_battle
from ziggurat.games.board_game.battle.forces import DrawForce, assemble
from ziggurat.games.board_game.battle.loot import LOOT_ASKERS, TakeUnseen
from ziggurat.games.board_game.battle.moments import BATTLE_MOMENTS
from ziggurat.games.board_game.battle.reasons import BATTLE_REASONS
from ziggurat.games.board_game.battle.resolution import resolve, reward, settle_battle
from ziggurat.games.board_game.battle.turns import BattleTurn, engage
from ziggurat.games.board_game.battle.wounds import PlaceWounds
from ziggurat.games.board_game.content.units import UNITS
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import ATTACKS_CITY
from ziggurat.games.board_game.state import table
from ziggurat.kernel.flows import fire
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State


def attack_city(s: State, seat: int) -> None:
    """Before a city is attacked, rows of the attacker may act, as on its walls."""
    fight = current_battle(table(s))
    if NONE not in (fight.slot, fight.attacker):
        args = (fight.defender, fight.slot)
        fire(s, ATTACKS_CITY, fight.attacker, args, everyone=False)


BATTLE_STEPS: Final = (
    Step("attack", attack_city),
    Step("forces", assemble),
    Step("bonuses", count_bonuses),
    Step("engagement", engage),
    Step("resolution", resolve),
    Step("reward", reward),
    Step("settling", settle_battle),
)


def install_battle(b: Build) -> None:
    """Everything about battles and loot (cb.battle.four_steps)."""
    b.flow("battle").add(BATTLE_STEPS)
    b.content("unit").add(UNITS)
    b.moments.add(BATTLE_MOMENTS)
    b.reasons.add(BATTLE_REASONS)
    b.askers.add(LOOT_ASKERS)
    b.facts.add(BATTLE_FACTS)
    b.records((Battle, DrawForce, DrawBarbarian, PickDeck, BattleTurn, PlaceWounds, TakeUnseen))

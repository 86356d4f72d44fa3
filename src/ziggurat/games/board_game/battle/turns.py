"""Battle turns: both sides play their units, one after the other.

Owns the third step of a battle: whose turn it is, which units may be played where, and the chances
to use abilities before and after. What an attack does is decided by the fronts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    boost_next,
    current_battle,
    hand_audience,
    leader_of,
    seat_of,
    walled,
)
from ziggurat.games.board_game.battle.forces import battle_hand, set_hand
from ziggurat.games.board_game.battle.fronts import attack, open_front, unit_at
from ziggurat.games.board_game.battle.reasons import (
    MUST_PLAY,
    NO_ENEMY_THERE,
    NOT_IN_BATTLE_HAND,
    OWN_FRONT,
)
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import BATTLE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.responding import could_answer
from ziggurat.games.board_game.verbs import ATTACK, FRONT
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import without


def engage(s: State, seat: int) -> None:
    """The third step: the defender begins, against walls the attacker.

    Rules: cb.battle.defender_first, cb.battle.walls_attacker_first
    """
    g = table(s)
    g.push(BattleTurn(ATTACKER if walled(g, current_battle(g)) else DEFENDER, False))


# Playing a unit


def may_play(g: Table, fight: Battle, side: int, choice: Choice) -> int:
    """The reason why a side may not play a unit as said.

    Rules: cb.battle.must_play_all, .choice_front_or_attack, .new_front_if_none, .one_unit_per_side
    """
    if choice[0] not in (FRONT, ATTACK):
        return MUST_PLAY if choice[0] == PASS else OTHER_QUESTION
    if choice[1] not in battle_hand(g, fight, side):
        return NOT_IN_BATTLE_HAND
    if choice[0] == FRONT:
        return ALLOWED
    at = choice[2] - 1
    if at >= len(fight.fronts):
        return NO_ENEMY_THERE
    if unit_at(fight, at, side) != NONE:
        return OWN_FRONT
    return NO_ENEMY_THERE if unit_at(fight, at, 1 - side) == NONE else ALLOWED


def plays(g: Table, fight: Battle, side: int) -> list[Choice]:
    """All ways to play a unit now: those that `may_play` allows, opening a front first."""
    units = sorted(set(battle_hand(g, fight, side)))
    found: list[Choice] = [(FRONT, unit) for unit in units]
    for unit in units:
        found.extend([(ATTACK, unit, at + 1) for at in range(len(fight.fronts))])
    return [choice for choice in found if may_play(g, fight, side, choice) == ALLOWED]


class BattleTurn(Frame):
    """A side's battle turn: abilities, a unit, abilities; then it is the other side's turn.

    Nobody learns from the question what is in the hand: a hand of one unit that nothing can be
    done with but open a front is the only one that plays itself.
    Rules: cb.battle.turn_structure, .only_active_side_acts, .unequal_forces, .end,
    .no_turn_after_last_unit, .side_without_units_no_turn, .abilities_not_during_attack
    """

    SPEC: ClassVar[str] = "side: int, played: bool"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.battle.turn_structure", "cb.battle.only_active_side_acts", "cb.battle.unequal_forces",
        "cb.battle.no_turn_after_last_unit", "cb.battle.side_without_units_no_turn",
        "cb.battle.must_play_all", "cb.battle.end",
    )  # fmt: skip

    def __init__(self, side: int, played: bool) -> None:
        self.side: Final = side
        self.played: Final = played

    def run(self, s: State) -> bool:
        g = table(s)
        fight = current_battle(g)
        if self.played:
            if self._may_act(g, fight):
                return True
            g.swap(BattleTurn(1 - self.side, False))
        elif battle_hand(g, fight, self.side):
            return True
        elif battle_hand(g, fight, 1 - self.side):
            g.swap(BattleTurn(1 - self.side, False))
        else:
            g.pop()
        return False

    def _args(self) -> tuple[int, ...]:
        return (int(self.played),)

    def _may_act(self, g: Table, fight: Battle) -> bool:
        """Tell whether the side could use an ability, for all that others know."""
        seat = seat_of(fight, self.side)
        return seat != NONE and could_answer(g, BATTLE, seat, self._args())

    def question(self, s: State) -> Question:
        g = table(s)
        fight = current_battle(g)
        leader = leader_of(fight, self.side)
        found: list[Choice] = [(PASS,)] if self.played else plays(g, fight, self.side)
        acts = self._may_act(g, fight)
        if acts:
            found.extend(offers(g, BATTLE, leader, self._args()))
        return Question(
            leader,
            "battle_ability" if self.played else "battle_turn",
            CARD,
            tuple(sorted(set(found))),
            (fight.square,),
            # An open hand shows units, but not what abilities could be paid with.
            audience=only(leader) if acts else hand_audience(g, fight, self.side),
            steady=acts or len(battle_hand(g, fight, self.side)) > 1,
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.swap(BattleTurn(1 - self.side, False))
        elif choice[0] in (FRONT, ATTACK):
            self._play(g, choice)
        else:
            reply(g, BATTLE, seat, self._args(), choice)

    def _play(self, g: Table, choice: Choice) -> None:
        g.swap(BattleTurn(self.side, True))
        fight = current_battle(g)
        audience = hand_audience(g, fight, self.side)
        if audience != PUBLIC:
            g.unveil(audience)
        set_hand(g, fight, self.side, without(battle_hand(g, fight, self.side), choice[1]))
        if choice[0] == FRONT:
            open_front(g, self.side, choice[1])
        else:
            attack(g, self.side, choice[1], choice[2] - 1)
        boost_next(g, 0)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        fight = current_battle(g)
        if choice[0] in (PASS, FRONT, ATTACK):
            reason = OTHER_QUESTION if self.played else may_play(g, fight, self.side, choice)
        elif seat_of(fight, self.side) == NONE:
            reason = OTHER_QUESTION
        else:
            reason = refusal(g, BATTLE, seat, self._args(), choice)
        return refused(g, seat, reason, choice, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.side,)

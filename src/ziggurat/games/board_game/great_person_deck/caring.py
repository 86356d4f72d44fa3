"""Caring for others: what Florence Nightingale and Mother Teresa do."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import current_battle, side_of, use_in_battle
from ziggurat.games.board_game.battle.moments import UNIT_SAVED
from ziggurat.games.board_game.battle.units import reclaim_unit
from ziggurat.games.board_game.content.event_gifts import give_coin
from ziggurat.games.board_game.culture.track import advance_free
from ziggurat.games.board_game.great_person_deck.ids import LASTING_HUMANITARIANS
from ziggurat.games.board_game.great_person_deck.moments import AFTER_BATTLE
from ziggurat.games.board_game.great_person_deck.reasons import NO_COIN_THERE, NOT_TO_YOURSELF
from ziggurat.games.board_game.great_person_deck.verbs import GIVE_COIN
from ziggurat.games.board_game.moments import BATTLE_OVER
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.responding import Responding
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without

# Florence Nightingale


def tend_the_wounded(s: State, cue: Cue) -> None:
    """A battle has cost a seat units: whoever might take them back is asked."""
    fight = current_battle(table(s))
    side = side_of(fight, cue.owner)
    fallen = fight.killed[side]
    for unit in fight.used[side]:
        fallen = without(fallen, unit) if unit in fallen else fallen
    if fallen:
        s.push(Responding(AFTER_BATTLE.name, (cue.owner,), (cue.owner, *fallen)))


def count_saved(s: State, cue: Cue) -> None:
    """A unit was taken back by something else: it is not there to be taken back again.

    It was killed all the same, for whoever counts that.
    """
    use_in_battle(table(s), cue.owner, cue.args[0])


def take_back(s: State, cue: Cue) -> None:
    """All units of the seat that the battle has cost return to its standing forces."""
    g = table(s)
    for unit in cue.args[1:]:
        reclaim_unit(g, cue.owner, unit)
        g.note("saved_unit", cue.owner, (unit,))


# Mother Teresa


def may_give(g: Table, seat: int, row: int, other: int) -> int:
    """The reason why a seat cannot give another the coin token of a row."""
    if other == seat or other >= g.seats:
        return NOT_TO_YOURSELF
    return ALLOWED if row in g.coin_tokens[seat] else NO_COIN_THERE


def gifts(g: Table, seat: int) -> list[Choice]:
    """All coin tokens that a seat can give, and to whom, ascending."""
    rows = sorted(set(g.coin_tokens[seat]))
    found = [(GIVE_COIN, row, other) for row in rows for other in range(g.seats)]
    return [gift for gift in found if may_give(g, seat, gift[1], gift[2]) == ALLOWED]


class GiveCoin(Frame):
    """A seat gives one of its coin tokens to another, and advances on the culture track."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        return Question(self.seat, "give_coin", PICK, tuple(gifts(table(s), self.seat)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        # Nobody has won before the giver has advanced, whose hand is brought down first.
        begin_aftermath(g)
        g.coin_tokens = put_row(g.coin_tokens, seat, without(g.coin_tokens[seat], choice[1]))
        g.note("coin_given", seat, (choice[2],))
        give_coin(g, choice[2])
        advance_free(g, seat)
        begin_aftermath(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != GIVE_COIN:
            return Reason(OTHER_QUESTION)
        reason = may_give(table(s), seat, choice[1], choice[2])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# What happens at moments at which no card is offered by the base game.
LASTING_CARE: Final = Row(
    LASTING_HUMANITARIANS,
    "care_of_great_people",
    (Do(BATTLE_OVER, tend_the_wounded), Do(UNIT_SAVED, count_saved)),
)

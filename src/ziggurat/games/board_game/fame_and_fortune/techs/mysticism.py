"""Mysticism: for a spy another seat discards a coin token."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.fame_and_fortune.techs.reasons import NO_COIN_TO_DROP
from ziggurat.games.board_game.research.abilities import drop_coin
from ziggurat.games.board_game.research.reasons_techs import ONLY_OTHERS
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DROP_COIN, TARGET
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import CARD, SEAT, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

VICTIM: Final = "coin_victim"
COIN: Final = "coin_to_drop"


def may_rob(g: Table, seat: int, other: int) -> int:
    """The reason why a seat cannot make another discard a coin token."""
    if other >= g.seats or other == seat:
        return ONLY_OTHERS
    return ALLOWED if g.coin_tokens[other] else NO_COIN_TO_DROP


def victims(g: Table, seat: int) -> list[int]:
    """The other seats that have coin tokens, ascending."""
    return [other for other in range(g.seats) if may_rob(g, seat, other) == ALLOWED]


def can_rob(s: State, cue: Cue) -> int:
    """The reason why nobody has a coin token to discard."""
    return ALLOWED if victims(table(s), cue.owner) else NO_COIN_TO_DROP


def rob(s: State, cue: Cue) -> None:
    """Let another seat discard a coin token of one's choice."""
    if victims(table(s), cue.owner):
        s.push(Ask(VICTIM, cue.owner))


def ask_victim(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(TARGET, other) for other in victims(table(s), seat)])
    return Question(seat, VICTIM, SEAT, options)


def refuse_victim(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != TARGET:
        return Reason(OTHER_QUESTION)
    reason = may_rob(table(s), seat, choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def chose_victim(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    s.push(Ask(COIN, order[0], (choices[0][1],)))


# Which of its tokens: args are the other seat


def ask_coin(s: State, seat: int, args: Ints) -> Question:
    rows = sorted(set(table(s).coin_tokens[args[0]]))
    return Question(seat, COIN, CARD, tuple([(DROP_COIN, row) for row in rows]), args)


def refuse_coin(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != DROP_COIN:
        return Reason(OTHER_QUESTION)
    there = choice[1] in table(s).coin_tokens[args[0]]
    return None if there else Reason(NO_COIN_TO_DROP, args)


def chose_coin(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    drop_coin(table(s), order[0], args[0], choices[0][1])


MYSTICISM_ASKERS: Final = (
    Asker(VICTIM, ask_victim, refuse_victim, chose_victim),
    Asker(COIN, ask_coin, refuse_coin, chose_coin),
)

"""Phases: which one goes on, and which one a choice belongs to.

Owns the refusal of what comes in the wrong phase. What may be done in a phase is decided in the
phase's own file.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.kind import labelled
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import (
    CITY_ACTION,
    CITY_MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    START_OF_TURN,
    TRADE,
)
from ziggurat.games.board_game.reasons import EVENT_OTHER_PHASE, OTHER_PHASE
from ziggurat.games.board_game.research.paying import lacking
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import (
    ADVANCE,
    ARTS,
    BUILD,
    CANCEL,
    CITY,
    DEAL,
    DISCOVER,
    ERECT,
    EVENT,
    FOUND,
    GOVERN,
    HARVEST,
    PRODUCE_ARMY,
    PRODUCE_SCOUT,
    RAISE,
    RUSH,
    SEND,
    SETTLE,
    STEP,
    TAKE,
    USE,
    USE_OTHER,
)
from ziggurat.games.board_game.verbs import RESEARCH as RESEARCH_IT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason

TURN: Final = "turn"
PHASES: Final = ("start_of_turn", "trade", "city_management", "movement", "research")
PHASE_KIND: Final = labelled("phase", list(PHASES))

# Verbs that are said in one phase only, by its place in the list.
VERBS_OF: Final = (
    (FOUND, GOVERN, SETTLE, SEND),
    (DEAL,),
    (CITY, RUSH, PRODUCE_ARMY, PRODUCE_SCOUT, RAISE, BUILD, ERECT, ARTS, HARVEST, ADVANCE),
    (TAKE, STEP, DISCOVER),
    (RESEARCH_IT,),
)
MOMENTS_OF: Final = (
    (START_OF_TURN.name,),
    (TRADE.name,),
    (CITY_MANAGEMENT.name, CITY_ACTION.name),
    (MOVEMENT.name,),
    (RESEARCH.name,),
)


def phase_of(g: Table) -> int:
    """Which step of the turn goes on, the first phase being 1, or `NONE` during setup.

    A flow already stands at the next step while the work of one is pending.
    """
    for frame in g.stack:
        if isinstance(frame, Flow) and frame.name == TURN:
            return max(frame.place(g) - 1, 0)
    return NONE


def phases_for(g: Table, choice: Choice) -> list[int]:
    """The phases in which something could be said, whoever says it."""
    if choice[0] not in (EVENT, USE, USE_OTHER):
        return [at for at, verbs in enumerate(VERBS_OF) if choice[0] in verbs]
    moments = [hook.moment.name for hook in g.rules.rows[choice[1]].hooks]
    return [at for at, names in enumerate(MOMENTS_OF) if any([name in names for name in moments])]


def refused(
    g: Table, seat: int, reason: int, choice: Choice, facts: tuple[int, ...]
) -> Reason | None:
    """A reason as a frame gives it, with names and figures.

    What belongs to another phase is told which, and what an ability lacks how much.
    Rules: cb.turn.five_phases, cb.event.phase_bound
    """
    if reason == ALLOWED:
        return None
    now = phase_of(g) - 1
    if reason == OTHER_QUESTION and now >= 0:
        fitting = phases_for(g, choice)
        if fitting and now not in fitting:
            kind = EVENT_OTHER_PHASE if choice[0] == EVENT else OTHER_PHASE
            return Reason(kind, (fitting[0], now))
    if choice[0] in (CANCEL, USE, USE_OTHER):
        facts = lacking(g, seat, reason, choice, facts)
    return Reason(reason, facts)

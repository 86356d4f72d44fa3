"""Victory: four of five cards, two of them for forts, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.moments import AFTER_RESET, AFTER_RESOLVE, CARD_REPLACED
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_RULE
from ziggurat.games.new_dawn.terra_incognita.victory.agendas import (
    FORT_CARDS,
    NEW_AGENDAS,
    NEW_TIE_BREAKERS,
    NEW_VICTORY_CARDS,
    REMOVED_AGENDAS,
    REMOVED_CARD,
)
from ziggurat.games.new_dawn.victory import check_victory, step_done
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State


def look_again(s: State, cue: Cue) -> None:
    """Agendas of this box count what the base game never tests at once: cards and resources."""
    step_done(table(s))


def check_at_end_of_round(s: State, seat: int) -> None:
    """The round is over: see who has won before the dial turns (ti.turn.check_before_event)."""
    g = table(s)
    if seat == g.first:
        step_done(g)
        check_victory(g, seat)


# For everybody: when agendas are tested besides.
AGENDA_RULE: Final = Row(
    FIRST_RULE + 21,
    "agendas",
    (
        Do(AFTER_RESOLVE, look_again),
        Do(AFTER_RESET, look_again),
        Do(CARD_REPLACED, look_again),
    ),
)


def install_victory(b: Build) -> None:
    """Victory cards, agendas and ties (ti.victory.goal)."""
    b.content("victory_card").remove(REMOVED_CARD).add(NEW_VICTORY_CARDS).add(FORT_CARDS)
    agendas = b.content("agenda")
    for name in REMOVED_AGENDAS:
        agendas.remove(name)
    agendas.add(NEW_AGENDAS)
    b.content("tie_breaker").add(NEW_TIE_BREAKERS)
    b.content("rule").add((AGENDA_RULE,))
    b.limit("victory_spare", 1)
    turn = b.flow("turn").remove("victory check")
    turn.before("event", Step("victory check", check_at_end_of_round))

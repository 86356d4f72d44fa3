"""Unused: what a seat would leave unused if it passed now.

Owns what is worth asking once more before a part of the turn is over. It reads the question that
is open, so that it knows no more than the seat does; it is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.verbs import CITY, RESEARCH, SETTLE, TAKE, USE
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def listed(s: State, seat: int, topic: str, verb: int) -> Ints:
    """What a seat could name with a verb instead of passing, if it is asked about a topic."""
    question = question_for(s, seat)
    if question is None or question.topic != topic:
        return ()
    return tuple(sorted({choice[1] for choice in question.options if choice[0] == verb}))


def read_unused_cities(s: State, args: Ints) -> Ints:
    """Cities that have an action left; at a city's own action, that city."""
    question = question_for(s, args[0])
    if question is not None and question.topic == "city_action":
        return (question.facts[0],)
    return listed(s, args[0], "city_management", CITY)


def read_unused_wonders(s: State, args: Ints) -> Ints:
    """Wonders whose effect of this phase the seat has not used."""
    wonders = s.rules.families["wonder"]
    usable = listed(s, args[0], "start_of_turn", USE)
    return tuple([row for row in usable if row in wonders])


def read_unused_people(s: State, args: Ints) -> Ints:
    """Great people who wait beside the map and have a place."""
    return listed(s, args[0], "start_of_turn", SETTLE)


def read_unused_figures(s: State, args: Ints) -> Ints:
    """Where figures stand that could still move."""
    return listed(s, args[0], "movement", TAKE)


def read_unused_techs(s: State, args: Ints) -> Ints:
    """Techs that the seat could pay for."""
    return listed(s, args[0], "research", RESEARCH)


def read_unused_production(s: State, args: Ints) -> Ints:
    """What is left of a divided production, if it is enough for something."""
    question = question_for(s, args[0])
    if question is None or question.topic != "produce" or len(question.options) < 2:
        return ()
    return (question.facts[1],)


UNUSED_FACTS: Final = (
    Fact("unused_cities", ("seat",), "city", read_unused_cities, many=True),
    Fact("unused_wonders", ("seat",), "wonder", read_unused_wonders, many=True),
    Fact("unused_people", ("seat",), "great_person", read_unused_people, many=True),
    Fact("unused_figures", ("seat",), "square", read_unused_figures, many=True),
    Fact("unused_techs", ("seat",), "tech", read_unused_techs, many=True),
    Fact("unused_production", ("seat",), "number", read_unused_production),
)

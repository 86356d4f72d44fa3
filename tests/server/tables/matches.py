"""Matches for tests of tables: played at random up to a question, always the same way."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Final

from ziggurat import api
from ziggurat.api import NOBODY, Choice, Match, Question
from ziggurat.match.chance import Fast

LONGEST: Final = 4000


def asked(match: Match) -> Question:
    """The first open question, with its options."""
    seat = match.questions(NOBODY)[0].seat
    return next(at for at in match.questions(seat) if at.seat == seat)


def turns(match: Match) -> int:
    """How many turns of A New Dawn have begun."""
    view: object = match.view(NOBODY).parts[0]
    count = getattr(view, "turns", 0)
    assert isinstance(count, int)
    return count


def step(match: Match, dice: random.Random, verb: str = "") -> None:
    """Answer the first open question at random, with a verb where that is possible."""
    question = asked(match)
    wanted = [at for at in question.options if match.rules.verbs[at[0]].name == verb]
    match.play(question.seat, dice.choice(wanted or list(question.options)))


def played(
    match: Match, until: Callable[[Match], bool], seed: int = 1, verb: str = ""
) -> tuple[Match, Question]:
    """Play at random until something is so, and return what is asked then."""
    dice = random.Random(seed)
    for _ in range(LONGEST):
        if match.outcome is not None or until(match):
            return match, asked(match) if match.outcome is None else Question(0, "", 0, ())
        step(match, dice, verb)
    raise AssertionError("that never happens")


def new_dawn(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A new match of A New Dawn."""
    return Match.new(api.build("new-dawn", (), options), seats, chance=Fast(seed))


def market(seats: int = 3, seed: int = 1, modules: tuple[str, ...] = ("festival",)) -> Match:
    """A new match of the Night Market."""
    return Match.new(api.build("template", modules), seats, chance=Fast(seed))


def at_topic(topic: str, turn: int = 0) -> Callable[[Match], bool]:
    """Tell whether a topic is asked, not before a turn."""
    return lambda match: asked(match).topic == topic and turns(match) >= turn


@cache
def middle() -> tuple[Match, Question]:
    """Four seats in the middle of a game, before a card is chosen; do not play on."""
    return played(new_dawn(), at_topic("focus", 60))


@cache
def fight() -> tuple[Match, Question]:
    """An attacker with tokens to spend; do not play on."""
    return played(new_dawn(seed=3), at_topic("spend_on_attack"), verb="attack")


def choice_of(match: Match, question: Question, verb: str) -> Choice:
    """The first option with a verb."""
    return next(at for at in question.options if match.rules.verbs[at[0]].name == verb)

"""Saves of rare moments: random games that favour what leads there.

Owns these searches. Each is quick, and the same every time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from ziggurat import api
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.match.save import dump
from ziggurat.server.tables.preview import preview
from ziggurat.server.tables.tray import tray

# What a random player would rather do, of what it can.
Favour = Callable[[api.Rules, api.Question, Random], list[Choice]]
# Whether a game that has come to the question is the one that is looked for.
Fits = Callable[[api.Match], bool]
MOST: Final = 600
# Techs whose abilities cost several resources, whichever they are.
PRICED: Final = ("pottery", "philosophy", "banking")


def _any_game(match: api.Match) -> bool:
    return True


def _reached(
    rules: api.Rules,
    topic: str,
    seed: int,
    favour: Favour,
    needs: tuple[Choice, ...] = (),
    fits: Fits = _any_game,
) -> bytes:
    """A game for two in which the first seat is asked something with a choice.

    Of `needs`, one has to be among the options. Where a seed does not lead there, the next may.
    """
    for tried in range(seed, 256):
        save = _tried(rules, topic, tried, favour, needs, fits)
        if save:
            return save
    raise AssertionError(f"nobody is asked about {topic}")


def _tried(
    rules: api.Rules,
    topic: str,
    seed: int,
    favour: Favour,
    needs: tuple[Choice, ...],
    fits: Fits,
) -> bytes:
    """The game that one seed leads to, empty if nobody is asked in it."""
    match = api.Match.new(rules, 2, bytes([seed]) * 32)
    dice = Random(seed)
    for _ in range(MOST):
        if match.outcome is not None:
            break
        question = match.state.asked[0]
        listed = not needs or any(choice in question.options for choice in needs)
        asked = (question.topic, question.seat) == (topic, 0)
        if asked and listed and len(question.options) > 1 and fits(match):
            return dump(match)
        open_to = [choice for choice in question.options if choice != (PASS,)]
        wanted = favour(rules, question, dice) or open_to or question.options
        match.play(question.seat, dice.choice(wanted))
    return b""


def _with(rules: api.Rules, question: api.Question, verb: str) -> list[Choice]:
    return [choice for choice in question.options if rules.verbs[choice[0]].name == verb]


def _cities(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    """Let cities act, and use what Egypt can do."""
    named = [row.number for row in rules.rows.values() if row.name == "egyptians"]
    own = [choice for choice in question.options if choice[-1] in named]
    return own or _with(rules, question, "city")


def _abilities(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    return _with(rules, question, "use")


def _resources(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    """Harvest, learn what resources are spent on, keep them, and now and then spend them."""
    if question.topic == "trading":
        return [(PASS,)]
    research = _with(rules, question, "research")
    learned = [choice for choice in research if rules.rows[choice[1]].name in PRICED]
    found = _with(rules, question, "harvest") or learned
    return found or (_with(rules, question, "use") if dice.random() < 0.1 else [])


def _has_sites(match: api.Match) -> bool:
    """Whichever building is chosen, there are several squares for it."""
    follow = [preview(match, 0, choice)["next"] for choice in match.state.asked[0].options]
    return all([at is not None and at["topic"] == "put_building" for at in follow])


@cache
def free_building() -> bytes:
    """A city of the first seat gets a building for nothing, and has several squares for it."""
    return _reached(api.build("board-game"), "free_building", 100, _cities, fits=_has_sites)


@cache
def walls() -> bytes:
    """A city of the first seat could build city walls, which lie in no market."""
    rules = api.build("board-game")
    (build,) = [number for number, verb in rules.verbs.items() if verb.name == "build"]
    (row,) = [row.number for row in rules.rows.values() if row.name == "city_walls"]
    return _reached(rules, "city_action", 78, _cities, ((build, row),))


def _people(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    """Organized Religion, and culture for the track."""
    adopted = _with(rules, question, "adopt")
    religion = [choice for choice in adopted if rules.rows[choice[1]].name == "organized_religion"]
    for verb in ("advance", "arts", "city"):
        religion = religion or adopted or _with(rules, question, verb)
    return religion


def _units(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    """Use whatever can be used, and take units."""
    wanted = ("use", "raise", "adopt")
    return [choice for choice in question.options if rules.verbs[choice[0]].name in wanted]


@cache
def people_drawn() -> bytes:
    """The first seat takes one of two great people, with Wisdom and Warfare."""
    rules = api.build("board-game", ("wisdom_and_warfare",))
    return _reached(rules, "take_person", 3, _people)


@cache
def free_units() -> bytes:
    """The first seat gets units for nothing, with Wisdom and Warfare."""
    return _reached(api.build("board-game", ("wisdom_and_warfare",)), "free_units", 67, _units)


@cache
def grow_figure() -> bytes:
    """The first seat gets an army or a scout, either on the same square."""
    return _reached(api.build("board-game"), "grow_figure", 32, _abilities)


def _has_a_choice_of_goods(match: api.Match) -> bool:
    """Two goods are to be paid from two of one kind and one of another."""
    found = tray(match.state, match.state.asked[0])
    if found is None or found["missing"] != 2:
        return False
    return sorted([(item["worth"], item["most"]) for item in found["items"]]) == [(1, 1), (1, 2)]


@cache
def goods_to_pay() -> bytes:
    """The first seat pays two goods: it has two of one kind and one of another."""
    rules = api.build("board-game")
    return _reached(rules, "pay", 0, _resources, fits=_has_a_choice_of_goods)


@cache
def lesson() -> bytes:
    """The first seat learns a tech from an event, without spending trade."""
    return _reached(api.build("board-game"), "lesson", 0, _anything)


@cache
def before_no_research() -> bytes:
    """The first seat has a last choice to make before it learns that it cannot research."""
    match = api.Match.new(api.build("board-game"), 2, bytes([18]) * 32)
    dice = Random(18)
    for _ in range(MOST):
        question = match.state.asked[0]
        save, first = dump(match), match.next_entry
        wanted = _with(match.rules, question, "use") or [
            choice for choice in question.options if choice != (PASS,)
        ]
        match.play(question.seat, dice.choice(wanted or question.options))
        told = [event for _, event in match.events(0, first) if event.key == "cannot_research"]
        if question.seat == 0 and any(event.seat == 0 for event in told):
            return save
    raise AssertionError("everybody can research")


@cache
def wonder_to_pay() -> bytes:
    """The second seat of A New Dawn pays 5 for a wonder: it has 5 things of three kinds."""
    rules = api.build("new-dawn", options={"map": "first-game"})
    match = api.Match.new(rules, 2, bytes(range(32)))
    dice = Random(4)
    for _ in range(MOST):
        question = match.state.asked[0]
        if (question.topic, question.facts[-1:]) == ("pay", (5,)):
            return dump(match)
        match.play(question.seat, dice.choice(question.options))
    raise AssertionError("nobody pays")


def _anything(rules: api.Rules, question: api.Question, dice: Random) -> list[Choice]:
    return []


@cache
def army_approaches() -> bytes:
    """An army of the first seat attacks: from where, is asked before anything adds to a sum."""
    return _reached(api.build("new-dawn", ("terra_incognita",)), "approach", 28, _anything)

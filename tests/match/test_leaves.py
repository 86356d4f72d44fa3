"""What answers leave unused: told for passing and for things that would do nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from ziggurat import api
from ziggurat.api import Match, Question
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import PUBLIC
from ziggurat.kernel.view import redeal
from ziggurat.match.chance import Fast
from ziggurat.match.leaves import Left, leaves
from ziggurat.words import Words, languages

GAMES = ("board-game", "new-dawn", "template")
MOVES = 600
RESOLVING = frozenset(
    ("place_tokens", "advance_dial", "move_caravans", "industry", "reinforce", "attack")
)


@cache
def told(game: str) -> tuple[tuple[Question, dict[tuple[int, ...], list[Left]], bool], ...]:
    """Every question of a few random games, what its answers leave, and whether deals differ."""
    found = []
    for seed in (1, 6):
        match = Match.new(api.build(game), 2, chance=Fast(seed))
        dice = random.Random(seed)
        for number in range(MOVES):
            if match.outcome is not None:
                break
            state = match.state
            for question in state.asked:
                deals = [redeal(state, question.seat, Seeded(number + at)) for at in (0, 9)]
                one, two = [leaves(deal, question) for deal in deals]
                same = one == two == leaves(state, question)
                found.append((question, one, same))
            question = state.asked[0]
            match.play(question.seat, dice.choice(question.options))
    return tuple(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_rests_on_nothing_hidden(game: str) -> None:
    assert all(same for _, _, same in told(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_belongs_to_an_option(game: str) -> None:
    for question, found, _ in told(game):
        assert set(found) <= set(question.options)
        assert all(left.number > 0 for lefts in found.values() for left in lefts)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_left_is_worded(game: str, lang: str) -> None:
    rules = api.build(game)
    words = Words(lang, rules.game.folder)
    for _, found, _ in told(game):
        for lefts in found.values():
            for left in lefts:
                text = words.left(rules, left)
                assert not text.startswith("leaves."), text
                assert "?" not in text
                assert "{" not in text


def passing(game: str, topic: str, keep: Callable[[Question], bool]) -> list[list[Left]]:
    """What passing leaves at all questions of a topic."""
    return [
        found.get((PASS,), [])
        for question, found, _ in told(game)
        if question.topic == topic and keep(question)
    ]


def with_verb(game: str, name: str) -> Callable[[Question], bool]:
    verbs = {verb.name: verb.number for verb in api.build(game).verbs.values()}
    return lambda question: verbs[name] in {choice[0] for choice in question.options}


@pytest.mark.parametrize(
    ("game", "topic", "verb", "name"),
    [
        ("board-game", "city_management", "city", "unused_cities"),
        ("board-game", "research", "research", "unused_techs"),
        ("new-dawn", "place_tokens", "place", "unused_tokens"),
        ("new-dawn", "attack", "attack", "unused_attacks"),
        ("new-dawn", "reinforce", "reinforce", "unused_reinforcements"),
        ("new-dawn", "move_caravans", "move", "unused_caravans"),
        ("new-dawn", "advance_dial", "spend", "unused_dial"),
        ("new-dawn", "industry", "build", "unused_industry"),
    ],
)
def test_passing_leaves_what_could_still_be_done(
    game: str, topic: str, verb: str, name: str
) -> None:
    could = with_verb(game, verb)
    asked = passing(game, topic, could)
    assert asked
    assert all(name in [left.name for left in lefts] for lefts in asked)
    idle = passing(game, topic, lambda question: len(question.options) == 1)
    assert all(not lefts for lefts in idle)


def test_cities_that_have_not_acted_are_named() -> None:
    verbs = {verb.name: verb.number for verb in api.build("board-game").verbs.values()}
    for question, found, _ in told("board-game"):
        if question.topic != "city_management":
            continue
        cities = tuple([at[1] for at in question.options if at[0] == verbs["city"]])
        named = [left.values for left in found.get((PASS,), [])]
        assert named == ([cities] if cities else [])


@pytest.mark.parametrize(
    ("game", "topic", "verb"),
    [
        ("board-game", "movement", "take"),
        ("new-dawn", "gain_card", "gain"),
    ],
)
def test_passing_tells_what_could_still_be_done(game: str, topic: str, verb: str) -> None:
    found = passing(game, topic, with_verb(game, verb))
    assert found
    assert all(found)


def test_a_trade_phase_without_a_deal_loses_nothing() -> None:
    assert not any(passing("board-game", "trading", lambda _: True))


def test_a_card_that_would_do_nothing_says_so() -> None:
    rules = api.build("new-dawn")
    seen = 0
    for question, found, _ in told("new-dawn"):
        if question.topic != "focus":
            continue
        assert question.audience == PUBLIC
        for choice, lefts in found.items():
            assert [(left.name, left.values) for left in lefts] == [("idle_cards", (choice[1],))]
            assert rules.verbs[choice[0]].name == "focus"
            seen += 1
    assert seen


def test_a_card_that_asks_something_or_does_something_is_not_idle() -> None:
    """After an idle card a seat is asked about no card; what events ask comes after its turn."""
    match = Match.new(api.build("new-dawn"), 2, chance=Fast(1))
    dice = random.Random(1)
    for _ in range(300):
        if match.outcome is not None:
            break
        state = match.state
        question = state.asked[0]
        if question.topic == "focus":
            idle = set(leaves(state, question))
            for choice in question.options:
                after = api.child(state, question.seat, choice)
                asked = [at.topic for at in after.asked if at.seat == question.seat]
                assert choice not in idle or RESOLVING.isdisjoint(asked)
        match.play(question.seat, dice.choice(question.options))

"""Imagined tables: whoever is asked stays asked the same, whatever is dealt again."""

from __future__ import annotations

import pytest

from tests.games.board_game.trade.test_deals import TRADE, agreed, market_day
from tests.games.board_game.whole.test_leaks import busy
from tests.kit.builds import far_or_near
from tests.kit.table import Position
from ziggurat import api
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.walk import carry_out, random_move
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.kernel.flows import Together
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.state import State
from ziggurat.kernel.view import redeal, view
from ziggurat.match.codec import encode

MOVES = far_or_near(70, 30)


def asked_alike(s: State, viewer: int, seed: int) -> State:
    """A table as a viewer may imagine it, on which the same seats are asked the same."""
    other = redeal(s, viewer, api.Seeded(seed))
    there = {question.seat: question for question in other.asked}
    for question in s.asked:
        assert question.seat in there, f"{type(s.stack[-1]).__name__} asks somebody else"
        told = there[question.seat]
        assert told.topic == question.topic
        if question.seat == viewer:
            assert _read(told) == _read(question)
    # Who has answered in secret is asked again, for the answer is not known; nobody else is.
    if not isinstance(s.stack[-1], Together):
        assert len(other.asked) == len(s.asked)
    assert encode(view(other, viewer)) == encode(view(s, viewer))
    return other


def _read(question: Question) -> tuple[object, ...]:
    return question.options, question.facts, question.kind, question.steady


def watch(s: State, seed: int) -> int:
    """Play on at random and compare at every decision; how often a deal was being closed."""
    dice, words, closed = api.Seeded(seed), Vocabulary(s.rules), 0
    s.journal = None
    for number in range(MOVES):
        if s.outcome is not None:
            break
        closed += isinstance(s.stack[-1], CloseDeal)
        if s.asked[0].seat != NATURE:
            for viewer in (api.NOBODY, *range(s.seats)):
                asked_alike(s, viewer, number)
        carry_out(s, random_move(s, dice, words))
    return closed


@pytest.mark.parametrize("phase", ["start of turn", "trade", "city management", "movement"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seats_are_asked_the_same(seats: int, phase: str) -> None:
    watch(busy(seats).at(f"turn p1 {phase}").state, seats)


def test_the_same_seats_are_asked_while_deals_are_closed() -> None:
    closed = 0
    for seed in range(4):
        t = (
            market_day()
            .set("hand p2", "lost", "drought")
            .set("facedown_finds p2", "hut_wheat", "hut_iron")
        )
        t.at(TRADE)
        agreed(t, *[f"give {good} 1" for good in GIVEN[seed % 2]], *WANTED)
        closed += watch(t.state, seed)
    assert closed > 4


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_imagined(seats: int) -> None:
    s = api.new_state(busy(seats).rules, seats)
    dice, words = api.Seeded(seats), Vocabulary(s.rules)
    for number in range(far_or_near(900, 300)):
        if number % 9 == 0 and s.outcome is None and s.asked[0].seat != NATURE:
            asked_alike(s, number % (seats + 1) - 1 if number % (seats + 1) else api.NOBODY, number)
        if s.outcome is None:
            carry_out(s, random_move(s, dice, words))


# Deals in which both sides owe something facedown

GIVEN = (("unseen_hut", "unseen_village"), ("ancient_card", "unseen_hut"))
WANTED = ("want unseen_hut 1", "want ancient_card 1")


def owing() -> Position:
    """p1 owes its only hut and has no choice; p2 is asked which of two huts it gives."""
    t = market_day(3).set("facedown_finds p2", "hut_wheat", "hut_iron").at(TRADE)
    return agreed(t, "give unseen_hut 1", "want unseen_hut 1")


def test_a_pick_that_was_forced_is_not_asked_for_again() -> None:
    t = owing()
    assert t.asked() == ["p2 pick_hidden"]
    for viewer in (api.NOBODY, 0, 1, 2):
        for seed in range(6):
            other = asked_alike(t.state, viewer, seed)
            assert isinstance(other.stack[-1], CloseDeal)
            assert len(other.stack[-1].given) == 1


def test_a_pick_that_was_made_is_not_asked_for_again() -> None:
    t = market_day(3).set("hand p2", "drought", "sabotage").at(TRADE)
    agreed(t, "give ancient_card 1", "want ancient_card 1").play("p1 give sabotage 1")
    assert t.asked() == ["p2 pick_hidden"]
    for viewer in (api.NOBODY, 0, 1, 2):
        asked_alike(t.state, viewer, viewer + 9)


def test_an_imagined_deal_can_be_closed() -> None:
    t = owing()
    for viewer in (0, 1, 2):
        for seed in range(6):
            other = asked_alike(t.state, viewer, seed)
            other.journal = None
            api.play(other, 1, other.asked[0].options[0])
            assert {check.check(other) for check in t.rules.invariants.values()} == {""}


def test_what_somebody_picked_is_imagined_out_of_all_it_may_be() -> None:
    t = owing()
    picked = set()
    for seed in range(40):
        frame = asked_alike(t.state, 1, seed).stack[-1]
        assert isinstance(frame, CloseDeal)
        picked.add(frame.given)
    assert len(picked) > 2

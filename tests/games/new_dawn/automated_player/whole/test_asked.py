"""Whole games with the automated player: nobody decides for it, and people are left in peace."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

import pytest

from tests.kit.builds import far_or_near
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.checks.legal import Invariants, Legal
from ziggurat.checks.report import Broken
from ziggurat.checks.suite import run_suite
from ziggurat.checks.walk import Check, Stop
from ziggurat.games.new_dawn.automated_player.reading import ReadCard
from ziggurat.games.new_dawn.automated_player.rows import Order
from ziggurat.games.new_dawn.automated_player.science.cards import ADVANCE_DIAL
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import Reset, Resolve
from ziggurat.games.new_dawn.verbs import SPEND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import advance
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import AMOUNT, Question
from ziggurat.kernel.state import State

# What people are asked while it has its turn: tokens for their defence, the city they give up,
# and what their own cards let them answer with.
ASKED_OF_PEOPLE: Final = {"spend_on_defence", "ap_give_up_city", "answer_pact", "lift_for_marker"}
DECISIONS: Final = far_or_near(4_000, 2_000)
MIXES: Final = (("automated_player",), ("terra_incognita", "automated_player"))


@cache
def rules_of(modules: tuple[str, ...]) -> api.Rules:
    return api.build("new-dawn", modules)


def has_its_turn(g: Table) -> bool:
    """Tell whether a card of the automated player is being resolved or reset."""
    return any([isinstance(at, Resolve | Reset) and at.seat == g.seats - 1 for at in g.stack])


class LeftInPeace(Check):
    """No question goes to the governed seat, and in its turns people are asked three things."""

    name: ClassVar[str] = "left in peace"
    turns = 0

    def at(self, stop: Stop) -> None:
        g = table(stop.state)
        for question in g.asked:
            if question.seat == g.seats - 1:
                raise self.broken(f"it is asked '{question.topic}'")
            if has_its_turn(g):
                LeftInPeace.turns += 1
                if question.seat != api.NATURE and question.topic not in ASKED_OF_PEOPLE:
                    raise self.broken(f"seat {question.seat} is asked '{question.topic}'")


@rule("ap.human.never_for_ap", "ap.human.in_ap_turn", "ap.random.nature")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_people_are_asked_three_things_only_in_its_turns(
    modules: tuple[str, ...], seats: int
) -> None:
    before = LeftInPeace.turns
    run_suite(rules_of(modules), seats, seats, DECISIONS, (LeftInPeace, Invariants))
    assert LeftInPeace.turns > before


class Asks(Frame):
    """A fault: somebody is asked a question that nobody should be."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        return Question(self.seat, "fault", AMOUNT, ((SPEND, 0), (SPEND, 1)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()


def with_fault(modules: tuple[str, ...], seat: int) -> api.Rules:
    """Rules in which each order of the automated player's science cards asks a seat."""
    rules = api.build("new-dawn", modules)

    def asks(g: Table, card: ReadCard) -> None:
        g.push(Asks(seat))

    order = ADVANCE_DIAL
    rules.rows[order.number] = Order(order.number, order.name, order.rule, asks)
    return rules


@rule("ap.human.never_for_ap", "ap.human.in_ap_turn")
@pytest.mark.skipif(api.is_compiled(), reason="a test makes no frame of a compiled class")
@pytest.mark.parametrize(("seat", "check", "told"), [
    (0, LeftInPeace, "left in peace: seat 0 is asked 'fault'"),
    (1, LeftInPeace, "left in peace: it is asked 'fault'"),
    (1, Legal, "legal: 'fault' to seat 1, which a rule plays"),
])  # fmt: skip
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_a_question_too_many_is_found(
    modules: tuple[str, ...], seat: int, check: type[Check], told: str
) -> None:
    with pytest.raises(Broken, match=told):
        run_suite(with_fault(modules, seat), 2, 1, 4_000, (check,))


@rule("ap.random.explained", "ap.golden.random_rest")
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_what_is_left_to_chance_is_told_with_its_list_and_number(modules: tuple[str, ...]) -> None:
    rules = rules_of(modules)
    dice = api.Seeded(11)
    s = new_state(rules, 2)
    s.journal = []
    advance(s)
    told = 0
    for _ in range(400):
        if not s.asked:
            break
        last = s.journal[-1] if s.journal else None
        if last is not None and last.key == "left_to_chance":
            assert rules.rows[last.args[0]].number in rules.families["priority_list"]
            assert s.asked[0].seat == api.NATURE
            assert last.args[1] == len(s.asked[0].options)
            told += 1
        if last is not None and last.key == "weighed":
            by, criterion, before, after = last.args
            assert by in rules.families["priority_list"]
            assert criterion in rules.families["criterion"]
            assert before > after >= 1
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    assert told > 0

"""Orders: a set comes to the same in any order; a question that comes back says what it is."""

from __future__ import annotations

import re

import pytest

from tests.conformance import fault_orders
from tests.conformance.test_conformance import CASES
from tests.conformance.test_faults import first_fault
from tests.kit.builds import far_or_near
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game, Module, Sequence, sequences_of
from ziggurat.checks import ALL, Variant, run_suite
from ziggurat.checks.naming import Naming
from ziggurat.checks.order import Order
from ziggurat.checks.walk import walk
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import child
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State

# Many sets come late in a game, where the whole suite would be slow.
LIMIT = far_or_near(3000, 1000)
FAULTS = {
    "a set in ascending order": (fault_orders.ASCENDING, "is refused after .*but not in the order"),
    "the rest is lost without a word": (fault_orders.ASCENDING_SILENTLY, "no rule says why"),
    "a later one is worth more": (fault_orders.LATER_IS_BETTER, "ends differently in the order"),
    "events that tell the order": (fault_orders.COUNTS_ALOUD, "is told differently"),
    "an undeclared set": (
        fault_orders.UNDECLARED,
        "neither any_order nor a sequence of the game .at",
    ),
    "an undeclared ascending set": (fault_orders.UNDECLARED_ASCENDING, "after it but not before"),
    "a set declared a sequence": (fault_orders.SET_AND_SEQUENCE, "a sequence and a set"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_the_order_check_catches(name: str) -> None:
    game, text = FAULTS[name]
    fault = first_fault(game, (Order,))
    assert fault.check == "order"
    assert re.search(text, fault.text)


@pytest.mark.parametrize(
    "game", [fault_orders.SOUND, fault_orders.SEQUENCE], ids=["set", "sequence"]
)
def test_the_order_check_lets_pass(game: Game) -> None:
    for seed in range(4):
        run_suite(build(game), 3, seed, checks=(Order,))


def test_the_suite_runs_it() -> None:
    assert Order in ALL


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_sets_have_no_order_all_through_a_game(game: Game, variant: Variant, seats: int) -> None:
    assert run_suite(build(game, *variant), seats, seats + 1, LIMIT, (Order,)).positions > 20


def test_sequences_of_modules_count_when_they_are_in_play() -> None:
    festival = Module("festival", lambda b: None, sequences=(Sequence("dance", "steps follow"),))
    game = api.games()["template"]._replace(
        modules=(festival,), sequences=(Sequence("haggle", "prices rise"),)
    )
    assert sequences_of(game, ()) == {"haggle": "prices rise"}
    assert sequences_of(game, ("festival",)) == {"haggle": "prices rise", "dance": "steps follow"}


# Stepping by hand


def at_crates() -> tuple[State, Question]:
    for position in walk(build(fault_orders.SOUND), 2, 1):
        if position.state.asked and position.state.asked[0].topic == "crates":
            return position.state, position.state.asked[0]
    pytest.fail("nobody is asked")


def test_naming_goes_as_the_engine_goes() -> None:
    s, question = at_crates()
    naming = Naming(s, question)
    after = s
    for crate in (5, 2):
        naming.answer((fault_orders.OPEN, crate))
        after = child(after, question.seat, (fault_orders.OPEN, crate))
        assert api.digest(naming.state) == api.digest(after)
    assert naming.split()[1] == [(PASS,)]
    assert not naming.closed


def test_what_answers_itself_belongs_to_the_naming_and_can_still_say_why() -> None:
    s, question = at_crates()
    naming = Naming(s, question)
    for crate in (5, 2, 3):
        naming.answer((fault_orders.OPEN, crate))
    assert naming.given[-1] == (PASS,)
    assert naming.closed
    assert naming.question() is None
    reason = naming.against((fault_orders.OPEN, 1))
    assert reason is not None
    assert reason.number == fault_orders.ENOUGH

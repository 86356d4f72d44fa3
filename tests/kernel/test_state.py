"""States: the stack, the journal, clones, views and re-deals."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build, build, new_state
from ziggurat.games.template.state import table
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.kernel.question import NOBODY, PICK, Question
from ziggurat.kernel.record import Record, Shell
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import Outcome, State
from ziggurat.kernel.view import redeal, view


def names(s: State) -> list[str]:
    """The flows on the stack, the lowest first."""
    return [frame.name for frame in s.stack if isinstance(frame, Flow)]


def test_the_stack_is_pushed_swapped_and_popped() -> None:
    s = new_state(build(toy.game()), 2)
    s.push(Flow("a", 0))
    s.push(Flow("b", 0))
    assert names(s) == ["main", "a", "b"]
    s.swap(Flow("c", 0))
    assert names(s) == ["main", "a", "c"]
    s.pop()
    assert names(s) == ["main", "a"]


def test_a_frame_further_down_is_amended() -> None:
    s = new_state(build(toy.game()), 2)
    s.push(Flow("a", 0))
    s.push(Flow("b", 0))
    s.amend(s.stack[1], Flow("changed", 0))
    assert names(s) == ["main", "changed", "b"]


def test_finishing_leaves_no_work() -> None:
    s = new_state(build(toy.game()), 2)
    s.finish((1,), "points", (3, 4))
    assert s.stack == ()
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.by, s.outcome.scores) == ((1,), "points", (3, 4))


def test_nothing_is_noted_when_nobody_watches() -> None:
    s = new_state(build(toy.game()), 2)
    s.note("quiet", 0)
    assert s.journal is None


def test_a_clone_shares_neither_journal_nor_seats() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    s.unveil()
    copy = s.clone()
    assert (copy.journal, copy.unveiled, copy.asked) == (None, 1, s.asked)
    copy.coins = (9, 0)
    copy.push(Flow("a", 0))
    assert s.coins[0] == 0
    assert len(s.stack) == len(copy.stack) - 1


def test_shells_must_say_how_they_are_cloned() -> None:
    with pytest.raises(TypeError, match="does not say how"):
        Shell().clone()
    with pytest.raises(TypeError, match="does not say how"):
        State(build(toy.game()), 2).clone()


def test_a_view_holds_the_part_of_each_module_for_the_viewer() -> None:
    def one(s: State, seat: int) -> Record:
        return Outcome((seat,), "one", ())

    def two(s: State, seat: int) -> Record:
        return Outcome((), "two", ())

    def change(b: Build) -> None:
        b.view(one)
        b.view(two)

    seen = view(new_state(build(toy.game(change)), 2), NOBODY)
    parts = [part for part in seen.parts if isinstance(part, Outcome)]
    assert seen.seat == NOBODY
    assert [(part.by, part.winners) for part in parts] == [("one", (NOBODY,)), ("two", ())]


def guessing(highest: int) -> toy.Change:
    """Seat 1 can answer only if it has a coin, which others cannot know."""

    def deal(s: State, seat: int, chooser: Chooser) -> None:
        table(s).coins = (0, chooser.below(highest))

    def give(s: State, seat: int) -> None:
        table(s).coins = (0, 1)

    def ask(s: State, seat: int, args: toy.Ints) -> Question:
        rich = table(s).coins[1] > 0
        return Question(seat, "saying", PICK, toy.SAYINGS if rich else (), steady=True)

    def change(b: Build) -> None:
        b.redeal(deal)
        toy.pushing("give", give)(b)
        toy.asking(Asker("saying", ask, toy.refuse_saying, toy.tell_sayings), seat=1)(b)

    return change


def test_a_redeal_leaves_who_is_asked_with_an_answer() -> None:
    s = toy.begun(guessing(2))
    for seed in range(20):
        dealt = table(redeal(s, 0, Seeded(seed)))
        assert dealt.coins[1] == 1
        assert len(dealt.asked[0].options) == 2


def test_a_redeal_that_never_fits_is_an_error() -> None:
    s = toy.begun(guessing(1))
    with pytest.raises(ValueError, match="no deal fits what seat 0 knows"):
        redeal(s, 0, Seeded(1))


def test_a_redeal_changes_nothing_in_the_game_itself() -> None:
    s = toy.begun(guessing(9))
    asked, stack = s.asked, s.stack
    redeal(s, 0, Seeded(4))
    assert s.coins[1] == 1
    assert s.asked is asked
    assert s.stack is stack


def test_a_finished_game_can_be_dealt_again() -> None:
    s = toy.begun(toy.pushing("nothing", lambda s, seat: None))
    assert redeal(s, 0, Seeded(1)).outcome is s.outcome

"""The six stock frames: Flow, Each, Ask, Together, Fire and Window."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build
from ziggurat.games.template.state import table
from ziggurat.kernel.choice import FIRST, PASS, Choice
from ziggurat.kernel.content import Cue, Do, DoMoment, Offer, OfferMoment, Row
from ziggurat.kernel.engine import play, why_not
from ziggurat.kernel.flows import Each, Flow, Together, Window, fire, together
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import ORDER, PUBLIC, only
from ziggurat.kernel.reason import ALLOWED, NOT_ASKED, OTHER_QUESTION
from ziggurat.kernel.rules import Rules, Step
from ziggurat.kernel.state import State
from ziggurat.kernel.view import redeal
from ziggurat.lib.vec import put_row, without
from ziggurat.match.codec import decode_state, digest, encode_state

DAWN = DoMoment("dawn", "the sun rises")
CLASH = OfferMoment("clash", "two seats clash")
ECHO = OfferMoment("echo", "somebody has just reacted", steady=True)


def saying_together(order: toy.Ints) -> toy.Change:
    """Several seats are asked at once."""

    def change(b: Build) -> None:
        b.askers.add((toy.SAYING,))
        toy.pushing("together", lambda s, seat: together(s, "saying", order, (5,)))(b)

    return change


def waker(number: int, name: str, commutes: bool) -> Row:
    """A row that tells when it acts at dawn."""
    act = Do(DAWN, lambda s, cue: s.note(name, cue.owner, cue.args), commutes)
    return Row(number, name, (act,))


def dawning(*rows: Row) -> toy.Change:
    """Everything acts at dawn, beginning with seat 1."""

    def change(b: Build) -> None:
        b.moments.add((DAWN,))
        b.content("card").add(rows)
        toy.pushing("dawn", lambda s, seat: fire(s, DAWN, 1, (8,)))(b)

    return change


def reacting(number: int, name: str, moment: OfferMoment, then: OfferMoment | None) -> Row:
    """A card that may be played at a moment, and opens another window for the other seat."""

    def reply(s: State, cue: Cue, choice: Choice) -> None:
        g = table(s)
        g.hands = put_row(g.hands, cue.owner, without(g.hands[cue.owner], cue.card))
        s.note(name, cue.owner)
        if then is not None:
            s.push(Window(then.name, (1 - cue.owner,)))

    def test(s: State, cue: Cue, choice: Choice) -> int:
        if choice != (toy.SAY, cue.card):
            return OTHER_QUESTION
        return ALLOWED if s.holds(cue.owner, cue.card) else toy.FORBIDDEN

    return Row(number, name, (Offer(moment, lambda s, cue: [(toy.SAY, cue.card)], reply, test),))


def clashing(*rows: Row) -> toy.Change:
    """Both seats may react to a clash."""

    def change(b: Build) -> None:
        b.moments.add((CLASH, ECHO))
        b.content("card").add(rows)
        toy.pushing("clash", lambda s, seat: s.push(Window("clash", (0, 1), (7,))))(b)

    return change


def test_a_flow_runs_its_steps_in_order() -> None:
    def change(b: Build) -> None:
        b.flow("main").before("end", toy.noting("one")).before("end", toy.noting("two"))

    assert toy.told(toy.begun(change)) == [("one", 0), ("two", 0)]


def test_a_step_that_pushes_work_is_done_before_the_next_step() -> None:
    def change(b: Build) -> None:
        b.flow("side").add((toy.noting("side"),))
        toy.pushing("push", lambda s, seat: s.push(Flow("side", 1)))(b)
        b.flow("main").before("end", toy.noting("after"))

    assert toy.told(toy.begun(change)) == [("side", 1), ("after", 0)]


def test_a_flow_may_start_itself_again_without_end() -> None:
    def again(s: State, seat: int) -> None:
        g = table(s)
        g.night += 1
        g.note(f"depth {len(g.stack)}", seat)
        g.push(Flow("loop" if g.night < 4 else "main", seat))

    def change(b: Build) -> None:
        b.flow("loop").add((Step("again", again),))
        b.start(start_loop)

    def start_loop(rules: Rules, seats: int) -> State:
        s = toy.start(rules, seats)
        s.swap(Flow("loop", 0))
        return s

    assert toy.told(toy.begun(change)) == [("depth 0", 0)] * 4


def test_each_runs_a_flow_for_every_seat_in_order() -> None:
    def change(b: Build) -> None:
        b.flow("side").add((toy.noting("a"), toy.noting("b")))
        toy.pushing("each", lambda s, seat: s.push(Each("side", (2, 0))))(b)

    assert toy.told(toy.begun(change, 3)) == [("a", 2), ("b", 2), ("a", 0), ("b", 0)]


def test_each_of_nobody_does_nothing() -> None:
    change = toy.pushing("each", lambda s, seat: s.push(Each("nowhere", ())))
    assert toy.begun(change).outcome is not None


def test_ask_puts_a_question_with_its_arguments_and_resolves_it() -> None:
    s = toy.begun(toy.asking(toy.SAYING, seat=1, args=(4,)))
    assert (s.asked[0].seat, s.asked[0].facts) == (1, (4,))
    refused = why_not(s, 1, (toy.SAY, 3))
    assert refused is not None
    assert refused.facts == (4,)
    play(s, 1, (toy.SAY, 2))
    assert toy.told(s) == [("said 2", 1)]


def test_together_asks_all_seats_and_resolves_in_their_order() -> None:
    s = toy.begun(saying_together((1, 0)))
    assert [question.seat for question in s.asked] == [1, 0]
    play(s, 0, (toy.SAY, 2))
    assert toy.told(s) == []
    play(s, 1, (toy.SAY, 1))
    assert toy.told(s) == [("said 1", 1), ("said 2", 0)]


def test_together_asks_nobody_twice() -> None:
    s = toy.begun(saying_together((0, 1)))
    play(s, 0, (toy.SAY, 2))
    refused = why_not(s, 0, (toy.SAY, 1))
    assert refused is not None
    assert refused.number == NOT_ASKED


def test_together_keeps_the_questions_that_are_still_open() -> None:
    s = toy.begun(saying_together((0, 1, 2)), seats=3)
    still_open = s.asked[2]
    play(s, 1, (toy.SAY, 1))
    assert [question.seat for question in s.asked] == [0, 2]
    assert s.asked[1] is still_open


def test_together_asks_anew_after_loading() -> None:
    s = toy.begun(saying_together((0, 1)))
    play(s, 1, (toy.SAY, 1))
    again = decode_state(s.rules, encode_state(s))
    assert [question.seat for question in again.asked] == [0]
    assert again.asked[0].options == s.asked[0].options


def test_together_veils_the_answers_of_others() -> None:
    frame = Together("saying", (0, 1), (), ((toy.SAY, 1), (toy.SAY, 2)))
    veiled = frame.veil(1)
    assert isinstance(veiled, Together)
    assert veiled.answers == ((), (toy.SAY, 2))


def test_a_redeal_does_not_depend_on_a_secret_answer() -> None:
    one = toy.begun(saying_together((0, 1, 2)), seats=3)
    two = one.clone()
    play(one, 0, (toy.SAY, 1))
    play(two, 0, (toy.SAY, 2))
    assert digest(redeal(one, 1, Seeded(1))) == digest(redeal(two, 1, Seeded(1)))
    assert digest(redeal(one, 0, Seeded(1))) != digest(redeal(two, 0, Seeded(1)))


def test_fire_lets_the_active_seat_act_first_then_clockwise() -> None:
    change = dawning(waker(0, "cock", True), waker(1, "bell", True))
    s = toy.begun(change, 3, hands=((0,), (1,), (0,)))
    assert toy.told(s) == [("bell", 1), ("cock", 2), ("cock", 0)]


def test_fire_does_nothing_when_nobody_holds_anything() -> None:
    s = toy.begun(dawning(waker(0, "cock", False)))
    assert toy.told(s) == []
    assert s.outcome is not None


def test_fire_asks_for_an_order_when_hooks_do_not_commute() -> None:
    rows = (waker(0, "cock", False), waker(1, "bell", True), waker(2, "horn", True))
    s = toy.begun(dawning(*rows), 2, hands=((0, 1, 2), ()))
    question = s.asked[0]
    assert (question.kind, question.facts) == (ORDER, (8,))
    assert question.options == ((FIRST, 0), (FIRST, 1), (FIRST, 2))
    play(s, 0, (FIRST, 1))
    play(s, 0, (FIRST, 2))
    assert toy.told(s) == [("bell", 0), ("horn", 0), ("cock", 0)]


def test_fire_asks_for_no_order_when_all_hooks_commute() -> None:
    change = dawning(waker(0, "cock", True), waker(1, "bell", True))
    s = toy.begun(change, 2, hands=((0, 1), ()))
    assert toy.told(s) == [("cock", 0), ("bell", 0)]


def test_fire_refuses_a_row_that_does_not_wait() -> None:
    rows = (waker(0, "cock", False), waker(1, "bell", False), waker(2, "horn", False))
    s = toy.begun(dawning(*rows), 2, hands=((0, 1), ()))
    refused = why_not(s, 0, (FIRST, 2))
    assert refused is not None
    assert refused.number == OTHER_QUESTION


def test_a_window_goes_round_until_each_has_passed() -> None:
    change = clashing(reacting(3, "shout", CLASH, None), reacting(4, "wink", CLASH, None))
    s = toy.begun(change, 2, hands=((3, 4), (4,)))
    assert (s.asked[0].seat, s.asked[0].topic, s.asked[0].facts) == (0, "clash", (7,))
    assert list(s.asked[0].options) == [(PASS,), (toy.SAY, 3), (toy.SAY, 4)]
    play(s, 0, (toy.SAY, 4))
    assert list(s.asked[0].options) == [(PASS,), (toy.SAY, 3)]
    play(s, 0, (PASS,))
    assert s.asked[0].seat == 1
    play(s, 1, (toy.SAY, 4))
    assert toy.told(s) == [("wink", 0), ("wink", 1)]
    assert s.outcome is not None


def test_a_window_skips_who_has_nothing_unless_it_is_steady() -> None:
    change = clashing(reacting(3, "shout", CLASH, ECHO), reacting(4, "wink", ECHO, None))
    s = toy.begun(change, 2, hands=((), (3,)))
    assert (s.asked[0].seat, s.asked[0].audience) == (1, PUBLIC)
    play(s, 1, (toy.SAY, 3))
    assert (s.asked[0].seat, s.asked[0].options) == (0, ((PASS,),))
    assert s.asked[0].audience == only(0)


def test_a_window_inside_a_window_closes_first() -> None:
    change = clashing(reacting(3, "shout", CLASH, ECHO), reacting(4, "wink", ECHO, None))
    s = toy.begun(change, 2, hands=((3,), (3, 4)))
    play(s, 0, (toy.SAY, 3))
    assert (s.asked[0].seat, s.asked[0].topic) == (1, "echo")
    play(s, 1, (toy.SAY, 4))
    play(s, 1, (PASS,))
    assert (s.asked[0].seat, s.asked[0].topic) == (1, "clash")
    assert toy.told(s) == [("shout", 0), ("wink", 1)]


def test_a_window_refuses_with_the_reason_of_the_row() -> None:
    change = clashing(reacting(3, "shout", CLASH, None), reacting(4, "wink", CLASH, None))
    s = toy.begun(change, 2, hands=((3,), ()))
    reasons = [why_not(s, 0, (toy.SAY, card)) for card in (4, 5)]
    numbers = [reason and reason.number for reason in reasons]
    assert numbers == [toy.FORBIDDEN, OTHER_QUESTION]


@pytest.mark.parametrize("moment", [CLASH, ECHO])
def test_a_window_for_nobody_closes_at_once(moment: OfferMoment) -> None:
    def change(b: Build) -> None:
        b.moments.add((CLASH, ECHO))
        toy.pushing("window", lambda s, seat: s.push(Window(moment.name, ())))(b)

    assert toy.begun(change).outcome is not None

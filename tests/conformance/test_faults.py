"""Seeded faults: each broken game is caught, by the check that should catch it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance import fault_secrets, fault_states, faults
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import ALL, Broken, Check, fuzz, run_suite
from ziggurat.checks.canary import Canary
from ziggurat.checks.copies import Fork
from ziggurat.checks.endings import Endings
from ziggurat.checks.legal import Ends, Invariants, Legal
from ziggurat.checks.past import Replay, Undo
from ziggurat.match.files import import_match, read_bytes
from ziggurat.match.save import verify

FAULTS = {
    "a view with another hand": (fault_secrets.LEAKY_VIEW, "non-interference"),
    "an event that names a drawn card": (fault_secrets.LEAKY_EVENT, "non-interference"),
    "a question everybody may read": (fault_secrets.LEAKY_QUESTION, "non-interference"),
    "a question that is skipped by a secret": (fault_secrets.UNSTEADY, "non-interference"),
    "a reason that tells a secret": (fault_secrets.LEAKY_REASON, "non-interference"),
    "a re-deal that reads a secret": (fault_secrets.PEEKING_REDEAL, "non-interference"),
    "a re-deal that keeps a secret": (fault_secrets.MISSING_REDEAL, "non-interference"),
    "a re-deal that asks somebody else": (fault_secrets.FROZEN_REDEAL, "imagined"),
    "a shell kept from an earlier position": (fault_states.KEPT_SHELL, "copy"),
    "a frame that is not registered": (fault_states.UNKNOWN_FRAME, "save"),
    "a SPEC without a field": (fault_states.SHORT_SPEC, "spec"),
    "an order of a set of texts": (fault_states.SET_ORDER, "determinism"),
    "an unlisted option without a reason": (faults.SILENT_REFUSAL, "legal"),
    "chance refused without a reason": (faults.SILENT_DRAW, "legal"),
    "a refusal that changes something": (faults.CHANGING_REFUSAL, "legal"),
    "a listed option that its test refuses": (faults.LISTS_TOO_MUCH, "legal"),
    "an allowed option that is not listed": (faults.LISTS_TOO_LITTLE, "legal"),
    "a listed option that does not play": (faults.DOES_NOT_PLAY, "legal"),
    "options that do not ascend": (faults.DESCENDING, "legal"),
    "a question to a seat that a rule plays": (faults.ASKED_IN_ITS_NAME, "legal"),
    "a flow that stops": (faults.DEAD_END, "ends"),
    "a question without an answer": (faults.NO_ANSWER, "ends"),
    "a broken invariant": (faults.DEBT, "invariants"),
    "a tower of frames": (fault_states.TOWER, "invariants"),
}


def first_fault(game: Game, checks: tuple[type[Check], ...] = ALL) -> Broken:
    """What breaks first in one of a few random games."""
    rules = build(game)
    for seed in range(4):
        try:
            run_suite(rules, 3, seed, checks=checks)
        except Broken as broken:
            return broken
    pytest.fail("nothing was caught")


@pytest.mark.parametrize("name", FAULTS)
def test_the_suite_catches(name: str) -> None:
    game, check = FAULTS[name]
    assert first_fault(game).check == check


def test_a_list_that_clones_share_is_caught() -> None:
    rules = build(fault_states.SHARED_LIST)
    # A compiled engine takes no table of an interpreted class in the first place.
    caught, text = (TypeError, "inherit") if api.is_compiled() else (Broken, "copy: .* has changed")
    with pytest.raises(caught, match=text):
        run_suite(rules, 3, 0)


def test_an_end_in_the_middle_of_something_is_caught_long_before_the_game_ends() -> None:
    with pytest.raises(Broken, match=r"endings: won by wealth in mid-move: .*coins"):
        run_suite(build(faults.HASTY_END), 3, 0, 20, (Endings,))
    run_suite(build(faults.HASTY_END), 3, 0, 20, (Invariants, Ends))


def test_undo_does_not_reach_behind_what_was_shown_without_being_counted() -> None:
    assert "can be taken back" in first_fault(fault_secrets.QUIET_REVEAL, (Undo,)).text


def test_forks_go_apart_when_something_outside_the_state_counts() -> None:
    assert first_fault(fault_states.HIDDEN_COUNTER, (Fork,)).check == "fork"


def test_a_save_does_not_pass_when_something_outside_the_state_counts() -> None:
    assert "note of entry" in first_fault(fault_states.HIDDEN_COUNTER, (Replay,)).text


@pytest.mark.parametrize("game", [fault_secrets.LEAKY_VIEW, fault_secrets.LEAKY_EVENT])
def test_canaries_show_a_leak_in_what_a_match_hands_out(game: Game) -> None:
    assert first_fault(game, (Canary,)).check == "canary"


def test_a_message_says_where_the_fault_is() -> None:
    text = first_fault(fault_secrets.LEAKY_VIEW).text
    assert "view.parts[1].hand" in text


def test_a_refusal_that_changes_something_is_named() -> None:
    text = first_fault(faults.CHANGING_REFUSAL, (Legal,)).text
    assert re.search(r"'\w+.*' is refused but changes something: .*coins", text)


def test_the_fuzzer_saves_a_failing_game_that_opens(tmp_path: Path) -> None:
    rules = build(faults.DEBT)
    report = fuzz(rules, 3, 1, tmp_path, games=1)
    failure = report.failures[0]
    assert failure.check == "invariants"
    assert failure.text in failure.note.read_text("utf-8")
    assert failure.save is not None
    games = {rules.game.name: rules.game}
    assert verify(read_bytes(failure.save), games).ok
    match = import_match(failure.save, games)
    wrong = [invariant.check(match.state) for invariant in rules.invariants.values()]
    assert any(wrong)


def test_the_fuzzer_saves_up_to_the_move_that_cannot_be_played(tmp_path: Path) -> None:
    rules = build(faults.DOES_NOT_PLAY)
    report = fuzz(rules, 3, 1, tmp_path, games=2)
    failure = report.failures[0]
    assert "no such purse" in failure.text
    assert failure.save is not None
    assert verify(read_bytes(failure.save), {rules.game.name: rules.game}).ok


def test_the_fuzzer_stops_after_a_time(tmp_path: Path) -> None:
    report = fuzz(api.build("template"), 2, 1, tmp_path, seconds=0.01)
    assert (report.games, report.finished, report.failures) == (1, 1, ())


def test_the_fuzzer_counts_a_game_at_its_bound_as_unfinished(tmp_path: Path) -> None:
    report = fuzz(api.build("template"), 2, 1, tmp_path, games=2, limit=10)
    assert (report.finished, report.unfinished, report.failures) == (0, 2, ())

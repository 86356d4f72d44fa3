"""Told matches: what people may say there, and nowhere else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ziggurat import api
from ziggurat.api import NATURE, NOBODY, Match, Rules
from ziggurat.kernel.question import PUBLIC
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.entry import Header, sealed
from ziggurat.match.errors import Finished, Stale, UndoRefused
from ziggurat.match.form import Save
from ziggurat.match.save import dump, load, verify
from ziggurat.match.told import Told

SEED = bytes(range(32))


@pytest.fixture(scope="module")
def rules() -> Rules:
    return api.build("template")


def begun(rules: Rules) -> Told:
    """A match in which chance has been asked something."""
    match = Told.begin(rules, 2)
    while match.state.asked[0].seat != NATURE:
        _play(match)
    return match


def _play(match: Match) -> None:
    question = match.state.asked[0]
    match.play(question.seat, question.options[0])


def test_chance_waits_for_an_answer(rules: Rules) -> None:
    match = begun(rules)
    count = match.next_entry
    question = match.questions(0)[0]
    assert (question.seat, len(question.options) > 1) == (NATURE, True)
    assert match.questions(NOBODY)[0].options == ()
    match.play(NATURE, question.options[0])
    assert match.entries[-1].seat == NATURE
    assert match.next_entry == count + 1
    assert match.seed is None


def test_a_wrong_number_is_stale(rules: Rules) -> None:
    match = begun(rules)
    with pytest.raises(Stale):
        match.roll(expect=99)
    with pytest.raises(Stale):
        match.put("", match.state, expect=99)


def test_a_game_that_ended_is_taken_back_and_not_played_on(rules: Rules) -> None:
    match = Told.begin(rules, 2)
    while match.state.asked:
        _play(match)
    with pytest.raises(Finished):
        match.roll()
    assert verify(dump(match), api.games()).ok
    match.undo(NATURE)
    assert match.state.asked
    assert verify(dump(match), api.games()).ok


def test_taking_back_reaches_the_start_and_no_further(rules: Rules) -> None:
    match = begun(rules)
    while match.can_undo(0):
        match.undo(NATURE)
    assert canonical(_state(match)) == canonical(_state(Told.begin(rules, 2)))
    with pytest.raises(UndoRefused):
        match.undo(0)


def _state(match: Match) -> Any:
    return encode_state(match.state)


def test_a_save_that_waits_for_chance_is_loaded_again(rules: Rules) -> None:
    match = begun(rules)
    again = load(dump(match), api.games())
    assert again.told
    assert again.questions(0)[0].options == match.questions(0)[0].options


def _forged(match: Match, **changed: Any) -> bytes:
    """A save whose last entry is another one, with hashes that fit."""
    save = msgspec.json.decode(dump(match), type=Save)
    save.entries[-1] = sealed(msgspec.structs.replace(save.entries[-1], **changed))
    return canonical(save)


def test_a_position_is_stated_only_where_chance_is_told(rules: Rules) -> None:
    told = begun(rules)
    told.put("as it lies", told.state)
    move = told.entries[-1].move
    promised = Match.new(rules, 2, SEED)
    _play(promised)
    report = verify(
        _forged(promised, kind="stated", seat=NOBODY, audience=PUBLIC, move=move), api.games()
    )
    assert not report.ok
    assert "where dice are promised" in report.text


@pytest.mark.parametrize("move", ["nothing", '{"says":"","state":{}}', "{}"])
def test_what_states_no_position_is_found(rules: Rules, move: str) -> None:
    told = begun(rules)
    told.put("as it lies", told.state)
    assert not verify(_forged(told, move=move), api.games()).ok


def test_a_copy_proves_its_own_dice_and_nothing_before(rules: Rules) -> None:
    told = begun(rules)
    assert told.fork(0, SEED).seed == SEED
    told.put("as it lies", told.state)
    copy = told.fork(told.next_entry - 1, SEED)
    assert not copy.told
    report = verify(dump(copy), api.games())
    assert (report.ok, report.proven, report.proven_from) == (True, False, told.next_entry + 1)


def test_the_header_says_what_it_is(rules: Rules) -> None:
    header: Header = begun(rules).header
    assert header.commitment == "told"

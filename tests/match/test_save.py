"""A saved match goes on as if nothing had happened."""

import pytest

from tests.match.drill import (
    DRILL,
    FESTIVE,
    GAME,
    GAMES,
    OTHER_SEED,
    PLAIN,
    SEED,
    STEP,
    STOP,
    TOSS,
    drilled,
    finished,
    played,
)
from ziggurat.kernel.rules import Rules
from ziggurat.match.chance import Fast
from ziggurat.match.codec import digest
from ziggurat.match.errors import NoSeed, UndoRefused
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, replay, save

BOTH = frozenset((0, 1))


@pytest.mark.parametrize("rules", [PLAIN, FESTIVE, DRILL])
@pytest.mark.parametrize("plays", [0, 7, 40])
def test_a_loaded_match_is_the_same_match(rules: Rules, plays: int) -> None:
    match = played(Match.new(rules, 3, SEED), plays)
    back = load(dump(match), GAMES)
    assert dump(back) == dump(match)
    assert digest(back.state) == digest(match.state)
    assert [at.topic for at in back.questions(0)] == [at.topic for at in match.questions(0)]
    assert dump(played(back, 12, luck=4)) == dump(played(match, 12, luck=4))


def test_a_loaded_match_remembers_its_past() -> None:
    match = played(Match.new(PLAIN, 3, SEED), 40)
    back = load(dump(match), GAMES)
    for seat in (-1, 0, 2):
        assert back.log(seat) == match.log(seat)
        told = [(number, at.key, at.args) for number, at in back.events(seat)]
        assert told == [(number, at.key, at.args) for number, at in match.events(seat)]
    assert digest(back.state_at(9)) == match.entries[8].digest


def test_a_loaded_match_can_be_taken_back_as_far_as_before() -> None:
    back = load(dump(drilled((0, TOSS), (0, STEP), (0, STEP))), GAMES)
    assert back.undo(0)[0].move == "to 3"
    assert load(dump(back), GAMES).undo(0)[0].move == "to 2"
    with pytest.raises(UndoRefused):
        load(dump(drilled((0, TOSS))), GAMES).undo(0)
    assert back.rewind(1, BOTH)[0].move == "to 1"


def test_a_match_that_has_not_begun_can_be_saved() -> None:
    match = drilled()
    assert match.entries == ()
    assert load(dump(match), GAMES).play(0, (STEP,))[0].number == 1


def test_a_finished_match_can_be_saved() -> None:
    back = load(dump(finished()), GAMES)
    assert back.outcome is not None
    assert back.reveal_seed() == SEED


def test_a_save_without_its_seed_can_be_looked_at_and_forked() -> None:
    match = drilled((0, STEP), (0, STEP))
    data = dump(match, with_seed=False)
    assert SEED.hex().encode() not in data
    back = load(data, GAMES)
    assert back.log(0) == match.log(0)
    assert back.commitment == match.commitment
    assert not back.can_undo(0)
    with pytest.raises(NoSeed, match="fork it"):
        back.play(0, (STEP,))
    with pytest.raises(NoSeed, match="fork it"):
        back.undo(0)
    fork = back.fork(2, OTHER_SEED)
    assert fork.play(0, (STEP,))[0].number == 4


def test_a_simulation_can_be_saved_for_looking_at() -> None:
    match = played(Match.new(PLAIN, 2, chance=Fast(5)), 30)
    back = load(dump(match), GAMES)
    assert back.entries == match.entries
    assert back.seed is None


def test_a_save_says_what_it_is() -> None:
    found = save(Match.new(FESTIVE, 3, SEED))
    assert found.format == 2
    assert (found.header.game, found.header.version) == ("template", GAME.version)
    assert (found.header.modules, found.header.seats) == (("festival",), 3)
    assert found.header.options == {"length": "usual"}
    assert found.seed == SEED.hex()


def test_replay_yields_every_position() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STOP), (1, STEP))
    match.undo(1)
    match.rewind(1, BOTH)
    positions = list(replay(save(match), GAMES))
    assert [at.number for at in positions] == list(range(len(match.entries) + 1))
    assert [digest(at.state) for at in positions[1:]] == [at.digest for at in match.entries]
    assert [event.key for event in positions[1].events] == ["drilled"]

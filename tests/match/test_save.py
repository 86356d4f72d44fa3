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
from ziggurat.match.errors import NoSeed, SaveError, UndoRefused
from ziggurat.match.form import read_save
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, replay, save, verify

BOTH = frozenset((0, 1))
NEXT = GAME.version + 1
NEWER = {GAME.name: GAME._replace(version=NEXT)}


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
    assert found.format == 1
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


def test_new_rules_go_on_from_the_snapshot_and_say_so() -> None:
    data = dump(drilled((0, STEP), (0, STEP)))
    match = load(data, NEWER)
    assert (match.entries[-1].kind, match.entries[-1].move) == ("version", str(NEXT))
    match.play(0, (STEP,))
    assert match.undo(0)[0].move == "to 3"
    with pytest.raises(UndoRefused, match="change of rules"):
        match.undo(0)
    with pytest.raises(SaveError, match="up to 3 were played by other rules"):
        match.state_at(1)
    assert match.events(0)[0][0] == 4
    again = load(dump(match), NEWER)
    assert again.entries == match.entries
    assert again.play(0, (STOP,))


def test_what_other_rules_played_cannot_be_replayed() -> None:
    data = dump(drilled((0, STEP)))
    with pytest.raises(
        SaveError, match=f"begun by version {NEXT - 1} of the rules; version {NEXT} cannot"
    ):
        list(replay(read_save(data), NEWER))
    assert f"version {NEXT} cannot" in verify(data, NEWER).text
    mixed = dump(load(data, NEWER))
    assert "cannot replay" in verify(mixed, NEWER).text
    assert verify(mixed, GAMES).first_bad_entry == 2

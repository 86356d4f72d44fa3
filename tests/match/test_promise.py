"""A promise names its match and its rules, and says when a person chose the seed."""

import hashlib
import json

import msgspec
import pytest

from tests.match.drill import GAME, GAMES, OTHER_SEED, PLAIN, SEED, STEP, TOSS, drilled, finished
from tests.match.test_broken_saves import rechained
from ziggurat.match.chance import Fast
from ziggurat.match.codec import canonical
from ziggurat.match.errors import SaveError
from ziggurat.match.match import Match
from ziggurat.match.promise import keeps, read_promise, sealed_text, stretched
from ziggurat.match.save import dump, load, save, verify


def test_anybody_can_hash_it_again() -> None:
    match = drilled((0, STEP), (0, TOSS))
    text = sealed_text(match.header, match.entries, SEED)
    digest = hashlib.sha256(text).hexdigest()
    assert match.commitment == f"2:local:given:{digest}"
    header = match.header
    assert json.loads(text) == {
        "promise": 2,
        "match": "local",
        "game": header.game,
        "version": header.version,
        "modules": list(header.modules),
        "options": header.options,
        "seats": 2,
        "after": 0,
        "before": "",
        "origin": "given",
        "seed": SEED.hex(),
    }


@pytest.mark.parametrize(
    "field", [{"version": 99}, {"seats": 3}, {"game": "chess"}, {"modules": ("x",)}]
)
def test_a_promise_is_for_one_game_and_its_rules(field: dict[str, object]) -> None:
    match = drilled((0, STEP))
    other = msgspec.structs.replace(match.header, **field)
    assert keeps(match.header, match.entries, SEED)
    assert not keeps(other, match.entries, SEED)


def test_a_promise_is_for_one_match() -> None:
    one, two = (Match.new(PLAIN, 2, SEED, match_id=name) for name in ("one", "two"))
    assert [entry.move for entry in one.entries] == [entry.move for entry in two.entries]
    assert one.commitment != two.commitment
    claimed = one.commitment.replace(":one:", ":two:")
    header = msgspec.structs.replace(one.header, commitment=claimed)
    assert not keeps(header, one.entries, SEED)
    with pytest.raises(ValueError, match="named by"):
        Match.new(PLAIN, 2, SEED, match_id="a:b")


def test_a_drawn_seed_does_not_pass_for_a_chosen_one_nor_the_other_way_round() -> None:
    match = drilled((0, STEP))
    claimed = match.commitment.replace(":given:", ":drawn:")
    header = msgspec.structs.replace(match.header, commitment=claimed)
    assert not keeps(header, match.entries, SEED)


def test_the_promise_of_a_fork_is_for_what_it_follows() -> None:
    one = drilled((0, STEP), (0, STEP)).fork(1, OTHER_SEED, match_id="fork")
    two = drilled((0, TOSS), (0, STEP)).fork(1, OTHER_SEED, match_id="fork")
    assert one.commitment != two.commitment
    assert read_promise(one.commitment).match_id == "fork"


def test_a_word_gives_the_same_dice_again_and_says_that_it_is_one() -> None:
    seed = stretched("7", "template")
    assert seed == stretched("7", "template")
    assert seed.key not in (stretched("8", "template").key, stretched("7", "other").key)
    assert seed.origin == "scrypt.16384.8.1.template"
    assert seed.key == hashlib.scrypt(b"7", salt=b"template", n=16384, r=8, p=1, dklen=32)
    match = Match.new(PLAIN, 2, seed)
    assert match.seed_chosen
    assert match.commitment == Match.new(PLAIN, 2, seed).commitment
    report = verify(dump(match), GAMES)
    assert (report.ok, report.proven, report.seed_chosen, report.bound) == (True,) * 4
    assert "a person chose the seed" in report.text


def test_nobody_chose_a_drawn_seed() -> None:
    match = Match.new(PLAIN, 2)
    assert not match.seed_chosen
    assert not Match.new(PLAIN, 2, chance=Fast(1)).seed_chosen
    report = verify(dump(match), GAMES)
    assert (report.proven, report.seed_chosen, report.bound) == (True, False, True)


def test_the_form_before_is_still_checked_and_told_apart() -> None:
    found = save(finished())
    header = msgspec.structs.replace(found.header, commitment=hashlib.sha256(SEED).hexdigest())
    old = canonical(rechained(found, header, found.entries))
    report = verify(old, GAMES)
    assert (report.ok, report.proven, report.bound) == (True, True, False)
    assert "names neither this match nor its rules" in report.text
    assert load(old, GAMES).reveal_seed() == SEED
    assert not verify(old, GAMES, OTHER_SEED).ok


@pytest.mark.parametrize(
    "text",
    ["", "00", "1:local:given:" + "0" * 64, "2:local:guessed:" + "0" * 64, "2:local:given:00"],
)
def test_an_unknown_form_is_named(text: str) -> None:
    with pytest.raises(SaveError, match="not a promise of dice that this program can read"):
        read_promise(text)


def test_a_match_goes_on_with_new_dice() -> None:
    match = drilled((0, STEP), (0, TOSS))
    renewed = match.renewed("same", OTHER_SEED)
    assert [entry.kind for entry in renewed.entries[len(match.entries) :]] == ["dice"]
    assert renewed.commitment == renewed.entries[-1].move != match.commitment
    renewed.play(0, (TOSS,))
    report = verify(dump(renewed), GAMES)
    number = len(match.entries) + 1
    assert (report.ok, report.proven, report.proven_from) == (True, False, number + 1)
    assert f"new dice at entry {number}" in report.text
    assert not renewed.can_undo(0)


def test_new_dice_are_promised_after_a_change_of_rules_too() -> None:
    """The entry that says so comes first, and the promise is made after it."""
    games = {GAME.name: GAME._replace(version=GAME.version + 1)}
    match = load(dump(drilled((0, STEP), (0, TOSS))), games)
    for copy in (match.fork(1, OTHER_SEED), match.renewed("same", OTHER_SEED)):
        assert copy.entries[-2].kind == "version"
        assert verify(dump(copy), games).ok

"""Dice are fair, repeatable and checkable; scripts say exactly what they say."""

import hashlib
import hmac
from collections import Counter

import pytest

from tests.match.drill import DRILL, PLAIN, SEED, TOSS
from ziggurat.games.template.ids import ROLL, SHOW
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import Question
from ziggurat.match.chance import SPAN, Dice, Fast, Scripted
from ziggurat.match.errors import ScriptError
from ziggurat.match.match import Match

DIE = chance("die", faces(ROLL, 6))


def first_words(purpose: str, number: int, count: int) -> list[int]:
    """The stream as its description says, worked out on its own."""
    words = []
    for block in range(count):
        text = purpose.encode() + bytes([0] * 7 + [number]) + bytes([0] * 7 + [block])
        found = hmac.new(SEED, text, hashlib.sha256).digest()
        words.append(int.from_bytes(found[:8], "big"))
    return words


def test_known_answers() -> None:
    dice = Dice(SEED)
    assert [dice.below(6, "die", number) for number in range(1, 9)] == [3, 2, 2, 5, 4, 5, 4, 1]
    assert dice.below(6, "die", 1) == first_words("die", 1, 1)[0] % 6


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    count = SPAN // 2 + 1
    for number in range(1, 30):
        fair = [word for word in first_words("big", number, 20) if word < count]
        assert Dice(SEED).below(count, "big", number) == fair[0]


def test_purpose_number_and_seed_each_matter() -> None:
    big = SPAN - 1
    ways = [
        Dice(SEED).below(big, "die", 1),
        Dice(SEED).below(big, "die", 2),
        Dice(SEED).below(big, "ware", 1),
        Dice(bytes(32)).below(big, "die", 1),
    ]
    assert len(set(ways)) == 4
    assert ways[0] == Dice(SEED).below(big, "die", 1)


def chi_square(question: Question, weights: list[int], rolls: int) -> float:
    """How far a sample is from what the weights promise."""
    dice = Dice(SEED)
    counts = Counter(dice.answer(question, number, PLAIN) for number in range(rolls))
    meant = [rolls * weight / sum(weights) for weight in weights]
    found = [counts[option] for option in question.options]
    return sum((at - mean) ** 2 / mean for at, mean in zip(found, meant, strict=True))


def test_dice_are_fair() -> None:
    # One sample in a thousand of a fair die is above 20.5; this one is always the same.
    assert chi_square(DIE, [1] * 6, 6000) < 20.5


def test_weights_count() -> None:
    weights = [1, 5, 2, 8, 4, 4]
    assert chi_square(chance("w", faces(ROLL, 6), tuple(weights)), weights, 6000) < 20.5


@pytest.mark.parametrize("count", [0, -1, SPAN + 1])
def test_nothing_can_be_chosen_among_nothing(count: int) -> None:
    with pytest.raises(ValueError, match="cannot choose among"):
        Dice(SEED).below(count, "die", 1)


def test_a_seed_has_its_length() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


def test_fast_chance_repeats() -> None:
    first, second = Fast(7), Fast(7)
    rolls = [first.answer(DIE, 1, PLAIN) for _ in range(50)]
    assert rolls == [second.answer(DIE, 1, PLAIN) for _ in range(50)]
    assert len(set(rolls)) == 6


def test_a_script_answers_by_name() -> None:
    script = Scripted(["land 6", "land 2"])
    match = Match.new(DRILL, 2, chance=script)
    match.play(0, (TOSS,))
    assert match.entries[-1].move == "land 6"
    assert script.left() == ["land 2"]


def test_a_script_must_fit() -> None:
    with pytest.raises(ScriptError, match="asked 'die' and cannot say 'show silk', but 'roll 1'"):
        Scripted(["show silk"]).answer(DIE, 1, PLAIN)
    with pytest.raises(ScriptError, match="the script is over; it could say 'roll 1'"):
        Scripted([]).answer(DIE, 1, PLAIN)
    ware = chance("ware", ((SHOW, 10),))
    with pytest.raises(ValueError, match="known: amulet"):
        Scripted(["show crown"]).answer(ware, 1, PLAIN)


def test_a_script_can_hand_over() -> None:
    script = Scripted(["roll 4"], Fast(1))
    assert script.answer(DIE, 1, PLAIN) == (ROLL, 4)
    assert script.answer(DIE, 2, PLAIN) in DIE.options


def test_a_match_has_a_seed_or_a_chance() -> None:
    with pytest.raises(ValueError, match="not both"):
        Match.new(PLAIN, 2, SEED, Fast(1))

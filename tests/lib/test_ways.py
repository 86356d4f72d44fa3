"""Ways: what is listed, refused and carried out comes from one description."""

from __future__ import annotations

from typing import Final

from tests.kernel import toy
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.ways import Way, against, carry_out, listed

WHISPER: Final = 61
SHOUT: Final = 60


def numbers(verb: int, *found: int) -> Way:
    """A way to say one of some numbers.

    Those above 5 are forbidden, and so are those above three times the number of the seat.
    """

    def targets(s: State, seat: int) -> list[Choice]:
        return [(verb, number) for number in found]

    def test(s: State, seat: int, choice: Choice) -> int:
        return toy.FORBIDDEN if choice[1] > 5 or choice[1] > 3 * seat else ALLOWED

    def act(s: State, seat: int, choice: Choice) -> None:
        s.note("said", seat, choice)

    return Way(verb, targets, test, act)


# The order is that of the ways and of their targets, whatever the numbers are.
WAYS: Final = (numbers(WHISPER, 3, 1, 7), numbers(SHOUT, 2, 4))


def table() -> State:
    """A table at which nothing else happens."""
    return toy.begun(lambda b: None)


def test_what_the_test_allows_is_listed_way_by_way() -> None:
    g = table()
    assert listed(WAYS, g, 2) == [(WHISPER, 3), (WHISPER, 1), (SHOUT, 2), (SHOUT, 4)]
    assert listed(WAYS, g, 1) == [(WHISPER, 3), (WHISPER, 1), (SHOUT, 2)]
    assert listed(WAYS, g, 0) == []
    assert listed((), g, 2) == []


def test_the_reason_is_that_of_the_way_of_the_verb() -> None:
    g = table()
    assert against(WAYS, g, 2, (WHISPER, 7)) == toy.FORBIDDEN
    assert against(WAYS, g, 1, (SHOUT, 4)) == toy.FORBIDDEN
    assert against(WAYS, g, 2, (SHOUT, 4)) == ALLOWED
    assert against(WAYS, g, 2, (PASS,)) == OTHER_QUESTION


def test_everything_that_is_listed_is_allowed_and_only_its_way_acts() -> None:
    g = table()
    toy.told(g)
    for choice in listed(WAYS, g, 2):
        assert against(WAYS, g, 2, choice) == ALLOWED
        assert carry_out(WAYS, g, 2, choice)
        assert toy.told(g) == [("said", 2)]
    assert not carry_out(WAYS, g, 2, (PASS,))
    assert toy.told(g) == []

"""Every choice is one line, and every line says one choice or what is wrong with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.drill import FESTIVE, PLAIN
from ziggurat.games.template.ids import ACCEPT, BID, OFFER, SILK
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import NATURE
from ziggurat.match.notation import NotationError, parse, parse_move, write, write_move


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    """Any well-formed choice."""
    verb = FESTIVE.verbs[draw(st.sampled_from(sorted(FESTIVE.verbs)))]
    values = [draw(st.sampled_from(FESTIVE.kinds[kind].values())) for kind in verb.kinds]
    return (verb.number, *values)


@given(choices())
def test_whatever_is_written_reads_back(choice: Choice) -> None:
    assert parse(FESTIVE, write(FESTIVE, choice)) == choice


@given(choices(), st.integers(NATURE, 3))
def test_moves_read_back_with_their_seat(choice: Choice, seat: int) -> None:
    assert parse_move(FESTIVE, write_move(FESTIVE, seat, choice)) == (seat, choice)


@given(st.text(max_size=30))
def test_rubbish_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(PLAIN, "=" + text)
    assert len(str(caught.value).splitlines()) == 1


def test_choices_read_like_sentences() -> None:
    assert write(PLAIN, (PASS,)) == "pass"
    assert write(PLAIN, (BID, 3)) == "bid 3"
    assert write_move(PLAIN, 0, (OFFER, 1, SILK, 4)) == "red offer blue silk 4"
    assert write_move(PLAIN, NATURE, (ACCEPT,)) == "nature accept"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "one blank"),
        ("bid  3", "one blank"),
        ("bid 3 ", "one blank"),
        ("bid\n3", "one line"),
        ("bid " + "3" * 600, "at most 500"),
        ("bidd 3", "known: accept, bid"),
        ("bid", "write 'bid <coins>'"),
        ("bid 3 4", "write 'bid <coins>'"),
        ("bid three", "whole number from 0 to 99"),
        ("bid 100", "whole number from 0 to 99"),
        ("draw sword", "known: bribe, guard"),
    ],
)
def test_a_wrong_line_says_what_would_be_right(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        parse(PLAIN, text)


def test_a_wrong_seat_lists_the_seats() -> None:
    with pytest.raises(NotationError, match="known: red, blue, green, yellow, nature"):
        parse_move(PLAIN, "purple bid 3")
    with pytest.raises(NotationError, match="not what"):
        parse_move(PLAIN, "red")
    with pytest.raises(NotationError, match="no seat 9"):
        write_move(PLAIN, 9, (PASS,))


@pytest.mark.parametrize("choice", [(), (77,), (BID,), (BID, 3, 4), (BID, 100), (BID, True)])
def test_a_malformed_choice_cannot_be_written(choice: Choice) -> None:
    with pytest.raises(NotationError, match="is not a choice of template"):
        write(PLAIN, choice)

"""Slots are where facts go; everything else is plain text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.words.slots import Slot, is_clean, parts, shape, slots


def test_a_wording_is_split_into_text_and_slots() -> None:
    assert parts("{0:seat} pays {1:#coin|coins}, night {2}") == (
        "",
        Slot(0, "seat"),
        " pays ",
        Slot(1, "#", "coin", "coins"),
        ", night ",
        Slot(2, ""),
        "",
    )


@pytest.mark.parametrize(("number", "text"), [(0, "0 coins"), (1, "1 coin"), (3, "3 coins")])
def test_only_one_takes_the_singular(number: int, text: str) -> None:
    assert Slot(0, "#", "coin", "coins").counted(number) == text


@pytest.mark.parametrize(("number", "text"), [(0, "no coin"), (1, "1 coin"), (3, "3 coins")])
def test_nothing_may_have_words_of_its_own(number: int, text: str) -> None:
    (slot,) = slots("{0:#coin|coins|no coin}")
    assert slot.counted(number) == text
    assert shape("{0:#coin|coins|no coin}") == shape("{0:#coin|coins}")


def test_languages_share_the_shape_and_not_the_order_or_the_nouns() -> None:
    english = "{0:seat} takes {1:#coin|coins} from {2:seat}"
    german = "{2:seat} verliert {1:#Münze|Münzen} an {0:seat}"
    assert shape(english) == shape(german)
    assert shape(english) != shape(german.replace("{2:seat}", "{2}"))


@pytest.mark.parametrize("wording", ["{", "{seat}", "{0:}", "{0:#coin}", "{0:Seat}", "{0", "1}"])
def test_a_brace_outside_a_slot_is_not_clean(wording: str) -> None:
    assert not is_clean(wording)
    assert is_clean("{0:seat} has {1}")


@given(st.text())
def test_text_without_braces_stays_as_it_is(wording: str) -> None:
    plain = wording.replace("{", "").replace("}", "")
    assert parts(plain) == (plain,)

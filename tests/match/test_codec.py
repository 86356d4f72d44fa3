"""Records become data and come back the same; anything else is refused by its place."""

from typing import Any, ClassVar, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.drill import FESTIVE, PLAIN, SEED, finished, played
from ziggurat.build.build import build
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.theft import Theft
from ziggurat.kernel.flows import Ask, Each, Fire, Flow, Together, Window
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import Outcome, State
from ziggurat.lib.bag import Bag
from ziggurat.match.codec import (
    CodecError,
    canonical,
    decode,
    decode_state,
    digest,
    encode,
    encode_state,
)
from ziggurat.match.match import Match

INT = st.integers()
INTS = st.lists(INT).map(tuple)
TEXT = st.text()
PAIRS = st.lists(st.tuples(INT, INT)).map(tuple)
FRAMES = st.one_of(
    st.builds(Flow, TEXT, INT, TEXT),
    st.builds(Each, TEXT, INTS),
    st.builds(Ask, TEXT, INT, INTS),
    st.builds(Together, TEXT, INTS, INTS, st.lists(INTS).map(tuple)),
    st.builds(Fire, TEXT, INTS, PAIRS),
    st.builds(Window, TEXT, INTS, INTS),
    st.builds(Theft, INT, INT, st.booleans(), INT),
)
RECORDS = st.one_of(FRAMES, st.builds(Outcome, INTS, TEXT, INTS), st.builds(Bag, INTS, INTS, INTS))


def sent(data: object) -> Any:
    """Data after a trip through JSON."""
    return msgspec.json.decode(canonical(data))


@given(RECORDS)
def test_any_record_comes_back(record: Record) -> None:
    data = encode(record)
    back = decode(PLAIN, "Record", sent(data))
    assert type(back) is type(record)
    assert encode(back) == data


@given(st.lists(FRAMES).map(tuple), st.none() | st.builds(Outcome, INTS, TEXT, INTS), INT)
def test_the_kernels_part_of_a_state_comes_back(
    stack: tuple[Frame, ...], outcome: Outcome | None, unveiled: int
) -> None:
    s = Match.new(PLAIN, 2, SEED).state
    s.stack, s.outcome, s.unveiled = stack, outcome, unveiled
    back = decode(PLAIN, "State", sent(encode(s)))
    assert encode(back) == encode(s)


@given(st.integers(2, 4), st.integers(0, 80), st.integers(0, 1000))
def test_any_position_comes_back_with_its_questions(seats: int, plays: int, luck: int) -> None:
    s = played(Match.new(FESTIVE, seats, SEED), plays, luck).state
    back = decode_state(FESTIVE, sent(encode_state(s)))
    assert digest(back) == digest(s)
    assert [(at.seat, at.topic, at.options) for at in back.asked] == [
        (at.seat, at.topic, at.options) for at in s.asked
    ]


def position() -> dict[str, Any]:
    """Some position as data."""
    data: dict[str, Any] = sent(encode_state(Match.new(PLAIN, 2, SEED).state))
    return data


def broken(path: str, value: object) -> dict[str, Any]:
    """The position with something else in one place; a lone dot deletes it."""
    data: Any = position()
    top = data
    *way, last = [int(word) if word.isdigit() else word for word in path.split("/")]
    for word in way:
        data = data[word]
    if value == ".":
        del data[last]
    else:
        data[last] = value
    return dict(top)


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("stack/0/seat", "x", r"state\.stack\[0\]\.seat: expected int, found str"),
        ("stack/0/seat", True, r"state\.stack\[0\]\.seat: expected int, found bool"),
        ("stack/0/seat", 1.0, r"state\.stack\[0\]\.seat: expected int, found float"),
        ("stack/0/seat", None, r"state\.stack\[0\]\.seat: expected int, found nothing"),
        ("stack/0/name", 3, r"state\.stack\[0\]\.name: expected str, found int"),
        ("stack/0/seat", ".", r"state\.stack\[0\]\.seat: missing"),
        ("stack/0/more", 1, r"state\.stack\[0\]: unknown field 'more'"),
        ("stack/0/is", "Nothing", r"state\.stack\[0\]: there is no record 'Nothing'"),
        ("stack/0/is", "Bag", r"state\.stack\[0\]: expected Frame, found Bag"),
        ("stack/0/is", 7, r"state\.stack\[0\]: expected Frame, found dict"),
        ("stack/0/is", ".", r"state\.stack\[0\]: expected Frame, found dict"),
        ("stack", {}, r"state\.stack: expected a list, found dict"),
        ("stack", [], r"state\.stack: no work is pending"),
        ("outcome", [], r"state\.outcome: expected Outcome, found list"),
        ("unveiled", ".", r"state\.unveiled: missing"),
        ("hands/1/0", "x", r"state\.hands\[1\]\[0\]: expected int, found str"),
        ("tricks/is", "Flow", r"state\.tricks: expected Bag, found Flow"),
        ("tricks", 5, r"state\.tricks: expected Bag, found int"),
        ("extras", [{"is": "Flow", "name": "", "seat": 0, "step": ""}], "expected Shell"),
        ("is", "Bag", "state: expected State, found Bag"),
    ],
)
def test_wrong_data_is_refused_by_its_place(path: str, value: object, text: str) -> None:
    with pytest.raises(CodecError, match=text):
        decode_state(PLAIN, broken(path, value))


@pytest.mark.parametrize("data", [None, 3, "Table", [], {}, {"is": []}])
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(CodecError, match="state: expected State"):
        decode_state(PLAIN, data)


def test_fixed_tuples_have_their_length() -> None:
    data = {"is": "Fire", "moment": "m", "args": [], "left": [[1, 2], [3]]}
    with pytest.raises(CodecError, match=r"record\.left\[1\]: expected 2 values, found 1"):
        decode(PLAIN, "Frame", data)


def test_endless_nesting_is_refused() -> None:
    data: dict[str, object] = {"is": "View", "seat": 0, "parts": []}
    for _ in range(300):
        data = {"is": "View", "seat": 0, "parts": [data]}
    with pytest.raises(CodecError, match="nested too deeply"):
        decode(PLAIN, "View", data)


def test_a_position_that_asks_nonsense_is_refused() -> None:
    ask = {"is": "Ask", "asker": "nobody", "seat": 0, "args": []}
    with pytest.raises(CodecError, match="nothing can be asked here"):
        decode_state(PLAIN, broken("stack", [ask]))


def test_a_record_of_a_module_needs_the_module() -> None:
    data = encode_state(Match.new(FESTIVE, 2, SEED).state)
    with pytest.raises(CodecError, match="there is no record 'Festival'"):
        decode_state(PLAIN, data)


class Pair:
    """A record that the kernel's own ones do not cover: records inside tuples and lists."""

    SPEC: ClassVar[str] = "both: tuple[Bag, int], more: list[Bag], none: Bag | None"

    def __init__(self, both: tuple[Bag, int], more: list[Bag], none: Bag | None) -> None:
        if both[1] < 0:
            raise ValueError("too small")
        self.both, self.more, self.none = both, more, none


def test_records_inside_tuples_and_lists_come_back() -> None:
    rules = build(TEMPLATE)
    rules.records["Pair"] = cast(type[Record], Pair)
    bag = Bag((), (1, 2), ())
    pair = cast(Record, Pair((bag, 5), [bag, bag], None))
    data = sent(encode(pair))
    assert encode(decode(rules, "Pair", data)) == encode(pair)
    data["both"][1] = -5
    with pytest.raises(CodecError, match="record: Pair refuses its fields: too small"):
        decode(rules, "Pair", data)


def test_views_can_be_sent() -> None:
    view = finished().view(0)
    assert encode(decode(PLAIN, "View", sent(encode(view)))) == encode(view)


def test_digests_tell_positions_and_rules_apart() -> None:
    long = build(TEMPLATE, (), {"length": "long"})
    s = Match.new(PLAIN, 2, SEED).state
    changed = s.clone()
    changed.unveil()
    others: list[State] = [
        changed,
        Match.new(PLAIN, 3, SEED).state,
        Match.new(FESTIVE, 2, SEED).state,
        Match.new(long, 2, SEED).state,
    ]
    assert len({digest(at) for at in [s, *others]}) == 5
    assert digest(s.clone()) == digest(s)
    assert len(digest(s)) == 32

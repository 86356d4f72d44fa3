"""A record's SPEC says what its constructor takes."""

import gc
import sys
import threading
import time
from typing import ClassVar, cast

import pytest

from tests.match.drill import FESTIVE
from ziggurat import api
from ziggurat.kernel.record import Record
from ziggurat.match import codec
from ziggurat.match.spec import Shape, SpecError, check_spec, fields_of

INTS = Shape("many", (Shape("int"),))


@pytest.mark.parametrize("name", sorted(FESTIVE.records))
def test_every_record_says_what_its_constructor_takes(name: str) -> None:
    assert check_spec(FESTIVE.records[name]) == ""


class Odd:
    """Says less and other things than it takes."""

    SPEC: ClassVar[str] = ""

    def __init__(self, size: int, names: tuple[str, ...]) -> None:
        self.size = size
        self.names = names


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("size: int", "has 1 fields, its constructor 2"),
        ("size: int, names: tuple[str, ...], more: int", "has 3 fields"),
        ("names: tuple[str, ...], size: int", "says names"),
        ("size: bool, names: tuple[str, ...]", "bool"),
        ("size: int, names: tuple[int, ...]", "names"),
        ("size: int, names: tuple[str, ...]", ""),
    ],
)
def test_a_spec_that_differs_is_found(spec: str, fault: str) -> None:
    Odd.SPEC = spec
    found = check_spec(cast(type[Record], Odd))
    assert fault in found
    assert bool(found) == bool(fault)


def test_a_spec_without_a_constructor_is_found() -> None:
    bare = type("Bare", (), {"SPEC": "size: int", "__module__": __name__})
    assert "its constructor 0" in check_spec(bare)


def test_a_class_that_is_imported_late_is_compared_by_its_name() -> None:
    def make(self: object, deck: object) -> None: ...

    make.__annotations__["deck"] = "Elsewhere | None"
    late = type("Late", (), {"SPEC": "deck: Elsewhere | None", "__init__": make})
    assert check_spec(late) == ""
    make.__annotations__["deck"] = "Elsewhere"
    assert "maybe" in check_spec(late)


def test_shapes_are_read() -> None:
    odd = type(
        "Odd2", (), {"SPEC": "a: tuple[tuple[int, ...], ...], b: tuple[int, str], c: X | None"}
    )
    shapes = [field.shape for field in fields_of(odd)]
    assert shapes == [
        Shape("many", (INTS,)),
        Shape("fixed", (Shape("int"), Shape("str"))),
        Shape("maybe", (Shape("record", (), "X"),)),
    ]
    assert [shape.plain() for shape in shapes] == [True, True, False]


@pytest.mark.parametrize("spec", ["a", "a: dict[str, int]", "a: int |", "a: int | str", "a: 3"])
def test_a_type_that_cannot_be_saved_is_refused(spec: str) -> None:
    odd = type("Odd3", (), {"SPEC": spec})
    with pytest.raises(SpecError, match=r"Odd3\.SPEC cannot be read"):
        fields_of(odd)


def test_threads_read_specs_at_the_same_time() -> None:
    assert api.GAMES
    codec.prepare_records()
    records = list(codec._SCRIBES)
    faults: list[BaseException] = []

    def read() -> None:
        try:
            for record in records:
                fields_of(record)
        except BaseException as error:
            faults.append(error)

    def give_way(phase: str, info: dict[str, int]) -> None:
        time.sleep(0)

    # Garbage is looked for in the middle of parsing, and there another thread goes on.
    before, often = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(1e-6)
    gc.set_threshold(50)
    gc.callbacks.append(give_way)
    try:
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        gc.callbacks.remove(give_way)
        gc.set_threshold(*often)
        sys.setswitchinterval(before)
    assert len(records) > 200
    assert faults == []

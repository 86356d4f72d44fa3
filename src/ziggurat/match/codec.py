"""The codec: records as plain data, and back.

Owns how states, frames and views become JSON-able data with named fields, and the digest
of a state. It is explicit and strict: only registered classes, exactly the fields of
their `SPEC`, nothing guessed, nothing evaluated.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import defstruct

from ziggurat.kernel.frame import Frame
from ziggurat.kernel.record import Record, Shell
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.spec import (
    KERNEL_SPEC,
    REQUIRED,
    Field,
    Shape,
    check_spec,
    fields_of,
)

__all__ = [
    "CodecError",
    "canonical",
    "check_spec",
    "decode",
    "decode_state",
    "digest",
    "digest_of",
    "encode",
    "encode_state",
    "scribe_of",
]

Data: TypeAlias = dict[str, Any]
Leaf: TypeAlias = "Callable[[Record], object]"
Writer: TypeAlias = "Callable[[Any], object] | None"

TAG: Final = "is"
DEEPEST: Final = 40
DIGEST_DIGITS: Final = 32
BASES: Final[dict[str, type[Record]]] = {
    "Frame": Frame,
    "Record": Record,
    "Shell": Shell,
    "State": State,
}
KERNEL_FIELDS: Final = KERNEL_SPEC.count(":")
# What comes of asking about a position that somebody made up.
UNFIT: Final = (
    TypeError, ValueError, LookupError, AttributeError, AssertionError, ArithmeticError,
    MemoryError, RecursionError,
)  # fmt: skip

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_ENCODER_OF_SORTED: Final = msgspec.json.Encoder()
_SCRIBES: Final[dict[type[Record], Scribe]] = {}


class CodecError(ValueError):
    """Data does not describe what it should; the text names the place."""


class Scribe:
    """How one record class is written and read; worked out once."""

    def __init__(self, cls: type[Record]) -> None:
        self.cls: Final = cls
        self.fields: Final[tuple[Field, ...]] = fields_of(cls)
        # In order of names: what is written is then sorted already.
        self.names: Final = tuple(sorted([TAG, *[field.name for field in self.fields]]))
        # The class name is read along with the fields: one call, no joining.
        self.read: Final = attrgetter(
            *["__class__.__name__" if name == TAG else name for name in self.names]
        )
        # A form that the encoder writes without looking at names; it gives the same text.
        self.form: Final = defstruct(
            cls.__name__, [(f"{name}_", Any) for name in self.names], rename=_bare, gc=False
        )
        # Fields that came after a release, and what they were until then.
        self.grown: Final = tuple(
            [(at.name, at.default) for at in self.fields if at.default is not REQUIRED]
        )
        self.writers: Final = self._with(encode)
        self.packers: Final = tuple(
            [(self.names.index(name), write) for name, write in self._with(pack)]
        )

    def _with(self, leaf: Leaf) -> tuple[tuple[str, Callable[[Any], object]], ...]:
        """Which fields are not written as they are, and how."""
        writers = [(field.name, _writer(field.shape, leaf)) for field in self.fields]
        return tuple([(name, writer) for name, writer in writers if writer is not None])


def _bare(name: str) -> str:
    # One field is called like a word of Python, so that all have something behind their name.
    return name[:-1]


def scribe_of(cls: type[Record]) -> Scribe:
    """How a record class is written and read."""
    scribe = _SCRIBES.get(cls)
    if scribe is None:
        scribe = _SCRIBES[cls] = Scribe(cls)
    return scribe


def prepare_records() -> None:
    """Work out how every record of every game is written, so that nobody waits for it later."""
    todo: list[type[Record]] = [Record]
    while todo:
        cls = todo.pop()
        todo.extend(cls.__subclasses__())
        if cls.__module__.startswith("ziggurat.") and cls not in BASES.values():
            scribe_of(cls)


def _writer(shape: Shape, leaf: Leaf) -> Writer:
    """How a value of a shape is written; None if it is saved as it is."""
    if shape.plain():
        return None
    if shape.form == "record":
        return leaf
    writers = [_writer(part, leaf) or _as_it_is for part in shape.parts]
    first = writers[0]
    if shape.form == "maybe":
        return lambda value: None if value is None else first(value)
    if shape.form == "fixed":
        return lambda value: [write(item) for write, item in zip(writers, value, strict=True)]
    return lambda value: [first(item) for item in value]


def _as_it_is(value: object) -> object:
    return value


def encode(record: Record) -> Data:
    """Write a record as plain data: its fields by name and its class under "is", sorted."""
    scribe = scribe_of(type(record))
    if not scribe.fields:
        return {TAG: type(record).__name__}
    data = dict(zip(scribe.names, scribe.read(record), strict=True))
    for name, default in scribe.grown:
        if data[name] == default:
            del data[name]
    for name, write in scribe.writers:
        if name in data:
            data[name] = write(data[name])
    return data


def pack(record: Record) -> object:
    """The same for the encoder alone, in a third of the time."""
    scribe = scribe_of(type(record))
    if not scribe.fields or scribe.grown:
        return encode(record)
    if not scribe.packers:
        return scribe.form(*scribe.read(record))
    values = list(scribe.read(record))
    for at, write in scribe.packers:
        values[at] = write(values[at])
    return scribe.form(*values)


def encode_state(s: State) -> Data:
    """Write a whole state; the open questions and the journal are left out."""
    return encode(s)


def canonical(value: object) -> bytes:
    """The one JSON text of some data."""
    return _ENCODER.encode(value)


def digest(s: State) -> str:
    """A short fingerprint of a state and the rules it is played by."""
    rules = s.rules
    return digest_of(rules.game.name, rules.game.version, rules.modules, rules.options, s)


def digest_of(
    game: str, version: int, modules: tuple[str, ...], options: dict[str, str], s: State
) -> str:
    """The fingerprint of a state under the rules it was played by."""
    about = (game, version, modules, dict(sorted(options.items())), s.seats, pack(s))
    return hashlib.sha256(_ENCODER_OF_SORTED.encode(about)).hexdigest()[:DIGEST_DIGITS]


def decode(rules: Rules, expected: str, data: object, path: str = "record") -> Record:
    """Read a record back; `expected` names its class or a base of it."""
    if not isinstance(data, dict) or type(data.get(TAG)) is not str:
        raise _mismatch(path, expected, data)
    if path.count(".") > DEEPEST:
        raise CodecError(f"{path[:80]}: nested too deeply")
    cls = rules.records.get(data[TAG])
    if cls is None:
        raise CodecError(f"{path}: there is no record '{data[TAG]:.40}'")
    base = BASES.get(expected) or rules.records.get(expected)
    if base is None or not issubclass(cls, base):
        raise CodecError(f"{path}: expected {expected}, found {data[TAG]}")
    values = _values(rules, scribe_of(cls), data, path)
    try:
        return _rebuilt(rules, cls, values)
    except (TypeError, ValueError, LookupError) as error:
        raise CodecError(f"{path}: {cls.__name__} refuses its fields: {error}") from error


def _values(rules: Rules, scribe: Scribe, data: Data, path: str) -> list[Any]:
    """Read exactly the fields of a record."""
    for name in data:
        if name not in scribe.names:
            raise CodecError(f"{path}: unknown field '{name:.40}'")
    return [_field(rules, at, data, path) for at in scribe.fields]


def _field(rules: Rules, field: Field, data: Data, path: str) -> object:
    if field.name in data:
        return _read(rules, field.shape, data[field.name], f"{path}.{field.name}")
    if field.default is REQUIRED:
        raise CodecError(f"{path}.{field.name}: missing")
    return field.default


def _rebuilt(rules: Rules, cls: type[Record], values: list[Any]) -> Record:
    """Call a constructor; that of a state takes the rules and leaves out the kernel's part."""
    make: Any = cls
    if not issubclass(cls, State):
        made: Record = make(*values)
        return made
    seats, stack, outcome, unveiled, extras = values[:KERNEL_FIELDS]
    s: State = make(rules, seats, *values[KERNEL_FIELDS:])
    s.stack = stack
    s.outcome = outcome
    s.unveiled = unveiled
    s.extras = extras
    return s


def _read(rules: Rules, shape: Shape, value: object, path: str) -> object:
    """Read a value of a shape."""
    form = shape.form
    if form == "record":
        return decode(rules, shape.name, value, path)
    if form == "maybe":
        return None if value is None else _read(rules, shape.parts[0], value, path)
    if form in ("int", "bool", "str"):
        if type(value).__name__ != form:
            raise _mismatch(path, form, value)
        return value
    if not isinstance(value, list | tuple):
        raise _mismatch(path, "a list", value)
    if form == "fixed" and len(value) != len(shape.parts):
        raise CodecError(f"{path}: expected {len(shape.parts)} values, found {len(value)}")
    parts = shape.parts if form == "fixed" else shape.parts * len(value)
    items = [_read(rules, parts[at], item, f"{path}[{at}]") for at, item in enumerate(value)]
    return items if form == "shells" else tuple(items)


def _mismatch(path: str, expected: str, value: object) -> CodecError:
    kind = "nothing" if value is None else type(value).__name__
    return CodecError(f"{path}: expected {expected}, found {kind}")


def decode_state(rules: Rules, data: object) -> State:
    """Read a state back and ask its open questions again."""
    s = decode(rules, "State", data, "state")
    assert isinstance(s, State)
    if s.outcome is not None:
        return s
    if not s.stack:
        raise CodecError("state.stack: no work is pending and nobody has won")
    try:
        s.asked = s.stack[-1].questions(s)
    except UNFIT as error:
        raise CodecError(f"state.stack: nothing can be asked here: {error!r:.80}") from error
    return s

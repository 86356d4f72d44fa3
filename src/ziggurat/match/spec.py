"""Specs: what a record's `SPEC` says about its fields.

Owns the shapes a saved field can have and the plan of each record class. It reads text
only, because compiled classes keep no annotations; it never touches a value.
"""

from __future__ import annotations

import ast
import sys
import threading
import types
import typing
from typing import Final, NamedTuple

from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State

# What a state is made of besides the fields that a game's table lists.
KERNEL_SPEC: Final = (
    "seats: int, stack: tuple[Frame, ...], outcome: Outcome | None, unveiled: int, "
    "extras: tuple[Shell, ...]"
)
# On Python 3.11 two threads that parse at once make each other fail.
_PARSING: Final = threading.Lock()
PLAIN: Final = ("int", "bool", "str")


class Shape(NamedTuple):
    """The shape of a value: its form, the shapes inside it, and the record it names.

    Forms: int, bool, str, many (a tuple of any length), shells (a list of any length),
    fixed (a tuple of this length), maybe (or nothing) and record.
    """

    form: str
    parts: tuple[Shape, ...] = ()
    name: str = ""

    def plain(self) -> bool:
        """Tell whether no record is inside, so that a value is saved as it is."""
        return self.form != "record" and all([part.plain() for part in self.parts])


class Required:
    """Stands in the place of a default where a field has none."""


REQUIRED: Final = Required()


class Field(NamedTuple):
    """One constructor argument of a record.

    A field that was added after a release has a `default`: it is what older saves mean, and it is
    not written, so that digests of older positions stay what they were.
    """

    name: str
    shape: Shape
    default: object = REQUIRED


class SpecError(TypeError):
    """A `SPEC` cannot be read or does not match its class: a fault of the class."""


def fields_of(cls: type[Record]) -> tuple[Field, ...]:
    """All saved fields of a record class, in the order of its constructor."""
    own = _read_spec(cls, cls.SPEC)
    return _read_spec(cls, KERNEL_SPEC) + own if issubclass(cls, State) else own


def _read_spec(cls: type[Record], spec: str) -> tuple[Field, ...]:
    try:
        given = _arguments(spec)
        defaults = [ast.literal_eval(at) for at in given.defaults]
        values = [REQUIRED] * (len(given.args) - len(defaults)) + defaults
        named = zip(given.args, values, strict=True)
        return tuple([Field(at.arg, _shape(at.annotation), value) for at, value in named])
    except (SyntaxError, ValueError, SpecError) as error:
        raise SpecError(f"{cls.__name__}.SPEC cannot be read: {error}") from None


def _arguments(spec: str) -> ast.arguments:
    with _PARSING:
        function = ast.parse(f"def spec({spec}): ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    return function.args


def _shape(node: ast.expr | None) -> Shape:
    """Read a type."""
    if isinstance(node, ast.Name):
        return Shape(node.id) if node.id in PLAIN else Shape("record", (), node.id)
    if isinstance(node, ast.BinOp) and ast.unparse(node.right) == "None":
        return Shape("maybe", (_shape(node.left),))
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if node.value.id == "list" and len(inner) == 1:
            return Shape("shells", (_shape(inner[0]),))
        if node.value.id == "tuple" and len(inner) == 2 and ast.unparse(inner[1]) == "...":
            return Shape("many", (_shape(inner[0]),))
        if node.value.id == "tuple":
            return Shape("fixed", tuple([_shape(part) for part in inner]))
    text = "nothing" if node is None else ast.unparse(node)
    raise SpecError(f"'{text}' is not a type that a save can hold")


def check_spec(cls: type[Record]) -> str:
    """Compare `SPEC` with the constructor; say what differs, or nothing.

    Compiled classes keep no annotations, so that only the interpreted ones are compared.
    """
    import inspect

    module = sys.modules[cls.__module__]
    if not str(module.__file__).endswith(".py"):
        return ""
    made = cls.__init__
    given = list(inspect.signature(made).parameters.values())[1:]
    if not isinstance(made, types.FunctionType):
        given = []
    if issubclass(cls, State):
        given = given[2:]
    scope = vars(module)
    said = [f"{field.name}: {field.shape}" for field in _read_spec(cls, cls.SPEC)]
    meant = [f"{at.name}: {_meant(at.annotation, scope)}" for at in given]
    for ours, theirs in zip(said, meant, strict=False):
        if ours != theirs:
            return f"{cls.__name__}.SPEC says {ours}, its constructor {theirs}"
    if len(said) != len(meant):
        return f"{cls.__name__}.SPEC has {len(said)} fields, its constructor {len(meant)}"
    return ""


def _meant(annotation: object, scope: dict[str, object]) -> Shape:
    """The shape an annotation means, with aliases resolved where they can be."""
    if not isinstance(annotation, str):
        return _shape_of_type(annotation)
    try:
        return _shape_of_type(eval(annotation, scope))
    except NameError:
        return _shape(ast.parse(annotation, mode="eval").body)


def _shape_of_type(meant: object) -> Shape:
    parts = typing.get_args(meant)
    if isinstance(meant, types.UnionType) and len(parts) == 2 and parts[1] is types.NoneType:
        return Shape("maybe", (_shape_of_type(parts[0]),))
    if typing.get_origin(meant) is list:
        return Shape("shells", (_shape_of_type(parts[0]),))
    if typing.get_origin(meant) is tuple and parts[-1] is ...:
        return Shape("many", (_shape_of_type(parts[0]),))
    if typing.get_origin(meant) is tuple:
        return Shape("fixed", tuple([_shape_of_type(part) for part in parts]))
    name = meant.__name__ if isinstance(meant, type) else str(meant)
    return Shape(name) if name in PLAIN else Shape("record", (), name)

"""Facts that are fields of the table: read and written back by name.

Owns the one way in which a scene reaches a field, so that a fact takes one line. The arguments of
the fact say which entry of the field is meant. What else has to follow when a fact is made true is
a `then`, or a `write` of its own. It is never used during play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.build.game import Fact, WriteFact
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]
Follow: TypeAlias = Callable[[Table], None]


class Field:
    """A field with a number for each combination of arguments or, if `many`, several numbers.

    `NONE` stands for no number. `then` is what follows from a change.
    """

    def __init__(self, name: str, many: bool, then: Follow | None) -> None:
        self.name: Final = name
        self.many: Final = many
        self.then: Final = then

    def read(self, s: State, args: Ints) -> Ints:
        """The values of the fact."""
        held = getattr(table(s), self.name)
        for at in args:
            held = held[at]
        if self.many:
            return tuple(held)
        return () if held == NONE else (held,)

    def write(self, s: State, args: Ints, values: Ints) -> None:
        """Make the fact true; several numbers are kept ascending."""
        g = table(s)
        held = getattr(g, self.name)
        number = values[0] if values else NONE
        if self.many:
            found = tuple(sorted(values))
            setattr(g, self.name, put_row(held, args[0], found) if args else found)
        elif len(args) > 1:
            row = put(held[args[0]], args[1], number)
            setattr(g, self.name, put_row(held, args[0], row))
        else:
            setattr(g, self.name, put(held, args[0], number) if args else number)
        if self.then is not None:
            self.then(g)


class Mask(Field):
    """A field with several numbers for each argument, kept as the bits of one."""

    def read(self, s: State, args: Ints) -> Ints:
        held = getattr(table(s), self.name)
        mask = held[args[0]] if args else held
        return tuple([at for at in range(mask.bit_length()) if (mask >> at) & 1])

    def write(self, s: State, args: Ints, values: Ints) -> None:
        g = table(s)
        mask = sum([1 << value for value in values])
        held = getattr(g, self.name)
        setattr(g, self.name, put(held, args[0], mask) if args else mask)
        if self.then is not None:
            self.then(g)


def fact(
    name: str,
    kinds: tuple[str, ...],
    value: str,
    field: str,
    many: bool = False,
    write: WriteFact | None = None,
    then: Follow | None = None,
    optional: bool = False,
) -> Fact:
    """A fact that is a field; `write` does more than put the values there.

    An `optional` one may be stated without a value: there is none then.
    """
    at = Field(field, many, then)
    return Fact(name, kinds, value, at.read, write or at.write, many or optional)


def mask_fact(
    name: str, kinds: tuple[str, ...], value: str, field: str, then: Follow | None = None
) -> Fact:
    """A fact whose values are the bits of a field."""
    at = Mask(field, True, then)
    return Fact(name, kinds, value, at.read, at.write, many=True)

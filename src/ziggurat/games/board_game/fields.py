"""Facts that are fields of the table: read and written back by name.

Owns the one way in which a scene reaches a field, so that a fact takes one line. The arguments of
the fact say which entry of the field is meant. What else must follow when a fact is made true is a
`write` of its own. It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, WriteFact
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


class Field:
    """A field with a number for each combination of arguments or, if `many`, several numbers."""

    def __init__(self, name: str, many: bool) -> None:
        self.name: Final = name
        self.many: Final = many

    def read(self, s: State, args: Ints) -> Ints:
        """The values of the fact."""
        held = getattr(table(s), self.name)
        for at in args:
            held = held[at]
        return tuple(held) if self.many else (held,)

    def write(self, s: State, args: Ints, values: Ints) -> None:
        """Make the fact true; several numbers are kept ascending."""
        g = table(s)
        held = getattr(g, self.name)
        if self.many:
            found = tuple(sorted(values))
            setattr(g, self.name, put_row(held, args[0], found) if args else found)
        elif len(args) > 1:
            row = put(held[args[0]], args[1], values[0])
            setattr(g, self.name, put_row(held, args[0], row))
        else:
            setattr(g, self.name, put(held, args[0], values[0]) if args else values[0])


def fact(
    name: str,
    kinds: tuple[str, ...],
    value: str,
    field: str,
    many: bool = False,
    write: WriteFact | None = None,
) -> Fact:
    """A fact that is a field; `write` does more than put the values there."""
    at = Field(field, many)
    return Fact(name, kinds, value, at.read, write or at.write, many)

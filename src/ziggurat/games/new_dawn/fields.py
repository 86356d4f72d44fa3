"""Facts that are fields: read from the table or a realm, and written back, by name.

Owns the one way in which a scene reaches a field, so that a fact takes one line. What else must
follow when a fact is made true is a `write` of its own. It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, WriteFact
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]

# What a field holds: a number, a number or `NONE`, a set as a mask, several numbers in order.
NUMBER: Final = 0
PERHAPS: Final = 1
MASK: Final = 2
LIST: Final = 3


class Field:
    """A field of the table, or of the realm of a seat; `indexed` if it has one entry for each."""

    def __init__(self, name: str, shape: int, of_seat: bool, indexed: bool) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.of_seat: Final = of_seat
        self.indexed: Final = indexed

    def _shell(self, s: State, args: Ints) -> Table | Realm:
        return table(s).realms[args[0]] if self.of_seat else table(s)

    def read(self, s: State, args: Ints) -> Ints:
        """The values of the fact."""
        held = getattr(self._shell(s, args), self.name)
        if self.indexed:
            held = held[args[-1]]
        if self.shape == LIST:
            return tuple(held)
        if self.shape == MASK:
            return tuple(members(held))
        return () if self.shape == PERHAPS and held == NONE else (held,)

    def write(self, s: State, args: Ints, values: Ints) -> None:
        """Make the fact true."""
        shell = self._shell(s, args)
        if self.shape == LIST:
            setattr(shell, self.name, values)
            return
        if self.shape == MASK:
            value = mask_of(list(values))
        else:
            value = values[0] if values else NONE
        held = getattr(shell, self.name)
        setattr(shell, self.name, put(held, args[-1], value) if self.indexed else value)


def fact(
    name: str,
    kinds: tuple[str, ...],
    value: str,
    field: str,
    shape: int = NUMBER,
    write: WriteFact | None = None,
) -> Fact:
    """A fact that is a field of the table or, if its first argument is a seat, of a realm.

    A further argument says which entry of the field is meant. `write` does more than put the
    values there.
    """
    of_seat = "seat" in kinds[:1]
    at = Field(field, shape, of_seat, len(kinds) > (1 if of_seat else 0))
    return Fact(name, kinds, value, at.read, write or at.write, shape in (MASK, LIST))

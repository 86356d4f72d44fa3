"""District tokens as rows: five kinds, one token of each for every seat.

Owns the row class only; what they do stands in `effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.ids import SPACES
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DISTRICT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Row

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.state import Table

    # Table, seat, the space in which the district lies.
    UseIt: TypeAlias = Callable[[Table, int, int], None]
    UsefulIt: TypeAlias = Callable[[Table, int, int], bool]


class District(Row):
    """A kind of district; `kind` is its place among them.

    `options` are the choices that place it, one for each space. `use` carries out its effect for
    its owner, or pushes the frame that asks how; `useful` tells whether that could change anything.
    """

    def __init__(self, number: int, name: str, kind: int, use: UseIt, useful: UsefulIt) -> None:
        super().__init__(number, name)
        self.kind: Final = kind
        self.options: Final[tuple[Choice, ...]] = tuple(
            [(DISTRICT, number, space) for space in range(SPACES)]
        )
        self.use: Final = use
        self.useful: Final = useful

"""The base game's part of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.tables.new_dawn.cards import face
from ziggurat.tables.parts import Data, Part

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules


class NewDawn(Part):
    """A New Dawn."""

    def face(self, rules: Rules, family: str, number: int) -> Data:
        return face(rules, family, number)


PART: Final = NewDawn()

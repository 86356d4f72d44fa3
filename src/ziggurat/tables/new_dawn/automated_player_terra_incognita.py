"""What the automated player shows with Terra Incognita: where we depart from its text.

Owns nothing else; cards and pieces are told by the parts of both modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.tables.parts import Data, Part

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# By the words that say so (`line.doubt_<name>`).
DOUBTS: Final = {"commercial_hub": "hub"}


class AutomatedExplorer(Part):
    """What both modules together have to say."""

    def face(self, rules: Rules, family: str, number: int) -> Data:
        doubt = DOUBTS.get(rules.rows[number].name)
        return {} if doubt is None else {"doubts": [doubt]}


PART: Final = AutomatedExplorer()

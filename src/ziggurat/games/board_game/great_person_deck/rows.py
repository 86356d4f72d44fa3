"""The row class of great person cards.

How a card is written (one file for each type, `cards_<type>.py`; a finished example of each kind):

- used in a phase and kept: `Use(START_OF_TURN, act)`. The card is turned up by its first use and
  then used once a turn (`every`: also once a battle or freely). See LEONIDAS (cards_generals).
- used in a phase and discarded: `Use(CITY_MANAGEMENT, act, needs, discard=True)`. `needs` gives
  a reason from what everybody knows. See FRANK_LLOYD_WRIGHT (cards_builders).
- used at any time: `*at_any_time(act, needs, discard=True)`, the hooks of all own parts. See
  FRIDA_KAHLO (cards_artists).
- cancelling: `*cancels()` offers itself when another seat announces something. See MARK_TWAIN.
- in battle: `Use(BATTLE_BEGINS, ...)` before bonuses are counted, `Use(BATTLE, ...)` in the own
  battle turn. See JOAN_OF_ARC and SUN_TZU (cards_generals).
- acting by itself, be it always or whenever something happens: `constant=True` and hooks that
  adjust, allow or do. Such a card acts only while it is faceup: its owner turns it up in any own
  part (`deck_rule.py`), so that nobody learns a facedown card from what it changes. See
  VALMIKI, HENRY_FORD and GEORGY_ZHUKOV.

Hooks of a card act while a marker of its type is on the map; a card that is not constant acts
facedown too, so it may have offers, and only such other hooks as are about the card itself. What
lasts longer than the card that began it (until the turn or the battle ends) is a hook of the rule
LASTING_... of its file, which acts for everybody and looks at a mark: `use_ability` for a turn,
`use_in_battle` for a battle, or a field of `PersonDeck`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.kernel.content import Hook, Row

if TYPE_CHECKING:
    from ziggurat.kernel.state import State


class PersonCard(Row):
    """A great person: the type of its marker, and whether it acts by itself once it is faceup."""

    def __init__(
        self,
        number: int,
        name: str,
        person: int,
        hooks: tuple[Hook, ...] = (),
        constant: bool = False,
    ) -> None:
        super().__init__(number, name, hooks)
        self.person: Final = person
        self.constant: Final = constant


def card_row(s: State, card: int) -> PersonCard:
    """The row of a great person card."""
    row = s.rules.rows[card]
    assert isinstance(row, PersonCard)
    return row

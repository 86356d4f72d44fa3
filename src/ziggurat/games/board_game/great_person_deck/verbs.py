"""What can be said about great person cards."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

TURN_UP: Final = 160
KEEP_PERSON_CARD: Final = 161
# What Nature says.
DRAW_PERSON_CARD: Final = 162
LOSE_PERSON_CARD: Final = 163
# What single cards let seats say.
LEAP: Final = 164
LAY_IN_ROW: Final = 165
GIVE_COIN: Final = 166
TO_CULTURE: Final = 167
TO_TRADE: Final = 168
BECOME_TRADE: Final = 169

DECK_VERBS: Final = (
    Verb(TURN_UP, "turn_up", ("person_card",)),
    Verb(KEEP_PERSON_CARD, "keep_person_card", ("person_card",)),
    Verb(DRAW_PERSON_CARD, "draw_person_card", ("person_card",)),
    Verb(LOSE_PERSON_CARD, "lose_person_card", ("person_card",)),
    Verb(LEAP, "leap", ("person_card", "amount")),
    Verb(LAY_IN_ROW, "lay_in_row", ("amount",)),
    Verb(GIVE_COIN, "give_coin", ("row", "seat")),
    Verb(TO_CULTURE, "to_culture", ("amount",)),
    Verb(TO_TRADE, "to_trade", ("amount",)),
    Verb(BECOME_TRADE, "become_trade", ()),
)

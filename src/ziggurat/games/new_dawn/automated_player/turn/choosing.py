"""The card of the automated player's turn: always the last of its row."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import FOCUS
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def last_card(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.turn.fifth_slot, ap.turn.never_other"""
    return ((FOCUS, len(g.realms[question.seat].row) - 1),)


CARD_OF_TURN: Final = Topic(FIRST_TOPIC + 2, "focus", last_card)

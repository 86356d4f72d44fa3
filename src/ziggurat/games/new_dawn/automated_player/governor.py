"""The rule that plays: how each question to the automated player is decided.

Owns the way from a question to those answers between which chance decides. Each topic has a
row; what has none is declined if it can be, and otherwise left to chance.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player.order import in_order
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.rows import Governor
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question

# The family of rows that say how a topic is decided.
TOPICS: Final = "automated_topic"


def narrow(g: Table, question: Question) -> tuple[Choice, ...]:
    """Leave the answers between which chance decides, in a fixed order.

    Rules: ap.random.nature, ap.random.options, ap.general.optional_declined, ap.golden.random_rest
    """
    return in_order(g, _narrowed(g, question))


def _narrowed(g: Table, question: Question) -> tuple[Choice, ...]:
    for number in g.rules.families[TOPICS]:
        row = g.rules.rows[number]
        assert isinstance(row, Topic)
        if row.name == question.topic:
            return row.narrow(g, question)
    return NO_THANKS if (PASS,) in question.options else question.options


GOVERNOR: Final = Governor(
    AUTOMATED_PLAYER,
    "automated_player",
    narrow,
    silent=("leader", "wonder", "city_state"),
    sheet=True,
)

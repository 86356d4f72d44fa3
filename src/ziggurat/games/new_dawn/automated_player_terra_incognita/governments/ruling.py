"""The automated player's governments: which card gets one, and when that card comes first.

Owns the list and both topics. What a government does to its card is the expansion's.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.asking import is_governed
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.turn.choosing import CARD_OF_TURN as LAST_CARD
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
    FIRST_NEW_TOPIC,
    GOVERNMENT_RULE,
)
from ziggurat.games.new_dawn.focus.row import slot_value
from ziggurat.games.new_dawn.ids import FIFTH, NONE
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import level_of, printed
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.governments.changing import ADOPT
from ziggurat.games.new_dawn.terra_incognita.governments.moments import GOVERNABLE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import FOCUS
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State


def every_slot(s: State, cue: Cue, places: int) -> int:
    """Every card of its row may take a government (ap.ti.government.any_slot)."""
    if not is_governed(s, cue.owner):
        return places
    return bit(len(printed(s.rules).slots)) - 1


# A rule in play for everybody: no card carries it. It widens the choice of a governed seat only.
ANY_SLOT: Final = Row(
    GOVERNMENT_RULE, "government_from_any_slot", (Adjust(GOVERNABLE, every_slot),)
)


def level(g: Table, question: Question, choice: Choice) -> int:
    return level_of(g.rules, g.realms[question.seat].row[choice[1]])


def leftmost(g: Table, question: Question, choice: Choice) -> int:
    return -choice[1]


HIGHEST_LEVEL: Final = Criterion(FIRST_NEW_CRITERION + 6, "highest_level", level)
FARTHEST_LEFT: Final = Criterion(FIRST_NEW_CRITERION + 7, "farthest_left", leftmost)
GOVERNMENT_CRITERIA: Final = (HIGHEST_LEVEL, FARTHEST_LEFT)

OWN_GOVERNMENT: Final = PriorityList(
    FIRST_NEW_LIST + 2,
    "own_government",
    "ap.ti.government.always",
    (HIGHEST_LEVEL, FARTHEST_LEFT),
)
GOVERNMENT_LISTS: Final = (OWN_GOVERNMENT,)


def change_government(g: Table, question: Question) -> tuple[Choice, ...]:
    """It goes to the card of the highest level; if that has one already, nothing changes.

    Rules: ap.ti.government.always, ap.ti.government.any_slot, ap.ti.government.tie
    """
    row = g.realms[question.seat].row
    best = weigh(g, question, OWN_GOVERNMENT, tuple([(ADOPT, at) for at in range(len(row))]))
    return best if best[0] in question.options else NO_THANKS


def first_in_turn(g: Table, seat: int) -> int:
    """The place of the card of its turn: the last one, or that of its government.

    That comes first if it counts as in slot 5 from where it stands and is of a higher level.
    Rules: ap.ti.turn.reset, ap.ti.government.resolve_instead, ap.ti.government.slots
    """
    row = g.realms[seat].row
    last = len(row) - 1
    governed = unknown(g).governed[seat]
    if governed == NONE:
        return last
    place = row.index(governed)
    higher = level_of(g.rules, governed) > level_of(g.rules, row[last])
    return place if higher and slot_value(g, seat, place) == FIFTH else last


def choose_card(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.government.resolve_instead, ap.ti.government.example"""
    place = first_in_turn(g, question.seat)
    if place < len(g.realms[question.seat].row) - 1:
        g.note("government_first", question.seat, (unknown(g).governed[question.seat],))
    return ((FOCUS, place),)


CHANGE_GOVERNMENT: Final = Topic(FIRST_NEW_TOPIC + 2, "change_government", change_government)
CARD_OF_TURN: Final = Topic(LAST_CARD.number, "focus", choose_card)

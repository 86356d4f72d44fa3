"""Better cards for the automated player: what level spaces bring, and Replaceable Parts.

Owns the frame that asks which card gives way. The dial itself is the base game's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.replacing import NEXT, better_cards
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.trade.lists import HIGHEST_IN_ROW
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.focus.science import move_dial
from ziggurat.games.new_dawn.ids import LEVELS
from ziggurat.games.new_dawn.picking import IfAny
from ziggurat.games.new_dawn.printed import level_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import GAIN
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.state import State


class BetterCard(IfAny):
    """A card of the row gives way to a better one: for a level space, or for the `NEXT` level.

    It cannot be declined; with all cards of level IV nothing happens.
    Rules: ap.tech.lowest_random, ap.tech.to_level, ap.tech.already, ap.tech.above,
    ap.science.replaceable_parts
    """

    SPEC: ClassVar[str] = "seat: int, level: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.tech.lowest_random",
        "ap.tech.to_level",
        "ap.tech.already",
        "ap.tech.above",
        "ap.science.replaceable_parts",
    )

    def __init__(self, seat: int, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: list[Choice] = []
        for place, old in enumerate(g.realms[self.seat].row):
            if level_of(g.rules, old) < LEVELS:
                for card in better_cards(g, self.seat, place, self.level):
                    found.append((GAIN, place, card))
        return tuple(found)

    def question(self, s: State) -> Question:
        topic = "ap_next_level" if self.level == NEXT else "ap_tech_gain"
        return ask(s, self.seat, topic, CARD, self.listed(table(s)), (self.level,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        replace_card(table(s), self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.level)


def move_own_dial(g: Table, seat: int, steps: int) -> None:
    """Move the dial, and then let each level space passed bring its card, in order.

    Rules: ap.tech.each_space
    """
    levels = move_dial(g, seat, steps)
    step_done(g)
    for level in reversed(levels):
        g.push(BetterCard(seat, level))


def lowest_level(g: Table, question: Question, choice: Choice) -> int:
    return -level_of(g.rules, g.realms[question.seat].row[choice[1]])


LOWEST_LEVEL: Final = Criterion(FIRST_CRITERION + 12, "lowest_level", lowest_level)
TECH_GAIN: Final = PriorityList(
    FIRST_LIST + 5, "tech_gain", "ap.tech.lowest_random", (LOWEST_LEVEL,)
)
NEXT_LEVEL: Final = PriorityList(
    FIRST_LIST + 6, "next_level", "ap.science.replaceable_parts", (LOWEST_LEVEL, HIGHEST_IN_ROW)
)


def tech_gain(g: Table, question: Question) -> tuple[Choice, ...]:
    return weigh(g, question, TECH_GAIN, question.options)


def next_level(g: Table, question: Question) -> tuple[Choice, ...]:
    return weigh(g, question, NEXT_LEVEL, question.options)


GAIN_TOPICS: Final = (
    Topic(FIRST_TOPIC + 5, "ap_tech_gain", tech_gain),
    Topic(FIRST_TOPIC + 6, "ap_next_level", next_level),
)

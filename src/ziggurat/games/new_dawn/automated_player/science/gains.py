"""Better cards for the automated player: what level spaces bring, and Replaceable Parts.

Owns which card takes the place of which. The dial itself is the base game's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.trade.lists import HIGHEST_IN_ROW
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.focus.science import move_dial
from ziggurat.games.new_dawn.ids import LEVELS
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.printed import focus_of, level_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import GAIN
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.state import State

# In the stead of a level space: a card gives way to the one of the next level.
NEXT: Final = 0


def better_cards(g: Table, seat: int, place: int, level: int) -> list[int]:
    """Cards that may take a place: of its type and the level of a space, or one level higher
    than what lies there if that is as good already.

    Rules: ap.tech.to_level, ap.tech.already, ap.tech.above
    """
    realm = g.realms[seat]
    old = realm.row[place]
    wanted = max(level, level_of(g.rules, old) + 1)
    focus = focus_of(g.rules, old)
    return [
        card
        for card in members(realm.deck)
        if focus_of(g.rules, card) == focus and level_of(g.rules, card) == wanted
    ]


class BetterCard(Listed):
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

    def run(self, s: State) -> bool:
        if self.listed(table(s)):
            return True
        s.pop()
        return False

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

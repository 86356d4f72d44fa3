"""What the automated player does with its districts, one after the other in a fixed order.

Owns how it answers the expansion's questions about districts, and the theater square, which has
a list of its own. What districts do is the expansion's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.lists import (
    ENCAMPMENT_DEFEAT,
    ENCAMPMENT_REINFORCE,
    FOUNDED_CITY,
    THEATER_TOKEN,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import PLACES
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import (
    token_choices,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_TOPIC,
    HUB_RULE,
)
from ziggurat.games.new_dawn.board.spaces import wonder_spaces
from ziggurat.games.new_dawn.focus.culture import place_token
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import IfAny
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.effects import (
    DISTRICT_REACH,
    all_within,
    theater_useful,
    use_theater,
)
from ziggurat.games.new_dawn.terra_incognita.districts.moments import DESERT_FOCUS
from ziggurat.games.new_dawn.terra_incognita.districts.rows import District
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import (
    ACTIVATE,
    DESERTS,
    GATHER,
    MATURE,
    ROUT,
    ROUT_ARMY,
)
from ziggurat.games.new_dawn.terra_incognita.ids import THEATER_SQUARE
from ziggurat.games.new_dawn.verbs import BUILD, REINFORCE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State

# Its place among the kinds of districts.
THEATER_KIND: Final = 4


def resolve_in_order(g: Table, question: Question) -> tuple[Choice, ...]:
    """The next district in the order of the variant.  Rules: ap.ti.district.event_order"""
    for number in PLACES:
        if (ACTIVATE, number) in question.options:
            return ((ACTIVATE, number),)
    return NO_THANKS


def with_verbs(question: Question, *verbs: int) -> tuple[Choice, ...]:
    """The options that say one of some verbs."""
    return tuple([option for option in question.options if option[0] in verbs])


def use_encampment(g: Table, question: Question) -> tuple[Choice, ...]:
    """Defeat first, then reinforce, each if there is anything.

    Rules: ap.ti.encampment.defeat, ap.ti.encampment.reinforce, ap.ti.encampment.details
    """
    enemies = with_verbs(question, ROUT, ROUT_ARMY)
    if enemies:
        return weigh(g, question, ENCAMPMENT_DEFEAT, enemies)
    tokens = with_verbs(question, REINFORCE)
    return weigh(g, question, ENCAMPMENT_REINFORCE, tokens) if tokens else NO_THANKS


def use_hub(g: Table, question: Question) -> tuple[Choice, ...]:
    """Mature cities count before as many deserts.  Rules: ap.ti.hub.mature, ap.ti.hub.desert"""
    mature, deserts = question.facts
    return ((GATHER, MATURE if mature >= deserts else DESERTS),)


def desert_tokens(s: State, cue: Cue, focus: int) -> int:
    """By the letter of the variant, deserts bring its science card tokens.

    Rules: ap.ti.hub.desert_letter
    """
    return SCIENCE if is_governed(table(s), cue.owner) else focus


def use_industrial_zone(g: Table, question: Question) -> tuple[Choice, ...]:
    """A city if it can be paid for and built, or else trade tokens for forests.

    Rules: ap.ti.industrial.city, ap.ti.industrial.forest, ap.ti.industrial.no_site
    """
    cities = with_verbs(question, BUILD)
    if cities:
        return weigh(g, question, FOUNDED_CITY, cities)
    return with_verbs(question, GATHER)


def own_theater_area(g: Table, seat: int, space: int) -> int:
    """Mask: within two spaces of the theater square or of an own city with a world wonder.

    Cities that a card makes friendly are not its own.  Rules: ap.ti.theater.effect
    """
    stages = bit(space) | g.realms[seat].cities & wonder_spaces(g)
    return all_within(g, stages, DISTRICT_REACH)


class TheaterToken(IfAny):
    """Place a control token near the theater square in `space`, or near a city with a wonder.

    Rules: ap.ti.theater.effect, ap.ti.theater.effect_order
    """

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.theater.effect", "ap.ti.theater.effect_order")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return token_choices(g, self.seat, own_theater_area(g, self.seat, self.space))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_theater_token", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        place_token(g, self.seat, choice[1])
        step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def use_theater_by_list(g: Table, seat: int, space: int) -> None:
    """As for everybody, but a governed seat has a list for the token."""
    if is_governed(g, seat):
        g.push(TheaterToken(seat, space))
    else:
        use_theater(g, seat, space)


def place_theater_token(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.theater.effect_order"""
    return weigh(g, question, THEATER_TOKEN, question.options)


THEATER: Final = District(
    THEATER_SQUARE, "theater_square", THEATER_KIND, use_theater_by_list, theater_useful
)

# In play if players agree on the letter of the variant.
HUB_BY_LETTER: Final = Row(HUB_RULE, "hub_by_letter", (Adjust(DESERT_FOCUS, desert_tokens),))

USING_TOPICS: Final = (
    Topic(FIRST_NEW_TOPIC + 7, "resolve_districts", resolve_in_order),
    Topic(FIRST_NEW_TOPIC + 8, "use_encampment", use_encampment),
    Topic(FIRST_NEW_TOPIC + 9, "use_hub", use_hub),
    Topic(FIRST_NEW_TOPIC + 10, "use_industrial_zone", use_industrial_zone),
    Topic(FIRST_NEW_TOPIC + 11, "ap_theater_token", place_theater_token),
)
USING_FRAMES: Final = (TheaterToken,)

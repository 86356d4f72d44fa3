"""The automated player's culture cards, their orders, and how a space is chosen for a token."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.culture.breaking import break_rival_tokens
from ziggurat.games.new_dawn.automated_player.culture.criteria import (
    CULTURE_CIVIL_SERVICE,
    CULTURE_EARLY,
    CULTURE_MASS_MEDIA,
)
from ziggurat.games.new_dawn.automated_player.culture.placing import (
    place_near_cities,
    place_near_friendly,
)
from ziggurat.games.new_dawn.automated_player.ids import (
    AUTOMATED_PLAYER,
    FIRST_ORDER,
    FIRST_TOPIC,
)
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, read_card
from ziggurat.games.new_dawn.automated_player.rows import (
    AutomatedCard,
    Order,
    PriorityList,
    Topic,
)
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.ids import CULTURE, NONE
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import PLACE, SPEND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question


class CultureCard(AutomatedCard):
    """A culture card: `count` tokens go beside cities, each where the list `by` ranks first."""

    def __init__(
        self,
        level: int,
        name: str,
        count: int,
        by: PriorityList,
        orders: tuple[Order, ...],
        number: int = NONE,
        sheet: int = AUTOMATED_PLAYER,
    ) -> None:
        super().__init__(
            CULTURE, level, name, read_card, orders, count=count, number=number, sheet=sheet
        )
        self.by: Final = by


def list_in_use(g: Table, seat: int) -> PriorityList:
    """The list of the culture card that is being read, or else of the one in the row.

    Rules: ap.human.forced_ap_choice
    """
    cards = [frame.card for frame in reversed(g.stack) if isinstance(frame, ReadCard)]
    cards.extend([g.realms[seat].row[place] for place in places_of(g, seat, CULTURE)])
    for card in cards:
        row = g.rules.rows[card]
        if isinstance(row, CultureCard):
            return row.by
    return CULTURE_EARLY


def place_token(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.general.recompute"""
    return weigh(g, question, list_in_use(g, question.seat), question.options)


def place_tokens(g: Table, question: Question) -> tuple[Choice, ...]:
    """Tokens that anything else lets it place: by the same list, as many as possible.

    Rules: ap.human.forced_ap_choice, ap.general.must_act, ap.culture.trade_tokens_kept
    """
    spaces = tuple([option for option in question.options if option[0] == PLACE])
    if spaces:
        return weigh(g, question, list_in_use(g, question.seat), spaces)
    buying = tuple([option for option in question.options if option[0] == SPEND])
    return buying if buying and unused_tokens(g, question.seat) > 0 else NO_THANKS


EARLY_EMPIRE: Final = Order(
    FIRST_ORDER, "place_near_cities", "ap.culture.early_empire", place_near_cities
)
CIVIL_SERVICE: Final = Order(
    FIRST_ORDER + 1, "place_near_friendly", "ap.culture.civil_service", place_near_friendly
)
MASS_MEDIA: Final = Order(
    FIRST_ORDER + 2, "break_rival_tokens", "ap.culture.mass_media", break_rival_tokens
)
CULTURE_ORDERS: Final = (EARLY_EMPIRE, CIVIL_SERVICE, MASS_MEDIA)

CULTURE_CARDS: Final = (
    CultureCard(1, "ap_early_empire", 2, CULTURE_EARLY, (EARLY_EMPIRE,)),
    CultureCard(2, "ap_drama_and_poetry", 3, CULTURE_EARLY, (EARLY_EMPIRE,)),
    CultureCard(
        3, "ap_civil_service", 3, CULTURE_CIVIL_SERVICE, (EARLY_EMPIRE, CIVIL_SERVICE)
    ),
    CultureCard(4, "ap_mass_media", 4, CULTURE_MASS_MEDIA, (MASS_MEDIA, EARLY_EMPIRE)),
)  # fmt: skip

CULTURE_TOPICS: Final = (
    Topic(FIRST_TOPIC, "ap_place_token", place_token),
    Topic(FIRST_TOPIC + 1, "place_tokens", place_tokens),
)

"""Culture cards of leaders: Radio of America, Humanism of France, State Workforce of the Inca."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.spaces import all_cities, friendly, mature_cities, owner_of
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.focus.culture import (
    NEAR_FRIENDLY,
    CultureDone,
    PlaceTokens,
    resolve_culture,
)
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import CULTURE, FIFTH, FIRST_LEADER, HARDEST, MOUNTAIN
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.moments import AFTER_TOKENS, CULTURE_TOKENS
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import CITY_KEPT, CITY_TOO_FAR
from ziggurat.games.new_dawn.terra_incognita.ids import HUMANISM, INCA, RADIO, STATE_WORKFORCE
from ziggurat.games.new_dawn.verbs import STRIKE
from ziggurat.games.new_dawn.victory import StepDone
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Do, adjusted
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

AMERICA: Final = FIRST_LEADER
FRANCE: Final = FIRST_LEADER + 3

# Radio: from slot 5, a rival city nearby becomes an own one.

BROADCAST: Final = 4


def rival_towns(g: Table, seat: int) -> int:
    """Mask: rival cities that an effect may replace: no capital, and nothing shelters them."""
    kept = sheltered(g, seat)
    for realm in g.realms:
        if realm.capital >= 0:
            kept |= bit(realm.capital)
    return minus(minus(all_cities(g), g.realms[seat].cities), kept)


def radio_targets(g: Table, seat: int) -> int:
    """Mask: of those the cities within four spaces of an own one (nd.space.distance_land)."""
    if unused_cities(g, seat) <= 0:
        return 0
    board = g.board
    return rival_towns(g, seat) & board.reach(g.realms[seat].cities, BROADCAST, board.land)


class WinOver(Listed):
    """Choose the rival city that becomes an own one; this is no attack."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.focus.unique_rules",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return (*NO_THANKS, *naming(STRIKE, radio_targets(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != STRIKE:
            return OTHER_QUESTION
        return CITY_TOO_FAR if has(rival_towns(g, self.seat), choice[1]) else CITY_KEPT

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "win_over", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == STRIKE:
            g.note("won_over", self.seat, (choice[1], owner_of(g, choice[1])))
            g.push(StepDone())
            take_space(g, self.seat, owner_of(g, choice[1]), choice[1], city=True)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def radio_after(s: State, cue: Cue) -> None:
    card, value = cue.args
    if card == cue.card and value == FIFTH:
        s.push(WinOver(cue.owner))


# Humanism: tokens next to friendly spaces, then a trade token for each mature city.


def resolve_humanism(g: Table, seat: int, place: int, value: int) -> None:
    card = g.realms[seat].row[place]
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    g.push(CultureDone(seat, card, value))
    count = adjusted(g, CULTURE_TOKENS, seat, (card,), row.count)
    g.push(PlaceTokens(seat, count, value, NEAR_FRIENDLY, place))


def humanism_after(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(PutTokens(cue.owner, mature_cities(table(s), cue.owner).bit_count()))


# State Workforce: from slot 5, one more token on a mountain.


def workforce_after(s: State, cue: Cue) -> None:
    card, value = cue.args
    if card == cue.card and value == FIFTH:
        g = table(s)
        mountains = g.board.with_terrain(MOUNTAIN)
        area = mountains & g.board.around(friendly(g.realms[cue.owner]))
        s.push(PlaceTokens(cue.owner, 1, HARDEST, area))


# Secondary: the texts of all three rest on one source.
NEW_CULTURE_CARDS: Final = (
    FocusCard(
        CULTURE, 4, "radio", resolve_culture, count=3, hooks=(Do(AFTER_TOKENS, radio_after),),
        number=RADIO, leader=AMERICA,
    ),
    FocusCard(
        CULTURE, 3, "humanism", resolve_humanism, count=2,
        hooks=(Do(AFTER_TOKENS, humanism_after),), number=HUMANISM, leader=FRANCE,
    ),
    FocusCard(
        CULTURE, 2, "state_workforce", resolve_culture, count=2,
        hooks=(Do(AFTER_TOKENS, workforce_after),), number=STATE_WORKFORCE, leader=INCA,
    ),
)  # fmt: skip

NEW_CULTURE_FRAMES: Final = (WinOver,)

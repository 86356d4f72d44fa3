"""Scientific wonders of this box: Great Library, University of Sankore, Amundsen-Scott."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.content.reasons import WRONG_CARD
from ziggurat.games.new_dawn.content.wonders_scientific import SwapCards
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.industry import in_the_way
from ziggurat.games.new_dawn.focus.reasons_culture import NOT_IN_DECK
from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    HARDEST,
    MEDIEVAL,
    MERCURY,
    MODERN,
    NONE,
    OIL,
    SCIENCE,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import bit, has, members, minus
from ziggurat.games.new_dawn.moments import CARAVAN_ARRIVED, CARD_REPLACED, WONDER_BUILT
from ziggurat.games.new_dawn.picking import Pick, obstructed
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import (
    AMUNDSEN_SCOTT,
    FIRST_RULE,
    GREAT_LIBRARY,
    UNIVERSITY_OF_SANKORE,
)
from ziggurat.games.new_dawn.terra_incognita.wonders.moments import END_OF_TURN
from ziggurat.games.new_dawn.terra_incognita.wonders.reasons import NOT_SHOWN, SCIENCE_STAYS
from ziggurat.games.new_dawn.verbs import GAIN, SWAP
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Great Library: a caravan in a rival city copies a card of that rival's row.


def library_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    rival = cue.args[1]
    if rival != NONE and cue.owner == g.active:
        copying = CopyCard(cue.owner, rival)
        if len(copying.listed(g)) > 1:
            g.push(copying)


class CopyCard(Pick):
    """Gain a card of the type and level of a card in a rival's row, in place of one's own."""

    SPEC: ClassVar[str] = "seat: int, rival: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.replace_tokens", "ti.focus.unique_gain")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival

    def _shows(self, g: Table, card: int) -> bool:
        """Tell whether the rival has a card of the same type and level."""
        rules = g.rules
        like = (focus_of(rules, card), level_of(rules, card))
        row = g.realms[self.rival].row
        return like in [(focus_of(rules, at), level_of(rules, at)) for at in row]

    def candidates(self, g: Table) -> list[Choice]:
        realm = g.realms[self.seat]
        found: list[Choice] = [(PASS,)]
        for place in range(len(realm.row)):
            found.extend([(GAIN, place, card) for card in members(realm.deck)])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != GAIN:
            return OTHER_QUESTION
        realm = g.realms[self.seat]
        if not has(realm.deck, choice[2]):
            return NOT_IN_DECK
        if focus_of(g.rules, realm.row[choice[1]]) != focus_of(g.rules, choice[2]):
            return WRONG_CARD
        return ALLOWED if self._shows(g, choice[2]) else NOT_SHOWN

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason in (NOT_IN_DECK, NOT_SHOWN):
            level = level_of(g.rules, choice[2])
            return (choice[2], level, level)
        return choice[1:]

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "copy_card", CARD, self.listed(table(s)), (self.rival,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == GAIN:
            replace_card(table(s), self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.rival)


# University of Sankore: in a turn that replaced a card, two others change places at its end.


def card_replaced(s: State, cue: Cue) -> None:
    """What is used up in a turn remembers it until the turn ends, whoever has the wonder then."""
    table(s).realms[cue.owner].used_this_turn |= bit(UNIVERSITY_OF_SANKORE)


def sankore_end(s: State, cue: Cue) -> None:
    if has(table(s).realms[cue.owner].used_this_turn, cue.card):
        s.push(SwapOthers(cue.owner, len(printed(s.rules).slots)))


class SwapOthers(SwapCards):
    """Let two cards of the row that are no science cards change places, or leave them."""

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == SWAP:
            row = g.realms[self.seat].row
            if SCIENCE in (focus_of(g.rules, row[choice[1]]), focus_of(g.rules, row[choice[2]])):
                return SCIENCE_STAYS
        return super().test(g, choice)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "swap_others", CARD, self.listed(table(s)))


# Amundsen-Scott Research Station: it brings its own city at the edge, with two control tokens.

STATION_TOKENS: Final = 2


def station_sites(g: Table, seat: int) -> int:
    """Mask: legal city spaces at the edge, if a city is left (ti.wonder.amundsen_city)."""
    if unused_cities(g, seat) <= 0:
        return 0
    return minus(g.board.edge & g.board.land, obstructed(in_the_way(g, seat, HARDEST)))


def station_built(s: State, cue: Cue) -> None:
    """Tokens come with the city it brought, not under a city that was there before."""
    if cue.args[0] == cue.card and len(cue.args) > 1:
        near = table(s).board.near[cue.args[1]]
        s.push(PlaceTokens(cue.owner, STATION_TOKENS, HARDEST, near))


# For everybody: that a card was replaced counts for a wonder that comes later in the turn, too.
REPLACED_RULE: Final = Row(FIRST_RULE + 22, "replaced_cards", (Do(CARD_REPLACED, card_replaced),))

NEW_SCIENTIFIC: Final = (
    Wonder(
        GREAT_LIBRARY, "great_library", SCIENTIFIC, ANCIENT, 8, (MERCURY, DIAMOND),
        (Do(CARAVAN_ARRIVED, library_arrived),),
    ),
    Wonder(
        UNIVERSITY_OF_SANKORE, "university_of_sankore", SCIENTIFIC, MEDIEVAL, 9, (MERCURY, OIL),
        (Do(END_OF_TURN, sankore_end),),
    ),
    Wonder(
        AMUNDSEN_SCOTT, "amundsen_scott", SCIENTIFIC, MODERN, 10, (MERCURY, DIAMOND),
        (Do(WONDER_BUILT, station_built),), sites=station_sites,
    ),
)  # fmt: skip

"""Diplomacy cards of the players: four kinds in four colours.

A card acts for whoever holds it, never for its giver, who cannot take it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.content.reasons import NOT_IN_ROW
from ziggurat.games.new_dawn.diplomacy.givers import giver_of
from ziggurat.games.new_dawn.focus.row import add_trade
from ziggurat.games.new_dawn.ids import COLOURS, PLAYER_CARDS, player_card
from ziggurat.games.new_dawn.moments import (
    ATTACK_BONUS,
    CARAVAN_ARRIVED,
    DEFENCE_BONUS,
    MATURING,
)
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import PlayerCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import PUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Hook
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

JOINT_WAR: Final = 0
DEFENSIVE_PACT: Final = 1
EMBASSY: Final = 2
OPEN_BORDERS: Final = 3
KINDS: Final = ("joint_war", "defensive_pact", "embassy", "open_borders")

PACT_BONUS: Final = 2


# Joint War: stronger in attacks, but not against the giver.


def joint_war_bonus(s: State, cue: Cue, bonus: int) -> int:
    return bonus if cue.args[2] == giver_of(table(s), cue.card) else bonus + PACT_BONUS


# Defensive Pact: stronger in defence, but not against the giver.


def defensive_pact_bonus(s: State, cue: Cue, bonus: int) -> int:
    return bonus if cue.args[1] == giver_of(table(s), cue.card) else bonus + PACT_BONUS


# Embassy: a caravan to the giver's capital brings the giver a token and the holder a resource.


def embassy_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    space, rival = cue.args
    if cue.owner != g.active or rival != giver_of(g, cue.card):
        return
    if space == g.realms[rival].capital:
        g.push(TakeResource(cue.owner))
        g.push(EmbassyToken(cue.owner, rival))


class EmbassyToken(Listed):
    """Put a trade token on a card of the giver's row (nd.diplomacy.embassy_card)."""

    SPEC: ClassVar[str] = "seat: int, giver: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.diplomacy.use_taken", "nd.trade.limit")

    def __init__(self, seat: int, giver: int) -> None:
        self.seat: Final = seat
        self.giver: Final = giver

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return printed(g.rules).put_options

    def against(self, g: Table, choice: Choice) -> int:
        return NOT_IN_ROW if choice[0] == PUT else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "embassy_token", CARD, options, (self.giver,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        add_trade(g, self.giver, choice[1], 1)
        g.note("gave_token", self.seat, (self.giver, choice[1]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.giver)


# Open Borders: the giver's control tokens mature the holder's cities.  Secondary.


def open_borders_maturing(s: State, cue: Cue, covered: int) -> int:
    g = table(s)
    return covered | g.realms[giver_of(g, cue.card)].control


def hooks_of(kind: int) -> tuple[Hook, ...]:
    """What cards of a kind do."""
    if kind == JOINT_WAR:
        return (Adjust(ATTACK_BONUS, joint_war_bonus),)
    if kind == DEFENSIVE_PACT:
        return (Adjust(DEFENCE_BONUS, defensive_pact_bonus),)
    if kind == EMBASSY:
        return (Do(CARAVAN_ARRIVED, embassy_arrived),)
    return (Adjust(MATURING, open_borders_maturing),)


def player_card_row(number: int, colour: int, colour_name: str, kind: int) -> PlayerCard:
    """A diplomacy card of one of the four kinds in any colour."""
    return PlayerCard(number, f"{KINDS[kind]}-{colour_name}", colour, kind, hooks_of(kind))


DIPLOMACY_CARDS: Final = tuple(
    [
        player_card_row(player_card(colour, kind), colour, name, kind)
        for colour, name in enumerate(COLOURS)
        for kind in range(PLAYER_CARDS)
    ]
)

DIPLOMACY_CARD_FRAMES: Final = (EmbassyToken,)

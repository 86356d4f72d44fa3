"""Investing: a coin token goes, a marker comes onto an investment card.

Owns when and with what a seat invests, and the markers that cost nothing. What a card gives for
its markers stands on the card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.fame_and_fortune.moments import INVESTED
from ziggurat.games.board_game.fame_and_fortune.relics.moments import FREE_INVESTMENTS
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.investments.card import tier_of
from ziggurat.games.board_game.investments.ids import ADD_MARKER, INVEST, INVESTING
from ziggurat.games.board_game.investments.reasons import INVESTED_ALREADY, NO_COIN_TOKEN
from ziggurat.games.board_game.investments.state import add_marker
from ziggurat.games.board_game.moments import HOLDINGS, START_OF_TURN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Offer, Row
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without


def may_invest(g: Table, seat: int, choice: Choice) -> int:
    """The reason why a seat cannot invest a coin token that lies on a row.

    Rules: bx.invest.one_per_turn, bx.invest.only_tokens
    """
    if choice[0] != INVEST:
        return OTHER_QUESTION
    if is_used(g, seat, INVESTING):
        return INVESTED_ALREADY
    return ALLOWED if choice[1] in g.coin_tokens[seat] else NO_COIN_TOKEN


def offer_investing(s: State, cue: Cue) -> list[Choice]:
    """Any coin token for a marker on any card, once in Start of Turn.

    Rules: bx.invest.when, bx.invest.voluntary, bx.invest.choose_card, bx.invest.spread_or_stack
    """
    g = table(s)
    tokens = sorted(set(g.coin_tokens[cue.owner]))
    cards = g.rules.families["investment"]
    found = [(INVEST, token, card) for token in tokens for card in cards]
    return [choice for choice in found if may_invest(g, cue.owner, choice) == ALLOWED]


def invest(s: State, cue: Cue, choice: Choice) -> None:
    """Give the token up for a marker (bx.invest.token_discarded)."""
    g = table(s)
    seat = cue.owner
    use_ability(g, seat, INVESTING)
    g.coin_tokens = put_row(g.coin_tokens, seat, without(g.coin_tokens[seat], choice[1]))
    g.note("invested", seat, choice[1:])
    lay_marker(g, seat, choice[2])


def refuse_investing(s: State, cue: Cue, choice: Choice) -> int:
    return may_invest(table(s), cue.owner, choice)


def lay_marker(g: Table, seat: int, card: int) -> None:
    """Put a marker on a card, which may make an ability active."""
    add_marker(g, seat, card)
    refresh(g, seat)
    fire(g, INVESTED, seat, (card,), everyone=False)


def active_cards(s: State, cue: Cue, value: int) -> int:
    """Cards with an active ability act for whoever has them."""
    active = [card for card in s.rules.families["investment"] if tier_of(s, cue.owner, card)]
    return value | sum([1 << card for card in active])


# Markers that cost nothing


class AddMarkers(Frame):
    """A seat puts so many markers on its cards without paying, in any order.

    Rules: bx.invest.gold_additional, bx.invest.gold_distribution
    """

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("bx.invest.gold_additional", "bx.invest.gold_distribution")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def question(self, s: State) -> Question:
        options = tuple([(ADD_MARKER, card) for card in s.rules.families["investment"]])
        return Question(self.seat, "add_marker", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if self.left > 1:
            s.push(AddMarkers(seat, self.left - 1))
        s.note("free_investment", seat, choice[1:])
        lay_marker(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        return None if choice[0] == ADD_MARKER else Reason(OTHER_QUESTION)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


def give_markers(s: State, cue: Cue) -> None:
    """Something lets a seat invest for nothing; args how often."""
    s.push(AddMarkers(cue.owner, cue.args[0]))


INVESTING_RULE: Final = Row(
    INVESTING,
    "investing",
    (
        Offer(START_OF_TURN, offer_investing, invest, refuse_investing),
        Adjust(HOLDINGS, active_cards),
        Do(FREE_INVESTMENTS, give_markers),
    ),
)

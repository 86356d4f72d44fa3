"""Placing control tokens by a list, one after the other.

Owns the frame that places them, what its trade tokens buy and what it gets for tokens that
find no space. Where a token may go is the base game's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.focus.culture import (
    NEAR_CITIES,
    NEAR_FRIENDLY,
    PLACE_OPTIONS,
    place_token,
    token_spaces,
)
from ziggurat.games.new_dawn.focus.row import put_trade, spend_tokens, spendable
from ziggurat.games.new_dawn.ids import CULTURE, FIFTH
from ziggurat.games.new_dawn.picking import Listed, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State


class PlaceByList(Listed):
    """Place `left` control tokens of the printed number, then `extra` ones of bonus tokens,
    then one for each trade token of the card, as long as there is a space and a token for it.

    Only tokens beside cities are bought with trade tokens and made up for.
    Rules: ap.culture.trade_tokens, ap.culture.trade_tokens_kept, ap.culture.unplaceable,
    ap.culture.unplaceable_printed_only, ap.culture.no_token_left
    """

    SPEC: ClassVar[str] = "seat: int, place: int, left: int, extra: int, area: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.culture.trade_tokens",
        "ap.culture.trade_tokens_kept",
        "ap.culture.unplaceable",
        "ap.culture.unplaceable_printed_only",
        "ap.culture.no_token_left",
    )

    def __init__(self, seat: int, place: int, left: int, extra: int, area: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.left: Final = left
        self.extra: Final = extra
        self.area: Final = area

    def _with(self, left: int, extra: int) -> PlaceByList:
        return PlaceByList(self.seat, self.place, left, extra, self.area)

    def _spaces(self, g: Table) -> int:
        """Mask: where a token can be placed now; every terrain is open to slot 5."""
        if unused_tokens(g, self.seat) <= 0:
            return 0
        return token_spaces(g, self.seat, FIFTH, self.area)

    def run(self, s: State) -> bool:
        g = table(s)
        room = self._spaces(g) != 0
        if room and self.left + self.extra > 0:
            return True
        if room and self.area == NEAR_CITIES and spendable(g, self.seat, self.place) > 0:
            g.swap(self._with(0, 1))
            spend_tokens(g, self.seat, self.place, 1)
            return False
        g.pop()
        for _ in range(self.left if self.area == NEAR_CITIES else 0):
            put_trade(g, self.seat, self.place)
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(named(PLACE_OPTIONS, self._spaces(g)))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_place_token", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if self.left > 0:
            g.swap(self._with(self.left - 1, self.extra))
        else:
            g.swap(self._with(0, self.extra - 1))
        did_something(g)
        place_token(g, self.seat, choice[1])
        step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left + self.extra)


def place_near_cities(g: Table, card: ReadCard) -> None:
    """Place the printed number of tokens beside cities, and more for tokens on the card.

    Rules: ap.culture.early_empire, ap.culture.drama_and_poetry, ap.bonus.first
    """
    extra = bonus_tokens(g, card.seat, CULTURE)
    g.push(PlaceByList(card.seat, card.place, card.row(g).count, extra, NEAR_CITIES))


def place_near_friendly(g: Table, card: ReadCard) -> None:
    """Place one more beside any friendly space; nothing adds to it or makes up for it.

    Rules: ap.culture.civil_service, ap.culture.civil_service_extra
    """
    g.push(PlaceByList(card.seat, card.place, 1, 0, NEAR_FRIENDLY))

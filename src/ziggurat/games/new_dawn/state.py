"""A New Dawn's shells: the table and one realm for each seat.

Owns all facts of a game in progress. Sets of spaces and of rows are masks. It never
asks, never decides and never moves a piece; `board/` and the focus files do.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.board.draft import MapDraft
from ziggurat.games.new_dawn.masks import BITS, minus
from ziggurat.games.new_dawn.printed import printed
from ziggurat.kernel.content import Attached
from ziggurat.kernel.record import Shell
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State


class Realm(Shell):
    """What belongs to one seat.

    `row` are the focus cards by slot; `trade` the trade tokens on each of them,
    `tokens_on_cards` the city-state and natural wonder tokens on each as a mask of rows. `deck`
    are the focus cards that may be gained. `dial` is the tech dial, `dial_record` how far it
    ever came. `control` are all control tokens on the map, `reinforced` those of them on that side,
    `cities` all cities with the capital. `caravans` are spaces, `ON_CARD` or `LOCKED`.
    `natural` are natural wonder tokens held, `claims` the victory cards completed, `markers`
    how many of those have a control token beside them, `in_play` every row that acts for this
    seat, `used_this_turn` the rows that can do no more in this turn, `stored` the trade tokens
    kept off the focus row by a card, `journeys` the spaces that caravans reached this turn and,
    behind them, the caravans that came back.
    """

    SPEC: ClassVar[str] = (
        "leader: int, colour: int, row: tuple[int, ...], trade: tuple[int, ...], "
        "tokens_on_cards: tuple[int, ...], deck: int, dial: int, dial_record: int, control: int, "
        "reinforced: int, cities: int, capital: int, caravans: tuple[int, ...], "
        "resources: tuple[int, ...], natural: int, claims: int, markers: int, in_play: int, "
        "used_this_turn: int, stored: int, journeys: int"
    )

    def __init__(
        self,
        leader: int,
        colour: int,
        row: tuple[int, ...],
        trade: tuple[int, ...],
        tokens_on_cards: tuple[int, ...],
        deck: int,
        dial: int,
        dial_record: int,
        control: int,
        reinforced: int,
        cities: int,
        capital: int,
        caravans: tuple[int, ...],
        resources: tuple[int, ...],
        natural: int,
        claims: int,
        markers: int,
        in_play: int,
        used_this_turn: int,
        stored: int,
        journeys: int,
    ) -> None:
        self.leader = leader
        self.colour = colour
        self.row = row
        self.trade = trade
        self.tokens_on_cards = tokens_on_cards
        self.deck = deck
        self.dial = dial
        self.dial_record = dial_record
        self.control = control
        self.reinforced = reinforced
        self.cities = cities
        self.capital = capital
        self.caravans = caravans
        self.resources = resources
        self.natural = natural
        self.claims = claims
        self.markers = markers
        self.in_play = in_play
        self.used_this_turn = used_this_turn
        self.stored = stored
        self.journeys = journeys

    def clone(self) -> Realm:
        return Realm(
            self.leader, self.colour, self.row, self.trade, self.tokens_on_cards, self.deck,
            self.dial, self.dial_record, self.control, self.reinforced, self.cities, self.capital,
            self.caravans, self.resources, self.natural, self.claims, self.markers, self.in_play,
            self.used_this_turn, self.stored, self.journeys,
        )  # fmt: skip


class Table(State):
    """What lies on the table.

    `board` is the finished map, `draft` the map while it is being built. `resources` are the
    resource tokens still on the map by type, `natural` the spaces that hold a natural
    wonder token, `city_states` those that hold a city-state token. `barbarians` are spaces
    by letter, `NOWHERE` when off the map. `direction` turns die results into directions.
    `dial` is the section of the event dial. `offer` is the faceup wonder of each type,
    `hidden` the wonders of each type and era that nobody has seen, `decks` how many of
    them are still to come. `wonders` are the wonder tokens on the map as (wonder, space),
    `closed_city_states` the city-states whose cards lie facedown. `victory` are the victory cards,
    `turns` counts turns begun, `captured_this_turn` are spaces attacked this turn that were not
    friendly before.
    """

    SPEC: ClassVar[str] = (
        "board: Board, draft: MapDraft, resources: tuple[int, ...], natural: int, "
        "city_states: int, barbarians: tuple[int, ...], direction: int, dial: int, "
        "first: int, active: int, turns: int, offer: tuple[int, ...], "
        "hidden: tuple[int, ...], decks: tuple[int, ...], wonders: tuple[tuple[int, int], ...], "
        "closed_city_states: int, victory: tuple[int, ...], captured_this_turn: int, "
        "realms: list[Realm]"
    )

    def __init__(
        self,
        rules: Rules,
        seats: int,
        board: Board,
        draft: MapDraft,
        resources: tuple[int, ...],
        natural: int,
        city_states: int,
        barbarians: tuple[int, ...],
        direction: int,
        dial: int,
        first: int,
        active: int,
        turns: int,
        offer: tuple[int, ...],
        hidden: tuple[int, ...],
        decks: tuple[int, ...],
        wonders: tuple[tuple[int, int], ...],
        closed_city_states: int,
        victory: tuple[int, ...],
        captured_this_turn: int,
        realms: list[Realm],
    ) -> None:
        super().__init__(rules, seats)
        self.board = board if board.known else laid(rules, board.placed, board.water)
        self.draft = draft
        self.resources = resources
        self.natural = natural
        self.city_states = city_states
        self.barbarians = barbarians
        self.direction = direction
        self.dial = dial
        self.first = first
        self.active = active
        self.turns = turns
        self.offer = offer
        self.hidden = hidden
        self.decks = decks
        self.wonders = wonders
        self.closed_city_states = closed_city_states
        self.victory = victory
        self.captured_this_turn = captured_this_turn
        self.realms = realms

    def holds(self, seat: int, card: int) -> bool:
        made = printed(self.rules)
        if seat >= self.seats - made.governed and made.silent & BITS[card]:
            return False
        return self.realms[seat].in_play & BITS[card] != 0

    def acting(self, seat: int, moment: str) -> tuple[Attached, ...]:
        made = printed(self.rules)
        in_play = self.realms[seat].in_play
        if seat >= self.seats - made.governed:
            in_play = minus(in_play, made.silent)
        return made.acting[moment].among(in_play)

    def clone(self) -> Table:
        other = Table(
            self.rules, self.seats, self.board, self.draft, self.resources, self.natural,
            self.city_states, self.barbarians, self.direction, self.dial, self.first,
            self.active, self.turns, self.offer, self.hidden, self.decks, self.wonders,
            self.closed_city_states, self.victory, self.captured_this_turn,
            [realm.clone() for realm in self.realms],
        )  # fmt: skip
        self.copy_to(other)
        return other


def table(s: State) -> Table:
    """Narrow a state to this game's table."""
    return cast(Table, s)

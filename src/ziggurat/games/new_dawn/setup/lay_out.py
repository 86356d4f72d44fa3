"""Setup: leaders, colours, focus rows, the populated map, decks and dials.

Owns every step before the first turn except the building of the map itself, which is
`map_building.py`. Each function is a step of the flow "setup".
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, cards_of_seat
from ziggurat.games.new_dawn.board.draft import EMPTY_BOARD, EMPTY_DRAFT
from ziggurat.games.new_dawn.ids import (
    ERAS,
    LOCKED,
    NONE,
    NOWHERE,
    ON_CARD,
    RESOURCES,
    WONDER_TYPES,
)
from ziggurat.games.new_dawn.masks import bit, mask_of, members, minus
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.reasons import COLOUR_TAKEN, LEADER_TAKEN
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import CARD, COLOUR, DEAL, FIRST_SEAT, LEADER, POINT
from ziggurat.games.new_dawn.wonders.wonders import ERA_COUNT, RevealWonder, wonder_row
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State

POINTS: Final[tuple[Choice, ...]] = tuple([(POINT, turn) for turn in range(6)])


def filled(count: int, value: int) -> tuple[int, ...]:
    """A row of equal numbers."""
    return tuple([value] * count)


def start(rules: Rules, seats: int) -> State:
    """An empty table, before setup."""
    realms = [_empty_realm(rules) for _ in range(seats)]
    decks = filled(len(WONDER_TYPES) * len(ERAS), 0)
    g = Table(
        rules, seats, board=EMPTY_BOARD, draft=EMPTY_DRAFT, resources=filled(len(RESOURCES), 0),
        natural=0, city_states=0, barbarians=filled(printed(rules).barbarians, NOWHERE),
        direction=0, dial=0, first=0, active=0, turns=0, offer=filled(len(WONDER_TYPES), NONE),
        hidden=decks, decks=decks, wonders=(), closed_city_states=0, victory=(),
        captured_this_turn=0, realms=realms,
    )  # fmt: skip
    g.push(Flow("setup", 0))
    return g


def _empty_realm(rules: Rules) -> Realm:
    row = printed(rules).first_cards
    none = filled(len(row), 0)
    return Realm(
        leader=NONE, colour=NONE, row=row, trade=none, tokens_on_cards=none, deck=0, dial=0,
        dial_record=0, control=0, reinforced=0, cities=0, capital=NOWHERE,
        caravans=(ON_CARD, LOCKED, LOCKED), resources=filled(len(RESOURCES), 0), natural=0,
        claims=0, markers=0, in_play=printed(rules).everybodys, used_this_turn=0, stored=0,
        journeys=0,
    )  # fmt: skip


# Leaders and colours


class DealLeader(Listed):
    """Each seat gets one leader: dealt, or chosen where that was agreed.

    Rules: nd.setup.leader_random, nd.component.leader_sheets
    """

    SPEC: ClassVar[str] = "seat: int, chosen: bool"
    CITES: ClassVar[tuple[str, ...]] = ("nd.setup.leader_random", "nd.component.leader_sheets")

    def __init__(self, seat: int, chosen: bool) -> None:
        self.seat: Final = seat
        self.chosen: Final = chosen

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(LEADER if self.chosen else DEAL, free_leaders(g)))

    def against(self, g: Table, choice: Choice) -> int:
        return LEADER_TAKEN if choice[0] == LEADER and self.chosen else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return (
            ask(s, self.seat, "leader", PICK, options) if self.chosen else chance("leader", options)
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        table(s).realms[self.seat].leader = choice[1]
        s.note("leads", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def free_leaders(g: Table) -> int:
    """Mask: leaders nobody has yet."""
    taken = mask_of([realm.leader for realm in g.realms if realm.leader != NONE])
    return mask_of(list(g.rules.families["leader"])) & ~taken


class ChooseColour(Listed):
    """A seat picks a colour that is still free.  Rules: nd.setup.colour_choice"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.setup.colour_choice", "nd.setup.colour_set")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(COLOUR, free_colours(g)))

    def against(self, g: Table, choice: Choice) -> int:
        return COLOUR_TAKEN if choice[0] == COLOUR else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "colour", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        table(s).realms[self.seat].colour = choice[1]
        s.note("colour", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def free_colours(g: Table) -> int:
    """Mask: colours nobody has yet."""
    colours = list(g.rules.kinds["colour"].labels)
    return mask_of(colours) & ~mask_of([at.colour for at in g.realms if at.colour != NONE])


def deal_leaders(s: State, seat: int) -> None:
    """Deal a leader to every seat."""
    for owner in range(s.seats - 1, -1, -1):
        s.push(DealLeader(owner, False))


def choose_leaders(s: State, seat: int) -> None:
    """Let every seat choose a leader, one after the other."""
    for owner in range(s.seats - 1, -1, -1):
        s.push(DealLeader(owner, True))


def choose_colours(s: State, seat: int) -> None:
    """Let every seat choose a colour, one after the other."""
    for owner in range(s.seats - 1, -1, -1):
        s.push(ChooseColour(owner))


def seat_colours(s: State, seat: int) -> None:
    """Give the seats their colours in order (nd.firstgame.colour)."""
    for owner in range(s.seats):
        table(s).realms[owner].colour = owner


# Focus rows


def first_row(rules: Rules, leader: Leader, own: int) -> tuple[int, ...]:
    """The cards of level I in a leader's order: of each type one of a sheet's `own`, or else
    the common one.  Types that no sheet names come first.
    """
    cards = printed(rules)
    starts = {cards.focus[card]: card for card in cards.first_cards}
    for card in members(own):
        if cards.level[card] == 1:
            starts[cards.focus[card]] = card
    unnamed = [focus for focus in starts if focus not in leader.order]
    return tuple([starts[focus] for focus in (*unnamed, *leader.order)])


def lay_out_rows(s: State, seat: int) -> None:
    """Five cards of level I in the leader's order, the rest in the deck.

    Rules: nd.setup.focus_level_one, nd.setup.focus_order, nd.setup.focus_deck, nd.setup.caravan
    """
    g = table(s)
    for owner, realm in enumerate(g.realms):
        leader = g.rules.rows[realm.leader]
        assert isinstance(leader, Leader)
        cards = cards_of_seat(g, owner)
        realm.row = first_row(g.rules, leader, minus(cards, printed(g.rules).common))
        own = mask_of(list(realm.row))
        realm.deck = minus(cards, own)
        realm.in_play |= own | bit(realm.leader)


# The map


def populate_map(s: State, seat: int) -> None:
    """Every icon gets its token (nd.setup.populate_icons)."""
    g = table(s)
    icons = g.board.icons
    g.resources = icons.resources
    g.barbarians = icons.barbarians
    g.natural = mask_of(sorted(icons.naturals))
    g.city_states = mask_of(sorted(icons.city_states))


# First player, direction and dials


class DrawFirstPlayer(Frame):
    """A random seat begins.  Rules: nd.setup.first_player"""

    CITES: ClassVar[tuple[str, ...]] = ("nd.setup.first_player",)

    def question(self, s: State) -> Question:
        return chance("first_player", tuple([(FIRST_SEAT, seat) for seat in range(s.seats)]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        table(s).first = choice[1]
        s.note("first_player", choice[1], ())


class PointToken(Listed):
    """The first player turns the direction token.  Rules: nd.setup.direction_token"""

    CITES: ClassVar[tuple[str, ...]] = ("nd.setup.direction_token",)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return POINTS

    def question(self, s: State) -> Question:
        g = table(s)
        return ask(s, g.first, "direction", PICK, self.listed(g))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        table(s).direction = choice[1]


def draw_first_player(s: State, seat: int) -> None:
    """Find the first player; the event dial stays on its start (nd.setup.event_pointer)."""
    s.push(DrawFirstPlayer())


def point_token(s: State, seat: int) -> None:
    """Let the first player turn the direction token."""
    s.push(PointToken())


# Wonders and victory cards


def lay_out_wonders(s: State, seat: int) -> None:
    """Four decks by type and era; with fewer seats some cards stay in the box unseen.

    Rules: nd.setup.wonder_piles, nd.setup.wonder_two_players, nd.setup.wonder_three_players,
    nd.setup.wonder_deck_order, nd.setup.wonder_faceup. Nobody ever learns which are missing:
    an era's cards are all unknown until they are drawn, and the last of them never come.
    """
    g = table(s)
    hidden = [0] * (len(WONDER_TYPES) * ERA_COUNT)
    for wonder in g.rules.families["wonder"]:
        row = wonder_row(g, wonder)
        hidden[row.type * ERA_COUNT + row.era] |= bit(wonder)
    removed = g.rules.limits.get(f"wonders_removed_{g.seats}", 0)
    decks: list[int] = []
    for at, cards in enumerate(hidden):
        decks.append(cards.bit_count() - (1 if at % ERA_COUNT < removed else 0))
    g.hidden = tuple(hidden)
    g.decks = tuple(decks)
    for kind in range(len(WONDER_TYPES) - 1, -1, -1):
        g.push(RevealWonder(kind))


class DrawVictoryCards(Frame):
    """Lay out random victory cards.  Rules: nd.setup.victory_cards, nd.optional.epic"""

    CITES: ClassVar[tuple[str, ...]] = ("nd.setup.victory_cards", "nd.optional.epic")

    def run(self, s: State) -> bool:
        g = table(s)
        drawn = len(g.victory) - len(printed(g.rules).always_cards)
        if drawn < g.rules.limits["victory_cards"]:
            return True
        g.pop()
        for realm in g.realms:
            realm.in_play |= mask_of(list(g.victory))
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        left = [card for card in printed(g.rules).drawn_cards if card not in g.victory]
        return chance("victory_card", tuple([(CARD, card) for card in left]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.victory = tuple(sorted((*g.victory, choice[1])))
        g.note("victory_card", NONE, (choice[1],))


def lay_out_victory(s: State, seat: int) -> None:
    """Lay out the victory cards: those that always lie there, then some at random."""
    table(s).victory = printed(s.rules).always_cards
    s.push(DrawVictoryCards())


def begin_play(s: State, seat: int) -> None:
    """The first player takes the first turn (nd.turn.first)."""
    s.push(Flow("turn", table(s).first))

"""A small market: a strip of tiles, two to four seats and an economy card to resolve.

                11j!
              11i  11h         5j
                11b  11g  5i  5h         13j
              11c  11a  11f  5b  5g  13i  13h            15j*
                11d  11e  5c  5a  5f  13b  13g        15h  15i         12j!
                            5d  5e  13c  13a  13f  15g!  15b       12h  12i  9j
                                      13d  13e  15f  15a  15c  12g~  12b~  9i  9h
                                                  15e  15d~  12f*  12a  12c  9b  9g
                                                               12e  12d  9c  9a  9f
                                                                           9d~  9e~

Neighbours in a line are next to each other, and so are those diagonally above and below.
Marks: ~ water, ! barbarian icon, * city-state (15j Kabul, 12f Seoul); 13a is a natural wonder.
Difficulty 1: 11a 11c, 5b 5c 5i, 13b 13c 13i, 15a 15h 15i 15j, 12a 12e 12f 12i 12j, 9b 9f 9i.
2: 11d 11g 11h, 5e 5f 5g, 13d, 12c, 9a 9c 9g 9h. 3: 11b 11i 11j, 5h 5j, 13h 13j, 12d 12h.
4: 13e 13f 13g, 15e 15f. 5: 11e 11f, 5a 5d, 13a, 15b 15c 15g, 9j.
The capitals are 11a (p1), 9a (p2), 5b (p3) and 12a (p4); p1 is blue, p2 green, p3 orange,
p4 red.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Limit
from ziggurat.build.kind import Kind, amount, labelled
from ziggurat.games.new_dawn.asking import GOVERNORS
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT
from ziggurat.games.new_dawn.content.city_states import CITY_STATES
from ziggurat.games.new_dawn.content.culture_cards import CULTURE_CARDS
from ziggurat.games.new_dawn.content.diplomacy_cards import DIPLOMACY_CARDS
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARDS
from ziggurat.games.new_dawn.content.pieces import PIECE_KINDS
from ziggurat.games.new_dawn.content.reasons import CARD_REASONS
from ziggurat.games.new_dawn.content.science_cards import SCIENCE_CARDS
from ziggurat.games.new_dawn.content.slots import SLOTS
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.content.wonders_cultural import CULTURAL_WONDERS
from ziggurat.games.new_dawn.focus.reasons_culture import CULTURE_REASONS
from ziggurat.games.new_dawn.focus.reasons_economy import ECONOMY_REASONS
from ziggurat.games.new_dawn.ids import (
    ECONOMY,
    INDUSTRY,
    LOCKED,
    MILITARY,
    NONE,
    NOWHERE,
    ON_CARD,
    RESOURCES,
    focus_card,
)
from ziggurat.games.new_dawn.kinds import install_counted_kinds, space_labels
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.moments import (
    CARAVAN_POOL,
    CARAVAN_STARTS,
    DIPLOMACY_LIMIT,
    MOMENTS,
    SLOT_VALUE,
    STORE,
)
from ziggurat.games.new_dawn.printed import work_out
from ziggurat.games.new_dawn.reasons import SHARED_REASONS
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import ChooseFocus, Resolve, start_of_turn
from ziggurat.games.new_dawn.verbs import VERBS
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Plus, Row
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import DONE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason, Refused
from ziggurat.kernel.rules import Asker, Rules
from ziggurat.kernel.state import State
from ziggurat.match.notation import parse_move, write, write_seat

STRIP: Final = ((11, 0), (5, 0), (13, 0), (15, 1), (12, 1), (9, 0))
CAPITALS: Final = ("11a", "9a", "5b", "12a")
LABELS: Final = space_labels(list(SIDES))
SPACE_KIND: Final = Kind("space", 0, -1, LABELS)
CARD_NAMES: Final = ("foreign_trade", "currency", "steam_power", "capitalism")
FOCUS: Final = ("culture", "science", "economy", "industry", "military")

# Rows that only these tests know: wonders and leaders that change what caravans may do.
TRIALS: Final = 320


def _all_cities(s: State, cue: Cue, cities: int) -> int:
    return table(s).realms[cue.owner].cities


def _third_slot(s: State, cue: Cue, value: int) -> int:
    return max(value, 2)


def _nothing(g: Table, seat: int, place: int, value: int) -> None:
    return


def install(b: Build) -> None:
    """Install what caravans and diplomacy need and nothing else."""
    b.start(_no_start)
    b.content(GOVERNORS)
    b.content("piece_kind").add(PIECE_KINDS)
    b.moments.add(MOMENTS)
    b.askers.add((Asker("idle", ask_idle, refuse_idle, end_idle),))
    others = [FocusCard(at, 1, FOCUS[at], _nothing) for at in (INDUSTRY, MILITARY)]
    focus = b.content("focus_card")
    focus.add((*CULTURE_CARDS, *SCIENCE_CARDS, *others)).add(ECONOMY_CARDS)
    b.content("city_state").add(CITY_STATES)
    b.content("diplomacy_card").add(DIPLOMACY_CARDS)
    b.content("wonder").add(CULTURAL_WONDERS)
    b.content("trial").add(
        (
            Row(TRIALS, "lighthouse", (Plus(CARAVAN_POOL, 6),)),
            Row(TRIALS + 1, "roads", (Adjust(CARAVAN_STARTS, _all_cities),)),
            Row(TRIALS + 2, "palace", (Plus(DIPLOMACY_LIMIT, 1),)),
            Row(TRIALS + 3, "granary", (Plus(STORE, 1),)),
            Row(TRIALS + 4, "terraces", (Adjust(SLOT_VALUE, _third_slot),)),
        )
    )
    b.content("tile").add(SIDES)
    b.content("focus_slot").add(SLOTS)
    b.derive(work_out)
    install_counted_kinds(b)
    b.kinds.add((labelled("resource", list(RESOURCES)), labelled("caravan", ["c1", "c2", "c3"])))
    b.kinds.add((amount("tokens", 0, 23),))
    known = {kind.name for kind in b.kinds.items} | {"row", "focus_card"}
    b.verbs.add(tuple([verb for verb in VERBS if known.issuperset(verb.kinds)]))
    b.reasons.add((*SHARED_REASONS, *CULTURE_REASONS, *CARD_REASONS, *ECONOMY_REASONS))
    b.limits.add(
        (
            Limit("control_tokens", 31),
            Limit("cities", 7),
            Limit("resources", 8),
            Limit("city_state_cards", 2),
        )
    )


def _no_start(rules: Rules, seats: int) -> State:
    raise TypeError("a market is set up by hand")


@cache
def market_rules() -> Rules:
    """The rules of these tests."""
    return build(Game("market", 1, "new_dawn", ("p1", "p2", "p3", "p4"), (2, 3, 4), install))


def ask_idle(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """What waits below the card: the end of the resolution."""
    return Question(seat, "idle", DONE, ((PASS,),), steady=True)


def refuse_idle(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason:
    return Reason(OTHER_QUESTION)


def end_idle(
    s: State, seats: tuple[int, ...], choices: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    s.finish((), "idle", ())


IDLE: Final = Ask("idle", 0)


def space(label: str) -> int:
    """The number of a space."""
    return SPACE_KIND.parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [LABELS[at] for at in members(mask)]


def _realm(seat: int, level: int, slot: int) -> Realm:
    row = [focus_card(at, 1) for at in range(len(SLOTS)) if at != ECONOMY]
    row.insert(slot - 1, focus_card(ECONOMY, level))
    none = tuple([0] * len(SLOTS))
    capital = space(CAPITALS[seat])
    return Realm(
        leader=NONE, colour=seat, row=tuple(row), trade=none, tokens_on_cards=none,
        deck=(1 << 20) - 1, dial=0, dial_record=0, control=0, reinforced=0, cities=bit(capital),
        capital=capital, caravans=(ON_CARD, LOCKED, LOCKED), resources=(0, 0, 0, 0), natural=0,
        claims=0, markers=0, in_play=mask_of(row), used_this_turn=0, stored=0, journeys=0,
    )  # fmt: skip


class Market:
    """A position in which p1 resolves an economy card; `slot` is where it stands.

    The other cards of every row are those of level I in the order culture, science,
    industry, military. Say what is there, then `begin`.
    """

    def __init__(self, card: str = "foreign_trade", slot: int = 3, seats: int = 2) -> None:
        self.rules: Final = market_rules()
        self.slot: Final = slot
        board = Board(
            tuple([(tile, side, 0, at * 2, at) for at, (tile, side) in enumerate(STRIP)]), ()
        )
        realms = [_realm(0, CARD_NAMES.index(card) + 1, slot)]
        realms += [_realm(seat, 1, 3) for seat in range(1, seats)]
        self.g: Final = Table(
            self.rules, seats, board=board, draft=EMPTY_DRAFT,
            resources=(0, 0, 0, 0), natural=spaces("13a"), city_states=spaces("15j 12f"),
            barbarians=tuple([NOWHERE] * 9), direction=0, dial=0, first=0, active=0,
            turns=1, offer=(), hidden=(), decks=(), wonders=(), closed_city_states=0,
            victory=(), captured_this_turn=0, realms=realms,
        )  # fmt: skip
        self.g.journal = []

    # Setting up

    def give(self, seat: str, tokens: str = "", cities: str = "") -> Market:
        """Put control tokens and cities of a seat on the map."""
        realm = self.realm(seat)
        realm.control |= spaces(tokens)
        realm.cities |= spaces(cities)
        return self

    def caravans(self, *where: str, seat: str = "p1") -> Market:
        """Say where a seat's caravans are: spaces, `card` or `locked`."""
        words = {"card": ON_CARD, "locked": LOCKED}
        found = [words[at] if at in words else space(at) for at in (*where, "locked", "locked")]
        self.realm(seat).caravans = tuple(found[:3])
        return self

    def barbarian(self, label: str, letter: int = 0) -> Market:
        """Put a barbarian on the map."""
        at = list(self.g.barbarians)
        at[letter] = space(label)
        self.g.barbarians = tuple(at)
        return self

    def trade(self, slot: int, count: int, seat: str = "p1") -> Market:
        """Put trade tokens on the card in a slot."""
        realm = self.realm(seat)
        realm.trade = tuple([count if at == slot - 1 else n for at, n in enumerate(realm.trade)])
        return self

    def hold(self, seat: str, *rows: str) -> Market:
        """Let a seat have rows in play."""
        kind = self.rules.kinds["row"]
        self.realm(seat).in_play |= mask_of([kind.parse(row) for row in rows])
        return self

    def conquered(self, label: str) -> Market:
        """Let a city-state be conquered; the piece there is given separately."""
        self.g.city_states &= ~spaces(label)
        self.g.closed_city_states |= bit(self.g.board.icons.city_states[space(label)])
        return self

    # Playing

    def begin(self, value: int | None = None) -> Market:
        """Let p1 resolve its economy card, in its slot or with another slot number."""
        self.g.stack = (
            IDLE,
            Resolve(0, self.slot - 1, self.slot if value is None else value),
        )
        advance(self.g)
        return self

    def turn(self) -> Market:
        """Let p1 take a turn from its start."""
        self.g.stack = (IDLE, ChooseFocus(0))
        start_of_turn(self.g, 0)
        advance(self.g)
        return self

    def play(self, *moves: str) -> Market:
        """Play moves of p1 in notation, or of another seat if it is named."""
        for move in moves:
            seat, choice = parse_move(
                self.rules, move if move[0] == "p" and move[1] in "1234" else f"p1 {move}"
            )
            play(self.g, seat, choice)
        return self

    def refused(self, move: str) -> str:
        """The rule against a move of p1; empty if it is legal."""
        seat, choice = parse_move(self.rules, f"p1 {move}")
        try:
            play(self.g.clone(), seat, choice)
        except Refused as refused:
            return self.rules.reasons[refused.reason.number].rule
        return ""

    # Looking

    def realm(self, seat: str = "p1") -> Realm:
        """The realm of a seat."""
        return self.g.realms[int(seat[1]) - 1]

    def asked(self) -> str:
        """Who is asked what."""
        return f"{write_seat(self.rules, self.g.asked[0].seat)} {self.g.asked[0].topic}"

    def options(self) -> list[str]:
        """What can be answered."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def ends(self, caravan: str = "c1") -> set[str]:
        """Where a caravan may be moved."""
        found = [option.split() for option in self.options()]
        return {words[2] for words in found if words[:2] == ["move", caravan]}

    def where(self, seat: str = "p1") -> list[str]:
        """Where a seat's caravans are."""
        words = {ON_CARD: "card", LOCKED: "locked"}
        return [words[at] if at in words else LABELS[at] for at in self.realm(seat).caravans]

    def cards(self, seat: str = "p1") -> list[str]:
        """The diplomacy cards a seat holds."""
        rows = self.rules.families["diplomacy_card"] + self.rules.families["city_state"]
        held = self.realm(seat).in_play & mask_of(list(rows))
        return [self.rules.rows[row].name for row in members(held)]

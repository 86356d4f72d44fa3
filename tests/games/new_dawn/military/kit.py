"""A small war: a strip of tiles, two to four seats and a military card to resolve.

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
The capitals are 11a (p1, grassland) and 9a (p2, hills).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Limit
from ziggurat.build.kind import Kind, amount
from ziggurat.games.new_dawn.asking import GOVERNORS
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT
from ziggurat.games.new_dawn.combat.reasons import MILITARY_REASONS
from ziggurat.games.new_dawn.content.military_cards import MILITARY_CARDS
from ziggurat.games.new_dawn.content.naming import KABUL, MT_KILIMANJARO, SEOUL
from ziggurat.games.new_dawn.content.pieces import PIECE_KINDS
from ziggurat.games.new_dawn.content.slots import SLOTS
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.focus.military import resolve_military
from ziggurat.games.new_dawn.focus.reasons_culture import CULTURE_REASONS
from ziggurat.games.new_dawn.focus.reasons_industry import INDUSTRY_REASONS
from ziggurat.games.new_dawn.ids import (
    FIRST_AGENDA,
    FIRST_VICTORY,
    FIRST_WONDER,
    MILITARY,
    NONE,
    NOWHERE,
    ON_CARD,
    SCIENCE,
    focus_card,
    player_card,
)
from ziggurat.games.new_dawn.kinds import install_counted_kinds, space_labels
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.moments import (
    ATTACK_BONUS,
    ATTACK_TARGETS,
    ATTACK_WON,
    CAPITAL_DEFEATED,
    DEFENCE_BONUS,
    MOMENTS,
    TARGET_DIFFICULTY,
)
from ziggurat.games.new_dawn.printed import work_out
from ziggurat.games.new_dawn.reasons import SHARED_REASONS
from ziggurat.games.new_dawn.rows import (
    Agenda,
    CityState,
    FocusCard,
    PlayerCard,
    VictoryCard,
    Wonder,
)
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import VERBS
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Plus, Row
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import DONE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason, Refused
from ziggurat.kernel.rules import Asker, Rules
from ziggurat.kernel.state import State
from ziggurat.match.notation import parse_move, write, write_seat

STRIP: Final = ((11, 0), (5, 0), (13, 0), (15, 1), (12, 1), (9, 0))
CAPITALS: Final = ("11a", "9a", "5c", "15a")
LABELS: Final = space_labels(list(SIDES))
SPACE_KIND: Final = Kind("space", 0, -1, LABELS)
CARD_NAMES: Final = ("masonry", "iron_working", "mass_production", "flight")

# Rows that only these tests know: an agenda, and cards that change what a fight counts.
WARS_WON: Final = FIRST_VICTORY
WAR_DRUMS: Final = 320
WALLS: Final = 321
FAR_SIGHT: Final = 322
ROADS: Final = 323
CHRONICLE: Final = 324


def _alliance(s: State, cue: Cue, value: int) -> int:
    return value + 2


def _everywhere(s: State, cue: Cue, mask: int) -> int:
    board = table(s).board
    return board.land | board.waters


def _level(s: State, cue: Cue, difficulty: int) -> int:
    return min(difficulty, 3)


def _chronicle_won(s: State, cue: Cue) -> None:
    s.note("chronicle_won", cue.owner, cue.args)


def _chronicle_capital(s: State, cue: Cue) -> None:
    s.note("chronicle_capital", cue.owner, cue.args)


def has_thirteen_i(g: Table, seat: int) -> bool:
    """An agenda that is fulfilled by holding one space."""
    return bool((g.realms[seat].control | g.realms[seat].cities) & bit(SPACE_KIND.parse("13i")))


def _nothing(g: Table, seat: int, place: int, value: int) -> None:
    return


def install(b: Build) -> None:
    """Install what attacks need and nothing else."""
    b.start(_no_start)
    b.content(GOVERNORS)
    b.content("piece_kind").add(PIECE_KINDS)
    b.moments.add(MOMENTS)
    b.askers.add((Asker("idle", ask_idle, refuse_idle, stay_idle),))
    others = [
        FocusCard(at, 1, f"focus_{at}", _nothing) for at in range(len(SLOTS)) if at != MILITARY
    ]
    b.content("focus_card").add((*others, *MILITARY_CARDS))
    b.content("city_state").add(
        (
            CityState(SEOUL, "seoul", SCIENCE, 1),
            CityState(KABUL, "kabul", MILITARY, 1),
        )
    )
    alliance = (Adjust(ATTACK_BONUS, _alliance),)
    b.content("diplomacy_card").add(
        tuple(
            [
                PlayerCard(player_card(at, kind), f"card_{at}_{kind}", at, kind, alliance)
                for at in range(4)
                for kind in range(4)
            ]
        )
    )
    thirteen = Agenda(FIRST_AGENDA, "thirteen", 1, has_thirteen_i)
    b.content("agenda").add((thirteen,))
    b.content("victory_card").add((VictoryCard(WARS_WON, "wars", (thirteen,)),))
    b.content("wonder").add(
        tuple([Wonder(FIRST_WONDER + at, f"wonder_{at}", 0, 0, 9, ()) for at in range(24)])
    )
    b.content("natural_wonder").add((Row(MT_KILIMANJARO, "kilimanjaro"),))
    b.content("trial").add(
        (
            Row(WAR_DRUMS, "war_drums", (Plus(ATTACK_BONUS, 2),)),
            Row(WALLS, "walls", (Plus(DEFENCE_BONUS, 5),)),
            Row(FAR_SIGHT, "far_sight", (Adjust(ATTACK_TARGETS, _everywhere),)),
            Row(ROADS, "roads", (Adjust(TARGET_DIFFICULTY, _level),)),
            Row(
                CHRONICLE,
                "chronicle",
                (Do(ATTACK_WON, _chronicle_won), Do(CAPITAL_DEFEATED, _chronicle_capital)),
            ),
        )
    )
    b.content("tile").add(SIDES)
    b.content("focus_slot").add(SLOTS)
    b.derive(work_out)
    install_counted_kinds(b)
    b.kinds.add((amount("tokens", 0, 23), amount("die", 1, 6)))
    known = {kind.name for kind in b.kinds.items}
    b.verbs.add(tuple([verb for verb in VERBS if known.issuperset(verb.kinds)]))
    b.reasons.add((*SHARED_REASONS, *CULTURE_REASONS, *INDUSTRY_REASONS, *MILITARY_REASONS))
    b.limits.add(
        (
            Limit("control_tokens", 31),
            Limit("cities", 7),
            Limit("resources", 8),
            Limit("city_state_cards", 2),
        )
    )


def _no_start(rules: Rules, seats: int) -> State:
    raise TypeError("a war is set up by hand")


@cache
def war_rules() -> Rules:
    """The rules of these tests."""
    return build(Game("war", 1, "new_dawn", ("p1", "p2", "p3", "p4"), (2, 3, 4), install))


def ask_idle(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """What waits below the card: the end of the resolution."""
    return Question(seat, "idle", DONE, ((PASS,),), steady=True)


def refuse_idle(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    return Reason(OTHER_QUESTION)


def stay_idle(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    s.push(Ask("idle", 0))


def space(label: str) -> int:
    """The number of a space."""
    return SPACE_KIND.parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [LABELS[at] for at in members(mask)]


def _realm(seat: int, card: int, slot: int) -> Realm:
    row = [focus_card(at, 1) for at in range(len(SLOTS)) if at != MILITARY]
    row.insert(slot - 1, card)
    none = tuple([0] * len(SLOTS))
    capital = space(CAPITALS[seat])
    return Realm(
        leader=NONE, colour=seat, row=tuple(row), trade=none, tokens_on_cards=none, deck=0, dial=0,
        dial_record=0, control=0, reinforced=0, cities=bit(capital), capital=capital,
        caravans=(ON_CARD, ON_CARD, ON_CARD), resources=(0, 0, 0, 0), natural=0, claims=0,
        markers=0, in_play=mask_of(row), used_this_turn=0, stored=0, journeys=0,
    )  # fmt: skip


class War:
    """A position in which p1 resolves a military card; `slot` is where it stands.

    All other seats have Masonry in slot 1. Say what is there, then `begin`.
    """

    def __init__(self, card: str = "masonry", slot: int = 1, seats: int = 2) -> None:
        self.rules: Final = war_rules()
        self.slot: Final = slot
        board = Board(
            tuple([(tile, side, 0, at * 2, at) for at, (tile, side) in enumerate(STRIP)]), ()
        )
        level = CARD_NAMES.index(card) + 1
        realms = [_realm(0, focus_card(MILITARY, level), slot)]
        realms += [_realm(seat, focus_card(MILITARY, 1), 1) for seat in range(1, seats)]
        self.g: Final = Table(
            self.rules, seats, board=board, draft=EMPTY_DRAFT,
            resources=(0, 0, 0, 0), natural=spaces("13a"), city_states=spaces("15j 12f"),
            barbarians=tuple([NOWHERE] * 9), direction=0, dial=0, first=0, active=0,
            turns=1, offer=(), hidden=(), decks=(), wonders=(), closed_city_states=0,
            victory=(), captured_this_turn=0, realms=realms,
        )  # fmt: skip
        self.g.journal = []

    # Setting up

    def give(self, seat: str, tokens: str = "", reinforced: str = "", cities: str = "") -> War:
        """Put control tokens and cities of a seat on the map."""
        realm = self.realm(seat)
        realm.control |= spaces(tokens) | spaces(reinforced)
        realm.reinforced |= spaces(reinforced)
        realm.cities |= spaces(cities)
        return self

    def barbarian(self, label: str, letter: int = 0) -> War:
        """Put a barbarian on the map."""
        at = list(self.g.barbarians)
        at[letter] = space(label)
        self.g.barbarians = tuple(at)
        return self

    def trade(self, seat: str, slot: int, count: int) -> War:
        """Put trade tokens on the card in a slot."""
        realm = self.realm(seat)
        realm.trade = tuple([count if at == slot - 1 else n for at, n in enumerate(realm.trade)])
        return self

    def hold(self, seat: str, *cards: int) -> War:
        """Let a seat have rows in play."""
        self.realm(seat).in_play |= mask_of(list(cards))
        return self

    def wonder(self, number: int, label: str, seat: str) -> War:
        """Put a wonder token under a piece of a seat."""
        self.g.wonders = (*self.g.wonders, (FIRST_WONDER + number, space(label)))
        return self.hold(seat, FIRST_WONDER + number)

    def conquered(self, label: str, seat: str) -> War:
        """Let a seat have conquered a city-state; its piece is given separately."""
        state = self.g.board.icons.city_states[space(label)]
        self.g.city_states &= ~spaces(label)
        self.g.closed_city_states |= bit(state)
        realm = self.realm(seat)
        focus = {SEOUL: SCIENCE, KABUL: MILITARY}[state]
        on = [at for at, card in enumerate(realm.row) if card // 4 == focus]
        realm.tokens_on_cards = tuple([bit(state) if at in on else 0 for at in range(len(SLOTS))])
        return self

    def resign(self, seat: str, label: str, other: str) -> War:
        """Let a seat lose a conquered city-state to another one."""
        self.realm(seat).cities &= ~spaces(label)
        self.realm(seat).tokens_on_cards = tuple([0] * len(SLOTS))
        return self.conquered(label, other).give(other, cities=label)

    # Playing

    def begin(self, value: int | None = None) -> War:
        """Let p1 resolve its card."""
        self.g.stack = (Ask("idle", 0),)
        resolve_military(self.g, 0, self.slot - 1, self.slot if value is None else value)
        advance(self.g)
        return self

    def play(self, *moves: str) -> War:
        """Play moves in notation."""
        for move in moves:
            seat, choice = parse_move(self.rules, move)
            play(self.g, seat, choice)
        return self

    def attack(self, label: str, attacker: int, defender: int) -> War:
        """Let p1 attack a space, and both sides roll."""
        return self.play(f"p1 attack {label}", f"nature roll {attacker}", f"nature roll {defender}")

    def refused(self, move: str) -> str:
        """The rule against a move; empty if it is legal."""
        seat, choice = parse_move(self.rules, move)
        try:
            play(self.g.clone(), seat, choice)
        except Refused as refused:
            return self.rules.reasons[refused.reason.number].rule
        return ""

    # Looking

    def realm(self, seat: str) -> Realm:
        """The realm of a seat."""
        return self.g.realms[int(seat[1]) - 1]

    def asked(self) -> str:
        """Who is asked what."""
        return f"{write_seat(self.rules, self.g.asked[0].seat)} {self.g.asked[0].topic}"

    def facts(self) -> tuple[int, ...]:
        """The facts of the open question."""
        return self.g.asked[0].facts

    def options(self) -> list[str]:
        """What can be answered."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def targets(self) -> list[str]:
        """The spaces that can be attacked."""
        found = [option.split() for option in self.options()]
        return [words[1] for words in found if words[0] == "attack"]

    def tokens(self, seat: str) -> list[str]:
        """Where a seat has control tokens; reinforced ones with a mark."""
        realm = self.realm(seat)
        return [
            f"{label}{'+' * (realm.reinforced >> space(label) & 1)}"
            for label in shown(realm.control)
        ]

    def cities(self, seat: str) -> list[str]:
        """Where a seat has cities, its capital included."""
        return shown(self.realm(seat).cities)

    def heard(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.g.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]

"""Scientific wonders: Oracle, Pyramids, Potala Palace, Porcelain Tower, Oxford University,
Kremlin."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import is_figure
from ziggurat.games.new_dawn.board.spaces import rival_spaces
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.content.reasons import (
    ALREADY_NAMED,
    NOT_NEIGHBOURS,
    NOT_OFFERED,
    SAME_SLOT,
    WRONG_CARD,
)
from ziggurat.games.new_dawn.diplomacy.cards import against_taking, available_cards, take_card
from ziggurat.games.new_dawn.diplomacy.givers import giver_of
from ziggurat.games.new_dawn.focus.reasons_culture import NOT_IN_DECK, OTHER_LEVEL, WRONG_LEVEL
from ziggurat.games.new_dawn.focus.reasons_economy import OTHER_GIVER
from ziggurat.games.new_dawn.focus.row import replace_card, swap
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    FIRST_WONDER,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    NONE,
    OIL,
    SCIENCE,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members
from ziggurat.games.new_dawn.moments import (
    ATTACK_BONUS,
    DIPLOMACY_LIMIT,
    GAIN_SLOTS,
    WONDER_BUILT,
)
from ziggurat.games.new_dawn.picking import Pick, Several, naming
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import GAIN, SWAP, TAKE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Oracle: two neighbouring cards change places at the start of the turn.


def oracle_useful(g: Table, seat: int) -> bool:
    return True


def oracle_begin(g: Table, seat: int) -> None:
    g.push(SwapCards(seat, 1))


def may_swap(place: int, other: int, reach: int) -> int:
    """Two different places, the lower one named first, at most `reach` apart."""
    if place == other:
        return SAME_SLOT
    if abs(other - place) > reach:
        return NOT_NEIGHBOURS
    return ALLOWED if place < other else NOT_OFFERED


class SwapCards(Pick):
    """Let two cards of the row change places with their tokens, or leave them."""

    SPEC: ClassVar[str] = "seat: int, reach: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.row",)

    def __init__(self, seat: int, reach: int) -> None:
        self.seat: Final = seat
        self.reach: Final = reach

    def candidates(self, g: Table) -> list[Choice]:
        slots = range(len(g.realms[self.seat].row))
        found: list[Choice] = [(PASS,)]
        for place in slots:
            found.extend([(SWAP, place, other) for other in slots])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != SWAP:
            return OTHER_QUESTION
        return may_swap(choice[1], choice[2], self.reach)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "swap_cards", CARD, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == SWAP:
            realm = table(s).realms[self.seat]
            s.note("swapped", self.seat, (realm.row[choice[1]], realm.row[choice[2]]))
            swap(realm, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Pyramids and Porcelain Tower: better cards, once, for whoever builds them.

PYRAMID_CARDS: Final = 3
TOWER_CARDS: Final = 2


def pyramids_built(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(ImproveCards(cue.owner, PYRAMID_CARDS, 1))


def tower_built(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(ImproveCards(cue.owner, TOWER_CARDS, NONE))


def may_improve(g: Table, seat: int, place: int, card: int, level: int) -> int:
    """The next level of the same type, for cards of one level or of any (`NONE`)."""
    realm = g.realms[seat]
    old = realm.row[place]
    if focus_of(g.rules, card) != focus_of(g.rules, old):
        return WRONG_CARD
    now = level_of(g.rules, old)
    if level not in (NONE, now):
        return OTHER_LEVEL
    if level_of(g.rules, card) != now + 1:
        return WRONG_LEVEL
    return ALLOWED if has(realm.deck, card) else NOT_IN_DECK


class ImproveCards(Pick):
    """Replace up to `left` cards by the next level, in any order but each once.

    `named` is the mask of places whose cards have been replaced.
    """

    SPEC: ClassVar[str] = "seat: int, left: int, level: int, named: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.replace_tokens", "nd.focus.replace_slot")

    def __init__(self, seat: int, left: int, level: int, named: int = 0) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.level: Final = level
        self.named: Final = named

    def run(self, s: State) -> bool:
        if self.left == 0:
            s.pop()
        return self.left > 0

    def candidates(self, g: Table) -> list[Choice]:
        realm = g.realms[self.seat]
        found: list[Choice] = [(PASS,)]
        for place in range(len(realm.row)):
            found.extend([(GAIN, place, better) for better in members(realm.deck)])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != GAIN:
            return OTHER_QUESTION
        if has(self.named, choice[1]):
            return ALREADY_NAMED
        return may_improve(g, self.seat, choice[1], choice[2], self.level)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason not in (OTHER_LEVEL, WRONG_LEVEL, NOT_IN_DECK):
            return choice[1:]
        old = g.realms[self.seat].row[choice[1]]
        if reason == OTHER_LEVEL:
            return (old, level_of(g.rules, old), self.level)
        return (choice[2], level_of(g.rules, old) + 1, level_of(g.rules, choice[2]))

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "improve_cards", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        named = self.named | bit(choice[1])
        s.swap(ImproveCards(self.seat, self.left - 1, self.level, named))
        replace_card(table(s), self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


# Potala Palace: more cards of each rival, three of them at once for whoever builds it.

POTALA_CARDS: Final = 3


def potala_built(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card:
        s.push(TakeCards(cue.owner, POTALA_CARDS))


def against_taking_any(g: Table, seat: int, card: int) -> int:
    """The reason against taking a card of any rival."""
    giver = giver_of(g, card)
    if not 0 <= giver < g.seats:
        return OTHER_GIVER
    return against_taking(g, seat, giver, card)


class TakeCards(Several):
    """Take up to `left` cards of other players, in any order; none has to be given back."""

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.diplomacy.availability", "nd.diplomacy.use_taken")

    def listed(self, g: Table) -> tuple[Choice, ...]:
        cards = 0
        for giver in range(g.seats):
            cards |= available_cards(g, self.seat, giver)
        return NO_THANKS + tuple(naming(TAKE, cards))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != TAKE:
            return OTHER_QUESTION
        return against_taking_any(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "take_cards", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        s.swap(TakeCards(self.seat, self.left - 1))
        take_card(table(s), self.seat, choice[1])


# Oxford University: a card of any type takes the place of any card but a science card.


def oxford_slots(s: State, cue: Cue, slots: int) -> int:
    types = printed(s.rules).focus
    row = table(s).realms[cue.owner].row
    return slots | mask_of([at for at, card in enumerate(row) if types[card] != SCIENCE])


# Kremlin: more reinforced tokens than a rival make attacks on that rival stronger.

KREMLIN_BONUS: Final = 4


def kremlin_bonus(s: State, cue: Cue, bonus: int) -> int:
    """Only rival spaces count, for which figures do not stand (nd.space.rival_space).

    Barbarians and city-states are not rivals: then the defender is `NONE`.
    """
    g = table(s)
    space, kind, defender = cue.args
    if defender == NONE or (is_figure(g, kind) and not has(rival_spaces(g, cue.owner), space)):
        return bonus
    own = g.realms[cue.owner].reinforced.bit_count()
    more = own > g.realms[defender].reinforced.bit_count()
    return bonus + KREMLIN_BONUS if more else bonus


SCIENTIFIC_WONDERS: Final = (
    Wonder(
        FIRST_WONDER + 12, "oracle", SCIENTIFIC, ANCIENT, 8, (MERCURY, MARBLE),
        (StartOfTurn(oracle_useful, oracle_begin),),
    ),
    Wonder(
        FIRST_WONDER + 13, "pyramids", SCIENTIFIC, ANCIENT, 9, (MERCURY, OIL),
        (Do(WONDER_BUILT, pyramids_built),),
    ),
    Wonder(
        FIRST_WONDER + 14, "potala_palace", SCIENTIFIC, MEDIEVAL, 10, (MERCURY, MARBLE),
        (Plus(DIPLOMACY_LIMIT, 3), Do(WONDER_BUILT, potala_built)),
    ),
    Wonder(
        FIRST_WONDER + 15, "porcelain_tower", SCIENTIFIC, MEDIEVAL, 9, (MERCURY, DIAMOND),
        (Do(WONDER_BUILT, tower_built),),
    ),
    Wonder(
        FIRST_WONDER + 16, "oxford_university", SCIENTIFIC, MODERN, 10, (MERCURY, MARBLE),
        (Adjust(GAIN_SLOTS, oxford_slots),),
    ),
    Wonder(
        FIRST_WONDER + 17, "kremlin", SCIENTIFIC, MODERN, 11, (MERCURY, OIL),
        (Adjust(ATTACK_BONUS, kremlin_bonus),),
    ),
)  # fmt: skip

SCIENTIFIC_FRAMES: Final = (SwapCards, ImproveCards, TakeCards)

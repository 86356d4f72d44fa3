"""Science: the tech dial and the cards it brings.

Owns how the dial moves, which level spaces it reaches and how a card is gained.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.reasons_culture import NOT_IN_DECK, WRONG_LEVEL, WRONG_SLOT
from ziggurat.games.new_dawn.focus.row import places_of, replace_card, spend_tokens, spendable
from ziggurat.games.new_dawn.masks import has, mask_of, members
from ziggurat.games.new_dawn.moments import BEFORE_DIAL, GAIN_SLOTS, SPENDING
from ziggurat.games.new_dawn.picking import Listed, Pick
from ziggurat.games.new_dawn.printed import focus_of, level_of
from ziggurat.games.new_dawn.reasons import TOO_MANY_TOKENS
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import GAIN, SPEND
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import NO_THANKS, Fire, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import AMOUNT, CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

LAST_SPACE: Final = 24
WRAP_TO: Final = 15
# The tech level of each level space of the dial.
LEVEL_SPACES: Final[dict[int, int]] = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}


def resolve_science(g: Table, seat: int, place: int, value: int) -> None:
    """Move the dial by the slot number (nd.science.advance)."""
    card = g.realms[seat].row[place]
    g.push(AdvanceDial(seat, place, value))
    fire(g, BEFORE_DIAL, seat, (card, value), everyone=False)


def next_space(space: int) -> int:
    """The space after another: 15 follows 24 (nd.science.wrap)."""
    return WRAP_TO if space == LAST_SPACE else space + 1


def move_dial(g: Table, seat: int, steps: int) -> list[int]:
    """Move the dial in full and return the levels passed, in order (nd.science.level_timing)."""
    realm = g.realms[seat]
    levels: list[int] = []
    for _ in range(steps):
        realm.dial = next_space(realm.dial)
        realm.dial_record = max(realm.dial_record, realm.dial)
        if realm.dial in LEVEL_SPACES:
            levels.append(LEVEL_SPACES[realm.dial])
    g.note("dial", seat, (realm.dial, steps))
    return levels


def is_spending(frame: Frame) -> bool:
    """Tell whether cards let a seat say what it spends."""
    return isinstance(frame, Fire) and frame.moment == SPENDING.name


class AdvanceDial(Listed):
    """Spend trade tokens for more spaces, then move.  Rules: nd.science.trade_token"""

    SPEC: ClassVar[str] = "seat: int, place: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.science.advance", "nd.science.trade_token")

    def __init__(self, seat: int, place: int, value: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value

    def _most(self, g: Table) -> int:
        """How many tokens can be spent."""
        return spendable(g, self.seat, self.place)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple([(SPEND, count) for count in range(self._most(g) + 1)])

    def against(self, g: Table, choice: Choice) -> int:
        return TOO_MANY_TOKENS if choice[0] == SPEND else OTHER_QUESTION

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return (choice[1], self._most(g))

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "advance_dial", AMOUNT, options, (self.value,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == PASS:
            return
        waiting = len(g.stack)
        spend_tokens(g, self.seat, self.place, choice[1])
        # Whoever has to say what is spent does so before any card is gained; what follows from
        # spending comes after that.
        pushed = g.stack[waiting:]
        paying = [frame for frame in pushed if is_spending(frame)]
        g.stack = g.stack[:waiting] + tuple([at for at in pushed if not is_spending(at)])
        levels = move_dial(g, self.seat, self.value + choice[1])
        step_done(g)
        for level in reversed(levels):
            g.push(GainCard(self.seat, level))
        for frame in paying:
            g.push(frame)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)


def gain_slots(g: Table, seat: int, card: int) -> int:
    """Mask: places a gained card may take, those of its own type (nd.science.replace_same_type)."""
    own = mask_of(places_of(g, seat, focus_of(g.rules, card)))
    return adjusted(g, GAIN_SLOTS, seat, (card,), own)


def may_gain(g: Table, seat: int, place: int, card: int, level: int) -> int:
    """The test behind listing, for one card and place, with the reason against it."""
    if not has(g.realms[seat].deck, card):
        return NOT_IN_DECK
    if level_of(g.rules, card) != level:
        return WRONG_LEVEL
    return ALLOWED if has(gain_slots(g, seat, card), place) else WRONG_SLOT


class GainCard(Pick):
    """One level space lets a seat gain one card of that level.

    Rules: nd.science.level_reach, nd.science.gain_optional, nd.science.gain_exact_level
    """

    SPEC: ClassVar[str] = "seat: int, level: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.science.level_reach",
        "nd.science.gain_optional",
        "nd.science.gain_exact_level",
    )

    def __init__(self, seat: int, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def candidates(self, g: Table) -> list[Choice]:
        realm = g.realms[self.seat]
        cards = [at for at in members(realm.deck) if level_of(g.rules, at) == self.level]
        slots = [gain_slots(g, self.seat, card) for card in cards]
        found: list[Choice] = [(PASS,)]
        for place in range(len(realm.row)):
            for at, card in enumerate(cards):
                if has(slots[at], place):
                    found.append((GAIN, place, card))
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != GAIN:
            return OTHER_QUESTION
        return may_gain(g, self.seat, choice[1], choice[2], self.level)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return (choice[2], self.level, level_of(g.rules, choice[2]))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "gain_card", CARD, self.listed(table(s)), (self.level,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == GAIN:
            replace_card(table(s), self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.level)

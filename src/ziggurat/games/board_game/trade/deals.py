"""Deals: what two seats agree on, and what may be said while an offer is drafted.

Owns the offer as a value and the test of each line. What stays facedown is agreed on by its back.
How seats come to agree is in `negotiation.py`, the exchange itself in `handing.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from ziggurat.build.kind import labelled
from ziggurat.games.board_game.ids import FIRST_EVENT
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.goods import amount_of, back_of, behind, is_back
from ziggurat.games.board_game.trade.reasons import (
    FACE_HIDDEN,
    GIVER_SHORT,
    NO_CHANGE,
    NOT_IN_OFFER,
    OFFER_EMPTY,
    OFFER_FULL,
    PROMISED,
)
from ziggurat.games.board_game.verbs import GIVE, PROMISE, PROPOSE, SHOW, WANT
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.record import Record
from ziggurat.lib.vec import with_sorted, without

# What can be promised; nothing is ever done about it.
PROMISES: Final = ("peace", "alliance", "free_passage", "repayment")
PROMISE_KIND: Final = labelled("promise", list(PROMISES))

# A draft lists goods to add only while there are few lines.
SAMPLE_LINES: Final = 2
GOODS: Final = 11

# A good and how much of it.
Lines: TypeAlias = tuple[tuple[int, int], ...]


class Deal(Record):
    """An offer as `seat` makes it to `other`.

    `give` and `want` are goods, hidden ones as backs. `shown` are faces that the seat has shown
    to the other and so has to give, `seen` those it was shown. `words` are the seat's promises,
    `theirs` the other's.
    """

    SPEC: ClassVar[str] = (
        "seat: int, other: int, give: tuple[tuple[int, int], ...], "
        "want: tuple[tuple[int, int], ...], shown: tuple[int, ...], seen: tuple[int, ...], "
        "words: tuple[int, ...], theirs: tuple[int, ...]"
    )

    def __init__(
        self,
        seat: int,
        other: int,
        give: Lines,
        want: Lines,
        shown: tuple[int, ...],
        seen: tuple[int, ...],
        words: tuple[int, ...],
        theirs: tuple[int, ...],
    ) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.give: Final = give
        self.want: Final = want
        self.shown: Final = shown
        self.seen: Final = seen
        self.words: Final = words
        self.theirs: Final = theirs

    def mirrored(self) -> Deal:
        """The same deal as the other seat makes it."""
        return Deal(
            self.other, self.seat, self.want, self.give, self.seen, self.shown,
            self.theirs, self.words,
        )  # fmt: skip

    def veiled(self, seat: int) -> Deal:
        """The deal without the faces of others that a seat may have been shown."""
        shown = self.shown if seat == self.seat else ()
        seen = self.seen if seat == self.other else ()
        return Deal(
            self.seat, self.other, self.give, self.want, shown, seen, self.words, self.theirs
        )


def amount_in(lines: Lines, good: int) -> int:
    """How much of a good is agreed on."""
    for listed, amount in lines:
        if listed == good:
            return amount
    return 0


def with_line(lines: Lines, good: int, amount: int) -> Lines:
    """Set how much of a good is agreed on."""
    found = [line for line in lines if line[0] != good]
    if amount:
        found.append((good, amount))
    return tuple(sorted(found))


# Drafting


def may_say(g: Table, deal: Deal, changes: int, choice: Choice) -> int:
    """The reason why a seat may not say something while it drafts an offer."""
    verb = choice[0]
    if verb == PASS:
        return ALLOWED
    if verb == PROPOSE:
        return ALLOWED if deal.give or deal.want or deal.words or deal.theirs else OFFER_EMPTY
    if verb not in (GIVE, WANT, SHOW, PROMISE):
        return OTHER_QUESTION
    if not changes:
        return OFFER_FULL
    if verb == GIVE:
        return may_list(g, deal.seat, deal.give, choice)
    if verb == WANT:
        return may_list(g, deal.other, deal.want, choice)
    if verb == SHOW:
        return may_show(g, deal, choice[1])
    return PROMISED if choice[1] in deal.words else ALLOWED


def may_list(g: Table, owner: int, lines: Lines, choice: Choice) -> int:
    """The reason why an amount of a good of `owner` may not be in a deal; 0 takes it out again.

    Rules: cb.trade.deal_trade_points, .deal_culture, .deal_resources, .deal_hut_village,
    .deal_culture_cards, .hidden_marker_in_deal
    """
    good, amount = choice[1:]
    if good >= FIRST_EVENT:
        return FACE_HIDDEN
    if amount == amount_in(lines, good):
        return NO_CHANGE
    return GIVER_SHORT if amount > amount_of(g, owner, good) else ALLOWED


def may_show(g: Table, deal: Deal, face: int) -> int:
    """The reason why a seat may not show a face: it shows what it gives, each once."""
    back = back_of(g, face)
    shown = [good for good in deal.shown if back_of(g, good) == back]
    if back == face or len(shown) >= amount_in(deal.give, back):
        return NOT_IN_OFFER
    held = behind(g, deal.seat, back).count(face)
    return ALLOWED if held > shown.count(face) else NOT_IN_OFFER


def sample(g: Table, deal: Deal, changes: int) -> list[Choice]:
    """A few things to say, ascending."""
    found: list[Choice] = [(PASS,)]
    if len(deal.give) < SAMPLE_LINES:
        found.extend([(GIVE, good, 1) for good in range(GOODS)])
    if len(deal.want) < SAMPLE_LINES:
        found.extend([(WANT, good, 1) for good in range(GOODS)])
    found.append((PROPOSE,))
    for good, _ in deal.give:
        if is_back(good):
            found.extend([(SHOW, face) for face in sorted(set(behind(g, deal.seat, good)))])
    if not deal.words:
        found.extend([(PROMISE, at) for at in range(len(PROMISES))])
    return sorted([choice for choice in found if may_say(g, deal, changes, choice) == ALLOWED])


def changed(g: Table, deal: Deal, choice: Choice) -> Deal:
    """A draft after one more thing was said."""
    give, want, shown, seen, words = deal.give, deal.want, deal.shown, deal.seen, deal.words
    if choice[0] == GIVE:
        give = with_line(give, choice[1], choice[2])
        shown = still_shown(g, shown, give)
    elif choice[0] == WANT:
        want = with_line(want, choice[1], choice[2])
        seen = still_shown(g, seen, want)
    elif choice[0] == SHOW:
        shown = with_sorted(shown, choice[1])
        told = only(deal.seat) | only(deal.other)
        g.note("showed", deal.seat, (choice[1],), audience=told, veiled="showed_a_face")
        g.unveil(only(deal.seat))
    else:
        words = with_sorted(words, choice[1])
    return Deal(deal.seat, deal.other, give, want, shown, seen, words, deal.theirs)


def still_shown(g: Table, shown: tuple[int, ...], lines: Lines) -> tuple[int, ...]:
    """Faces that still bind: no more of a back than the deal contains."""
    kept = shown
    for face in shown:
        backs = [back_of(g, good) for good in kept]
        if backs.count(back_of(g, face)) > amount_in(lines, back_of(g, face)):
            kept = without(kept, face)
    return kept

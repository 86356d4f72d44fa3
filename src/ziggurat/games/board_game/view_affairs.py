"""What seats have with each other, as one of them sees it: a battle or a deal.

Owns these two parts of the view. The rest of the table is in `view.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    battle_goes_on,
    current_battle,
    hand_audience,
    leader_of,
)
from ziggurat.games.board_game.battle.forces import battle_hand
from ziggurat.games.board_game.battle.fronts import health_in, strength_in
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.deals import Lines
from ziggurat.games.board_game.trade.negotiation import is_drafted, offer_on_table
from ziggurat.kernel.question import may_see
from ziggurat.kernel.record import Record

Ints = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class BattleView(Record):
    """A battle that is being fought, as seen by one seat.

    A side is `NONE` for barbarians, `leaders` play the units of both; `slot` is the city attacked
    or `NONE`. By side, the
    attacker first: `cards` are combat bonuses, `killed` units that have fallen, `left` how many
    are still to be played, and `hands` those the viewer may see. `fronts` have the attacker's
    unit and its wounds, then the defender's. `strengths` are those that count, ranks and all, of
    the units in the fronts, 0 for nobody, and `hand_strengths` of those in the hands; `healths`
    and `hand_healths` say likewise how many wounds kill them.
    """

    SPEC: ClassVar[str] = (
        "attacker: int, defender: int, square: int, slot: int, cards: tuple[int, ...], "
        "fronts: tuple[tuple[int, ...], ...], killed: tuple[tuple[int, ...], ...], "
        "left: tuple[int, ...], hands: tuple[tuple[int, ...], ...], winner: int, "
        "strengths: tuple[tuple[int, int], ...], hand_strengths: tuple[tuple[int, ...], ...], "
        "healths: tuple[tuple[int, int], ...], hand_healths: tuple[tuple[int, ...], ...], "
        "leaders: tuple[int, int]"
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        square: int,
        slot: int,
        cards: Ints,
        fronts: tuple[Ints, ...],
        killed: tuple[Ints, ...],
        left: Ints,
        hands: tuple[Ints, ...],
        winner: int,
        strengths: Pairs,
        hand_strengths: tuple[Ints, ...],
        healths: Pairs,
        hand_healths: tuple[Ints, ...],
        leaders: tuple[int, int],
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.square: Final = square
        self.slot: Final = slot
        self.cards: Final = cards
        self.fronts: Final = fronts
        self.killed: Final = killed
        self.left: Final = left
        self.hands: Final = hands
        self.winner: Final = winner
        self.strengths: Final = strengths
        self.hand_strengths: Final = hand_strengths
        self.healths: Final = healths
        self.hand_healths: Final = hand_healths
        self.leaders: Final = leaders


class DealView(Record):
    """An offer as `seat` makes it to `other`: goods by their backs, with how many, and promises.

    While it is `drafted`, only who drafts it sees it. `shown` and `seen` are faces that the viewer
    has shown to the other seat and has to give.
    """

    SPEC: ClassVar[str] = (
        "seat: int, other: int, drafted: bool, give: tuple[tuple[int, int], ...], "
        "want: tuple[tuple[int, int], ...], shown: tuple[int, ...], seen: tuple[int, ...], "
        "words: tuple[int, ...], theirs: tuple[int, ...]"
    )

    def __init__(
        self,
        seat: int,
        other: int,
        drafted: bool,
        give: Lines,
        want: Lines,
        shown: Ints,
        seen: Ints,
        words: Ints,
        theirs: Ints,
    ) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.drafted: Final = drafted
        self.give: Final = give
        self.want: Final = want
        self.shown: Final = shown
        self.seen: Final = seen
        self.words: Final = words
        self.theirs: Final = theirs


def view_battle(g: Table, viewer: int) -> BattleView | None:
    """Build the part about a battle that is being fought (cb.battle.hand_secret)."""
    if not battle_goes_on(g):
        return None
    at = current_battle(g)
    hands = [battle_hand(g, at, side) for side in (ATTACKER, DEFENDER)]
    seen = [may_see(hand_audience(g, at, side), viewer) for side in (ATTACKER, DEFENDER)]
    shown = tuple([hand if open_to else () for hand, open_to in zip(hands, seen, strict=True)])
    strengths: list[tuple[int, int]] = []
    healths: list[tuple[int, int]] = []
    for front in at.fronts:
        ours, theirs = front[0], front[2]
        strengths.append((_strength(g, at, ATTACKER, ours), _strength(g, at, DEFENDER, theirs)))
        healths.append((_health(g, at, ATTACKER, ours), _health(g, at, DEFENDER, theirs)))
    return BattleView(
        at.attacker, at.defender, at.square, at.slot, at.cards, at.fronts, at.killed,
        tuple([len(hand) for hand in hands]), shown, at.winner,
        tuple(strengths),
        tuple([tuple([_strength(g, at, side, unit) for unit in shown[side]]) for side in (0, 1)]),
        tuple(healths),
        tuple([tuple([_health(g, at, side, unit) for unit in shown[side]]) for side in (0, 1)]),
        (leader_of(at, ATTACKER), leader_of(at, DEFENDER)),
    )  # fmt: skip


def _strength(g: Table, fight: Battle, side: int, unit: int) -> int:
    """The strength that counts of a side's unit, 0 for nobody."""
    return 0 if unit == NONE else strength_in(g, fight, side, unit)


def _health(g: Table, fight: Battle, side: int, unit: int) -> int:
    """How many wounds kill a side's unit, 0 for nobody."""
    return 0 if unit == NONE else health_in(g, fight, side, unit)


def view_deal(g: Table, viewer: int) -> DealView | None:
    """Build the part about the offer that is drafted or answered."""
    deal = offer_on_table(g)
    if deal is None:
        return None
    drafted = is_drafted(g)
    if drafted and viewer != deal.seat:
        return None
    known = deal.veiled(viewer)
    return DealView(
        deal.seat, deal.other, drafted, deal.give, deal.want, known.shown, known.seen,
        deal.words, deal.theirs,
    )  # fmt: skip

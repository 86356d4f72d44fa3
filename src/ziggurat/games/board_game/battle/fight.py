"""The battle that is being fought: who fights whom and where, the fronts, and who has fallen.

Owns the frame that lies below everything that happens in a battle, and the ways to look at it and
to replace it. Battle hands are on the table (`battle`), for they are secret and this is not.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import OPEN_HAND
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.choice import NO_CARD, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CHANCE, NATURE, PUBLIC, Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows, put, put_row, with_sorted

# The two sides, as rows of a battle have them.
ATTACKER: Final = 0
DEFENDER: Final = 1

# A front: the attacker's unit and its wounds, then the defender's; `NONE` where nobody stands.
NO_FRONT: Final[Layer] = (NONE, 0, NONE, 0)


class Battle(Frame):
    """A battle.

    `attacker` or `defender` is `NONE` for a side without a seat, as barbarians are: `leader` is
    the seat that plays its units and `rank` the one they fight at. `slot` is the city attacked or
    `NONE`. By side: `cards` are the numbers on the combat bonus card, `killed` units that have
    fallen, `used` rows that may act once in a battle and have. `boost` are wounds that the next
    unit played deals besides its strength, in the attack it makes then. `winner` is a side once
    the battle is decided.
    """

    SPEC: ClassVar[str] = (
        "attacker: int, defender: int, square: int, slot: int, leader: int, rank: int, "
        "cards: tuple[int, ...], fronts: tuple[tuple[int, ...], ...], "
        "killed: tuple[tuple[int, ...], ...], used: tuple[tuple[int, ...], ...], boost: int, "
        "winner: int"
    )
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.battle.attacker", "cb.battle.defender", "cb.battle.wounds_stay",
    )  # fmt: skip

    def __init__(
        self,
        attacker: int,
        defender: int,
        square: int,
        slot: int,
        leader: int = NONE,
        rank: int = 1,
        cards: Layer = (0, 0),
        fronts: Rows = (),
        killed: Rows = ((), ()),
        used: Rows = ((), ()),
        boost: int = 0,
        winner: int = NONE,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.square: Final = square
        self.slot: Final = slot
        self.leader: Final = leader
        self.rank: Final = rank
        self.cards: Final = cards
        self.fronts: Final = fronts
        self.killed: Final = killed
        self.used: Final = used
        self.boost: Final = boost
        self.winner: Final = winner

    def run(self, s: State) -> bool:
        s.pop()
        return False

    def become(
        self,
        cards: Layer | None = None,
        fronts: Rows | None = None,
        killed: Rows | None = None,
        used: Rows | None = None,
        boost: int | None = None,
        winner: int | None = None,
    ) -> Battle:
        """The same battle with something changed."""
        return Battle(
            attacker=self.attacker,
            defender=self.defender,
            square=self.square,
            slot=self.slot,
            leader=self.leader,
            rank=self.rank,
            cards=self.cards if cards is None else cards,
            fronts=self.fronts if fronts is None else fronts,
            killed=self.killed if killed is None else killed,
            used=self.used if used is None else used,
            boost=self.boost if boost is None else boost,
            winner=self.winner if winner is None else winner,
        )

    def about(self) -> tuple[int, ...]:
        return (self.leader if self.attacker == NONE else self.attacker, self.square)


def battle_goes_on(g: Table) -> bool:
    """Tell whether there is a battle now."""
    for frame in g.stack:
        if isinstance(frame, Battle):
            return True
    return False


def current_battle(g: Table) -> Battle:
    """The battle that is being fought now."""
    for at in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[at]
        if isinstance(frame, Battle):
            return frame
    raise LookupError("there is no battle")


# Sides


def seat_of(fight: Battle, side: int) -> int:
    """The seat that fights on a side, `NONE` for barbarians."""
    return fight.attacker if side == ATTACKER else fight.defender


def seatless_side(fight: Battle) -> int:
    """The side that barbarians fight on."""
    return ATTACKER if fight.attacker == NONE else DEFENDER


def barbarian_player(g: Table, attacker: int) -> int:
    """The seat to an attacker's left, which leads barbarians (cb.village.barbarian_player)."""
    return (attacker + 1) % g.seats


def leader_of(fight: Battle, side: int) -> int:
    """The seat that plays a side's units: its own, or the one that leads barbarians."""
    seat = seat_of(fight, side)
    return fight.leader if seat == NONE else seat


def side_of(fight: Battle, seat: int) -> int:
    """The side on which a seat itself fights."""
    return ATTACKER if seat == fight.attacker else DEFENDER


def hand_row(g: Table, fight: Battle, side: int) -> int:
    """Which row of `battle` is a side's hand; barbarians have the last."""
    seat = seat_of(fight, side)
    return g.seats if seat == NONE else seat


def walled(g: Table, fight: Battle) -> bool:
    """Tell whether the city attacked has walls now."""
    return fight.slot != NONE and (g.walls[fight.defender] >> fight.slot) & 1 == 1


def steady_draw(
    topic: str, options: tuple[Choice, ...], copies: tuple[int, ...], audience: int
) -> Question:
    """A draw from cards of which some are in secret hands: that it left no choice is not told,
    even where all see what was drawn."""
    return Question(NATURE, topic, CHANCE, options, (), NO_CARD, audience, True, False, copies)


def hand_audience(g: Table, fight: Battle, side: int) -> int:
    """Who may see a side's battle hand: who plays it, or all if the other side opens it.

    Rules: cb.battle.hand_secret
    """
    other = seat_of(fight, 1 - side)
    if other != NONE and adjusted(g, OPEN_HAND, other, (), 0):
        return PUBLIC
    return only(leader_of(fight, side))


# Replacing the battle by what it has become


def set_cards(g: Table, cards: Layer) -> None:
    """Lay the combat bonus card before a side."""
    old = current_battle(g)
    g.amend(old, old.become(cards=cards))


def set_fronts(g: Table, fronts: Rows, killed: Rows) -> None:
    """Change what lies in the fronts, and who has fallen."""
    old = current_battle(g)
    g.amend(old, old.become(fronts=fronts, killed=killed))


def set_front(g: Table, at: int, front: Layer) -> None:
    """Change one front."""
    old = current_battle(g)
    g.amend(old, old.become(fronts=put_row(old.fronts, at, front)))


def set_winner(g: Table, side: int) -> None:
    """The battle is decided."""
    old = current_battle(g)
    g.amend(old, old.become(winner=side))


def boost_next(g: Table, wounds: int) -> None:
    """Let the next unit played deal more wounds in the attack it makes; 0 ends that."""
    old = current_battle(g)
    if wounds != old.boost:
        g.amend(old, old.become(boost=wounds))


def use_in_battle(g: Table, seat: int, card: int) -> None:
    """Mark that a seat has used what a row allows once in a battle."""
    old = current_battle(g)
    side = side_of(old, seat)
    used = put_row(old.used, side, with_sorted(old.used[side], card))
    g.amend(old, old.become(used=used))


def used_in_battle(g: Table, seat: int, card: int) -> bool:
    """Tell whether a seat has used what a row allows once in a battle."""
    fight = current_battle(g)
    return card in fight.used[side_of(fight, seat)]


def stand(front: Layer, side: int, unit: int, wounds: int) -> Layer:
    """A front with another unit, or none, on a side."""
    return put(put(front, side * 2, unit), side * 2 + 1, wounds)

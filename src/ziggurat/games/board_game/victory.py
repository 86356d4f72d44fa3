"""Victory: four ways to win, and when somebody has.

Owns the test of the conditions, the claims of seats and the comparison of those who complete a
victory together. `check_victory` is called wherever a condition may have come true; while a loss
is being settled (`begin_aftermath`) nobody wins.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.build.build import Build
from ziggurat.build.game import Ending, Limit
from ziggurat.build.kind import labelled
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.content.tech_ids import CODE_OF_LAWS, SPACE_FLIGHT
from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import COINS_TO_WIN, LAST_SPACE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import AdjustMoment, adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

# What a seat has completed, as `claims` keeps it.
NO_CLAIM: Final = 0
CULTURE: Final = 1
TECHNOLOGY: Final = 2
ECONOMY: Final = 3
MILITARY: Final = 4
WAYS: Final = ("none", "culture", "technology", "economy", "military")

COMPLETED: Final = AdjustMoment("completed", "a victory that a row brings about, 0 for none")
# 1 if the turn is played to its end after a victory that is not military.
PLAYS_ON: Final = "plays_on"


def completed(g: Table, seat: int) -> int:
    """The victory whose condition a seat meets now.

    Rules: cb.victory.culture, cb.victory.tech, cb.victory.economic
    """
    if g.track[seat] >= LAST_SPACE:
        return CULTURE
    claim = adjusted(g, COMPLETED, seat, (), NO_CLAIM)
    if claim == NO_CLAIM and coins(g, seat) >= COINS_TO_WIN:
        return ECONOMY
    return claim


def check_victory(g: Table) -> None:
    """See whether anybody has won now, whoever's part of a phase it is.

    Rules: cb.victory.immediate, cb.victory.economic_any_time
    """
    if g.outcome is not None or in_aftermath(g):
        return
    for seat in range(g.seats):
        if g.claims[seat] == NO_CLAIM:
            claim = completed(g, seat)
            if claim != NO_CLAIM:
                g.claims = put(g.claims, seat, claim)
                g.note("completed", seat, (claim,))
    if not g.rules.limits[PLAYS_ON]:
        settle(g)


class Aftermath(Frame):
    """Something was lost: what follows from that lies above, and comes before anybody profits.

    When that is done, hands that have become too large are brought down, and victories are seen.
    Rules: cb.loot.loss_first, cb.event.hand_size_drop
    """

    SPEC: ClassVar[str] = ""
    CITES: ClassVar[tuple[str, ...]] = ("cb.loot.loss_first", "cb.event.hand_size_drop")

    def run(self, s: State) -> bool:
        g = table(s)
        if hands_are_kept(g):
            g.pop()
            check_victory(g)
        return False


def begin_aftermath(g: Table) -> None:
    """Let whatever is pushed from now on be settled before anything that was pushed earlier."""
    g.push(Aftermath())


def in_aftermath(g: Table) -> bool:
    """Tell whether a loss is still being settled."""
    for frame in g.stack:
        if isinstance(frame, Aftermath):
            return True
    return False


def settle(g: Table) -> None:
    """End the game if anybody has completed a victory (cb.victory.simultaneous)."""
    claimants = [seat for seat in range(g.seats) if g.claims[seat] != NO_CLAIM]
    if not claimants:
        return
    scores = [score(g, seat) for seat in range(g.seats)]
    best = max([scores[seat] for seat in claimants])
    winners = [seat for seat in claimants if scores[seat] == best]
    g.finish(tuple(winners), WAYS[g.claims[winners[0]]], tuple(scores))


def score(g: Table, seat: int) -> int:
    """What compares seats: known techs, spaces of the culture track and coins."""
    return g.known[seat].bit_count() + g.track[seat] + coins(g, seat)


def capital_taken(g: Table, seat: int) -> None:
    """A seat has conquered the capital of another and wins at once (cb.victory.military)."""
    if g.outcome is not None:
        return
    g.claims = put(g.claims, seat, MILITARY)
    g.note("completed", seat, (MILITARY,))
    scores = [score(g, at) for at in range(g.seats)]
    g.finish((seat,), WAYS[MILITARY], tuple(scores))


def settle_turn(s: State, seat: int) -> None:
    """A turn that was played to its end is over: those who completed a victory compare."""
    settle(table(s))


def advanced_tie_breaker(b: Build) -> None:
    """The option to play the turn to its end and then compare scores."""
    b.limit(PLAYS_ON, 1)
    b.flow("turn").after("research", Step("victories", settle_turn))


# The ways to win, for checks; nobody wins during setup.  A capital falls at one place only, and
# takes a battle.


def reach_culture(s: State, seat: int) -> None:
    """Put a seat's marker on the last space of the track."""
    g = table(s)
    if g.turn:
        g.track = put(g.track, seat, LAST_SPACE)


def reach_technology(s: State, seat: int) -> None:
    """Let a seat know the tech that wins."""
    g = table(s)
    if g.turn:
        g.known = put(g.known, seat, g.known[seat] | 1 << SPACE_FLIGHT)
        refresh(g, seat)


def reach_economy(s: State, seat: int) -> None:
    """Give a seat all the coins that it takes."""
    g = table(s)
    if g.turn:
        found = tuple(sorted([*g.coin_tokens[seat], *[CODE_OF_LAWS] * COINS_TO_WIN]))
        g.coin_tokens = put_row(g.coin_tokens, seat, found)


ENDINGS: Final = (
    Ending("culture", reach_culture),
    Ending("technology", reach_technology),
    Ending("economy", reach_economy),
)


def install_victory(b: Build) -> None:
    """Bring the kind, the moment and the limit of victories."""
    b.kinds.add((labelled("victory", list(WAYS)),))
    b.moments.add((COMPLETED,))
    b.limits.add((Limit(PLAYS_ON, 0),))
    b.records((Aftermath,))

"""Victory: agendas completed, markers that stay, and the moment of the check.

Owns when an agenda is tested, what a claim costs and who wins. What an agenda asks for
stands in its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.pieces import remove_token
from ziggurat.games.new_dawn.board.supplies import against_lifting, stock_tokens, unused_tokens
from ziggurat.games.new_dawn.masks import BITS, bit, has
from ziggurat.games.new_dawn.moments import MATURING
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import Printed, printed
from ziggurat.games.new_dawn.rows import Agenda
from ziggurat.games.new_dawn.standing import (
    ALL_OF_IT,
    ANYTHING,
    CARDS,
    CITIES,
    CITY_STATES,
    CONTROL,
    MATURING_ROWS,
    NATURALS,
    RECORD,
    REINFORCED,
    RESOURCES,
    ROWS,
    Standing,
)
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import LIFT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


def has_claimed(g: Table, seat: int, card: int) -> bool:
    """Tell whether a seat has completed a victory card."""
    return has(g.realms[seat].claims, card)


def claim(g: Table, seat: int, card: int, agenda: int) -> None:
    """Put a marker beside a victory card; it stays (nd.victory.marker, nd.victory.marker_stays).

    Without an unused control token the card counts all the same, and the seat may take one off
    the map for it (nd.victory.marker_supply).
    """
    realm = g.realms[seat]
    if has_claimed(g, seat, card):
        return
    realm.claims |= bit(card)
    g.note("claimed", seat, (agenda, card))
    if unused_tokens(g, seat) > 0:
        realm.markers += 1
    else:
        g.push(LiftForMarker(seat, card))


class LiftForMarker(Listed):
    """A seat without unused tokens may lift one of its own to mark a victory card with it.

    Who lifts none has completed the card without a marker; no token is owed for it later.
    Rules: nd.victory.marker_supply
    """

    SPEC: ClassVar[str] = "seat: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.victory.marker_supply",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(naming(LIFT, stock_tokens(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != LIFT:
            return OTHER_QUESTION
        return against_lifting(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "lift_for_marker", SPACE, options, (self.card,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == LIFT:
            remove_token(g, self.seat, choice[1], lifted=True)
            g.realms[self.seat].markers += 1
            g.note("lifted", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def step_done(g: Table) -> None:
    """Test the agendas of all seats (nd.victory.claim_moment).

    It is called after each complete step of an effect: one placement, one attack, one
    barbarian (nd.victory.claim_mid_effect). Few steps change a claim.
    """
    there = printed(g.rules)
    for seat in range(g.seats):
        if has_news(g, there, seat):
            settle_claims(g, there)
            return


class StepDone(Frame):
    """Test the agendas once everything that follows from a loss is settled.

    It is pushed before a piece changes hands: what its loser has to decide comes first.
    Rules: nd.victory.claim_moment, nd.victory.claim_mid_effect
    """

    CITES: ClassVar[tuple[str, ...]] = ("nd.victory.claim_moment", "nd.victory.claim_mid_effect")

    def run(self, s: State) -> bool:
        s.pop()
        step_done(table(s))
        return False


def has_news(g: Table, there: Printed, seat: int) -> bool:
    """Tell whether a seat has a card to claim or to give up.

    Only those agendas are counted that count something which has changed.
    """
    realm = g.realms[seat]
    claims = realm.claims
    last = g.board.standings.get(seat)
    changed = ALL_OF_IT
    if last is not None and last.victory is g.victory and last.claims == claims:
        changed = _changed(g, realm, last)
        if not changed & last.counted:
            return False
        if changed == ANYTHING:
            return first_fulfilled(g, seat, last.varying) is not None
    counted = 0
    varying: list[Agenda] = []
    steady = True
    for card in g.victory:
        agendas = there.agendas[card]
        if not claims & BITS[card]:
            if first_fulfilled(g, seat, agendas, changed) is not None:
                return True
        elif not there.held_cards & BITS[card]:
            continue
        elif first_fulfilled(g, seat, agendas) is None:
            return True
        for agenda in agendas:
            counted |= agenda.counts
            if agenda.counts & ANYTHING:
                varying.append(agenda)
                # One that is fulfilled may cease to be so at any time.
                steady = steady and not claims & BITS[card]
    if steady:
        g.board.standings[seat] = Standing(
            g.victory, claims, realm.control, realm.reinforced, realm.cities, realm.in_play,
            realm.natural, realm.resources, realm.row, realm.dial_record, g.city_states, counted,
            tuple(varying), len(g.acting(seat, MATURING.name)) > 0,
        )  # fmt: skip
    return False


def _changed(g: Table, realm: Realm, last: Standing) -> int:
    """What may have changed of all that agendas count."""
    changed = ANYTHING
    if last.control != realm.control:
        changed |= CONTROL
    if last.reinforced != realm.reinforced:
        changed |= REINFORCED
    if last.cities != realm.cities:
        changed |= CITIES
    if last.in_play != realm.in_play:
        changed |= ROWS
    if last.natural != realm.natural:
        changed |= NATURALS
    if last.resources is not realm.resources:
        changed |= RESOURCES
    if last.row is not realm.row:
        changed |= CARDS
    if last.dial_record != realm.dial_record:
        changed |= RECORD
    if last.city_states != g.city_states:
        changed |= CITY_STATES
    return changed | MATURING_ROWS if last.maturing else changed


def settle_claims(g: Table, there: Printed) -> None:
    """Give up what is due, then claim, card by card: nobody gains before others have lost."""
    due: list[tuple[int, int, int]] = []
    for card in g.victory:
        agendas = there.agendas[card]
        for seat in range(g.seats):
            agenda = first_fulfilled(g, seat, agendas)
            if not has_claimed(g, seat, card):
                if agenda is not None:
                    due.append((seat, card, agenda.number))
            elif agenda is None and has(there.held_cards, card):
                give_up(g, seat, card)
    for seat, card, number in due:
        claim(g, seat, card, number)


def first_fulfilled(
    g: Table, seat: int, agendas: tuple[Agenda, ...], counts: int = ALL_OF_IT
) -> Agenda | None:
    """The first of some agendas that a seat fulfils now, of those that count certain things."""
    for agenda in agendas:
        if (
            agenda.counts & counts
            and agenda.bound(g, seat) >= agenda.need
            and agenda.count(g, seat) >= agenda.need
        ):
            return agenda
    return None


def give_up(g: Table, seat: int, card: int) -> None:
    """Take back the marker beside a victory card that has to be held."""
    realm = g.realms[seat]
    realm.claims &= ~bit(card)
    realm.markers = min(realm.markers, realm.claims.bit_count())
    g.note("gave_up", seat, (card,))


def wonders_of(g: Table, seat: int) -> int:
    """Mask: the wonders a seat controls."""
    return g.realms[seat].in_play & printed(g.rules).wonders


def cards_needed(g: Table) -> int:
    """How many victory cards a seat must have completed (nd.victory.check_moment)."""
    return len(g.victory) - g.rules.limits["victory_spare"]


def check_victory(s: State, seat: int) -> None:
    """At the start of the first player's turn, see who has won (nd.victory.check_moment).

    Ties are broken by one tie breaker after another; what none breaks is shared.
    """
    g = table(s)
    if seat != g.first:
        return
    needed = cards_needed(g)
    scores = [realm.claims.bit_count() for realm in g.realms]
    winners = [at for at in range(g.seats) if scores[at] >= needed]
    if not winners:
        return
    for breaker in printed(g.rules).tie_breakers:
        best = max([breaker.count(g, at) for at in winners])
        winners = [at for at in winners if breaker.count(g, at) == best]
    g.finish(tuple(winners), "agendas", tuple(scores))


def wonder_count(g: Table, seat: int) -> int:
    """How many world wonders a seat controls."""
    return wonders_of(g, seat).bit_count()


def space_count(g: Table, seat: int) -> int:
    """How many friendly spaces a seat has."""
    realm = g.realms[seat]
    return (realm.control | realm.cities).bit_count()

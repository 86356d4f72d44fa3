"""Control tokens, trade tokens, better cards and diplomacy cards, read from the ledger."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import TYPES, View, best
from tests.oracles.new_dawn.automated_player.watching import DECLINED, Reading, Said, said
from tests.oracles.new_dawn.lists import token_spaces
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, NEAR_FRIENDLY
from ziggurat.games.new_dawn.focus.journeys import PutOnType
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.rows import FocusCard, PlayerCard
from ziggurat.games.new_dawn.verbs import PLACE
from ziggurat.kernel.question import Question

LEVELS: Final = 4
FULL: Final = 3
SLOT: Final = 5
# ap.diplomacy.order and, with the fifth card, ap.ti.diplomacy.order
TAKEN: Final = (
    "joint_war", "defensive_pact", "open_borders", "embassy", "non_aggression_pact",
)  # fmt: skip


def alone(spaces: Spaces) -> set[Said]:
    return {(space,) for space in spaces}


# Control tokens


def best_for_tokens(v: View, spaces: Spaces, level: int) -> Spaces:
    """ap.culture.order_early, ap.culture.order_civil_service, ap.culture.order_mass_media"""
    w = v.w
    wanted = v.treasures() | v.open_spawns()
    left = best(
        spaces,
        lambda at: at in w.naturals,
        lambda at: at in w.resources,
        lambda at: at in v.spawns(),
    )
    if level == 3:
        left = best(left, lambda at: bool(w.beside(at) & wanted))
    left = best(left, lambda at: len(w.beside(at) & v.me.cities), v.ripeness)
    if level == 4:
        left = best(left, lambda at: bool(w.beside(at) & v.rivals()))
    return best(left, v.terrain)


def places_token(v: View, question: Question) -> set[Said]:
    """The spaces of the card that is read, by the list of its level (ap.culture.*)."""
    card, read = v.card(), being_read(v.g)
    last = read.at == len(card.orders) and len(card.orders) > 1
    extra = last and card.name in ("ap_civil_service", "ap_state_workforce")
    spaces = token_spaces(v.w, v.seat, SLOT, NEAR_FRIENDLY if extra else NEAR_CITIES)
    if extra and card.name == "ap_state_workforce":
        spaces = {at for at in spaces if v.w.terrain[at] == "mountain"}
    return alone(best_for_tokens(v, spaces, card.level))


def places_other_token(v: View, question: Question) -> set[Said] | None:
    """What somebody else lets it place goes by its own list (ap.human.forced_ap_choice)."""
    spaces = {option[1] for option in question.options if option[0] == PLACE}
    level = v.focus_card(v.place_of("culture")).level
    return alone(best_for_tokens(v, spaces, level)) if spaces else None


# Trade tokens


def puts_token(v: View, question: Question) -> set[Said]:
    """The card with the fewest, the highest in the row of several (ap.trade.free_tokens).

    Tokens of a city-state go on the card of its type (ap.economy.citystate_arrival).
    """
    frame = v.g.stack[-1]
    if isinstance(frame, PutTokens):
        places = set(range(len(v.me.trade)))
    else:
        assert isinstance(frame, PutOnType)
        places = {v.place_of(TYPES[frame.focus])}
    return alone(best(places, lambda at: -v.me.trade[at], lambda at: at))


def loses_token(v: View, question: Question) -> set[Said]:
    """The card with the most, the lowest in the row of several (ap.trade.discard)."""
    places = {at for at, count in enumerate(v.me.trade) if count > 0}
    return alone(best(places, lambda at: v.me.trade[at], lambda at: -at))


def robs(v: View, question: Question) -> set[Said]:
    """ap.combat.win_capital_which"""
    trade = v.w.players[question.facts[0]].trade
    places = {at for at, count in enumerate(trade) if count > 0}
    return alone(best(places, lambda at: trade[at], lambda at: at)) or {DECLINED}


def gives_token(v: View, question: Question) -> set[Said]:
    """Embassy: where it helps least (ap.diplomacy.embassy)."""
    trade = v.w.players[question.facts[0]].trade
    places = {at for at in range(len(trade)) if (at,) in {said(one) for one in question.options}}
    return alone(best(places, lambda at: trade[at] < FULL, lambda at: trade[at], lambda at: -at))


# Better cards


def standard(v: View, focus: int, level: int) -> int:
    """Its own card of a type and level (ap.ti.unique.gain)."""
    governor = v.g.rules.rows[v.g.rules.families["governor"][0]].number
    for number in v.g.rules.families["focus_card"]:
        row = v.g.rules.rows[number]
        own = isinstance(row, FocusCard) and row.leader == governor
        if own and isinstance(row, FocusCard) and (row.focus, row.level) == (focus, level):
            return number
    return NONE


def gains_card(v: View, question: Question) -> set[Said]:
    """ap.tech.lowest_random, ap.tech.to_level, ap.tech.already, ap.tech.above"""
    rows = {at: v.focus_card(at) for at in range(len(v.me.row))}
    lowest = best({at for at in rows if rows[at].level < LEVELS}, lambda at: -rows[at].level)
    level = question.facts[0]
    return {
        (at, standard(v, rows[at].focus, max(level, rows[at].level + 1)))
        for at in lowest
    }  # fmt: skip


def gains_next(v: View, question: Question) -> set[Said]:
    """ap.science.replaceable_parts"""
    rows = {at: v.focus_card(at) for at in range(len(v.me.row))}
    places = {at for at in rows if rows[at].level < LEVELS}
    left = best(places, lambda at: -rows[at].level, lambda at: at)
    return {(at, standard(v, rows[at].focus, rows[at].level + 1)) for at in left}


# Diplomacy


def takes_card(v: View, question: Question) -> set[Said]:
    """ap.diplomacy.order, ap.diplomacy.keep, ap.ti.diplomacy.order"""
    colour = v.w.players[question.facts[0]].colour
    rows = [v.g.rules.rows[at] for at in v.g.rules.families["diplomacy_card"]]
    of_it = {row.name: row.number for row in rows if row.name.endswith(f"-{colour}")}
    if set(of_it) & v.held:
        return {DECLINED}
    elsewhere = {name for player in v.w.players for name in player.cards}
    for kind in TAKEN:
        for name, number in of_it.items():
            there = name not in elsewhere and isinstance(v.g.rules.rows[number], PlayerCard)
            if name.partition("-")[0] in (kind, f"{kind}_ti") and there:
                return {(number,)}
    return {DECLINED}


def takes_state_card(v: View, question: Question) -> set[Said] | None:
    """Whatever it can take (ap.economy.citystate_arrival)."""
    cards = {said(option) for option in question.options} - {DECLINED}
    return cards or {DECLINED}


def last_card(v: View, question: Question) -> set[Said] | None:
    """ap.turn.fifth_slot"""
    return None if v.ti else {(len(v.me.row) - 1,)}


READINGS: Final[dict[str, Reading]] = {
    "ap_place_token": places_token,
    "place_tokens": places_other_token,
    "put_tokens": puts_token,
    "raid": loses_token,
    "rob": robs,
    "embassy_token": gives_token,
    "ap_tech_gain": gains_card,
    "ap_next_level": gains_next,
    "rival_card": takes_card,
    "city_state_card": takes_state_card,
    "focus": last_card,
}

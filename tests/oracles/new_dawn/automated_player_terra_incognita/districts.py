"""Districts, governments and growth, read from the ledger (ap.ti.district.* and on)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.building import best_sites, legal_sites
from tests.oracles.new_dawn.automated_player.eyes import TYPES, WONDERS, View, best
from tests.oracles.new_dawn.automated_player.fighting import reinforces
from tests.oracles.new_dawn.automated_player.tokens import alone
from tests.oracles.new_dawn.automated_player.watching import DECLINED, Reading, Said, said
from tests.oracles.new_dawn.lists import token_spaces
from tests.oracles.new_dawn.terra_incognita.districts import bounty
from tests.oracles.new_dawn.terra_incognita.world import DISTRICTS
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import MoveReplaced
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.using import TheaterToken
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import (
    DEFEAT,
    REINFORCING,
    UseEncampment,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DESERTS, FORESTS, MATURE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.question import Question

NEAR: Final = 2
SLOT: Final = 5
# ap.ti.district.event_order
ORDER: Final = ("encampment", "theater_square", "commercial_hub", "industrial_zone", "campus")
ROUGH: Final = ("mountain", "natural_wonder")
DRAWS_ON: Final = {"commercial_hub": ("desert",), "industrial_zone": ("forest",), "campus": ROUGH}
# Types of cards whose governments have one arrow; those of all others have two.
ONE_ARROW: Final = ("science", "industry")


def enemies(v: View, space: int) -> int:
    """Barbarians and armies at most two away; who gave a pact is left out."""
    w, near = v.frontier(), v.within(space, NEAR)
    found = len(w.barbarians & near)
    for other, armies in enumerate(w.armies):
        if other != v.seat and not w.is_spared(v.seat, other):
            found += len([at for at in armies if at in near])
    return found


def around(v: View, space: int, kind: str) -> int:
    """Spaces of the terrain of a kind in or next to a space (ap.ti.district.any_owner)."""
    area = v.w.beside(space) | {space}
    return len([at for at in area if v.w.terrain[at] in DRAWS_ON[kind]])


def treasures(v: View, space: int) -> int:
    return len(v.treasures() & v.within(space, NEAR))


def qualifies(v: View, kind: str, space: int) -> bool:
    """The minimum of each kind (ap.ti.*.minimum)."""
    if kind == "encampment":
        return enemies(v, space) >= 1
    if kind == "theater_square":
        return bool(v.held & set(WONDERS)) or treasures(v, space) >= 2
    if kind == "commercial_hub" and len(v.w.mature(v.seat)) >= 2:
        return True
    return around(v, space, kind) >= 2


def sites(v: View) -> Spaces:
    """ap.ti.district.sites"""
    w, me = v.frontier(), v.me
    taken = w.barbarians | w.cities | w.city_states | (w.control - me.control) | w.closed(v.seat)
    taken |= set(w.districts[v.seat].values())
    return {at for at in w.beside_any(me.cities) - taken if not w.is_water(at)}


def good_sites(v: View, kind: str) -> Spaces:
    if kind in v.frontier().districts[v.seat]:
        return set()
    return {at for at in sites(v) if qualifies(v, kind, at)}


def chooses_kind(v: View, question: Question) -> set[Said] | None:
    """Chance decides between all that qualify (ap.ti.district.random_type)."""
    if not v.g.board.placed:
        return None
    numbers = {row.name: row.number for row in v.g.rules.rows.values()}
    return {(numbers[kind],) for kind in DISTRICTS if good_sites(v, kind)}


def places_district(v: View, question: Question) -> set[Said] | None:
    """The list of each kind (ap.ti.*.place)."""
    if not v.g.board.placed:
        return None
    number = question.options[0][1]
    kind = v.w.names[number]
    places = good_sites(v, kind)

    def defence(at: int) -> int:
        return v.terrain(at) + v.around(at)

    def bare(at: int) -> int:
        return at not in v.me.control

    def far(at: int) -> int:
        return v.distance(at, v.rivals())

    if kind == "encampment":
        left = best(places, lambda at: enemies(v, at), defence, lambda at: -far(at), bare)
    elif kind == "theater_square":
        plain = v.me.cities - v.w.wonders
        left = best(
            places, lambda at: treasures(v, at), lambda at: bool(v.w.beside(at) & plain),
            defence, bare, far,
        )  # fmt: skip
    else:
        left = best(places, lambda at: around(v, at, kind), defence, bare, far)
    return {(number, at) for at in left}


def puts_replaced(v: View, question: Question) -> set[Said]:
    """ap.ti.growth.engineering, ap.ti.growth.sanitation"""
    frame = v.g.stack[-1]
    assert isinstance(frame, MoveReplaced)
    spaces = token_spaces(v.w, v.seat, SLOT, sum([1 << at for at in v.w.beside(frame.space)]))
    return alone(best(spaces, v.terrain))


def resolves(v: View, question: Question) -> set[Said]:
    """ap.ti.district.event_order"""
    names = {v.w.names[option[1]]: option[1] for option in question.options if len(option) > 1}
    return {(names[kind],) for kind in ORDER if kind in names and kind == first(names)}


def first(names: dict[str, int]) -> str:
    return next(kind for kind in ORDER if kind in names)


def uses_encampment(v: View, question: Question) -> set[Said]:
    """ap.ti.encampment.defeat, ap.ti.encampment.reinforce"""
    frame, w = v.g.stack[-1], v.frontier()
    assert isinstance(frame, UseEncampment)
    near = v.within(w.districts[v.seat]["encampment"], NEAR)
    towns, own = v.me.cities, set(w.districts[v.seat].values())
    pieces: set[Said] = {(at,) for at in w.barbarians & near}
    for other, armies in enumerate(w.armies):
        if other != v.seat and not w.is_spared(v.seat, other):
            pieces |= {(at, other) for at in armies if at in near}

    def strength(piece: Said) -> int:
        kind, owner = ("army", piece[1]) if len(piece) > 1 else ("barbarian", -1)
        return v.defence(piece[0], kind, owner)

    if pieces and frame.left & DEFEAT:
        return best(
            pieces,
            lambda piece: bool(w.beside(piece[0]) & towns),
            lambda piece: bool(w.beside(piece[0]) & own),
            strength,
        )
    if not frame.left & REINFORCING:
        return {DECLINED}
    # To districts what givers of Open Borders have is friendly.
    owners = [v.me, *[w.players[at] for at in w.allies(v.seat)]]
    tokens = {at for player in owners for at in (player.control - player.reinforced) & near}
    own |= {at for other in w.allies(v.seat) for at in w.districts[other].values()}
    threats = v.threats()
    left = best(tokens, lambda at: -v.distance(at, threats), lambda at: at in own, v.terrain)
    return alone(left) or {DECLINED}


def uses_hub(v: View, question: Question) -> set[Said]:
    """ap.ti.hub.mature, ap.ti.hub.desert"""
    w = v.frontier()
    deserts = bounty(w, v.seat, w.districts[v.seat]["commercial_hub"], ("desert",))
    return {(MATURE if len(w.mature(v.seat)) >= deserts else DESERTS,)}


def uses_zone(v: View, question: Question) -> set[Said]:
    """ap.ti.industrial.city, ap.ti.industrial.forest, ap.ti.industrial.no_site"""
    own = set(v.me.friendly)
    for other in v.frontier().allies(v.seat):
        own |= v.w.players[other].friendly
    near = {at for space in own for at in v.within(space, NEAR)}
    there = near & legal_sites(v)
    # The token of a city-state is one of them (ap.trade.citystate_token).
    if v.tokens(v.place_of("industry")) >= 3 and there:
        return alone(best_sites(v, there))
    return {(FORESTS,)}


def places_theater_token(v: View, question: Question) -> set[Said]:
    """ap.ti.theater.effect, ap.ti.theater.effect_order"""
    frame = v.g.stack[-1]
    assert isinstance(frame, TheaterToken)
    w = v.w
    area = {frame.space} | (v.me.cities & w.wonders)
    near = {at for space in area for at in v.within(space, NEAR)}
    spaces = token_spaces(w, v.seat, SLOT, sum([1 << at for at in near]))
    return alone(
        best(
            spaces,
            lambda at: at in w.naturals, lambda at: at in w.resources, lambda at: at in v.spawns(),
            lambda at: -v.distance(at, v.rivals()),
            lambda at: len(w.beside(at) & v.me.cities), v.ripeness, v.terrain,
        )
    )  # fmt: skip


# Governments


def changes(v: View, question: Question) -> set[Said]:
    """ap.ti.government.always, ap.ti.government.any_slot, ap.ti.government.tie"""
    rows = {at: v.focus_card(at).level for at in range(len(v.me.row))}
    [place] = best(set(rows), lambda at: rows[at], lambda at: -at)
    same = v.g.realms[-1].row[place] == unknown(v.g).governed[v.seat]
    return {DECLINED} if same else {(place,)}


def turns_to(v: View, question: Question) -> set[Said] | None:
    """ap.ti.government.resolve_instead, ap.ti.government.slots"""
    last = len(v.me.row) - 1
    governed = unknown(v.g).governed[v.seat]
    if governed == NONE:
        return {(last,)}
    place = v.g.realms[-1].row.index(governed)
    higher = v.focus_card(place).level > v.focus_card(last).level
    arrows = 1 if TYPES[v.focus_card(place).focus] in ONE_ARROW else 2
    reaching = last - place <= arrows
    return {(place if higher and reaching else last,)}


def garrisons(v: View, question: Question) -> set[Said] | None:
    """ap.ti.unique.growth"""
    cities = {option[-1] for option in question.options if len(option) > 1}
    left = best(cities, lambda at: -v.distance(at, v.threats()))
    return {said(option) for option in question.options if option[-1] in left}


READINGS: Final[dict[str, Reading]] = {
    "ap_district_kind": chooses_kind,
    "ap_district_place": places_district,
    "ap_replaced_token": puts_replaced,
    "resolve_districts": resolves,
    "use_encampment": uses_encampment,
    "use_hub": uses_hub,
    "use_industrial_zone": uses_zone,
    "ap_theater_token": places_theater_token,
    "change_government": changes,
    "focus": turns_to,
    "reinforce_for_tokens": reinforces,
    "deploy_armies": garrisons,
}

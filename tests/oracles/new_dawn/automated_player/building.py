"""Wonders, payment and cities, read from the ledger (ap.industry.*, ap.payment.*)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import FAR, WONDERS, View, best
from tests.oracles.new_dawn.automated_player.tokens import alone
from tests.oracles.new_dawn.automated_player.watching import DECLINED, Reading, Said, said
from tests.oracles.new_dawn.lists import CITIES
from tests.oracles.new_dawn.terra_incognita.buildings import has_city, legal_land
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.verbs import NATURAL, RESOURCE, TRADE
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.question import Question

PRODUCTION: Final = {
    "ap_pottery": 5, "ap_animal_husbandry": 6, "ap_nationalism": 7, "ap_urbanization": 8,
    "ap_craftsmanship": 5, "ap_construction": 6,
}  # fmt: skip
# How far from a friendly space, and whether water may be counted through.
RANGE: Final = {
    "ap_pottery": (2, False), "ap_animal_husbandry": (3, False), "ap_nationalism": (4, True),
    "ap_urbanization": (5, True), "ap_craftsmanship": (2, False), "ap_construction": (3, False),
}  # fmt: skip
FROM_CARAVANS: Final = "ap_animal_husbandry"
WORTH: Final = {"ap_construction": 3}
# Agendas about wonders: two of a type, all eras, two of an era, three types.
OF_A_TYPE: Final = {
    "moneygrubber": "economic", "paranoid": "militaristic", "aesthetic": "cultural",
    "scholarly": "scientific", "scholarly_ti": "scientific",
}  # fmt: skip


def cost(v: View, wonder: str) -> int:
    """ap.payment.no_discounts, ap.ti.payment.event_token"""
    lower = 1 if v.ti and wonder in v.frontier().priced else 0
    return WONDERS[wonder][0] - lower


def missing(v: View, wonder: str, agenda: str) -> int:
    """How many wonders an agenda lacks after a wonder, FAR if it is not advanced by it."""
    numbers = {row.name: row for row in v.g.rules.rows.values() if isinstance(row, Wonder)}
    own = [numbers[name] for name in v.held if name in numbers]
    fresh = numbers[wonder]
    kind = WONDERS[wonder][1]
    if agenda in OF_A_TYPE:
        have = len([row for row in own if WONDERS[row.name][1] == OF_A_TYPE[agenda]])
        return max(0, 2 - have - 1) if kind == OF_A_TYPE[agenda] else FAR
    if agenda == "progressive":
        eras = {row.era for row in own}
        return 3 - len(eras) - 1 if fresh.era not in eras else FAR
    if agenda == "diversified":
        kinds = {WONDERS[row.name][1] for row in own}
        return max(0, 3 - len(kinds) - 1) if kind not in kinds else FAR
    if agenda == "prolific":
        by_era = {era: [row.era for row in own].count(era) for era in range(4)}
        now = max(by_era.values())
        by_era[fresh.era] += 1
        return max(0, 2 - max(by_era.values())) if max(by_era.values()) > now else FAR
    return FAR


def progress(v: View, wonder: str) -> int:
    """ap.industry.agenda_progress"""
    open_cards = [v.w.names[at] for at in v.g.victory if v.w.names[at] not in v.me.claims]
    agendas = [agenda for card in open_cards for agenda in card.split("-")]
    return min([missing(v, wonder, agenda) for agenda in agendas], default=FAR)


def builds_wonder(v: View, question: Question) -> set[Said]:
    """ap.industry.wonder_candidates, ap.industry.wonder_order"""
    name = v.card().name
    means = PRODUCTION[name] + v.bonus("industry") + v.tokens(v.place_of("industry"))
    own = sum(v.me.resources.values()) + len(v.me.naturals - v.me.used)
    means += WORTH.get(name, 2) * own
    wonders = {wonder for wonder in v.w.offer if cost(v, wonder) <= means}
    left = best(wonders, lambda one: -progress(v, one), lambda one: -cost(v, one))
    return {(v.g.rules.kinds["wonder"].parse(one),) for one in left}


def pays(v: View, question: Question) -> set[Said] | None:
    """ap.payment.order, ap.payment.keep_resource, ap.ti.payment.order, ap.payment.stop"""
    if question.facts[1] == 0:
        return {DECLINED}
    assert (PASS,) not in question.options
    naturals = [option for option in question.options if option[0] == NATURAL]
    resources = [option for option in question.options if option[0] == RESOURCE]
    trade = [option for option in question.options if option[0] == TRADE]
    # What is spent to the last token is spent in any order.
    if len(question.options) == 1:
        return None
    if naturals:
        left = naturals
    elif trade and (v.ti or (resources and question.facts[1] == 1)):
        left = trade
    else:
        left = resources or trade
    return {said(option) for option in left}


def wonder_cities(v: View, question: Question) -> set[Said]:
    """ap.industry.wonder_city, ap.combat.win_capital"""
    cities = v.me.cities - v.w.wonders
    return {(at,) for at in best(cities, lambda at: v.city_defence(at) + guarded(v, at))}


def guarded(v: View, city: int) -> int:
    """What an army in a city adds to its defence."""
    return 2 if v.ti and city in v.frontier().armies[v.seat] else 0


def puts_wonder(v: View, question: Question) -> set[Said] | None:
    # Amundsen-Scott's own city is a text that the automated player ignores.
    return {said(o) for o in question.options if (o[-1],) in wonder_cities(v, question)}


def legal_sites(v: View) -> Spaces:
    """Where the pieces on the map allow a city."""
    if v.ti:
        return legal_land(v.frontier(), v.seat) if has_city(v.frontier(), v.seat) else set()
    w = v.w
    if len(v.me.cities - {v.me.capital}) >= CITIES:
        return set()
    towns = w.cities | w.city_states
    taken = towns | w.beside_any(towns) | w.barbarians | v.treasures() | v.rivals()
    return {at for at in w.cells if not w.is_water(at)} - taken


def best_sites(v: View, sites: Spaces) -> Spaces:
    """ap.industry.city_order"""
    return best(
        sites,
        lambda at: len(v.w.beside(at) & v.treasures()),
        lambda at: at in v.spawns(),
        v.city_defence,
    )


def builds_city(v: View, question: Question) -> set[Said]:
    """ap.industry.city_count, ap.industry.city_order"""
    name = v.card().name
    far, wet = RANGE[name]
    passed = {at for at in v.w.cells if wet or not v.w.is_water(at)}
    passed -= v.threats()
    starts = set(v.me.friendly)
    if name == FROM_CARAVANS:
        starts |= {at for at in v.me.caravans if at >= 0}
    near = set(v.w.steps(starts, far, passed)) & passed | starts
    return alone(best_sites(v, near & legal_sites(v)))


READINGS: Final[dict[str, Reading]] = {
    "ap_wonder": builds_wonder,
    "pay": pays,
    "place_wonder": puts_wonder,
    "move_wonder": puts_wonder,
    "ap_city_site": builds_city,
}

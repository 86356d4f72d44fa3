"""Targets, fights and reinforcing of the base game, read from the ledger (ap.military.*)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.automated_player.eyes import View, best
from tests.oracles.new_dawn.automated_player.tokens import alone
from tests.oracles.new_dawn.automated_player.watching import DECLINED, Reading, Said
from tests.oracles.new_dawn.sums import kind_of
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.combat.attack import current_attack
from ziggurat.games.new_dawn.verbs import CONQUER, SPEND
from ziggurat.kernel.question import Question

# By level: range, whether water is counted through, combat value, the same against barbarians.
CARDS: Final = ((2, False, 5, 5), (3, False, 6, 8), (3, True, 7, 9), (5, True, 8, 10))


def distances(v: View) -> dict[int, int]:
    """How far targets are from the nearest origin, as attacks are counted."""
    far, wet, *_ = CARDS[v.card().level - 1]
    w = v.w
    passed = {at for at in w.cells if wet or not w.is_water(at)} - v.threats()
    origins = v.me.friendly - w.taken
    found = w.steps(origins, far, passed)
    return {**found, **dict.fromkeys(origins, 0)}


def attacks(v: View, question: Question) -> set[Said] | None:
    """ap.military.targets_early, ap.military.targets_late, ap.military.tiebreak"""
    if v.ti:
        return None
    level, w = v.card().level, v.w
    near = distances(v)
    kinds: list[Spaces] = [w.barbarians & set(near)]
    here = v.rivals() & set(near) - w.barbarians
    cities = {at for at in here & w.cities if v.defence(at, "city", w.owner(at)) <= 2 + 2 * level}
    kinds.append(cities)
    if level >= 3:
        kinds.append({at for at in w.city_states & set(near) if w.city_state_at[at] not in v.held})
    kinds.append(here & w.control)
    for targets in kinds:
        if targets:
            left = best(
                targets,
                lambda at: -near[at],
                lambda at: -v.defence(at, kind_of(w, at), w.owner(at)),
            )
            return alone(left)
    return {DECLINED}


def lasting(v: View, against: int) -> int:
    """What cards of people add to its attacks (Joint War)."""
    found = 0
    for other, rival in enumerate(v.w.players):
        if f"joint_war-{rival.colour}" in v.me.cards and other != against:
            found += 2
    return found


def spends_attacking(v: View, question: Question) -> set[Said] | None:
    """ap.combat.attack_value, ap.combat.attacker_tokens"""
    attack = current_attack(v.g)
    if v.ti or attack is None:
        return None
    _, value, defence = question.facts
    card = CARDS[v.card().level - 1]
    barbarian = attack.space in v.w.barbarians
    die = attack.attack[0][2]
    expected = card[3 if barbarian else 2] + die + v.bonus("military") + lasting(v, attack.defender)
    assert value == expected, f"attack {value}, not {expected}"
    counts = range(v.tokens(v.place_of("military")) + 1)
    return {(min([count for count in counts if value + count > defence], default=0),)}


def spends_defending(v: View, question: Question) -> set[Said] | None:
    """ap.combat.defender_tokens"""
    if v.ti:
        return None
    _, value, defence = question.facts
    counts = [option[1] for option in question.options if option[0] == SPEND]
    assert len(counts) == v.tokens(v.place_of("military")) + 1
    return {(min([count for count in counts if defence + count >= value], default=0),)}


def conquers(v: View, question: Question) -> set[Said]:
    """ap.combat.never_liberates"""
    return {(-CONQUER,)}


def reinforces(v: View, question: Question) -> set[Said]:
    """ap.military.reinforce_order, ap.ti.growth.reinforce_order"""
    tokens = v.me.control - v.me.reinforced
    left = best(tokens, lambda at: -v.distance(at, v.threats()), v.terrain)
    return alone(left) or {DECLINED}


READINGS: Final[dict[str, Reading]] = {
    "attack": attacks,
    "spend_on_attack": spends_attacking,
    "spend_on_defence": spends_defending,
    "conquer_or_liberate": conquers,
    "reinforce": reinforces,
}

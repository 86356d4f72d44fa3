"""Sums and conditions, worked out from the ledger: combat values, maturity, agendas.

They are compared at every position, not only where something is asked about them.
"""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.governed import bonus_tokens, undressed
from tests.oracles.new_dawn.lists import WONDERS, asked
from tests.oracles.new_dawn.world import World, ones
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.combat.targets import attack_targets
from ziggurat.games.new_dawn.combat.values import attack_sum, defence_sum, total
from ziggurat.games.new_dawn.focus.military import Attacks, ReinforceOrAttack
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

CARD_BONUS: Final = {"masonry": 0, "iron_working": 1, "mass_production": 2, "flight": 3}
CITY_STATE_DEFENCE: Final = 8
WAR_WONDERS: Final = {"terracotta_army": 2, "alhambra": 2, "pentagon": 2}
PEACE_WONDERS: Final = {"petra": 2, "alhambra": 2, "ruhr_valley": 5}


def kind_of(w: World, space: int) -> str:
    """What would defend a space; a barbarian shields everything else there."""
    if space in w.barbarians:
        return "barbarian"
    if space in w.city_states:
        return "city_state"
    return "city" if space in w.cities else "token"


def city_state_of(w: World, space: int) -> str:
    """The city-state that would defend a space, if one would."""
    return w.city_state_at[space] if kind_of(w, space) == "city_state" else ""


def both_ways(w: World, seat: int, space: int, against: str) -> int:
    """What helps a seat in attack and in defence of a space, `against` a city-state or none."""
    player = w.players[seat]
    found = 0
    if player.leader == "scythia" and w.terrain[space] in ("grassland", "hills"):
        found += 3
    if "big_ben" in player.cards:
        found += 2 * len([at for at in player.caravans if at in w.beside(space)])
    if "carthage" in player.cards and against != "carthage":
        land = {at for at in w.cells if not w.is_water(at)}
        near = (set(w.steps({space}, 2, land)) & land) | {space}
        found += len(near & (w.city_states | player.cities))
    return found


def attack_value(w: World, seat: int, card: str, value: int, space: int) -> int:
    """The attacker's combat value before the die and tokens."""
    player = w.players[seat]
    kind = kind_of(w, space)
    defender = w.owner(space) if kind in ("city", "token") else -1
    against = city_state_of(w, space)
    found = value + CARD_BONUS[card] + both_ways(w, seat, space, against)
    if kind == "barbarian" and card == "iron_working":
        found += 2
    found += sum(bonus for name, bonus in WAR_WONDERS.items() if name in player.cards)
    for other, rival in enumerate(w.players):
        if f"joint_war-{rival.colour}" in player.cards and other != defender:
            found += 2
    if kind in ("city", "city_state") and "kabul" in player.cards:
        found += 0 if city_state_of(w, space) == "kabul" else 3
    if defender >= 0 and "kremlin" in player.cards:
        more = len(player.reinforced) > len(w.players[defender].reinforced)
        found += 4 if more else 0
    return found


def defence_value(w: World, attacker: int, space: int) -> int:
    """The defender's combat value before the die and tokens."""
    kind = kind_of(w, space)
    if kind == "city_state":
        return CITY_STATE_DEFENCE
    found = w.difficulty(attacker, space)
    if kind == "barbarian":
        return found
    if kind == "city":
        found *= 2
    seat = w.owner(space)
    player = w.players[seat]
    found += len(player.reinforced & (w.beside(space) | {space}))
    found += sum(bonus for name, bonus in PEACE_WONDERS.items() if name in player.cards)
    for other, rival in enumerate(w.players):
        if f"defensive_pact-{rival.colour}" in player.cards and other != attacker:
            found += 2
    return found + both_ways(w, seat, space, "")


def combat_values(s: State) -> list[str]:
    """Both sums of every attack that could be declared now."""
    top = s.stack[-1]
    if not isinstance(top, (Attacks, ReinforceOrAttack)) or asked(s) is None:
        return []
    g = table(s)
    w = World(undressed(s))
    told: list[str] = []
    card = w.players[top.seat].row[top.place]
    for space in ones(attack_targets(g, top.seat, top.place)):
        piece, *others = pieces_at(g, top.seat, space)
        if others:
            told.append(f"seat {top.seat} could attack several pieces in {space}")
        found = total(attack_sum(g, top.seat, top.place, top.value, piece, 0))
        expected = attack_value(w, top.seat, card, top.value, space)
        if found != expected:
            told.append(f"attack of seat {top.seat} on {space}: {found} instead of {expected}")
        found = total(defence_sum(g, top.seat, piece, 0))
        expected = defence_value(w, top.seat, space)
        expected += bonus_tokens(s, piece.seat, "military") if piece.seat >= 0 else 0
        if found != expected:
            told.append(f"defence of {space} against seat {top.seat}: {found}, not {expected}")
    return told


def maturity(s: State) -> list[str]:
    """The mature cities of everybody."""
    g = table(s)
    if not g.board.placed:
        return []
    w = World(undressed(s))
    told: list[str] = []
    for seat in range(s.seats):
        found = ones(mature_cities(g, seat))
        if found != w.mature(seat):
            told.append(f"mature cities of seat {seat}: {found}, not {w.mature(seat)}")
    return told


def is_fulfilled(w: World, seat: int, agenda: str) -> bool:
    """Whether an agenda is fulfilled by what lies on the table (nd.victory.agenda_*)."""
    player = w.players[seat]
    kinds = [WONDERS[card][1] for card in player.cards if card in WONDERS]
    rim = {space for space in player.friendly if w.is_edge(space) or w.is_coast(space)}
    conquered = [at for at in w.city_state_at if at in player.friendly and at not in w.city_states]
    return {
        "civilized": len(player.cities) >= 8,
        "moneygrubber": kinds.count("economic") >= 2,
        "warmonger": len(conquered) >= 2,
        "paranoid": kinds.count("militaristic") >= 2,
        "explorer": len(rim) >= 15,
        "aesthetic": kinds.count("cultural") >= 2,
        "technophile": player.dial_record >= 24,
        "scholarly": kinds.count("scientific") >= 2,
        "populous": len(w.mature(seat)) >= 5,
        "preservationist": len(player.naturals) >= 2,
    }[agenda]


def agendas(s: State) -> list[str]:
    """Whoever fulfils an agenda of a card on the table has its marker there."""
    g = table(s)
    if not g.board.placed or asked(s) is None:
        return []
    w = World(s)
    told: list[str] = []
    for card in [w.names[card] for card in g.victory]:
        for seat, player in enumerate(w.players):
            done = [agenda for agenda in card.split("-") if is_fulfilled(w, seat, agenda)]
            if done and card not in player.claims:
                told.append(f"seat {seat} fulfils {done} without a marker on {card}")
    return told

"""Ways and fights of armies, worked out from the ledger (ti.army.*, ti.attack.*)."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.governed import bonus_tokens, undressed
from tests.oracles.new_dawn.lists import asked, compared, listed
from tests.oracles.new_dawn.sums import both_ways
from tests.oracles.new_dawn.terra_incognita.world import Found, Frontier
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.combat.values import attack_sum, defence_sum, total
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.march import March
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import MARCH
from ziggurat.kernel.state import State

# Name: how far armies move, whether they cross water, and what the card adds in a fight.
CARDS: Final = {
    "masonry_ti": (3, False, 0),
    "horseback_riding": (6, False, 0),
    "iron_working_ti": (4, False, 0),
    "scorched_earth": (4, False, 0),
    "mass_production_ti": (5, True, 2),
    "siege_tactics": (5, True, 2),
    "flight_ti": (6, True, 3),
}
FAR: Final = 1000
FORT_DEFENCE: Final = 6
CITY_STATE_DEFENCE: Final = 8
SUPPORT: Final = 2
WAR_WONDERS: Final = {"terracotta_army": 2, "alhambra": 2, "pentagon_ti": 2}
PEACE_WONDERS: Final = {"petra": 2, "alhambra": 2, "ruhr_valley": 5}


# Ways


def may_enter(w: Frontier, seat: int, card: str, value: int, space: int) -> bool:
    """Terrain within the slot, water if it is allowed, and something to attack if one must."""
    if w.is_water(space):
        if not CARDS[card][1] and w.players[seat].leader != "indonesia":
            return False
    elif w.difficulty(seat, space) > value:
        return False
    return not w.enemies(seat, space) or bool(w.targets(seat, space))


def may_pass(w: Frontier, seat: int, card: str, space: int) -> bool:
    """Whether an army goes on through a space (ti.army.forced_attack, ti.army.pass_only_named)."""
    for kind, other in w.enemies(seat, space):
        plain = kind == "token" and space not in w.players[other].reinforced
        flown = kind in ("barbarian", "city_state", "caravan") or plain
        if kind == "token" and "akkad" in w.players[seat].cards:
            continue
        if not (card == "flight_ti" and flown):
            return False
    return True


def army_ends(w: Frontier, seat: int, top: March, army: int) -> Spaces:
    """Where an army may end its move, found step by step."""
    player = w.players[seat]
    card = player.row[top.place]
    where = w.armies[seat][army]
    starts = {where} if where >= 0 else w.mature(seat) | {player.capital}
    steps = FAR if "pentagon_ti" in player.cards else CARDS[card][0]
    if top.underway >= 0:
        steps = top.left
    border, found = set(starts), set[int]()
    for _ in range(min(steps, len(w.cells))):
        entered = {
            space for space in w.beside_any(border) if may_enter(w, seat, card, top.value, space)
        }
        border = {space for space in entered - found if may_pass(w, seat, card, space)}
        found |= entered
        if not border:
            break
    if where >= 0 and not w.enemies(seat, where):
        found.discard(where)
    if "antananarivo" in player.cards:
        lent = [at for at, name in w.city_state_at.items() if name == "antananarivo"]
        found -= {at for at in lent if at in player.cities}
    return found


def army_ways(s: State) -> list[str]:
    """Where the armies may go that are offered; of armies in one place one is offered."""
    top = s.stack[-1]
    if not isinstance(top, March) or asked(s) is None:
        return []
    w = Frontier(s)
    offered = listed(s, MARCH)
    told: list[str] = []
    for army in {args[0] for args in offered}:
        expected = army_ends(w, top.seat, top, army)
        found = {args[1] for args in offered if args[0] == army}
        told += compared(f"ways of army {army}", expected, found, top.seat)
    return told


# Fights


def has_ibrahim(w: Frontier, seat: int) -> bool:
    """Whether a seat was given Ibrahim."""
    return "ibrahim" in w.players[seat].cards


def attack_value(w: Frontier, seat: int, card: str, value: int, space: int, at: Found) -> int:
    """The attacker's combat value before the die and tokens."""
    kind, defender = at
    player = w.players[seat]
    against = w.city_state_at[space] if kind == "city_state" else ""
    found = value + CARDS[card][2] + both_ways(w, seat, space, against)
    if kind == "barbarian" and card == "iron_working_ti":
        found += 2
    found += sum(bonus for name, bonus in WAR_WONDERS.items() if name in player.cards)
    for other, rival in enumerate(w.players):
        if f"joint_war-{rival.colour}" in player.cards and other != defender:
            found += 2
    if "kabul" in player.cards and kind in ("city", "city_state"):
        found += 0 if against == "kabul" else 3
    in_rival_space = kind in ("city", "token") or space in w.rival(seat)
    if defender >= 0 and in_rival_space and "kremlin" in player.cards:
        found += 4 if len(player.reinforced) > len(w.players[defender].reinforced) else 0
    if defender >= 0 and player.leader == "ottoman" and has_ibrahim(w, defender):
        found += 2
    return found


def defence_value(w: Frontier, seat: int, card: str, space: int, at: Found) -> int:
    """What a piece defends with before the die and tokens."""
    kind, owner = at
    if kind == "city_state":
        return CITY_STATE_DEFENCE
    if kind == "fort":
        return FORT_DEFENCE
    found = w.difficulty(seat, space) * (2 if kind == "city" else 1)
    if owner < 0:
        return found
    player = w.players[owner]
    if kind in ("city", "token"):
        worth = (2 if player.leader == "china" else 1) - (1 if card == "siege_tactics" else 0)
        found += worth * len(player.reinforced & (w.beside(space) | {space}))
    armies = list(w.armies[owner]).count(space) - (1 if kind == "army" else 0)
    found += SUPPORT if armies > 0 else 0
    found += sum(bonus for name, bonus in PEACE_WONDERS.items() if name in player.cards)
    for other, rival in enumerate(w.players):
        if f"defensive_pact-{rival.colour}" in player.cards and other != seat:
            found += 2
    if "huey_teocalli" in player.cards:
        found += len([near for near in w.beside(space) if w.is_water(near)])
    if player.leader == "ottoman" and has_ibrahim(w, seat):
        found += 2
    return found + both_ways(w, owner, space, "")


def fights(s: State) -> list[str]:
    """What could be attacked in every space an army may go to, and both sums of each fight."""
    top = s.stack[-1]
    if not isinstance(top, March) or asked(s) is None:
        return []
    g, w, seat = table(s), Frontier(undressed(s)), top.seat
    card = w.players[seat].row[top.place]
    told: list[str] = []
    for space in sorted({args[1] for args in listed(s, MARCH)}):
        pieces = pieces_at(g, seat, space)
        found = {(w.names[piece.kind], piece.seat) for piece in pieces}
        if found != set(w.targets(seat, space)):
            told.append(f"seat {seat} may attack {found} in {space}, not {w.targets(seat, space)}")
            continue
        for piece in pieces:
            at = (w.names[piece.kind], piece.seat)
            value = total(attack_sum(g, seat, top.place, top.value, piece, 0))
            expected = attack_value(w, seat, card, top.value, space, at)
            if value != expected:
                told.append(f"attack of seat {seat} on {at} in {space}: {value}, not {expected}")
            value = total(defence_sum(g, seat, piece, 0))
            expected = defence_value(w, seat, card, space, at)
            expected += bonus_tokens(g, piece.seat, "military") if piece.seat >= 0 else 0
            if value != expected:
                told.append(f"defence of {at} in {space} against {seat}: {value}, not {expected}")
    return told

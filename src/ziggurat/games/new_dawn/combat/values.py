"""Combat values: what each side of an attack adds up before tokens are spent.

Owns the two sums, item by item, so that a client can show them. It never rolls a die.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.new_dawn.combat.card import military_card
from ziggurat.games.new_dawn.combat.targets import target_of
from ziggurat.games.new_dawn.ids import BARBARIAN, NONE
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.moments import (
    ATTACK_BONUS,
    DEFENCE_BONUS,
    REINFORCED_AGAINST,
    REINFORCED_WORTH,
    TARGET_DIFFICULTY,
)
from ziggurat.games.new_dawn.rows import Item, Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import Adjust, AdjustMoment, Cue, Plus, adjusted

Sum: TypeAlias = tuple[Item, ...]
# Attacker: die, slot, military card, other cards. Defender: die, what stands there with its
# terrain, reinforced tokens, other cards.
Items: TypeAlias = tuple[int, int, int, int]

# What an item is. Those of a group stand together: ten times its place among `Items`.
DIE: Final = 0
SLOT: Final = 10
TERRAIN: Final = 11
TERRAIN_CARD: Final = 12
DOUBLED: Final = 13
STRENGTH: Final = 14
MILITARY_CARD: Final = 20
AGAINST_BARBARIANS: Final = 21
REINFORCED: Final = 22
OTHER_CARD: Final = 30
TOKENS: Final = 40
GROUP: Final = 10

CITY_STATE_DEFENCE: Final = 8


def total(items: Sum) -> int:
    """What a side has in all."""
    found = 0
    for _, _, count in items:
        found += count
    return found


def grouped(items: Sum) -> Items:
    """The four parts of a sum before tokens are spent."""
    parts = [0, 0, 0, 0, 0]
    for what, _, count in items:
        parts[what // GROUP] += count
    return parts[0], parts[1], parts[2], parts[3]


def shares(
    g: Table, moment: AdjustMoment, seat: int, args: tuple[int, ...], what: int, value: int
) -> list[Item]:
    """What each card that a seat has in play changes about a number, in row order."""
    found: list[Item] = []
    for attached in g.acting(seat, moment.name):
        hook = attached.hook
        change = 0
        if isinstance(hook, Plus):
            change = hook.amount
        elif isinstance(hook, Adjust):
            change = hook.change(g, Cue(attached.card, seat, args), value) - value
        if change:
            value += change
            found.append((what, attached.card, change))
    return found


def attack_sum(g: Table, seat: int, place: int, value: int, piece: Piece, die: int) -> Sum:
    """The attacker's sum: die, slot, military card, other cards (nd.attack.attacker_value)."""
    row = military_card(g, seat, place)
    items = [(DIE, NONE, die), (SLOT, NONE, value)]
    if row.bonus:
        items.append((MILITARY_CARD, row.number, row.bonus))
    if piece.kind == BARBARIAN and row.barbarian_bonus:
        items.append((AGAINST_BARBARIANS, row.number, row.barbarian_bonus))
    args = (piece.space, piece.kind, piece.seat)
    items.extend(shares(g, ATTACK_BONUS, seat, args, OTHER_CARD, 0))
    return tuple(items)


def defence_sum(g: Table, seat: int, piece: Piece, die: int) -> Sum:
    """A piece's sum against `seat`: die, and what its kind defends with."""
    return ((DIE, NONE, die), *target_of(g, piece.kind).defend(g, seat, piece))


def standing_defence(g: Table, seat: int, piece: Piece) -> int:
    """What a piece would defend itself with against `seat`, before the die."""
    return total(defence_sum(g, seat, piece, 0))


# What kinds of pieces defend with


def defend_city_state(g: Table, seat: int, piece: Piece) -> list[Item]:
    """A strength of its own, whatever the terrain (nd.attack.defender_citystate)."""
    return [(STRENGTH, NONE, CITY_STATE_DEFENCE)]


def defend_by_terrain(g: Table, seat: int, piece: Piece) -> list[Item]:
    """The difficulty of the space, as the attacker sees it (nd.attack.defender_barbarian)."""
    printed = g.board.difficulty(piece.space)
    items = [(TERRAIN, NONE, printed)]
    items.extend(shares(g, TARGET_DIFFICULTY, seat, (piece.space,), TERRAIN_CARD, printed))
    return items


def defend_token(g: Table, seat: int, piece: Piece) -> list[Item]:
    """Terrain, reinforced tokens, other cards (nd.attack.defender_token)."""
    return [*defend_by_terrain(g, seat, piece), *defend_by_realm(g, seat, piece)]


def defend_city(g: Table, seat: int, piece: Piece) -> list[Item]:
    """Twice the terrain, reinforced tokens, other cards (nd.attack.defender_city)."""
    items = defend_by_terrain(g, seat, piece)
    doubled = (DOUBLED, NONE, total(tuple(items)))
    return [*items, doubled, *defend_by_realm(g, seat, piece)]


def defend_by_realm(g: Table, seat: int, piece: Piece) -> list[Item]:
    """What its owner adds to a piece: reinforced tokens and other cards."""
    items: list[Item] = []
    tokens = reinforcements(g, seat, piece)
    if tokens:
        items.append((REINFORCED, NONE, tokens))
    return [*items, *defend_by_cards(g, seat, piece)]


def defend_by_cards(g: Table, seat: int, piece: Piece) -> list[Item]:
    """What the cards of its owner add to a piece."""
    args = (piece.space, seat, piece.kind)
    return shares(g, DEFENCE_BONUS, piece.seat, args, OTHER_CARD, 0)


def reinforcements(g: Table, attacker: int, piece: Piece) -> int:
    """What the defender's reinforced tokens in and next to a piece's space add.

    Rules: nd.military.reinforced_bonus_self, nd.military.reinforced_bonus_adjacent,
    nd.military.reinforced_stack, nd.military.reinforced_rival_none.
    """
    around = g.board.near[piece.space] | bit(piece.space)
    tokens = (g.realms[piece.seat].reinforced & around).bit_count()
    if tokens == 0:
        return 0
    worth = adjusted(g, REINFORCED_WORTH, piece.seat, (attacker,), 1)
    return tokens * max(0, adjusted(g, REINFORCED_AGAINST, attacker, (piece.seat,), worth))

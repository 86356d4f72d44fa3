"""Results of armies' attacks: what a victory over each kind of piece brings.

Owns figures that are beaten and swept away, and forts. What becomes of cities and control tokens
stands in `combat/results.py`, of the attacking army in `fights.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.kinds import may_aim
from ziggurat.games.new_dawn.board.pieces import put_city, remove_city
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.combat.attack import current_attack
from ziggurat.games.new_dawn.combat.results import defeat_city, defeat_token
from ziggurat.games.new_dawn.combat.values import STRENGTH, defend_by_cards, defend_by_terrain
from ziggurat.games.new_dawn.ids import NONE, ON_CARD
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.rows import Item, Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.card import army_card
from ziggurat.games.new_dawn.terra_incognita.armies.moments import FIGURES_ROUTED
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import (
    defeat_armies_in,
    defeat_army_in,
    forts,
)
from ziggurat.games.new_dawn.terra_incognita.armies.scorched import ScorchOrReplace
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import fire
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

FORT_DEFENCE: Final = 6
SUPPORT: Final = 2


# What figures and forts defend with


def defend_figure(g: Table, seat: int, piece: Piece) -> list[Item]:
    """The difficulty of the space, and cards of its owner; reinforced tokens do not help.

    Rules: ti.attack.figure_bonus, ti.attack.figure_not_doubled, ti.attack.figure_no_reinforced,
    ti.attack.figure_cards
    """
    return [*defend_by_terrain(g, seat, piece), *defend_by_cards(g, seat, piece)]


def defend_fort(g: Table, seat: int, piece: Piece) -> list[Item]:
    """A strength of its own and nothing else (ti.attack.fort_bonus)."""
    return [(STRENGTH, NONE, FORT_DEFENCE)]


def supported(s: State, cue: Cue, bonus: int) -> int:
    """Another army of its owner in the space helps a piece, once; args space, attacker, kind.

    Rules: ti.attack.supporting_army, ti.attack.supporting_army_once
    """
    g = table(s)
    space, kind = cue.args[0], cue.args[2]
    there = unknown(g).armies[cue.owner].count(space)
    return bonus + SUPPORT if there > (1 if kind == ARMY else 0) else bonus


def whose_space(g: Table, piece: Piece) -> int:
    """Who attacks a figure in a rival space gives back cards of whoever has the space.

    Rules: ti.attack.diplomacy_figures
    """
    return owner_of(g, piece.space)


# What victories bring


def defeat_army(g: Table, seat: int, piece: Piece) -> None:
    """An army goes back to its owner's military card, and that is all (ti.attack.win_figure)."""
    defeat_army_in(g, piece.seat, piece.space)


def defeat_caravan(g: Table, seat: int, piece: Piece) -> None:
    """A caravan goes back to its owner's economy card (ti.attack.win_figure)."""
    caravan_home(g, piece.seat, g.realms[piece.seat].caravans.index(piece.space))


def caravan_home(g: Table, seat: int, caravan: int) -> None:
    """A defeated caravan goes back to its owner's economy card."""
    realm = g.realms[seat]
    space = realm.caravans[caravan]
    realm.caravans = put(realm.caravans, caravan, ON_CARD)
    g.note("caravan_destroyed", seat, (space,))


def sweep(g: Table, seat: int, space: int) -> None:
    """All figures of others in a space whose city or control token was defeated go back.

    Those that the seat may not attack stay. Rules: ti.attack.win_sweeps_figures,
    ti.attack.win_sweeps_capital, ti.diplomacy.pact_bars_attack
    """
    for other in range(g.seats):
        if other != seat and may_aim(g, seat, ARMY, other) == ALLOWED:
            gone = defeat_armies_in(g, other, space)
            for caravan, where in enumerate(g.realms[other].caravans):
                if where == space:
                    caravan_home(g, other, caravan)
                    gone = True
            if gone:
                fire(g, FIGURES_ROUTED, other, (seat,), everyone=False)


def take_city(g: Table, seat: int, piece: Piece) -> None:
    """Sweep figures away and put a city in place of another.

    On a fort no control token makes up for a missing city: then the fort is nobody's again.
    Rules: ti.fort.captured_city, ti.fort.no_city_left
    """
    sweep(g, seat, piece.space)
    if has(forts(g), piece.space) and unused_cities(g, seat) <= 0:
        remove_city(g, piece.seat, piece.space)
        g.note("city_destroyed", piece.seat, (piece.space,))
    else:
        defeat_city(g, seat, piece)


def take_token(g: Table, seat: int, piece: Piece) -> None:
    """Sweep figures away and put a control token in place of another, or of nothing."""
    sweep(g, seat, piece.space)
    attack = current_attack(g)
    assert attack is not None
    row = army_card(g, seat, attack.place)
    if row.scorches and not has(g.realms[seat].used_this_turn, row.number):
        g.push(ScorchOrReplace(seat, piece.seat, piece.space, row.number))
    else:
        defeat_token(g, seat, piece)


def take_fort(g: Table, seat: int, piece: Piece) -> None:
    """Put an unused city on a fort; without one it stays nobody's.

    Rules: ti.attack.win_fort, ti.fort.no_city_left
    """
    if unused_cities(g, seat) > 0:
        put_city(g, seat, piece.space)
        g.note("took_fort", seat, (piece.space,))


# What barbarians and others do to armies


def barbarian_meets_armies(g: Table, space: int) -> bool:
    """A barbarian defeats all armies of a space and is thrown back.

    Rules: ti.barbarian.army, ti.barbarian.army_back, ti.barbarian.army_several
    """
    for seat in range(g.seats):
        defeat_armies_in(g, seat, space)
    return True

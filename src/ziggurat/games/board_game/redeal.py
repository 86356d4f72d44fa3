"""Re-deals: everything one seat may not know of The Board Game, dealt again.

Owns what is consistent with a seat's knowledge: of others it knows the eras of culture events, the
types of units, and how many huts and villages lie on a sheet. Battle hands of others are drawn
again out of their forces, and what they have picked for a deal out of what they hold. It never
changes anything that is public or the seat's own.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    battle_goes_on,
    current_battle,
    hand_audience,
    hand_row,
    seat_of,
)
from ziggurat.games.board_game.battle.units import put_bag, unit_row
from ziggurat.games.board_game.culture.hand import DrawEvent
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import (
    ERAS,
    FIRST_BACK,
    NONE,
    UNIT_TYPES,
    UNSEEN_HUT,
    UNSEEN_VILLAGE,
)
from ziggurat.games.board_game.movement.moments import KNOWN_FINDS
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.prices import covers, prices
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import back_of, payables
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import may_see
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import Layer, put_row, without

# So often goods are dealt at the most until a payment under way fits.
DEALS: Final = 2000


def redeal_secrets(s: State, seat: int, chooser: Chooser) -> None:
    """Deal hands, forces and found markers again that `seat` cannot see."""
    g = table(s)
    _redeal_goods(g, seat, chooser)
    _redeal_units(g, seat, chooser)
    _redeal_picks(g, chooser)
    for owner in range(g.seats):
        if owner != seat:
            refresh(g, owner)


def dealt(pool: Layer, count: int, chooser: Chooser) -> tuple[Layer, Layer]:
    """Draw a number of cards from a pool; what is drawn, ascending, and what is left."""
    drawn: list[int] = []
    left = list(pool)
    for _ in range(count):
        drawn.append(left.pop(chooser.below(len(left))))
    return tuple(sorted(drawn)), tuple(left)


# What can be spent


def _redeal_goods(g: Table, seat: int, chooser: Chooser) -> None:
    """Deal what lies facedown and can be spent: whoever is about to pay has the means."""
    for _ in range(DEALS):
        for era in range(len(ERAS)):
            _redeal_events(g, seat, era, chooser)
        _redeal_finds(g, seat, chooser)
        if _payments_fit(g, seat):
            return


def _payments_fit(g: Table, seat: int) -> bool:
    """Tell whether all others who are paying could pay what is left, not only the next part."""
    for frame in g.stack:
        if isinstance(frame, Pay) and frame.seat != seat:
            goods = [*payables(g, frame.seat), *frame.named]
            open_to = prices(g, frame.seat, frame.price)
            if not any([covers(g, frame.seat, goods, price) for price in open_to]):
                return False
    return True


# Culture events


def _redeal_events(g: Table, seat: int, era: int, chooser: Chooser) -> None:
    """Deal the culture events of an era again (cb.event.secret_hand)."""
    unseen = g.event_bags[era]
    kept: list[Layer] = []
    for owner in range(g.seats):
        back = FIRST_BACK + era
        there = tuple([card for card in g.hand[owner] if back_of(g, card) == back])
        kept.append(() if owner == seat else there)
    for there in kept:
        unseen = unseen.return_unknown(there)
    left = unseen.unknown
    for owner, there in enumerate(kept):
        drawn, left = dealt(left, len(there), chooser)
        g.hand = put_row(g.hand, owner, _exchanged(g.hand[owner], there, drawn))
    g.event_bags = put_bag(g.event_bags, era, Bag(unseen.top, left, unseen.discard))


def _exchanged(held: Layer, gone: Layer, come: Layer) -> Layer:
    """A hand after some cards were exchanged for others."""
    return tuple(sorted(_less(held, gone) + come))


# Units


def _redeal_units(g: Table, seat: int, chooser: Chooser) -> None:
    """Deal all units again that the seat has not seen, then draw battle hands out of them.

    The barbarians' hand is dealt like a seat's forces, behind those of all seats.
    """
    kept = [_seen_units(g, seat, owner) for owner in range(g.seats + 1)]
    there = [*g.forces, g.battle[g.seats]]
    hidden = [_less(there[owner], kept[owner]) for owner in range(g.seats + 1)]
    for unit_type in range(len(UNIT_TYPES)):
        bag = g.unit_bags[unit_type]
        own = [_of_type(g, units, unit_type) for units in hidden]
        for units in own:
            bag = bag.return_unknown(units)
        left = bag.unknown
        for owner, units in enumerate(own):
            drawn, left = dealt(left, len(units), chooser)
            kept[owner] = tuple(sorted(kept[owner] + drawn))
        g.unit_bags = put_bag(g.unit_bags, unit_type, Bag(bag.top, left, bag.discard))
    for owner in range(g.seats):
        unseen = _less(kept[owner], _seen_units(g, seat, owner))
        g.forces = put_row(g.forces, owner, kept[owner])
        if owner != seat and not _open_hand(g, seat, owner):
            drawn, _ = dealt(unseen, len(g.battle[owner]), chooser)
            g.battle = put_row(g.battle, owner, drawn)
    g.battle = put_row(g.battle, g.seats, kept[g.seats])


def _seen_units(g: Table, seat: int, owner: int) -> Layer:
    """The units of a seat, or of the barbarians, that are public or the viewer's own."""
    if owner == seat:
        return g.forces[owner]
    if not battle_goes_on(g):
        return ()
    open_hand = g.battle[owner] if _open_hand(g, seat, owner) else ()
    fronts = _in_fronts(g, owner) if owner < g.seats else ()
    return tuple(sorted(open_hand + fronts))


def _open_hand(g: Table, seat: int, owner: int) -> bool:
    """Tell whether the viewer sees the battle hand of a seat or of the barbarians."""
    if not battle_goes_on(g):
        return False
    fight = current_battle(g)
    for side in (ATTACKER, DEFENDER):
        if hand_row(g, fight, side) == owner:
            return may_see(hand_audience(g, fight, side), seat)
    return False


def _in_fronts(g: Table, owner: int) -> Layer:
    """The units of a seat that lie in fronts."""
    fight = current_battle(g)
    found: list[int] = []
    for side in (ATTACKER, DEFENDER):
        if seat_of(fight, side) == owner:
            found.extend([front[2 * side] for front in fight.fronts if front[2 * side] != NONE])
    return tuple(found)


def _less(units: Layer, gone: Layer) -> Layer:
    for unit in gone:
        units = without(units, unit)
    return units


def _of_type(g: Table, units: Layer, unit_type: int) -> Layer:
    return tuple([unit for unit in units if unit_row(g, unit).unit_type == unit_type])


# Huts and villages


def _redeal_finds(g: Table, seat: int, chooser: Chooser) -> None:
    """Deal found markers again; one that does something at once is never kept on a sheet."""
    for hut in (True, False):
        bag = g.hut_bag if hut else g.village_bag
        back = UNSEEN_HUT if hut else UNSEEN_VILLAGE
        kept: list[Layer] = []
        for owner in range(g.seats):
            there = tuple([row for row in g.facedown_finds[owner] if back_of(g, row) == back])
            kept.append(() if owner == seat else _unknown(g, seat, owner, there))
        for there in kept:
            bag = bag.return_unknown(there)
        free = _unknown(g, seat, NONE, bag.unknown)
        seen = _less(bag.unknown, free)
        left = tuple([row for row in free if _is_kept(g, row)])
        others = tuple([row for row in free if not _is_kept(g, row)])
        for owner, there in enumerate(kept):
            drawn, left = dealt(left, len(there), chooser)
            g.facedown_finds = put_row(
                g.facedown_finds, owner, _exchanged(g.facedown_finds[owner], there, drawn)
            )
        bag = Bag(bag.top, tuple(sorted(left + others + seen)), bag.discard)
        if hut:
            g.hut_bag = bag
        else:
            g.village_bag = bag


def _unknown(g: Table, seat: int, owner: int, finds: Layer) -> Layer:
    """Those of some finds of an owner, or of the pile, of which a seat knows nothing."""
    if seat < 0 or not g.rules.attached[KNOWN_FINDS.name]:
        return finds
    for find in sorted(set(finds)):
        for _ in range(adjusted(g, KNOWN_FINDS, seat, (find, owner), 0)):
            finds = without(finds, find)
    return finds


def _redeal_picks(g: Table, chooser: Chooser) -> None:
    """Pick goods again of which the seat knows only that they are picked, or were drawn."""
    if any([isinstance(frame, (CloseDeal, DrawEvent)) for frame in g.stack]):
        g.stack = tuple([_picked_anew(g, frame, chooser) for frame in g.stack])


def _picked_anew(g: Table, frame: Frame, chooser: Chooser) -> Frame:
    if isinstance(frame, CloseDeal):
        return frame.picked_anew(g, chooser)
    if isinstance(frame, DrawEvent) and NONE in frame.drawn:
        return frame.drawn_anew(g, chooser)
    return frame


def _is_kept(g: Table, find: int) -> bool:
    """Tell whether a find lies facedown on a sheet once it is taken."""
    row = g.rules.rows[find]
    assert isinstance(row, Find)
    return row.at_once is None

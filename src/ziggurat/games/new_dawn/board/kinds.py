"""Kinds of pieces on the map: what holds for all of them together.

Owns where pieces of all kinds stand, those of modules included, and what barbarians meet.
Which kinds there are stands in `content/pieces.py`; nothing here names one of them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has, members, minus
from ziggurat.games.new_dawn.moments import MAY_AIM, SHELTERED
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Piece, PieceKind
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted, allowed
from ziggurat.kernel.reason import ALLOWED

# What becomes of a barbarian that enters a space.
UNMET: Final = 0
MET: Final = 1
THROWN_BACK: Final = 2


def rival_pieces(g: Table, kind: PieceKind, seat: int) -> int:
    """Mask: pieces of a kind that are not of a seat."""
    if kind.neutral:
        return kind.where(g, NONE)
    if kind.rivals is not None:
        return kind.rivals(g, seat)
    found = 0
    for other in range(g.seats):
        if other != seat:
            found |= kind.where(g, other)
    return found


def is_figure(g: Table, kind: int) -> bool:
    """Tell whether pieces of a kind are figures, which make no space friendly or rival."""
    row = g.rules.rows[kind]
    assert isinstance(row, PieceKind)
    return row.figure


def all_pieces(g: Table, figures: bool = True) -> int:
    """Mask: spaces with a piece of any kind, or of any but figures."""
    found = 0
    for kind in printed(g.rules).pieces:
        if figures or not kind.figure:
            found |= rival_pieces(g, kind, NONE)
    return found


def closed_spaces(g: Table, seat: int, purpose: int) -> int:
    """Mask: where pieces of any kind keep a seat from putting its own for a purpose."""
    found = 0
    for kind in printed(g.rules).closing:
        if kind.closes is not None:
            found |= kind.closes(g, seat, purpose)
    return found


def sheltered(g: Table, seat: int) -> int:
    """Mask: spaces whose pieces no effect of a seat may take away or replace by others.

    Turning a reinforced token is neither, and attacks are not effects.
    """
    found = 0
    for kind in printed(g.rules).sheltering:
        found |= rival_pieces(g, kind, NONE)
    return adjusted(g, SHELTERED, seat, (), found)


def meet_figures(g: Table, space: int) -> bool:
    """A barbarian meets the figures of a space; True if one of them throws it back."""
    thrown_back = False
    for kind in printed(g.rules).pieces:
        if kind.figure and kind.meets is not None and has(rival_pieces(g, kind, NONE), space):
            thrown_back = kind.meets(g, space) or thrown_back
    return thrown_back


def meet_others(g: Table, space: int) -> int:
    """A barbarian meets whatever else stands in a space, until something throws it back."""
    met = UNMET
    for kind in printed(g.rules).pieces:
        if not kind.figure and kind.meets is not None and has(rival_pieces(g, kind, NONE), space):
            met = MET
            if kind.meets(g, space):
                return THROWN_BACK
    return met


def pieces_at(g: Table, seat: int, space: int) -> list[Piece]:
    """What a seat may attack in a space: everything, or what stands foremost.

    Rules: nd.attack.targets, nd.attack.barbarian_on_citystate, nd.attack.barbarian_in_owned_space.
    """
    found = standing_at(g, seat, space)
    if g.rules.attached[MAY_AIM.name]:
        found = [piece for piece in found if may_aim(g, seat, piece.kind, piece.seat) == ALLOWED]
    return found


def standing_at(g: Table, seat: int, space: int) -> list[Piece]:
    """The same, whatever cards of the seat have against it."""
    found: list[Piece] = []
    for kind in printed(g.rules).pieces:
        if kind.target is None or not has(rival_pieces(g, kind, seat), space):
            continue
        if kind.neutral:
            pieces = [Piece(kind.number, NONE, space)]
        else:
            owners = [at for at in range(g.seats) if at != seat and has(kind.where(g, at), space)]
            pieces = [Piece(kind.number, owner, space) for owner in owners]
        if kind.target.foremost:
            return pieces
        found.extend(pieces)
    return found


def may_aim(g: Table, seat: int, kind: int, owner: int) -> int:
    """What cards of a seat have against its attacking pieces of somebody, or `ALLOWED`."""
    return allowed(g, MAY_AIM, seat, (kind, owner))


def spared_spaces(g: Table, seat: int, spaces: int) -> int:
    """Mask: those of some spaces in which `pieces_at` finds nothing, for all in one go."""
    aimed = 0
    settled = 0
    for kind in printed(g.rules).pieces:
        target = kind.target
        if target is None:
            continue
        there = 0
        for owner in range(NONE, 0) if kind.neutral else range(g.seats):
            if owner != seat:
                stand = minus(kind.where(g, owner) & spaces, settled)
                if stand and target.foremost:
                    aimed = minus(aimed, stand)
                    there |= stand
                if stand and may_aim(g, seat, kind.number, owner) == ALLOWED:
                    aimed |= stand
        settled |= there
    return minus(spaces, aimed)


def foremost_pieces(g: Table, seat: int) -> dict[int, Piece]:
    """By space, the piece that `pieces_at` lists first, for all spaces in one go."""
    found: dict[int, Piece] = {}
    settled = 0
    for kind in printed(g.rules).pieces:
        target = kind.target
        if target is None:
            continue
        seen = settled
        owners = [NONE] if kind.neutral else [at for at in range(g.seats) if at != seat]
        for owner in owners:
            spaces = minus(kind.where(g, owner), seen)
            seen |= spaces
            for space in members(spaces):
                if target.foremost or space not in found:
                    found[space] = Piece(kind.number, owner, space)
        if target.foremost:
            settled = seen
    return found

"""Re-deals with the great person deck: facedown cards of others, type by type, and markers.

Finds before others are dealt again by the base game, which asks what the seat knows of them.
"""

from __future__ import annotations

from ziggurat.games.board_game.great_person_deck.drawing import DrawPersonCard
from ziggurat.games.board_game.great_person_deck.looking import knows_face
from ziggurat.games.board_game.great_person_deck.state import of_type, person_deck
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import HUT, NONE, UNSEEN_HUT, UNSEEN_VILLAGE
from ziggurat.games.board_game.redeal import dealt
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import back_of
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put_row


def redeal_people(s: State, seat: int, chooser: Chooser) -> None:
    """Deal what lies facedown before others and in the deck; types stay where they are."""
    g = table(s)
    for person in g.rules.families["great_person"]:
        _redeal_type(g, seat, person, chooser)
    _redeal_faces(g, seat, chooser)
    if any([isinstance(frame, DrawPersonCard) and NONE in frame.drawn for frame in g.stack]):
        g.stack = tuple([_drawn_anew(g, frame, chooser) for frame in g.stack])
    for owner in range(g.seats):
        if owner != seat:
            refresh(g, owner)


def _redeal_type(g: Table, seat: int, person: int, chooser: Chooser) -> None:
    d = person_deck(g)
    others = [owner for owner in range(g.seats) if owner != seat]
    held = {owner: of_type(g, d.facedown[owner], person) for owner in others}
    pool = of_type(g, d.deck.unknown, person)
    for owner in others:
        pool.extend(held[owner])
    left = tuple(sorted(pool))
    for owner in others:
        drawn, left = dealt(left, len(held[owner]), chooser)
        kept = [card for card in d.facedown[owner] if card not in held[owner]]
        d.facedown = put_row(d.facedown, owner, tuple(sorted([*kept, *drawn])))
    rest = [card for card in d.deck.unknown if card not in of_type(g, d.deck.unknown, person)]
    d.deck = Bag(d.deck.top, tuple(sorted([*rest, *left])), d.deck.discard)


def _redeal_faces(g: Table, seat: int, chooser: Chooser) -> None:
    """Deal what lies under tokens that only others have looked at; what they know stays theirs."""
    d = person_deck(g)
    known = [face for face in d.faces if knows_face(face, seat)]
    left = list(g.hut_bag.unknown + g.village_bag.unknown)
    for face in known:
        left.remove(face[1])
    found = known
    for face in d.faces:
        if not knows_face(face, seat):
            back = UNSEEN_HUT if g.tokens[face[0]] == HUT else UNSEEN_VILLAGE
            fitting = [find for find in left if back_of(g, find) == back]
            find = fitting[chooser.below(len(fitting))]
            left.remove(find)
            found.append((face[0], find, face[2]))
    d.faces = tuple(sorted(found))
    d.seen = tuple([row if at // g.seats == seat else () for at, row in enumerate(d.seen)])


def _drawn_anew(g: Table, frame: Frame, chooser: Chooser) -> Frame:
    if isinstance(frame, DrawPersonCard) and NONE in frame.drawn:
        return frame.drawn_anew(g, chooser)
    return frame

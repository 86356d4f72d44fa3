"""The rows of A New Dawn: what is printed on cards, sheets, tokens and tiles.

Owns the classes only; the rows themselves stand in `content/`. Type, level, era, colour and
place are read from here, never from the number of a row. The cards of a type that prints more
than others are in the files of their type.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.ids import NONE, SIDE_NAMES, focus_card, tile_side
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.standing import ANYTHING
from ziggurat.kernel.content import Hook, Row
from ziggurat.kernel.reason import ALLOWED

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.state import Table
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question

# Table, seat, place in the row, slot value.
ResolveIt: TypeAlias = "Callable[[Table, int, int, int], None]"
# Table, seat.
SeatCount: TypeAlias = "Callable[[Table, int], int]"
# An item of a combat value: what it is, the card it comes from or `NONE`, and how much it is.
Item: TypeAlias = tuple[int, int, int]

# Mask: the pieces of a seat, or of nobody (`NONE`).
WhereIt: TypeAlias = "Callable[[Table, int], int]"
# Mask: where a seat may put nothing for a purpose (a focus type).
ClosesIt: TypeAlias = "Callable[[Table, int, int], int]"
# A barbarian enters a space with such a piece; True if it is thrown back.
MeetIt: TypeAlias = "Callable[[Table, int], bool]"
# Against a seat that attacks: what it defends with, and what its defeat brings.
DefendIt: TypeAlias = "Callable[[Table, int, Piece], list[Item]]"
DefeatIt: TypeAlias = "Callable[[Table, int, Piece], None]"
# Those answers to a question to a governed seat between which chance decides.
NarrowIt: TypeAlias = "Callable[[Table, Question], tuple[Choice, ...]]"
# Whose diplomacy cards an attacker gives back, or `NONE`.
GiverIt: TypeAlias = "Callable[[Table, Piece], int]"

PLAIN_TILE: Final = 0
CAPITAL_TILE: Final = 1
NATURAL_TILE: Final = 2
CITY_STATE_TILE: Final = 3

# Terrains of modules are written by their numbers.
LETTERS: Final = "ghfdmwn789"


class FocusCard(Row):
    """A focus card.

    `count` is what its type counts: control tokens (culture), caravans (economy), attacks
    (military). `distance` is its range, `water` whether water may be crossed or counted
    through, `bonus` what it adds in a fight. A card of a `leader` belongs to that sheet and to
    nobody else; it says its own `number`. One that is resolved in a way of its own and fights all
    the same has its `arms`: what a card prints that fights so.
    """

    def __init__(
        self,
        focus: int,
        level: int,
        name: str,
        resolve: ResolveIt,
        count: int = 0,
        distance: int = 0,
        water: bool = False,
        bonus: int = 0,
        hooks: tuple[Hook, ...] = (),
        number: int = NONE,
        leader: int = NONE,
        arms: FocusCard | None = None,
    ) -> None:
        super().__init__(focus_card(focus, level) if number == NONE else number, name, hooks)
        self.focus: Final = focus
        self.level: Final = level
        self.resolve: Final = resolve
        self.count: Final = count
        self.distance: Final = distance
        self.water: Final = water
        self.bonus: Final = bonus
        self.leader: Final = leader
        self.arms: Final = arms


class Slot(Row):
    """A slot of the focus row and its number; the slots lie in the order of their rows."""

    def __init__(self, number: int, name: str, value: int) -> None:
        super().__init__(number, name)
        self.value: Final = value


class Leader(Row):
    """A leader sheet; `order` are the focus types of slots 1 to 5 (nd.setup.focus_order)."""

    def __init__(
        self, number: int, name: str, order: tuple[int, ...], hooks: tuple[Hook, ...]
    ) -> None:
        super().__init__(number, name, hooks)
        self.order: Final = order


class Wonder(Row):
    """A world wonder: type, era, cost and the two resources it takes (nd.wonder.eligible).

    `taken` are these resources as a mask.
    `sites` finds the spaces in which it brings its own city, if it can; its token goes there.
    """

    def __init__(
        self,
        number: int,
        name: str,
        type: int,
        era: int,
        cost: int,
        resources: tuple[int, ...],
        hooks: tuple[Hook, ...] = (),
        sites: WhereIt | None = None,
    ) -> None:
        super().__init__(number, name, hooks)
        self.sites: Final = sites
        self.type: Final = type
        self.era: Final = era
        self.cost: Final = cost
        self.resources: Final = resources
        self.taken: Final = mask_of(list(resources))


class NaturalWonder(Row):
    """A natural wonder and the resource it works as (nd.naturalwonder.as_resource)."""

    def __init__(self, number: int, name: str, resource: int) -> None:
        super().__init__(number, name)
        self.resource: Final = resource


class CityState(Row):
    """A city-state, which is its diplomacy card as well.

    Its focus type decides where its tokens go; with the frame it says on which icon it lies.
    """

    def __init__(
        self, number: int, name: str, focus: int, frame: int, hooks: tuple[Hook, ...] = ()
    ) -> None:
        super().__init__(number, name, hooks)
        self.focus: Final = focus
        self.frame: Final = frame


class PlayerCard(Row):
    """A diplomacy card of a colour; cards of one kind do the same in every colour."""

    def __init__(
        self, number: int, name: str, colour: int, kind: int, hooks: tuple[Hook, ...]
    ) -> None:
        super().__init__(number, name, hooks)
        self.colour: Final = colour
        self.kind: Final = kind


class Agenda(Row):
    """One way to complete a victory card: a seat fulfils it that counts as much as it needs.

    `bound` is quick to count and never less than `count`. `counts` says what is counted, besides
    what the board shows (`standing.py`): without a change of that it is not counted again.
    """

    def __init__(
        self,
        number: int,
        name: str,
        need: int,
        count: SeatCount,
        bound: SeatCount | None = None,
        counts: int = ANYTHING,
    ) -> None:
        super().__init__(number, name)
        self.need: Final = need
        self.count: Final = count
        self.bound: Final = count if bound is None else bound
        self.counts: Final = counts


class TieBreaker(Row):
    """What decides between winners; who counts most goes on to the next in the order of rows."""

    def __init__(self, number: int, name: str, count: SeatCount) -> None:
        super().__init__(number, name)
        self.count: Final = count


class VictoryCard(Row):
    """A victory card with its agendas (nd.victory.cards_two_agendas).

    One that is `always` there is laid out without being drawn. A marker stays, whatever becomes
    of the agenda, unless the card has to be `held`: then it goes with it.
    """

    def __init__(
        self,
        number: int,
        name: str,
        agendas: tuple[Agenda, ...],
        hooks: tuple[Hook, ...] = (),
        always: bool = False,
        held: bool = False,
    ) -> None:
        super().__init__(number, name, hooks)
        self.agendas: Final = agendas
        self.always: Final = always
        self.held: Final = held


class Core(Row):
    """The core for one side: where its tiles lie, as (rotation, q, r) in the order of drawing."""

    def __init__(
        self, number: int, name: str, side: int, spots: tuple[tuple[int, int, int], ...]
    ) -> None:
        super().__init__(number, name)
        self.side: Final = side
        self.spots: Final = spots


class Icon:
    """An icon printed on a space of a tile: which one of its kind, and where."""

    def __init__(self, what: int, at: int) -> None:
        self.what: Final = what
        self.at: Final = at


class TileSide(Row):
    """One side of a tile.  Terrain letters, one for each space: grassland, hills, forest,
    desert, mountain, water, natural wonder; a city-state space is grassland."""

    def __init__(
        self,
        tile: int,
        side: int,
        kind: int,
        terrain: str,
        resources: tuple[Icon, ...] = (),
        barbarian: Icon | None = None,
        natural: Icon | None = None,
        city_state: Icon | None = None,
    ) -> None:
        super().__init__(tile_side(tile, side), f"{tile}{SIDE_NAMES[side]}")
        self.tile: Final = tile
        self.side: Final = side
        self.kind: Final = kind
        self.terrain: Final = tuple([LETTERS.index(letter) for letter in terrain])
        self.resources: Final = resources
        self.barbarian: Final = barbarian
        self.natural: Final = natural
        self.city_state: Final = city_state


class Piece:
    """One piece on the map: its kind, whose it is (`NONE` for nobody's) and where it stands."""

    def __init__(self, kind: int, seat: int, space: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.space: Final = space


class Target:
    """How pieces of a kind are attacked.

    Ranges are not counted through them if there is an `obstacle`, the reason that says so. Where
    one of a `foremost` kind stands, nothing else can be attacked.
    """

    def __init__(
        self,
        defend: DefendIt,
        defeat: DefeatIt,
        giver: GiverIt,
        obstacle: int = ALLOWED,
        foremost: bool = False,
    ) -> None:
        self.defend: Final = defend
        self.defeat: Final = defeat
        self.giver: Final = giver
        self.obstacle: Final = obstacle
        self.foremost: Final = foremost


class PieceKind(Row):
    """A kind of piece.

    `neutral` pieces belong to nobody. A `figure` leaves the space to whoever owns it: barbarians
    meet figures first, and come back in spite of them. `target` is how they are attacked, if
    they can be. `meets` is what happens when a barbarian enters their space, kinds with lower
    numbers first, until one throws it back. `closes` tells where they keep others from putting
    pieces. What stands in a space with one that `shelters` cannot be taken away or replaced by
    an effect. `rivals` finds those of all seats but one in one go, where that is worth it.
    """

    def __init__(
        self,
        number: int,
        name: str,
        where: WhereIt,
        neutral: bool = False,
        figure: bool = False,
        target: Target | None = None,
        meets: MeetIt | None = None,
        closes: ClosesIt | None = None,
        shelters: bool = False,
        hooks: tuple[Hook, ...] = (),
        rivals: WhereIt | None = None,
    ) -> None:
        super().__init__(number, name, hooks)
        self.where: Final = where
        self.rivals: Final = rivals
        self.neutral: Final = neutral
        self.figure: Final = figure
        self.target: Final = target
        self.meets: Final = meets
        self.closes: Final = closes
        self.shelters: Final = shelters


class Governor(Row):
    """A rule that plays for the last seats at the table: nobody is ever asked in their name.

    `narrow` leaves those answers to a question between which chance decides, never none; a question
    is put once, so that it may also tell why. Rows of the families that are `silent` do nothing
    for such a seat, but it has them all the same. A governor with a `sheet` has focus cards of its
    own, whose `leader` it is.
    """

    def __init__(
        self,
        number: int,
        name: str,
        narrow: NarrowIt,
        silent: tuple[str, ...] = (),
        sheet: bool = False,
    ) -> None:
        super().__init__(number, name)
        self.narrow: Final = narrow
        self.silent: Final = silent
        self.sheet: Final = sheet

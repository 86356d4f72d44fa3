"""What is printed, by number: tables worked out once from the rows of built rules.

Owns the quick way from the number of a card or tile to what stands on its row, and everything
that is counted from rows. It knows nothing that no row says, so that a row a module adds,
replaces or removes counts like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from ziggurat.build.governed import GOVERNED
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.ids import NONE, SIDE_NAMES, WONDER_TYPES
from ziggurat.games.new_dawn.masks import has, mask_of
from ziggurat.games.new_dawn.rows import (
    CAPITAL_TILE,
    CITY_STATE_TILE,
    NATURAL_TILE,
    Agenda,
    Core,
    FocusCard,
    Governor,
    PieceKind,
    PlayerCard,
    Slot,
    TieBreaker,
    TileSide,
    VictoryCard,
    Wonder,
)
from ziggurat.games.new_dawn.verbs import FOCUS, PUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.rules import Rules
from ziggurat.lib.acting import acting_by_moment

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.board.board import Board

# The family of rules that play for a seat; the base game has none.
GOVERNORS: Final = "governor"

Placed: TypeAlias = tuple[int, int, int, int, int]
Laid: TypeAlias = "tuple[tuple[Placed, ...], tuple[tuple[int, int], ...]]"
# What lies there already, what is laid next, and how many of it and of others are to come.
Unfinished: TypeAlias = "tuple[tuple[Placed, ...], int, int, int]"


class Printed:
    """All tables of one game with its modules.

    `focus` and `level` are those of focus cards, `wonder_type` of wonders and `colour` of
    diplomacy cards, by row and `NONE` for all other rows. `common` are the focus cards that
    everybody has, `own_cards` those of each leader, `first_cards` those of level I, one for
    each type. `slots` are the numbers of the slots by place. `wonders`, `city_states` and
    `cards` (of players and city-states) are masks of rows; so are `wonders_of`, by type, and
    `sets`, by colour. `agendas` are those of each victory card; `always_cards` and `drawn_cards`
    are victory cards, `held_cards` the mask of those whose markers may go, `tie_breakers` what
    decides between winners. `pieces` are the kinds of pieces on the map, those of them that are
    `closing` and `sheltering` apart. `everybodys` are rows that act for all seats, a mask. `cores`
    are the places of core tiles by side. `barbarians` counts the letters on the tiles. `acting`
    finds the rows that act at a moment. The last `governed` seats are played by the `governor`, if
    there is one, and the mask of rows that are `silent` do nothing for them. `boards` are
    maps worked out already, `places` those for what is laid next while a map is built.
    """

    def __init__(self, rules: Rules) -> None:
        rows = max([*rules.rows, 0]) + 1
        focus = [NONE] * rows
        level = [NONE] * rows
        common = 0
        own: dict[int, int] = {}
        firsts: dict[int, int] = {}
        for card in rules.families.get("focus_card", ()):
            row = rules.rows[card]
            assert isinstance(row, FocusCard)
            focus[card] = row.focus
            level[card] = row.level
            if row.leader != NONE:
                own[row.leader] = own.get(row.leader, 0) | 1 << card
                continue
            common |= 1 << card
            if row.level == 1:
                firsts[row.focus] = card
        self.focus: Final = tuple(focus)
        self.level: Final = tuple(level)
        self.common: Final = common
        self.own_cards: Final = own
        self.first_cards: Final = tuple([firsts[at] for at in sorted(firsts)])
        self.slots: Final = _slots(rules)
        places = range(len(self.slots))
        self.focus_options: Final[tuple[Choice, ...]] = tuple([(FOCUS, at) for at in places])
        self.put_options: Final[tuple[Choice, ...]] = tuple([(PUT, at) for at in places])
        self.wonder_type: Final = _wonder_types(rules, rows)
        self.wonders: Final = mask_of(list(rules.families.get("wonder", ())))
        self.wonders_of: Final = _wonders_of(rules)
        self.city_states: Final = mask_of(list(rules.families.get("city_state", ())))
        self.colour: Final = _colours(rules, rows)
        self.sets: Final = _sets(rules)
        self.cards: Final = self.city_states | mask_of(
            list(rules.families.get("diplomacy_card", ()))
        )
        self.agendas: Final = _agendas(rules)
        self.pieces: Final = _pieces(rules)
        self.closing: Final = tuple([kind for kind in self.pieces if kind.closes is not None])
        self.sheltering: Final = tuple([kind for kind in self.pieces if kind.shelters])
        self.everybodys: Final = _everybodys(rules)
        self.always_cards: Final = _victory_cards(rules, True)
        self.drawn_cards: Final = _victory_cards(rules, False)
        self.held_cards: Final = mask_of(_held_cards(rules))
        self.tie_breakers: Final = _tie_breakers(rules)
        self.cores: Final = _cores(rules)
        self.tiles: Final = Tiles(rules)
        self.barbarians: Final = self.tiles.barbarians
        self.acting: Final = acting_by_moment(rules)
        self.governor: Final = _governor(rules)
        self.governed: Final = rules.limits[GOVERNED]
        self.silent: Final = _silent(rules)
        self.boards: Final[dict[Laid, Board]] = {}
        self.places: Final[dict[Unfinished, list[int]]] = {}

    def cards_of_leader(self, leader: int) -> int:
        """Mask: the focus cards that everybody has and those of a leader."""
        return self.common | self.own_cards.get(leader, 0)


class Tiles:
    """The tiles of a game: each side by number, and the numbers of each kind of tile.

    `singles` are spaces of their own, which are no tiles and never dealt.
    """

    def __init__(self, rules: Rules) -> None:
        sides: dict[int, TileSide] = {}
        kinds: dict[int, int] = {}
        singles: list[int] = []
        letters = 0
        for number in rules.families.get("tile", ()):
            row = rules.rows[number]
            assert isinstance(row, TileSide)
            sides[row.tile * len(SIDE_NAMES) + row.side] = row
            if row.side == SINGLE:
                singles.append(row.tile)
            else:
                kinds.setdefault(row.tile, row.kind)
            if row.barbarian is not None:
                letters = max(letters, row.barbarian.what + 1)
        self.sides: Final = sides
        self.numbers: Final = tuple(sorted(kinds))
        self.singles: Final = tuple(singles)
        self.capitals: Final = _of_kind(kinds, CAPITAL_TILE)
        self.naturals: Final = _of_kind(kinds, NATURAL_TILE)
        self.city_states: Final = _of_kind(kinds, CITY_STATE_TILE)
        self.others: Final = tuple([at for at in self.numbers if at not in self.capitals])
        self.barbarians: Final = letters

    def side(self, tile: int, side: int) -> TileSide:
        """A side of a tile."""
        return self.sides[tile * len(SIDE_NAMES) + side]


def _of_kind(kinds: dict[int, int], kind: int) -> tuple[int, ...]:
    return tuple([tile for tile in sorted(kinds) if kinds[tile] == kind])


def _governor(rules: Rules) -> Governor | None:
    for number in rules.families.get(GOVERNORS, ()):
        row = rules.rows[number]
        assert isinstance(row, Governor)
        return row
    return None


def _silent(rules: Rules) -> int:
    """Mask: rows that do nothing for a governed seat."""
    governor = _governor(rules)
    found = 0
    if governor is not None:
        for family in governor.silent:
            found |= mask_of(list(rules.families[family]))
    return found


def _slots(rules: Rules) -> tuple[int, ...]:
    """The numbers of the slots, from left to right."""
    values: list[int] = []
    for number in rules.families.get("focus_slot", ()):
        row = rules.rows[number]
        assert isinstance(row, Slot)
        values.append(row.value)
    return tuple(values)


def _wonder_types(rules: Rules, rows: int) -> tuple[int, ...]:
    types = [NONE] * rows
    for wonder in rules.families.get("wonder", ()):
        row = rules.rows[wonder]
        assert isinstance(row, Wonder)
        types[wonder] = row.type
    return tuple(types)


def _wonders_of(rules: Rules) -> tuple[int, ...]:
    masks = [0] * len(WONDER_TYPES)
    for wonder in rules.families.get("wonder", ()):
        row = rules.rows[wonder]
        assert isinstance(row, Wonder)
        masks[row.type] |= 1 << wonder
    return tuple(masks)


def _colours(rules: Rules, rows: int) -> tuple[int, ...]:
    colours = [NONE] * rows
    for card in rules.families.get("diplomacy_card", ()):
        row = rules.rows[card]
        assert isinstance(row, PlayerCard)
        colours[card] = row.colour
    return tuple(colours)


def _sets(rules: Rules) -> tuple[int, ...]:
    masks: dict[int, int] = {}
    for card in rules.families.get("diplomacy_card", ()):
        row = rules.rows[card]
        assert isinstance(row, PlayerCard)
        masks[row.colour] = masks.get(row.colour, 0) | 1 << card
    return tuple([masks.get(colour, 0) for colour in rules.kinds["colour"].labels])


def _pieces(rules: Rules) -> tuple[PieceKind, ...]:
    """The kinds of pieces on the map, those with lower numbers first."""
    kinds: list[PieceKind] = []
    for number in rules.families.get("piece_kind", ()):
        row = rules.rows[number]
        assert isinstance(row, PieceKind)
        kinds.append(row)
    return tuple(kinds)


def _everybodys(rules: Rules) -> int:
    """Mask: rows that act for every seat: rules, and kinds of pieces with hooks."""
    numbers = [*rules.families.get("rule", ()), *rules.families.get("piece_kind", ())]
    return mask_of([number for number in numbers if rules.rows[number].hooks])


def _tie_breakers(rules: Rules) -> tuple[TieBreaker, ...]:
    found: list[TieBreaker] = []
    for number in sorted(rules.families.get("tie_breaker", ())):
        row = rules.rows[number]
        assert isinstance(row, TieBreaker)
        found.append(row)
    return tuple(found)


def _agendas(rules: Rules) -> dict[int, tuple[Agenda, ...]]:
    """The agendas of each victory card as their family has them now."""
    found: dict[int, tuple[Agenda, ...]] = {}
    for card in rules.families.get("victory_card", ()):
        row = rules.rows[card]
        assert isinstance(row, VictoryCard)
        agendas: list[Agenda] = []
        for printed_there in row.agendas:
            agenda = rules.rows[printed_there.number]
            assert isinstance(agenda, Agenda)
            agendas.append(agenda)
        found[card] = tuple(agendas)
    return found


def _victory_cards(rules: Rules, always: bool) -> tuple[int, ...]:
    """The victory cards that always lie there, or those that are drawn."""
    found: list[int] = []
    for card in rules.families.get("victory_card", ()):
        row = rules.rows[card]
        assert isinstance(row, VictoryCard)
        if row.always == always:
            found.append(card)
    return tuple(found)


def _held_cards(rules: Rules) -> list[int]:
    found: list[int] = []
    for card in rules.families.get("victory_card", ()):
        row = rules.rows[card]
        assert isinstance(row, VictoryCard)
        if row.held:
            found.append(card)
    return found


def _cores(rules: Rules) -> dict[int, tuple[tuple[int, int, int], ...]]:
    """Where the tiles of the core lie, for each side."""
    found: dict[int, tuple[tuple[int, int, int], ...]] = {}
    for number in rules.families.get("core", ()):
        row = rules.rows[number]
        assert isinstance(row, Core)
        found[row.side] = row.spots
    return found


def work_out(rules: Rules) -> object:
    """Work out the tables of built rules."""
    return Printed(rules)


def printed(rules: Rules) -> Printed:
    """The tables of built rules."""
    return cast(Printed, rules.derived)


def focus_of(rules: Rules, card: int) -> int:
    """The type of a focus card."""
    return printed(rules).focus[card]


def level_of(rules: Rules, card: int) -> int:
    """The tech level of a focus card, 1 to 4."""
    return printed(rules).level[card]


def is_city_state(rules: Rules, giver: int) -> bool:
    """Tell the row of a city-state from a seat and from other rows."""
    return has(printed(rules).city_states, giver)


def piece_kind(rules: Rules, number: int) -> PieceKind:
    """The row of a kind of piece."""
    return cast(PieceKind, rules.rows[number])

"""The order in which chance is told its options, so that equal positions make equal questions.

Owns the order of ties and which options are the same. It never weighs: lists do.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.asking import is_governed
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.grid import cell_at
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice


def own_seat(g: Table) -> int:
    """The seat of the automated player, the last one."""
    assert is_governed(g, g.seats - 1)
    return g.seats - 1


def in_order(g: Table, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Options in the order of the rules, those that come to the same once.

    Rules: ap.random.options
    """
    if len(options) == 1:
        return options
    board = g.board if g.board.placed else laid(g.rules, g.draft.placed, g.draft.water)
    cells = {space: cell_at(q, r) for (q, r), space in board.where.items()}
    keyed: list[tuple[Choice, Choice]] = []
    seen: set[Choice] = set()
    for option in options:
        same = _same(g, option)
        if same not in seen:
            seen.add(same)
            keyed.append((_key(g, cells, option), option))
    keyed.sort()
    return tuple([option for _, option in keyed])


def _kinds(g: Table, option: Choice) -> tuple[str, ...]:
    verb = g.rules.verbs.get(option[0])
    return verb.kinds if verb is not None else ()


def _key(g: Table, cells: dict[int, int], option: Choice) -> Choice:
    """What an option is sorted by: spaces by row and position, players in turn order, wonders
    by type; places and figures are numbered in their order already.
    """
    key = [option[0]]
    kinds = _kinds(g, option)
    for at, number in enumerate(option[1:]):
        kind = kinds[at] if at < len(kinds) else ""
        if kind == "space":
            key.append(cells.get(number, number))
        elif kind == "seat":
            key.append((number - own_seat(g) - 1) % g.seats)
        elif kind == "wonder":
            key.extend((printed(g.rules).wonder_type[number], number))
        else:
            key.append(number)
    return tuple(key)


def _same(g: Table, option: Choice) -> Choice:
    """The first option that comes to the same: caravans that stand together are alike.

    Whoever lists other figures lists one of those that stand together.
    """
    found = [option[0]]
    kinds = _kinds(g, option)
    for at, number in enumerate(option[1:]):
        if at < len(kinds) and kinds[at] == "caravan":
            caravans = g.realms[own_seat(g)].caravans
            found.append(caravans.index(caravans[number]))
        else:
            found.append(number)
    return tuple(found)

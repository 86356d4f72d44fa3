"""A payment in one tray: what each thing adds, and whether it can go beyond the sum."""

from __future__ import annotations

from tests.games.board_game.kit import laid_out
from tests.kit.table import Position
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.rows.tech import ANY_2, ANY_3, IRON_1, Price
from ziggurat.server.tables.board_game import BoardGame
from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.tray import tray

# A certain resource, and any other one.
MIXED: Price = (1, 0, 0, 0, 0, 0, 1)


def paying(price: Price, *finds: str, **resources: int) -> Position:
    """Somebody who pays a price, with so many of each resource and with finds."""
    t = laid_out().set("facedown_finds p1", *finds)
    for name, amount in resources.items():
        t = t.set(f"resources p1 {name}", str(amount))
    return t.at("turn p1 research", Pay(0, price, ()))


def laid(t: Position) -> tuple[int, bool, list[tuple[str, int, int]]]:
    """What is missing, whether it ends there, and what can be spent: worth and number."""
    told: Data | None = tray(t.state, t.state.asked[0])
    assert told is not None
    goods = t.rules.kinds["good"]
    items = [(goods.write(at["choice"][1]), at["worth"], at["most"]) for at in told["items"]]
    return told["missing"], told["exact"], items


def adds_up(t: Position) -> bool:
    return BoardGame().adds_up(t.state, t.state.asked[0])


def test_any_goods_are_counted_and_nothing_goes_beyond_the_price() -> None:
    t = paying(ANY_2, "hut_spy", iron=2, wheat=1)
    assert adds_up(t)
    assert laid(t) == (2, True, [("iron", 1, 2), ("wheat", 1, 1), ("hut_spy", 1, 1)])


def test_what_takes_the_rest_with_it_counts_as_one() -> None:
    t = paying(ANY_3, "hut_spy", iron=2)
    assert laid(t) == (3, True, [("iron", 1, 2), ("hut_spy", 1, 1)])


def test_certain_goods_do_not_add_up() -> None:
    assert not adds_up(paying(MIXED, "hut_spy", incense=1, iron=1, wheat=1))
    assert not adds_up(paying(IRON_1, "hut_iron", iron=1))

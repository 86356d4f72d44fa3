"""Huts, villages and great people: what each shows and how many there are."""

import pytest

from tests.games.board_game.kit import laid_out, row_of, square_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import (
    coins,
    coins_on,
    culture_on,
    production_on,
    trade_on,
)
from ziggurat.games.board_game.content.marker import Marker
from ziggurat.games.board_game.goods import counts_as


@rule("cb.setup.hut_marker_counts")
@component("hut.hut_incense", "hut.hut_iron", "hut.hut_silk", "hut.hut_wheat", "hut.hut_spy")
@pytest.mark.parametrize(
    ("resource", "copies"), [("incense", 5), ("iron", 2), ("silk", 5), ("wheat", 5), ("spy", 3)]
)
def test_huts_hide_resources(resource: str, copies: int) -> None:
    t = laid_out()
    hut = row_of(t, f"hut_{resource}")
    assert state(t).hut_bag.unknown.count(hut) == copies
    assert counts_as(state(t), hut) == 1 << t.rules.kinds["resource"].parse(resource)


@rule("cb.setup.village_marker_counts")
@component("village.village_iron", "village.village_spy", "village.village_uranium")
@pytest.mark.parametrize(("resource", "copies"), [("iron", 3), ("spy", 3), ("uranium", 2)])
def test_villages_hide_resources(resource: str, copies: int) -> None:
    t = laid_out()
    village = row_of(t, f"village_{resource}")
    assert state(t).village_bag.unknown.count(village) == copies
    assert counts_as(state(t), village) == 1 << t.rules.kinds["resource"].parse(resource)


@rule("cb.setup.village_marker_counts")
@component("village.village_great_person")
def test_two_villages_hide_great_people() -> None:
    t = laid_out()
    village = row_of(t, "village_great_person")
    assert state(t).village_bag.unknown.count(village) == 2
    assert counts_as(state(t), village) == 0


@rule("cb.setup.great_people_counts")
@component(
    "great_person.artist", "great_person.builder", "great_person.general",
    "great_person.humanitarian", "great_person.industrialist", "great_person.scientist",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("artist", (1, 0, 2, 0, 0)),
        ("builder", (0, 2, 0, 1, 0)),
        ("general", (0, 0, 0, 0, 4)),
        ("humanitarian", (1, 1, 1, 1, 0)),
        ("industrialist", (0, 0, 2, 1, 0)),
        ("scientist", (2, 1, 0, 0, 0)),
    ],
)
def test_great_people_replace_what_is_printed(
    name: str, icons: tuple[int, int, int, int, int]
) -> None:
    t = laid_out()
    person = row_of(t, name)
    assert state(t).people_bag.unknown.count(person) == 3
    before = coins(state(t), 0)
    t.set("marker A33", name)
    g, square = state(t), square_of(t, "A33")
    row = t.rules.rows[person]
    assert isinstance(row, Marker)
    shown = (trade_on(g, square), production_on(g, square), culture_on(g, square))
    assert (*shown, coins_on(g, square), row.combat) == icons
    assert coins(g, 0) - before == icons[3]
    assert state(t).people_bag.unknown.count(person) == 2

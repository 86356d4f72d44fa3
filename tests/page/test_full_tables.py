"""The Board Game where everybody has a lot before them: the table still does not scroll."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills

BOTH: Final = ("fame_and_fortune", "wisdom_and_warfare")
DECK: Final = ("fame_and_fortune", "great_person_deck", "investments")
ALL: Final = (*BOTH, "great_person_deck", "investments")
LOCALES: Final = ["en-GB", "de-DE"]
KINDS: Final = [((), 4), (BOTH, 4), (BOTH, 5), (DECK, 4), (DECK, 5), (ALL, 5)]
DECISIONS: Final = 300
POLICIES: Final = 4
# By the number of seats; a game with five of them is over sooner.
WONDERS: Final = {4: 3, 5: 2}
WAITING: Final = {4: 1, 5: 0}
RESOURCES: Final = {4: [2, 1, 3, 1], 5: [2, 0, 1, 0]}
# So many techs of each level.
KNOWN: Final = {4: (6, 5, 3, 2, 0), 5: (6, 4, 2, 1, 0)}


@cache
def some_rounds(modules: tuple[str, ...], seats: int) -> Played:
    """The first rounds of a game."""
    return played("board-game", seats, limit=DECISIONS, modules=modules)


def rich(table: Any, rows: Any, modules: tuple[str, ...]) -> None:
    """Give every seat what a lucky one has late in a game."""
    seats = len(table["seats"])
    for at, own in enumerate(table["seats"]):
        own.update(trade=27, culture=12, track=21, coins=14, huts=2, villages=3, cards=[2, 2, 1])
        own.update(resources=RESOURCES[seats], units=[3, 4, 5, 2], ranks=[3, 4, 3, 4])
        own.update(wonders=family(rows, "wonder")[: WONDERS[seats]])
        own.update(reserve=family(rows, "great_person")[: WAITING[seats]])
        own["techs"] = [techs(rows, level)[:most] for level, most in enumerate(KNOWN[seats], 1)]
        lines = table["lines"][at]
        if "wisdom_and_warfare" in modules:
            policies = family(rows, "social_policy")[:POLICIES]
            lines[:] = [line for line in lines if line["name"] != "policies"]
            lines.append({"name": "policies", "rows": policies, "facts": [4, 4]})
        if "fame_and_fortune" in modules:
            relic = [row for row, name in named(rows) if name == "atlantis"]
            lines.append({"name": "relics", "rows": relic[:1], "facts": []})


def techs(rows: Any, level: int) -> list[int]:
    """All techs of a level."""
    return [row for row in family(rows, "tech") if rows[str(row)]["level"] == level]


def named(rows: Any) -> list[tuple[int, str]]:
    """All rows with their names."""
    return [(int(number), row["name"]) for number, row in rows.items()]


def family(rows: Any, name: str) -> list[int]:
    """All rows of a family."""
    return [int(number) for number, row in rows.items() if row["family"] == name]


def full_table(
    new_page: NewPage, shelf: Shelf, modules: tuple[str, ...], seats: int, locale: str
) -> Page:
    """A table on which everybody has a lot."""
    game = some_rounds(modules, seats)
    name = shelf.fork(game, game.last("movement"))
    rows = shelf.get(f"/pack/board-game?lang=en&modules={','.join(modules)}")["rows"]

    def enrich(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        rich(told["table"], rows, modules)
        route.fulfill(response=answer, body=json.dumps(told))

    page = new_page("", cookies=shelf.cookies, locale=locale)
    page.route("**/position?*", enrich)
    page.goto(f"{page.url.partition('#')[0]}#/game/{name}")
    page.locator(".table").wait_for()
    Driver(page).wait()
    return page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("modules", "seats"), KINDS)
def test_seats_that_have_everything_fit(
    new_page: NewPage, shelf: Shelf, modules: tuple[str, ...], seats: int, locale: str
) -> None:
    page = full_table(new_page, shelf, modules, seats, locale)
    expect(page.locator(".realm-card")).to_have_count(seats)
    expect(page.locator(".realm-card .drawn-chip")).not_to_have_count(0)
    assert spills(page) == []

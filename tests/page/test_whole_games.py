"""The end of whole games, driven to the last screen: clicked, by keys alone, on the couch, online.

Owns the last rounds; `run.py soak --driven` plays the games from their first screen.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver, Pick, Spot
from tests.page.kit.eyes import Eyes
from tests.page.kit.guests import seated
from tests.page.kit.keys import Keys
from tests.page.kit.party import Party
from tests.page.kit.saves import FIRST_GAME, Played, played, save_at
from tests.page.kit.shelf import Shelf

MOST: Final = 300
PATIENCE: Final = 60.0
BASE: Final = "new-dawn"
TERRA_INCOGNITA: Final = "new-dawn with terra incognita"
AUTOMATED: Final = "new-dawn with an automated player"
BOARD_GAME: Final = "board-game"
# So many decisions before the end of the recorded game people sit down.
BACK: Final = {BASE: 4, TERRA_INCOGNITA: 4, AUTOMATED: 4, BOARD_GAME: 14}
TOGETHER: Final = [BASE, TERRA_INCOGNITA, BOARD_GAME]


class Late(NamedTuple):
    """A game that ends soon, and the seats of people; bots have the others."""

    name: str
    people: tuple[int, ...]


def recorded(name: str) -> Played:
    if name == BASE:
        return played("new-dawn", 4, FIRST_GAME)
    if name == TERRA_INCOGNITA:
        return played("new-dawn", 5, modules=("terra_incognita",))
    if name == AUTOMATED:
        return played("new-dawn", 2, modules=("automated_player",))
    return played("board-game", 3)


def late(shelf: Shelf, name: str, people: int) -> Late:
    """Shortly before the end; whoever won the recorded game is a bot that is about to win."""
    game = recorded(name)
    assert game.match.outcome is not None
    winners = game.match.outcome.winners
    asked = [at for at in game.moments[: -BACK[name]] if at.seat not in winners]
    made = shelf.bring(save_at(game, asked[-1].entry))
    sitting = [at["seat"] for at in shelf.get(f"/games/{made}")["seats"] if at["kind"] == "person"]
    own = sorted([seat for seat in sitting if seat not in winners], key=asked[-1].seat.__ne__)
    for seat in set(sitting) - set(own[:people]):
        shelf.seat_bot(made, seat)
    return Late(made, tuple(own[:people]))


def brief(dice: Random) -> Pick:
    """Whoever has far to go takes what the bar offers."""

    def pick(spots: list[Spot]) -> Spot:
        return dice.choice([spot for spot in spots if spot.kind == "option"] or spots)

    return pick


def told_the_end(page: Page) -> None:
    """The last screen tells who won."""
    expect(page.locator("dialog.end .end-outcome")).to_contain_text("wins")


@pytest.mark.parametrize("name", [AUTOMATED, BOARD_GAME])
def test_clicked_against_bots(new_page: NewPage, shelf: Shelf, name: str) -> None:
    eyes = Eyes()
    page = new_page(f"#/game/{late(shelf, name, 1).name}", shelf.cookies)
    Driver(page, eyes=eyes).play(MOST)
    told_the_end(page)
    assert eyes.faults() == []


@pytest.mark.parametrize("name", [*TOGETHER, AUTOMATED])
def test_by_keys_alone(new_page: NewPage, shelf: Shelf, name: str) -> None:
    page = new_page(f"#/game/{late(shelf, name, 1).name}", shelf.cookies)
    driver = Keys(page)
    driver.play(MOST, brief(Random(1)))
    told_the_end(page)
    assert driver.pressed > 0


@pytest.mark.parametrize("name", TOGETHER)
def test_on_the_couch(new_page: NewPage, shelf: Shelf, name: str) -> None:
    eyes = Eyes()
    page = new_page(f"#/game/{late(shelf, name, 2).name}", shelf.cookies)
    driver = Driver(page, eyes=eyes)
    driver.play(MOST)
    told_the_end(page)
    assert eyes.faults() == []


@pytest.mark.parametrize("name", TOGETHER)
def test_online_in_two_browsers(new_page: NewPage, shelf: Shelf, name: str) -> None:
    game = late(shelf, name, 2)
    guest = seated(new_page(f"#join={shelf.link(game.name, game.people[1])}"))
    host = new_page(f"#/game/{game.name}", shelf.cookies)
    Party([Driver(host), Driver(guest, seed=1)], PATIENCE).play(MOST)
    told_the_end(host)
    told_the_end(guest)

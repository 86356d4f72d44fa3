"""Dice that somebody could know: whoever hands out the seed of an open game says so, for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.app.kit import (
    BOT,
    HERE,
    LINK,
    NOBODY,
    YOU,
    House,
    Visitor,
    finished,
    opened,
    settings_in,
    until,
)


def known(visitor: Visitor, game: str) -> bool:
    """What somebody at the table is told about the dice."""
    return bool(visitor.get(f"/api/games/{game}")["dice_known"])


def save(visitor: Visitor, game: str) -> bytes:
    """Take a save, which holds the seed."""
    answer = visitor.ask("GET", f"/api/games/{game}/save")
    assert answer.status_code == 200, answer.text
    return answer.content


def invited(house: House, host: Visitor, game: str, seat: int) -> Visitor:
    """Somebody who takes a seat by a new link."""
    return house.visitor().joined(host.post(f"/api/games/{game}/links", {"seat": seat})["token"])


def test_saved_against_a_bot_that_becomes_a_person(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    save(host, game)
    host.post(f"/api/games/{game}/seats/1", {"kind": "person"})
    assert known(invited(house, host, game, 1), game)


def test_saved_after_using_ones_own_invitation(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    host.joined(made["links"]["1"])
    save(host, game)
    assert host.ask("DELETE", f"/api/games/{game}/links/1").status_code == 200
    assert known(invited(house, host, game, 1), game)


def test_a_fork_tells_what_its_parent_hides(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    fork = host.post(f"/api/games/{game}/fork", {"at": 0})["id"]
    assert (known(host, game), known(host, fork)) == (True, True)


def test_a_game_that_is_over_has_nothing_left_to_know(house: House) -> None:
    host = house.visitor()
    game = finished(host)
    save(host, game)
    host.post(f"/api/games/{game}/verify")
    assert not known(host, game)
    again = host.post(f"/api/games/{game}/rematch")["id"]
    assert not known(host, again)


@pytest.mark.parametrize("seed", ["saves", "0" * 64])
def test_a_chosen_seed_is_known(house: House, seed: str) -> None:
    host = house.visitor()
    assert known(host, host.create(YOU, LINK, seed=seed)["id"])


def test_no_seed_chosen_is_no_seed_known(house: House) -> None:
    host = house.visitor()
    assert not known(host, host.create(YOU, LINK, seed="")["id"])
    assert not known(host, host.create(YOU, LINK, seed=None)["id"])


def test_an_imported_game_has_known_dice(house: House) -> None:
    host = house.visitor()
    content = save(host, host.create(YOU, HERE)["id"])
    brought = host.ask("POST", "/api/games/import", content=content).json()["id"]
    assert known(host, brought)


def test_having_a_game_to_oneself_is_not_enough(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    assert not known(invited(house, host, game, 1), game)


def test_nothing_clears_it(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        host = house.visitor()
        made = host.create(YOU, HERE, BOT)
        game = made["id"]
        save(host, game)
        host.post(f"/api/games/{game}/seats/2", {"kind": "person", "name": "Nin"})
        host.post(f"/api/games/{game}/seats/2", {"kind": "bot"})
        host.post(f"/api/games/{game}/links", {"spectator": True})
        host.ask("DELETE", f"/api/games/{game}/links/-2")
        host.play_on(game, 2)
        guest = invited(house, host, game, 1)
        host.post(f"/api/games/{game}/rewind", {"seat": 0, "to": 1})
        guest.post(f"/api/games/{game}/rewind", {"seat": 1})
        assert known(guest, game)
    with opened(settings_in(tmp_path)) as house:
        again = house.visitor()
        again.cookie = guest.cookie
        assert known(again, game)


def test_whoever_sits_there_hears_of_it_at_once(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, HERE)
    watcher = house.visitor().joined(made["spectate"])
    with watcher.socket(made["id"], NOBODY) as socket:
        until(socket, "hello")
        save(host, made["id"])
        while not until(socket, "seats")["dice_known"]:
            pass


def test_a_save_that_is_refused_tells_nothing(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor().joined(made["links"]["1"])
    for visitor in (host, guest):
        assert visitor.refused(f"/api/games/{made['id']}/save", None, "GET")[1] == "secrets"
        assert visitor.refused(f"/api/games/{made['id']}/fork", {"at": 0})[1] == "secrets"
    assert not known(host, made["id"])

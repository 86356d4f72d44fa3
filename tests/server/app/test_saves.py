"""Saves: taken, brought back, damaged, too large; and the check of the dice."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from tests.server.app.kit import (
    BOT,
    FREE,
    HERE,
    NOBODY,
    YOU,
    House,
    Visitor,
    browser,
    finished,
    opened,
    served,
    settings_in,
    settle,
)
from tools.forgeries import NEGATIVES
from ziggurat import api
from ziggurat.match.chronicle import first_note, later_note, look
from ziggurat.match.codec import canonical, decode_state, digest_of
from ziggurat.match.entry import note_hash, sealed
from ziggurat.match.form import read_save
from ziggurat.match.promise import GIVEN, Seed, promised
from ziggurat.server.settings import Limits


def saved(visitor: Visitor, plays: int = 5) -> bytes:
    """The save of a game that has begun."""
    game = visitor.create(YOU, HERE, seed="saves")["id"]
    visitor.play_on(game, plays)
    return visitor.ask("GET", f"/api/games/{game}/save").content


@pytest.mark.parametrize("packed", [False, True])
def test_a_save_comes_back_as_it_was(house: House, packed: bool) -> None:
    visitor, other = house.visitor(), house.visitor()
    save = saved(visitor)
    content = gzip.compress(save) if packed else save
    answer = other.ask("POST", "/api/games/import", content=content)
    assert answer.status_code == 201, answer.text
    game = answer.json()["id"]
    assert other.ask("GET", f"/api/games/{game}/save").content == save
    other.play_on(game, 1)
    assert [seat["mine"] for seat in other.get(f"/api/games/{game}")["seats"]] == [True, True]


def test_damaged_saves_are_refused(house: House) -> None:
    visitor = house.visitor()
    save = saved(visitor)
    data = json.loads(save)
    data["snapshot"]["night"] = 5
    forged = json.dumps(data, separators=(",", ":"), sort_keys=True).encode()
    packed = gzip.compress(save)
    damaged = {
        "empty": b"",
        "cut": save[:-40],
        "changed": save.replace(b'"seats":2', b'"seats":3'),
        "forged": forged,
        "rubbish": b"\x00\xff" * 100,
        "cut while packed": packed[:-20],
        "not packed": b"\x1f\x8b" + save,
        "deep": b"[" * 100_000,
    }
    for what, content in damaged.items():
        answer = visitor.ask("POST", "/api/games/import", content=content)
        told = answer.json()["error"]
        assert (answer.status_code, told["code"]) == (422, "bad_save"), what
    assert len(visitor.get("/api/games")) == 1


def foreign(save: bytes, **changed: object) -> bytes:
    """A save as if other rules had written it, with anything in its position."""
    found = read_save(save)
    header = msgspec.structs.replace(found.header, version=found.header.version + 1)
    snapshot = {**found.snapshot, **changed}
    s = decode_state(api.build(header.game, header.modules, header.options), snapshot)
    mark = digest_of(header.game, header.version, header.modules, header.options, s)
    notes = [first_note(s, []), later_note(s, look(s), look(s), [])]
    header = msgspec.structs.replace(header, start=note_hash(notes[0]))
    assert found.seed is not None
    promise = promised(header, (), "foreign", Seed(bytes.fromhex(found.seed), GIVEN))
    entry = msgspec.structs.replace(
        found.entries[0],
        kind="fork",
        move=promise,
        digest=mark,
        note=note_hash(notes[1]),
        before=header.hash(),
    )
    return canonical(
        msgspec.structs.replace(
            found,
            header=header,
            snapshot=snapshot,
            entries=[sealed(entry)],
            notes=[msgspec.Raw(note) for note in notes],
        )
    )


def test_what_cannot_be_played_again_is_not_taken_from_strangers(house: House) -> None:
    visitor = house.visitor()
    answer = visitor.ask("POST", "/api/games/import", content=foreign(saved(visitor)))
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_save")
    assert "own machine" in answer.json()["error"]["message"]


def test_a_start_that_was_made_up_is_not_taken_from_strangers(house: House) -> None:
    version = api.games()["template"].version
    packed = (NEGATIVES / f"template_{version}" / "made_up_start.json.gz").read_bytes()
    answer = house.visitor().ask("POST", "/api/games/import", content=packed)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_save")
    assert "own machine" in answer.json()["error"]["message"]


def test_ones_own_machine_takes_what_other_rules_wrote(tmp_path: Path) -> None:
    with served(settings_in(tmp_path, names=())) as address, browser(address) as visitor:
        save = saved(visitor)
        made_up = foreign(save, coins=[-5, 5])
        answer = visitor.ask("POST", "/api/games/import", content=made_up)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_save")
        answer = visitor.ask("POST", "/api/games/import", content=foreign(save))
        assert answer.status_code == 201, answer.text
        game = answer.json()["id"]
        visitor.play_on(game, 1)
        past = visitor.ask("GET", f"/api/games/{game}/position?seat=0&at=0")
        assert (past.status_code, past.json()["at"]) == (200, 0)


def test_too_large_a_save_is_refused(tmp_path: Path) -> None:
    limits = Limits(import_packed=20_000, import_unpacked=40_000, new_games=FREE.new_games)
    with opened(settings_in(tmp_path, limits)) as house:
        visitor = house.visitor()
        answer = visitor.ask("POST", "/api/games/import", content=b"x" * 20_001)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
        bomb = gzip.compress(b"0" * 10_000_000)
        assert len(bomb) < 20_000
        answer = visitor.ask("POST", "/api/games/import", content=bomb)
        assert answer.status_code == 422
        assert "40000" in answer.json()["error"]["message"]


def test_a_save_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, Limits(import_seconds=0.01))) as house:
        answer = house.visitor().ask("POST", "/api/games/import", content=b"{}")
        assert answer.status_code == 422
        assert "too long" in answer.json()["error"]["message"]


def test_the_dice_are_checked_when_all_is_over(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    told = visitor.post(f"/api/games/{game}/verify")
    assert (told["ok"], told["proven"]) == (True, True)
    assert told["entries"] == visitor.get(f"/api/games/{game}")["last"]
    assert (told["chained"], told["proven_from"], told["seed_chosen"]) == ([], 1, False)
    assert (told["start_checked"], told["asked_again"]) == (True, 0)
    assert len(told["seed"]) == 64
    form, name, origin, digest = visitor.get(f"/api/games/{game}")["commitment"].split(":")
    assert (form, name, origin) == ("2", game, "drawn")
    assert hashlib.sha256(told["sealed"].encode()).hexdigest() == digest
    sealed = json.loads(told["sealed"])
    assert (sealed["match"], sealed["seed"], sealed["game"]) == (game, told["seed"], "template")
    unfinished = visitor.create(YOU, BOT)["id"]
    assert visitor.refused(f"/api/games/{unfinished}/verify", {}) == (409, "unfinished")


def test_everybody_may_save_a_game_that_is_over(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    token = visitor.post(f"/api/games/{game}/links", {"spectator": True})["token"]
    spectator = house.visitor().joined(token)
    answer = spectator.ask("GET", f"/api/games/{game}/save")
    assert json.loads(answer.content)["seed"]
    assert "attachment" in answer.headers["content-disposition"]


def test_a_copy_is_proven_from_where_it_began(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    fork = visitor.post(f"/api/games/{game}/fork", {"at": 10})["id"]
    while not visitor.position(fork, NOBODY)["outcome"]:
        settle(visitor, fork, 0)
        visitor.play_on(fork, 1)
    told = visitor.post(f"/api/games/{fork}/verify")
    assert (told["ok"], told["proven"], told["proven_from"]) == (True, False, 12)
    assert "proven from entry 12 on" in told["text"]
    sealed = json.loads(told["sealed"])
    assert (sealed["match"], sealed["after"]) == (fork, 10)

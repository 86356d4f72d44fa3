"""Every save in the museum opens, shows its history, plays on and can be checked.

The saves of a version are written once by `tools/museum.py` and never change. Here they are also
opened by games in which a rule was changed on purpose, as any later version may change one.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

import pytest

from tests.kit.builds import all_or_some
from tools.museum import MUSEUM, played
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.build.game import Game
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.match.codec import encode_state
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, verify
from ziggurat.server.tables import lines, position

SAVES = sorted(MUSEUM.glob("*/*.json.gz"))
# How many positions of a save are shown to everybody, spread over all of it.
SHOWN = 8
MORE = 40


@lru_cache(maxsize=2)
def kept(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def shown(match: Match) -> None:
    """Look at positions of a match, each as every seat and a spectator may see it."""
    last = match.next_entry - 1
    for at in sorted({last * part // (SHOWN - 1) for part in range(SHOWN)}):
        for seat in range(-1, match.seats):
            assert position(match, "exhibit", seat, at)["at"] == at
    for seat in range(-1, match.seats):
        assert lines(match, seat, 0)


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def test_every_version_since_the_first_is_there() -> None:
    assert {path.parent.name for path in SAVES} >= {
        f"{game.folder}_{game.version}" for game in api.games().values()
    }


def test_every_module_that_is_stable_is_there() -> None:
    played_with = {name for path in SAVES for name in load(kept(path), api.games()).rules.installed}
    for game in api.games().values():
        assert {at.name for at in game.modules if at.stage == "stable"} <= played_with


@pytest.mark.parametrize("path", all_or_some(SAVES, 4), ids=name_of)
def test_a_save_opens_shows_its_history_plays_on_and_is_checked(path: Path) -> None:
    data = kept(path)
    match = load(data, api.games())
    assert dump(match) == data
    shown(match)
    assert verify(data, api.games()).ok
    if match.outcome is None:
        assert verify(dump(played(match, MORE, 7)), api.games()).ok


@pytest.mark.parametrize(
    ("name", "printing"),
    [
        ("board_game_5/board_game_00_2_seats_after_40", ""),
        ("board_game_5/board_game_fame_and_fortune_00_2_seats_after_40", "first_printing"),
        ("board_game_5/board_game_wisdom_and_warfare_02_5_seats_after_300", "first_printing"),
        ("board_game_5/board_game_late_changes_00_2_seats_after_120", "late_changes"),
        ("board_game_6/board_game_fame_and_fortune_00_2_seats_after_40", ""),
        ("board_game_6/board_game_first_printing_00_2_seats_after_120", "first_printing"),
    ],
)
def test_a_game_plays_on_with_the_printing_it_was_begun_with(name: str, printing: str) -> None:
    match = load(kept(MUSEUM / f"{name}.json.gz"), api.games())
    there = {"first_printing", "late_changes"} & set(match.rules.installed)
    assert there == ({printing} if printing else set())
    people = {"": 1, "first_printing": 2, "late_changes": 1}[printing]
    assert match.rules.limits.get("school_people", people) == people
    assert "first_printing" not in match.header.modules or match.header.version == 6


def nothing(s: State, seat: int) -> None:
    """A step that does nothing any more."""


# Of each game a flow and one of its steps, left out of every turn by the newer rules.
LEFT_OUT = {
    "new-dawn": ("turn", "event"),
    "board-game": ("turn", "research"),
    "template": ("night", "tricks"),
}


def changed(game: Game) -> Game:
    """A newer version of a game, without one of its steps."""
    flow, step = LEFT_OUT[game.name]

    def install(b: Build) -> None:
        game.install(b)
        b.flow(flow).replace(step, Step(step, nothing))

    return game._replace(version=game.version + 1, install=install)


NEWER = {name: changed(game) for name, game in api.games().items()}


@pytest.mark.parametrize("path", all_or_some(SAVES[::2], 4), ids=name_of)
def test_rules_that_have_changed_show_it_as_it_was_and_play_on(path: Path) -> None:
    data = kept(path)
    before = load(data, api.games())
    match = load(data, NEWER)
    assert match.entries == before.entries
    told = [(at.key, at.seat, at.args) for _, at in match.events(0)]
    assert told == [(at.key, at.seat, at.args) for _, at in before.events(0)]
    shown(match)
    last = match.next_entry - 1
    for at in (0, last // 3, last // 2, last):
        assert encode_state(match.state_at(at)) == encode_state(before.state_at(at))
    if match.outcome is None:
        played(match, MORE, 3)
        assert match.entries[last].kind == "version"
    assert verify(dump(match), NEWER).ok


def test_a_changed_rule_is_noticed_and_said() -> None:
    finished = [path for path in SAVES if "finished" in path.name]
    for folder in {path.parent for path in finished}:
        report = verify(kept(next(at for at in finished if at.parent == folder)), NEWER)
        assert report.ok
        assert report.chained
        assert "older rules" in report.text

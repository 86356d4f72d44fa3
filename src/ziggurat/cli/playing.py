"""`ziggurat play`: a game in the terminal.

Owns how a game begins and what happens to it when people leave before its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import Final

from ziggurat.api import Match
from ziggurat.build.governed import chairs_of, players_at
from ziggurat.build.option import seats_for
from ziggurat.cli import asides
from ziggurat.cli.chairs import Chairs
from ziggurat.cli.errors import DONE, BadInput, one_line
from ziggurat.cli.json_screen import JsonScreen
from ziggurat.cli.lines import Lines
from ziggurat.cli.orders import read_order
from ziggurat.cli.screen import Screen, TextScreen
from ziggurat.cli.session import Session
from ziggurat.cli.setting import (
    YOU,
    check_players,
    dice_seed,
    home,
    open_match,
    players_for,
    rules_for,
)
from ziggurat.cli.words import Say
from ziggurat.match.errors import SaveError
from ziggurat.match.files import export_match, read_bytes
from ziggurat.match.form import read_save
from ziggurat.players.player import Budget

UNFINISHED: Final = "unfinished.json"
NOTHING_TO_KEEP: Final = "play.nothing_to_keep"


def play(
    game: str,
    modules: str,
    options: Sequence[str],
    seats: str,
    seed: int | None,
    load: Path | None,
    step: bool,
    as_json: bool,
    lang: str,
) -> int:
    """Play a game to its end, or until the people leave."""
    say = Say(lang)
    if load is not None:
        match = _loaded(load)
        names = players_for(seats, YOU, players_at(match.rules, match.seats))
    else:
        rules = rules_for(game, modules, options)
        names = players_for(seats, YOU, chairs_of(rules)[0])
        match = Match.new(rules, seats_for(rules, len(names)), dice_seed(seed, game))
    check_players(names)
    lines = Lines(prompts=not as_json)
    screen = JsonScreen(say) if as_json else TextScreen(say)
    session = Session(match, Chairs(names, seed, Budget()), screen, lines, step)
    _run(session)
    if session.match.outcome is None:
        screen.note(*_kept(session))
    elif YOU in names and not as_json:
        _offer_to_save(session.match, screen, lines)
    return DONE


def _run(session: Session) -> None:
    """Play; whatever goes wrong, the game is kept."""
    try:
        session.run()
    except KeyboardInterrupt:
        session.screen.note("play.interrupted")
        session.screen.note(*_kept(session))
        raise
    except BrokenPipeError:
        _kept(session)
        raise
    except Exception:
        key, text = _kept(session)
        if key != NOTHING_TO_KEEP:
            session.screen.note(key, text)
        raise


def _loaded(path: Path) -> Match:
    match = open_match(path)
    if match.outcome is None and match.seed is None:
        raise BadInput(f"'{path}' has no seed: it can be looked at, but not played on")
    return match


def _kept(session: Session) -> tuple[str, str]:
    """Keep a game that was left, so that leaving loses nothing; returns what to say of it."""
    if not session.has_changed():
        return NOTHING_TO_KEEP, ""
    try:
        home().mkdir(parents=True, exist_ok=True)
        path = _free_place(session.match)
        export_match(session.match, path)
    except (SaveError, OSError) as error:
        return "play.not_saved", one_line(error)
    return "play.kept", str(path)


def _free_place(match: Match) -> Path:
    """The first place that holds nothing, or this very game at an earlier time."""
    further = (f"unfinished-{number}.json" for number in count(2))
    places = (home() / name for name in chain([UNFINISHED], further))
    return next(path for path in places if not path.exists() or _goes_on(path, match))


def _goes_on(path: Path, match: Match) -> bool:
    """Tell whether a match is what became of the game in a file."""
    try:
        save = read_save(read_bytes(path))
    except SaveError:
        return False
    entries = tuple(save.entries)
    return save.header == match.header and match.entries[: len(entries)] == entries


def _offer_to_save(match: Match, screen: Screen, lines: Lines) -> None:
    """Let the people save what they played; anything else ends."""
    screen.note("play.save_offer")
    while line := lines.next("> "):
        order = read_order(line, screen.say)
        if order.name != "save" or asides.save(match, screen, order.rest):
            return

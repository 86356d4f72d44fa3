"""`ziggurat games`: which games there are, and what goes together.

Owns how a menu of modules and options is printed. It never decides what goes together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.build.game import NUMBER, SEATS
from ziggurat.build.mix import menu, settle
from ziggurat.build.option import NOBODY, PLUS
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.setting import games_named, setting, split
from ziggurat.cli.words import Say
from ziggurat.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from ziggurat.api import Game, Menu
    from ziggurat.build.mix import Offer

CHOSEN: Final = "*"


def games(game: str, modules: str, options: Sequence[str], as_json: bool, lang: str) -> int:
    """Print what can be chosen, and what stands against the rest; an impossible mix is refused."""
    say = Say(lang)
    named, given = tuple(split(modules)), dict(map(setting, options))
    if not game and (named or given):
        raise BadInput("name the game of these modules and options with --game")
    menus: list[tuple[Game, Menu]] = []
    for at in games_named(game):
        mix = settle(at, named, given)
        menus.append((at, menu(at, mix.modules, mix.options)))
    if as_json:
        write_json([{"game": at.name, **shown.plain()} for at, shown in menus])
        return DONE
    for at, shown in menus:
        _print(at, shown, say)
    return DONE


def _print(game: Game, shown: Menu, say: Say) -> None:
    out = console()
    words = Words(say.lang, game.folder)
    seats = ", ".join([str(count - shown.mix.governed) for count in shown.mix.seats])
    tell(out, say("games.game", words.text("game.name"), game.name, seats), "bold")
    table = grid(["", say("games.write"), say("games.means"), ""])
    for offer in shown.modules:
        _add(table, offer, f"--modules {offer.name}", offer.name, words, say)
    for option, offers in shown.options.items():
        note = _range(game, shown.kinds[option], say)
        for offer in offers:
            term = f"{option}={offer.name}"
            _add(table, offer, f"--option {term}", term, words, say, note)
    if table.row_count:
        out.print(table)
    out.print()


def _range(game: Game, kind: dict[str, str | int], say: Say) -> str:
    """What else can be typed for an option that is no list of values."""
    if kind["kind"] == NUMBER:
        return say("games.number", kind["least"], kind["most"])
    if kind["kind"] == SEATS:
        return say("games.some_seats", PLUS.join(game.seat_names[:2]), NOBODY)
    return ""


def _add(
    table: Table, offer: Offer, typed: str, term: str, words: Words, say: Say, note: str = ""
) -> None:
    against = offer.obstacle
    if against is not None:
        one, other = _called(against.one, words), _called(against.other, words)
        note = say(f"games.{against.kind}", one, other)
    table.add_row(CHOSEN if offer.chosen else "", typed, _called(term, words), note)


def _called(term: str, words: Words) -> str:
    """What players call a module, or a value of an option."""
    name, sign, value = term.partition("=")
    if not sign:
        return words.text(f"module.{name}") if name else ""
    seats = [words.find(f"seat.{part}") for part in value.split(PLUS)]
    label = ", ".join(seats) if all(seats) else value
    if not value.isdigit() and not all(seats):
        label = words.text(f"option.{name}.{value}")
    return f"{words.text(f'option.{name}')}: {label}"

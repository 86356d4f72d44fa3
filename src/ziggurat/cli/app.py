"""The commands and their options.

Owns what can be typed. Each command hands over to a module of its own, which is imported
only then. Help texts are in the catalogues, under `help.<command>.<option>`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.main import get_command

from ziggurat.cli.words import ENGLISH, LANGUAGE, Say, language_of
from ziggurat.words import languages

app: Final = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)

# A flag takes nothing, so that help shows nothing behind it.
FLAG: Final = " "

Json = Annotated[bool, typer.Option("--json", metavar=FLAG)]
Lang = Annotated[str, typer.Option("--lang", envvar=LANGUAGE)]
GameName = Annotated[str, typer.Option("--game", metavar="GAME")]
Modules = Annotated[str, typer.Option("--modules", metavar="A,B")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seats = Annotated[str, typer.Option("--seats", metavar="A,B,…")]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Database = Annotated[str, typer.Option("--db", metavar="URL", show_default=False)]
# A password in it is no business of whoever lists processes.
ServedDatabase = Annotated[
    str, typer.Option("--db", metavar="URL", show_default=False, envvar="ZIGGURAT_DB")
]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", show_default=False)]

FIRST_GAME: Final = "template"
# The game in which a rule can play a seat.
GOVERNED_GAME: Final = "new-dawn"


def run(words: list[str], program: str) -> int:
    """Read a command line, run its command and return the exit code."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    _put_help(group, language_of(words))
    code = group.main(words or ["--help"], program, standalone_mode=False)
    return code if isinstance(code, int) else 0


def _put_help(group: TyperGroup, lang: str) -> None:
    """Fill in what the help says, in the language that is asked for."""
    say = Say(lang if lang in languages() else ENGLISH)
    group.help = say("help.ziggurat")
    for name, command in group.commands.items():
        command.help = say(f"help.{name}")
        command.epilog = say(f"help.{name}.example")
        for param in command.params:
            if isinstance(param, TyperArgument | TyperOption):
                own = say.find(f"help.{name}.{param.name}")
                param.help = own or say(f"help.any.{param.name}")
                if param.name == "lang":
                    param.metavar = "|".join(languages())


@app.callback()
def top() -> None:
    """Everything a terminal can do with the engine."""


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", show_default=False)] = "",
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, metavar="N")] = None,
    lan: Annotated[bool, typer.Option("--lan", metavar=FLAG)] = False,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="HOST")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE")] = None,
    db: ServedDatabase = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", metavar=FLAG)] = False,
    lang: Lang = ENGLISH,
) -> int:
    """Play in the browser."""
    from ziggurat.cli.serving import serve

    names, proxies, limits = tuple(name or ()), tuple(proxy or ()), tuple(limit or ())
    return serve(host, port, lan, db, not no_browser, names, lang, proxies, limits)


@app.command("games")
def games_command(
    game: GameName = "",
    modules: Modules = "",
    option: Options = None,
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """List the games, and what goes together."""
    from ziggurat.cli.mixing import games

    return games(game, modules, option or (), as_json, lang)


@app.command("play")
def play_command(
    game: GameName = FIRST_GAME,
    modules: Modules = "",
    option: Options = None,
    seats: Seats = "",
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
    step: Annotated[bool, typer.Option("--step", metavar=FLAG)] = False,
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Play a game in the terminal."""
    from ziggurat.cli.playing import play

    return play(game, modules, option or (), seats, seed, load, step, as_json, lang)


@app.command("companion")
def companion_command(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    game: GameName = GOVERNED_GAME,
    modules: Modules = "",
    option: Options = None,
    people: Annotated[int, typer.Option("--people", min=1, metavar="N")] = 1,
    dice: Annotated[str, typer.Option("--dice", metavar="rolled|typed")] = "rolled",
    seed: Seed = None,
    step: Annotated[bool, typer.Option("--step", metavar=FLAG)] = False,
    lang: Lang = ENGLISH,
) -> int:
    """Let the rules play their seat beside a table with the real box."""
    from ziggurat.cli.companion import companion

    return companion(file, game, modules, option or (), people, dice, seed, step, lang)


@app.command("simulate")
def simulate_command(
    game: GameName = FIRST_GAME,
    modules: Modules = "",
    option: Options = None,
    seats: Seats = "",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, metavar="N")] = 1,
    limit: Annotated[int, typer.Option("--limit", min=1, metavar="N")] = 100_000,
    check: Annotated[bool, typer.Option("--check", metavar=FLAG)] = False,
    fuzz: Annotated[bool, typer.Option("--fuzz", metavar=FLAG)] = False,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("failed_games"),
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Let computer players play many games."""
    from ziggurat.cli.simulating import Request, simulate

    request = Request(games, seed, jobs, limit, check, fuzz, out)
    return simulate(game, modules, option or (), seats, request, as_json, lang)


@app.command("replay")
def replay_command(
    file: SaveFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT")] = "",
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Tell a saved game move by move."""
    from ziggurat.cli.replaying import replay

    return replay(file, at, seat, as_json, lang)


@app.command("draw")
def draw_command(
    file: SaveFile,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT")] = "",
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Draw a picture of a saved game."""
    from ziggurat.cli.drawing import draw_save

    return draw_save(file, output, at, seat, as_json, lang)


@app.command("verify")
def verify_command(
    file: SaveFile,
    seed: Annotated[str, typer.Option("--seed", metavar="HEX")] = "",
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Check that a save is what was really played."""
    from ziggurat.cli.verifying import verify

    return verify(file, seed, as_json, lang)


@app.command("explain")
def explain_command(file: SaveFile, as_json: Json = False, lang: Lang = ENGLISH) -> int:
    """Say what a saved game waits for, and why."""
    from ziggurat.cli.explaining import explain

    return explain(file, as_json, lang)


@app.command("scene")
def scene_command(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE…")] = None,
    facts: Annotated[str, typer.Option("--facts", metavar="GAME")] = "",
    modules: Modules = "",
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Run scene files."""
    from ziggurat.cli.scenery import scene

    return scene(files or [], facts, modules, as_json, lang)


@app.command("rules")
def rules_command(
    rule: Annotated[str, typer.Argument(metavar="ID", show_default=False)] = "",
    game: GameName = "",
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Show how far the rules are tested, or one rule."""
    from ziggurat.cli.reports import rules

    return rules(rule, game, as_json, lang)


@app.command("components")
def components_command(game: GameName = "", as_json: Json = False, lang: Lang = ENGLISH) -> int:
    """List cards and other content with their tests."""
    from ziggurat.cli.reports import components

    return components(game, as_json, lang)


@app.command("bench")
def bench_command(
    game: GameName = FIRST_GAME,
    modules: Modules = "",
    option: Options = None,
    seats: Annotated[int | None, typer.Option("--seats", min=1, metavar="N")] = None,
    server: Annotated[bool, typer.Option("--server", metavar=FLAG)] = False,
    quick: Annotated[bool, typer.Option("--quick", metavar=FLAG)] = False,
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Measure how fast the engine is, or the server."""
    if server:
        from ziggurat.cli.server_benching import run_bench_of_server

        return run_bench_of_server(quick, as_json, lang)
    from ziggurat.cli.benching import run_bench

    return run_bench(game, modules, option or (), seats or 0, quick, as_json, lang)


@app.command("backup")
def backup_command(
    file: SaveFile, db: ServedDatabase = "", as_json: Json = False, lang: Lang = ENGLISH
) -> int:
    """Save all games of a server in a file."""
    from ziggurat.cli.upkeep import backup

    return backup(file, db, as_json, lang)


@app.command("restore")
def restore_command(
    file: SaveFile,
    db: ServedDatabase = "",
    add: Annotated[bool, typer.Option("--add", metavar=FLAG)] = False,
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Put the games of a backup into a server's database."""
    from ziggurat.cli.upkeep import restore

    return restore(file, db, add, as_json, lang)


@app.command("doctor")
def doctor_command(
    db: Database = "",
    replay: Annotated[bool, typer.Option("--replay", metavar=FLAG)] = False,
    as_json: Json = False,
    lang: Lang = ENGLISH,
) -> int:
    """Look whether this machine has what Ziggurat needs, or check a server's database."""
    from ziggurat.cli.errors import BadInput

    if db:
        from ziggurat.cli.upkeep import check

        return check(db, replay, as_json, lang)
    if replay:
        raise BadInput("--replay plays the games of a database again: name one with --db")
    from ziggurat.cli.doctor import doctor

    return doctor(as_json, lang)

"""The commands and their options.

Owns what can be typed. Each command hands over to a module of its own, which is imported
only then. Help texts are in the catalogues, under `help.<command>.<option>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer.main import get_command

from ziggurat.cli.words import ENGLISH, LANGUAGE, Say, language_of
from ziggurat.words import languages

if TYPE_CHECKING:
    from typer.core import TyperGroup

app: Final = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)
EXAMPLE: Final = "$ "

Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str, typer.Option("--lang", envvar=LANGUAGE, metavar="en|de")]
GameName = Annotated[str, typer.Option("--game", metavar="GAME")]
Modules = Annotated[str, typer.Option("--modules", metavar="A,B")]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE")]
Seats = Annotated[str, typer.Option("--seats", metavar="A,B,…")]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", show_default=False)]

FIRST_GAME: Final = "template"


def run(words: list[str], program: str) -> int:
    """Read a command line, run its command and return the exit code."""
    group = get_command(app)
    _put_help(group, language_of(words))
    code = group.main(words or ["--help"], program, standalone_mode=False)
    return code if isinstance(code, int) else 0


def _put_help(group: TyperGroup, lang: str) -> None:
    """Fill in what the help says, in the language that is asked for."""
    say = Say(lang if lang in languages() else ENGLISH)
    group.help = say("help.ziggurat")
    for name, command in group.commands.items():
        command.help = say(f"help.{name}")
        command.epilog = EXAMPLE + say(f"help.{name}.example")
        for param in command.params:
            key = f"help.{name}.{param.name}"
            param.help = say.find(key) or say(f"help.any.{param.name}")


@app.callback()
def top() -> None:
    """Everything a terminal can do with the engine."""

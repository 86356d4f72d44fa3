"""The how-tos are true: a stranger who follows them gets a game that passes the checks."""

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.recipes import ROOT, Checkout, arguments_of, commands

HOW_TO: Final = ROOT / "docs/how_to"
# What must hold of a game in a copy of the checkout, without modules and with all of them.
PROOF: Final = """
import sys
from ziggurat import api
from ziggurat.checks import run_suite
from ziggurat.ledger import coverage, own_traces
from ziggurat.words import languages
from ziggurat.words.check import check_catalogue, check_ledger

game = api.games()[sys.argv[1]]
for modules in ((), tuple(module.name for module in game.modules)):
    rules = api.build(game.name, modules)
    assert run_suite(rules, game.seats[0], seed=1).finished == 1
    for lang in languages():
        assert check_catalogue(rules, lang, games=2) == []
        assert check_ledger(game.folder, lang) == []
found = coverage(game, own_traces())
assert (found.untested, found.frames, found.reasons) == ((), (), ())
assert not [rule for rule in found.unknown if rule.startswith(sys.argv[2])]
"""


def prove(checkout: Checkout, game: str) -> None:
    """Check the suite, words, ledger, imports, format and lint of a game in the copy."""
    checkout.run(sys.executable, "-c", PROOF, game, "ha.")
    checkout.run(
        sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"
    )
    new = [f"src/ziggurat/games/{game}", f"tests/games/{game}"]
    checkout.run(sys.executable, "-m", "ruff", "format", "--check", *new, "src/ziggurat/api.py")
    checkout.run(sys.executable, "-m", "ruff", "check", *new, "src/ziggurat/api.py")


def test_a_game_can_be_added_by_copying_the_template(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    checkout.follow("add_a_game.md")
    prove(checkout, "harbour")
    folder = tmp_path / "src/ziggurat/games/harbour"
    texts = [path.read_text("utf-8") for path in folder.rglob("*.*") if path.suffix != ".pyc"]
    assert not re.search(r"template|\btp\.|Night Market", "".join(texts))


def test_a_card_and_an_expansion_can_be_added(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    start = commands((HOW_TO / "add_a_game.md").read_text("utf-8"))[:4]
    for command in start:
        checkout.run(*arguments_of(command))
    checkout.follow("add_a_card.md")
    checkout.follow("add_an_expansion.md")
    prove(checkout, "harbour")
    checkout.run(sys.executable, "-m", "mypy", "--strict", "src/ziggurat/games/harbour")


@pytest.mark.parametrize("name", ["add_a_card.md", "add_a_question.md"])
def test_what_a_how_to_points_at_is_there(name: str) -> None:
    text = (HOW_TO / name).read_text("utf-8")
    shown = re.findall(r"((?:`\w+`(?:, )?)+)[\w ]* in\s+\[`[^`]+`\]\(([^)]+)\)", text)
    assert shown
    for names, place in shown:
        source = (HOW_TO / place).read_text("utf-8")
        for found in re.findall(r"`(\w+)`", names):
            assert re.search(rf"\b{found}", source), f"no {found} in {place}"

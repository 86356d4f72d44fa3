"""The scaffolders refuse what cannot work with one line, exit code 2 and nothing changed."""

import hashlib
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.recipes import Checkout
from tools.scaffold import Trouble, assigned, with_element, with_import, wording

LAMP = ("--en", "Lamp: Take 1 coin.", "--de", "Lampe: Nimm 1 Münze.")
STORM = ("--en", "Storm", "--de", "Sturm")
BAD = [
    (("new_game.py", "Harbour"), "'Harbour' cannot name a game"),
    (("new_game.py", "class"), "'class' cannot name a game"),
    (("new_game.py", "template", "--prefix", "xx"), "games/template/__init__.py is there already"),
    (("new_game.py", "nature", "--prefix", "xx"), "api.py has a NATURE already"),
    (("new_game.py", "tp_game", "--prefix", "tp"), "begin with 'tp': choose with --prefix"),
    (("new_game.py", "harbour", "--prefix", "h1"), "--prefix takes two small letters"),
    (("new_game.py", "harbour", "--title", 'My "Game"'), "a title is one line without quotes"),
    (("new_card.py", "chess", "ware", "lamp", "--like", "silk", *LAMP), "there is no game 'chess'"),
    (
        ("new_card.py", "template", "tile", "lamp", "--like", "silk", *LAMP),
        "no family 'tile'; there are: trick, ware",
    ),
    (
        ("new_card.py", "template", "ware", "lamp", "--like", "loan", *LAMP),
        "no ware 'loan'; there are: silk",
    ),
    (
        ("new_card.py", "template", "ware", "carpet", "--like", "silk", *LAMP),
        "there is a row 'carpet' already",
    ),
    (
        ("new_card.py", "template", "ware", "lamp", "--like", "silk", *LAMP[:3], "Lampe"),
        "'Lampe' is not a wording",
    ),
    (
        ("new_card.py", "new_dawn", "wonder", "lamp", "--like", "oracle", "--module", "x", *LAMP),
        "new_dawn has no module 'x': make it with new_module.py",
    ),
    (
        ("new_card.py", "new_dawn", "tile", "lamp", "--like", "1a", *LAMP),
        "no row '1a' is written out one by one",
    ),
    (("new_module.py", "chess", "storm", *STORM), "there is no game 'chess'; there are: "),
    (("new_module.py", "template", "Storm", *STORM), "'Storm' cannot name a module"),
    (("new_module.py", "template", "festival", *STORM), "__init__.py is there already"),
]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("checkout"))


def fingerprint(folder: Path) -> str:
    """A hash of all files that the sources consist of."""
    key = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            key.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return key.hexdigest()


@pytest.mark.parametrize(("words", "message"), BAD, ids=[message for _, message in BAD])
def test_bad_input_is_refused(checkout: Checkout, words: tuple[str, ...], message: str) -> None:
    before = fingerprint(checkout.root)
    done = checkout.try_to(sys.executable, f"tools/{words[0]}", *words[1:])
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert fingerprint(checkout.root) == before


# Families of both real games: rows with constants here and elsewhere, in several files, and with
# functions of their own.
REAL: Final = {
    "new_dawn": ("wonder stonehenge", "wonder oracle", "leader aztec", "focus_card early_empire",
                 "city_state kumasi", "agenda civilized"),
    "board_game": ("wonder stonehenge", "tech pottery", "tech banking", "civilization chinese",
                   "government republic", "unit infantry_1"),
}  # fmt: skip
PROOF: Final = """
import sys
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.ledger.entries import load_ledger
from ziggurat.words.check import check_catalogue

(game,) = [at for at in api.games().values() if at.folder == sys.argv[1]]
modules = tuple(sys.argv[3:])
rules = build(game, modules)
wanted = {f"lamp_{at}" for at in range(int(sys.argv[2]))}
assert wanted == {row.name for row in rules.rows.values() if row.name.startswith("lamp_")}
assert wanted == {at.id.split(".")[-1] for at in load_ledger(game.folder) if ".lamp_" in at.id}
if modules:
    assert not [row.name for row in build(game).rows.values() if row.name in wanted]
for lang in ("en", "de"):
    assert not [fault for fault in check_catalogue(rules, lang, 0) if "lamp" in fault]
"""


@pytest.mark.parametrize("game", REAL)
def test_a_module_with_cards_can_be_started_in_a_real_game(game: str, tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    checkout.run(sys.executable, "tools/new_module.py", game, "storm", *STORM)
    for at, wish in enumerate(REAL[game]):
        family, like = wish.split()
        words = (game, family, f"lamp_{at}", "--like", like, "--module", "storm")
        checkout.run(sys.executable, "tools/new_card.py", *words, *LAMP)
    checkout.run(sys.executable, "-c", PROOF, game, str(len(REAL[game])), "storm")
    checkout.run(sys.executable, "-m", "pytest", f"tests/games/{game}/storm/test_storm.py")
    place = f"src/ziggurat/games/{game}/storm"
    checkout.run(sys.executable, "-m", "ruff", "format", place)
    checkout.run(sys.executable, "-m", "ruff", "check", place, f"tests/games/{game}/storm")
    failing = checkout.try_to(sys.executable, "-m", "pytest", f"tests/games/{game}/storm")
    assert f"{len(REAL[game])} failed, 1 passed" in failing.stdout


@pytest.mark.parametrize("game", REAL)
def test_a_card_can_be_copied_where_it_stands_in_a_real_game(game: str, tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    for at, wish in enumerate(REAL[game][:4]):
        family, like = wish.split()
        words = (game, family, f"lamp_{at}", "--like", like)
        checkout.run(sys.executable, "tools/new_card.py", *words, *LAMP)
    checkout.run(sys.executable, "-c", PROOF, game, "4")


def test_a_tuple_keeps_its_layout_when_it_grows() -> None:
    for before, after in [
        ("A = (B,)\n", "A = (B, C)\n"),
        ("A = ()\n", "A = (C,)\n"),
        ("A: T = (\n    B,  # ü\n)\n", "A: T = (\n    B,\n    C,  # ü\n)\n"),
        (f"A = ({'B' * 95},)\n", f"A = (\n    {'B' * 95},\n    C,\n)\n"),
    ]:
        assert with_element(before, assigned(before, "A"), "C") == after
    with pytest.raises(Trouble, match="no tuple that could take C"):
        with_element("A = 1\n", assigned("A = 1\n", "A"), "C")


def test_an_import_goes_where_the_formatter_wants_it() -> None:
    text = "from ziggurat.build.seam import Seam\nfrom ziggurat.kernel import engine\n"
    first, second = text.splitlines()
    new = "from ziggurat.games.x import X"
    assert with_import(text, "ziggurat.games.x", "X").splitlines() == [first, new, second]
    last = "from ziggurat.lib.y import z as q"
    assert with_import(text, "ziggurat.lib.y", "z", "q").splitlines() == [first, second, last]
    joined = with_import(text, "ziggurat.build.seam", "BUILD").splitlines()
    assert joined == ["from ziggurat.build.seam import BUILD, Seam", second]


def test_a_wording_is_a_name_and_a_text() -> None:
    assert wording(" Lamp:  Take: 1 coin. ") == ("Lamp", "Take: 1 coin.")

"""A third language is data only: files in a folder, and everything speaks it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import run, saved_game
from tests.kit.language import NAME, SIGN, TAG, speak, write_language
from tests.server.app.kit import opened, settings_in
from ziggurat.build.build import build
from ziggurat.drawing import draw
from ziggurat.games.template import TEMPLATE
from ziggurat.ledger.entries import KERNEL_FOLDER, folders
from ziggurat.server.tables import ui
from ziggurat.words import Words, WordsError, language_names, languages
from ziggurat.words.catalogue import SOURCE_LANGUAGE, domains, forget
from ziggurat.words.check import check_catalogue, check_domain, check_ledger, check_shared

RULES = build(TEMPLATE, ("festival",))
LACKING = frozenset({"game.name", "do.hide", "tp.bid.tie", "section.Bidding", "page.close"})


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the third language."""
    home = tmp_path_factory.mktemp("locales")
    write_language(home)
    return home


@pytest.fixture
def third(whole: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The third language, there for one test."""
    speak(monkeypatch, whole)
    yield TAG
    monkeypatch.undo()
    forget()


@pytest.fixture
def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The third language with some words missing."""
    write_language(tmp_path, LACKING)
    speak(monkeypatch, tmp_path)
    yield TAG
    monkeypatch.undo()
    forget()


def test_it_is_one_of_the_languages_by_its_own_name(third: str) -> None:
    assert list(language_names().items()) == [
        ("en", "English"),
        ("de", "Deutsch"),
        (third, NAME),
    ]


def test_it_is_worded_as_the_checks_want_it(third: str) -> None:
    assert check_shared(third) == []
    assert check_catalogue(RULES, third, games=2) == []
    for folder in (KERNEL_FOLDER, *folders()):
        assert check_ledger(folder, third) == []
    for domain in ("cli", "drawing", *domains(SOURCE_LANGUAGE, "page")):
        assert check_domain(domain, third) == []


def test_it_is_spoken_in_the_terminal(third: str, tmp_path: Path) -> None:
    played = run("play", "--seed", "3", "--lang", third, typed="why bid 9\nend\n")
    assert f"{SIGN}The Night Market" in played.out
    assert f"{SIGN}Loan" in played.out
    assert f"{SIGN}Of equal bids" in run("rules", "tp.bid.tie", "--lang", third).out
    assert f"{SIGN}Thief" in run("components", "--game", "template", "--lang", third).out
    path = tmp_path / "game.json"
    saved_game(path, 20)
    assert SIGN in run("replay", path, "--lang", third).out
    assert SIGN in run("explain", path, "--lang", third).out


def test_help_names_it_and_speaks_it(third: str) -> None:
    out = run("play", "--help", "--lang", third).out
    assert f"{SIGN}Example: ziggurat play" in out
    assert f"en|de|{third}" in out


def test_pictures_speak_it(third: str, tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.json", 20)
    assert f"{SIGN}Night" in draw(match.state, 0, third).svg


def test_the_server_offers_and_speaks_it(third: str, tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        visitor = house.visitor()
        assert visitor.get("/api/about")["languages"][third] == NAME
        pack = visitor.get(f"/api/pack/new-dawn?lang={third}")
        assert pack["title"] == f"{SIGN}{visitor.get('/api/pack/new-dawn')['title']}"
        assert all(wording.startswith(SIGN) for wording in pack["words"].values())
        page = visitor.get(f"/api/ui?lang={third}")
        assert page["page.close"] == f"{SIGN}{ui('en')['page.close']}"
        rule = visitor.get(f"/api/ledger/board-game?lang={third}")["rules"][0]
        assert (rule["section"][0], rule["text"][0]) == (SIGN, SIGN)


def test_what_it_lacks_is_said_in_english(lacking: str) -> None:
    assert Words(lacking, "template").text("game.name") == "The Night Market"
    assert "\nOf equal bids" in run("rules", "tp.bid.tie", "--lang", lacking).out


def test_what_it_lacks_is_reported(lacking: str) -> None:
    assert check_catalogue(RULES, lacking, games=1) == [
        f"{lacking}/template: missing do.hide",
        f"{lacking}/template: missing game.name",
    ]
    assert check_ledger("template", lacking) == [
        f"{lacking}/ledger/template: missing section.Bidding",
        f"{lacking}/ledger/template: missing tp.bid.tie",
    ]
    assert check_domain("page", lacking) == [f"{lacking}/page: missing page.close"]


def test_without_its_folder_it_is_gone(third: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    forget()
    assert third not in languages()
    assert "there is no language" in run("rules", "--lang", third).err


@pytest.mark.parametrize(
    ("folder", "card", "says"),
    [
        ("Klingon", 'name = "tlhIngan Hol"', "called by its tag"),
        ("fr", 'name = "', "cannot be read"),
        ("fr", "", "says what the language calls itself"),
        ("fr", 'name = " "', "says what the language calls itself"),
        ("fr", 'name = "Français"\nplural = 2', "says what the language calls itself"),
    ],
)
def test_a_language_that_is_not_well_declared_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, card: str, says: str
) -> None:
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "language.toml").write_text(card, "utf-8")
    speak(monkeypatch, tmp_path)
    with pytest.raises(WordsError, match=rf"{folder}/language\.toml.*{says}"):
        languages()
    monkeypatch.undo()
    forget()

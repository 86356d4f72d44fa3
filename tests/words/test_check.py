"""Every key that a game needs is worded, in every language; the check finds what is not."""

import subprocess
import sys

import pytest

from ziggurat.build.build import Build, build
from ziggurat.build.game import Module
from ziggurat.build.kind import labelled
from ziggurat.games.board_game import BOARD_GAME
from ziggurat.games.new_dawn import NEW_DAWN
from ziggurat.games.template import TEMPLATE
from ziggurat.kernel.choice import Verb
from ziggurat.kernel.rules import Rules
from ziggurat.ledger.entries import KERNEL_FOLDER, folders
from ziggurat.ledger.variants import variants
from ziggurat.words import languages
from ziggurat.words.catalogue import catalogue, domains
from ziggurat.words.check import (
    check_catalogue,
    check_domain,
    check_ledger,
    check_shared,
    compare,
)
from ziggurat.words.keys import required_keys
from ziggurat.words.seen import seen_keys

RULES = build(TEMPLATE)
LANGUAGES = languages()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("modules", [(), ("festival",)])
def test_the_template_game_is_worded(lang: str, modules: tuple[str, ...]) -> None:
    assert check_catalogue(build(TEMPLATE, modules), lang) == []


@pytest.mark.long
@pytest.mark.parametrize("rules", variants(NEW_DAWN), ids=lambda rules: str(rules.options))
def test_a_new_dawn_is_worded(rules: Rules) -> None:
    faults = [check_catalogue(rules, lang, games=1) for lang in LANGUAGES]
    assert faults == [[] for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_game_is_worded(lang: str) -> None:
    for rules in variants(BOARD_GAME):
        assert check_catalogue(rules, lang, games=0) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_all_games_share_is_worded(lang: str) -> None:
    assert check_shared(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", [KERNEL_FOLDER, *folders()])
def test_every_rule_and_section_of_the_ledgers_is_worded(folder: str, lang: str) -> None:
    assert check_ledger(folder, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", ["cli", "drawing", *domains("en", "page")])
def test_what_no_game_says_is_worded(domain: str, lang: str) -> None:
    assert catalogue("en", domain)
    assert check_domain(domain, lang) == []


@pytest.mark.parametrize(
    "key",
    ["do.bid", "reason.coins_short", "ask.bid", "event.won", "frame.Each.trick", "frame.Theft",
     "frame.Flow.night", "moment.closing", "seat.red", "ware.silk", "ware.silk.text",
     "outcome.wealth", "option.length.long", "module.festival"],
)  # fmt: skip
def test_a_missing_key_is_found(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.delitem(catalogue("de", "template"), key)
    assert check_catalogue(RULES, "de") == [f"de/template: missing {key}"]


def test_an_asker_needs_words_for_one_seat_or_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue("en", "template"), "frame.Together.bid")
    assert "en/template: missing frame.Ask.bid or frame.Together.bid" in check_catalogue(
        RULES, "en", games=0
    )


@pytest.mark.parametrize(
    "key",
    ["do.dance", "ask.no_such_topic", "event.no_such_event", "ware.rug", "ware.silk.text.siege",
     "frame.Flow.siesta", "frame.Sing", "nonsense"],
)  # fmt: skip
def test_an_extra_key_is_found(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    for lang in LANGUAGES:
        monkeypatch.setitem(catalogue(lang, "template"), key, "Hello")
    assert check_catalogue(RULES, "de", games=1) == [f"de/template: extra {key}"]


@pytest.mark.parametrize(
    ("key", "wording", "says"),
    [
        ("do.bid", "Bid {1:#coin|coins}", "do.bid uses fact 1"),
        ("do.steal", "Rob {0:ware}", "do.steal takes 'seat', not 'ware'"),
        ("do.guard", "Guard {", "do.guard has a brace"),
        ("reason.yourself", "Not {0:fox}", "reason.yourself names an unknown kind 'fox'"),
        ("ask.after_guard", "{0:seat} calls", "ask.after_guard was given 0 facts"),
        ("event.bid", "{0:seat} bids {3}", "event.bid was given 3 facts"),
    ],
)
def test_a_wrong_slot_is_found(
    monkeypatch: pytest.MonkeyPatch, key: str, wording: str, says: str
) -> None:
    for lang in LANGUAGES:
        monkeypatch.setitem(catalogue(lang, "template"), key, wording)
    (fault,) = check_catalogue(RULES, "en")
    assert says in fault


def test_languages_are_compared_by_keys_and_slots() -> None:
    english = {"a": "{0:seat}", "b": "B"}
    german = {"a": "{0}", "c": "C"}
    assert set(compare(german, english)) == {
        "missing b",
        "extra c",
        "a has other slots than in English",
    }


def wax(b: Build) -> None:
    """Install things that nobody words."""
    b.kinds.add((labelled("field", ["A1", "B2"]), labelled("event", ["rain"])))
    b.verbs.add((Verb(40, "wax", ("field",)),))


def test_a_module_is_worded_too_but_codes_are_the_same_everywhere() -> None:
    game = TEMPLATE._replace(modules=(Module("wax", wax),))
    rules = build(game, ("wax",))
    assert {"do.wax", "module.wax"} <= required_keys(rules)
    assert "field.A1" not in required_keys(rules)
    assert any("'event' clashes" in fault for fault in check_catalogue(rules, "en", games=1))


def test_playing_finds_topics_events_and_what_others_are_told() -> None:
    seen = seen_keys(RULES, 5)
    assert {"ask.bid", "event.drew", "event.drew_hidden", "outcome.wealth"} <= seen.keys()
    assert seen["ask.bid"] == 2


def test_words_are_quick_to_import() -> None:
    program = "import sys, ziggurat.words, ziggurat.ledger; print('babel' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert run.stdout.split() == [b"False"]

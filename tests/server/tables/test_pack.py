"""Packs: everything that words a game, in every language alike."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.server.tables.matches import market, middle, played
from tests.server.tables.shape import faults
from ziggurat import api
from ziggurat.ledger.in_play import rules_in_play
from ziggurat.server.tables import ledger, lines, pack, position
from ziggurat.words import Words, WordsError, languages
from ziggurat.words.catalogue import catalogue

PACK: Final = {
    "game": str, "version": int, "lang": str, "title": str, "text": str,
    "seats": [int], "seat_names": [str],
    "modules": [
        {
            "name": str, "label": str, "text": str, "stage": ("draft", "trial", "stable"),
            "governed": int, "solo": str,
        },
    ],
    "options": [
        {
            "name": str, "module": str, "label": str, "text": str,
            "values": [{"name": str, "label": str}],
        },
    ],
    "words": {"*": str}, "kinds": {"*": {"rows": bool, "labels": [[(int, str)]]}},
    "verbs": {"*": {"name": str, "kinds": [str]}}, "reasons": {"*": {"name": str, "rule": str}},
    "rows": {"*": {"*": (str, int, bool, [int], [str])}}, "families": {"*": [int]},
    "pieces": {"*": {"layer": int, "faces": [str], "numbers": str}}, "cited": {"*": str},
    "folder": str, "scripts": [str],
}  # fmt: skip
FACES: Final = {
    "focus_card": {"type", "level", "count", "distance", "water", "bonus"},
    "wonder": {"type", "era", "cost", "resources"},
    "leader": {"order"},
    "diplomacy_card": {"colour", "kind"},
    "city_state": {"type"},
    "natural_wonder": {"resource"},
    "victory_card": {"agendas"},
    "agenda": {"card"},
    "tile": {"tile", "side"},
    "event_section": {"signs"},
}
RULE: Final = {"id": str, "section": str, "place": str, "text": str, "status": str}


def shape_of(value: Any) -> Any:
    """Data without its texts."""
    if isinstance(value, dict):
        return {key: shape_of(one) for key, one in value.items()}
    return [shape_of(one) for one in value] if isinstance(value, list | tuple) else type(value)


@pytest.mark.parametrize("game", list(api.games()))
@pytest.mark.parametrize("lang", languages())
def test_a_pack_has_the_agreed_shape(game: str, lang: str) -> None:
    found = pack(game, lang)
    assert faults(found, PACK) == []
    rules = api.build(game)
    assert found["rows"].keys() == {str(number) for number in rules.rows}
    assert all(row["title"] for row in found["rows"].values())
    assert found["seats"] == rules.seats


@pytest.mark.parametrize("lang", languages())
def test_modules_tell_how_far_they_have_come_unless_they_are_stable(lang: str) -> None:
    stages = {at["name"]: at["stage"] for at in pack("new-dawn", lang)["modules"]}
    assert stages["terra_incognita"] == "stable"
    worded = [key for key in catalogue(lang, "page") if key.startswith("start.stage.")]
    assert worded == ["start.stage.draft", "start.stage.trial"]


@pytest.mark.parametrize("game", list(api.games()))
def test_packs_of_all_languages_have_the_same_keys(game: str) -> None:
    english, *others = [shape_of(pack(game, lang)) for lang in languages()]
    assert others
    assert all(other == english for other in others)


def test_rows_lead_to_the_rules_they_follow_and_say_which_are_ours() -> None:
    found = pack("new-dawn", "en", ("automated_player",))
    rows = {row["name"]: row for row in found["rows"].values()}
    rules = {rule["id"]: rule for rule in ledger("new-dawn", "en")["rules"]}
    for row in rows.values():
        if row["family"] in ("automated_order", "priority_list"):
            assert row["our_ruling"] == (rules[row["rule"]]["status"] == "ruling")
    assert rows["culture_early"]["rule"] == "ap.culture.order_early"
    assert rows["culture_early"]["criteria"]
    assert rows["ap_early_empire"]["orders"]
    owners = {option["name"]: option["module"] for option in found["options"]}
    assert (owners["difficulty"], owners["map"]) == ("automated_player", "")


def test_cards_show_what_is_printed_on_them() -> None:
    rows = pack("new-dawn", "en")["rows"]
    common = {"family", "name", "title", "text"}
    for family, extra in FACES.items():
        faces = [row.keys() - common for row in rows.values() if row["family"] == family]
        assert faces
        assert all(face == extra for face in faces)
    stonehenge = next(row for row in rows.values() if row["name"] == "stonehenge")
    assert (stonehenge["type"], stonehenge["era"]) == (0, 0)


def test_a_module_words_its_cards_anew() -> None:
    plain, festive = pack("template", "en"), pack("template", "en", ("festival",))
    carpet = str(api.build("template").kinds["ware"].parse("carpet"))
    assert plain["rows"][carpet]["text"] != festive["rows"][carpet]["text"]


def test_a_pack_is_made_once() -> None:
    assert pack("template", "de") is pack("template", "de", (), {})


def test_there_are_only_games_and_languages_that_exist() -> None:
    with pytest.raises(api.BuildError):
        pack("chess", "en")
    with pytest.raises(WordsError):
        pack("template", "xx")


@pytest.mark.parametrize("lang", languages())
def test_everything_that_is_said_can_be_worded(lang: str) -> None:
    match, question = middle()
    words = pack("new-dawn", lang)["words"]
    for line in lines(match, question.seat):
        assert all(f"event.{event['key']}" in words for event in line["events"])
    assert all(
        f"ask.{at['topic']}" in words for at in position(match, "g", question.seat)["questions"]
    )


def test_values_are_called_as_words_call_them() -> None:
    rules, words = api.build("new-dawn"), Words("de", "new_dawn")
    for name, kind in pack("new-dawn", "de")["kinds"].items():
        for number, label, worded in kind["labels"]:
            assert rules.kinds[name].write(number) == label
            assert words.value(rules, name, number) == worded


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(api.games()))
def test_the_ledger_holds_every_rule_a_reason_cites(game: str, lang: str) -> None:
    rules = ledger(game, lang)["rules"]
    assert faults([{key: at[key] for key in RULE} for at in rules], [RULE]) == []
    cited = {reason.rule for reason in api.build(game).reasons.values()}
    assert cited <= {rule["id"] for rule in rules}
    assert all("ruling" in rule for rule in rules if rule["status"] == "ruling")


@pytest.mark.parametrize("game", list(api.games()))
def test_events_cite_only_rules_that_hold(game: str) -> None:
    for modules in [(), *[(*at.needs, at.name) for at in api.games()[game].modules]]:
        holding = rules_in_play(api.build(game, modules))
        assert set(pack(game, "en", modules)["cited"].values()) <= set(holding)


def test_the_sections_of_the_ledger_are_told_in_the_language_asked_for() -> None:
    sections = [ledger("board-game", lang)["rules"][0]["section"] for lang in ("en", "de")]
    assert sections == ["Battle: general", "Kampf: Allgemeines"]


def test_the_market_is_a_readable_table() -> None:
    match, question = played(market(), lambda match: match.next_entry > 30)
    table = position(match, "g", question.seat)["table"]
    assert table["is"] == "template"
    assert {"night", "nights", "ware", "seats"} <= table.keys()
    assert [stall["seat"] for stall in table["seats"]] == [0, 1, 2]
    assert {"coins", "cards", "hand", "wares"} <= table["seats"][0].keys()
    own = table["chips"][question.seat]
    assert [(chip["name"], chip["kind"]) for chip in own] == [("lantern", "lantern")]
    assert [len(chips) for chips in table["chips"]].count(0) == 2

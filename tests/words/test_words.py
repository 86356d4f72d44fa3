"""Words say what the rules mean, in the player's language."""

from pathlib import Path

import pytest

from tests.kit.trace import rule
from ziggurat.build.build import build, new_state
from ziggurat.games.new_dawn import NEW_DAWN
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.ids import AMULET, BID, CARPET, OFFER, SILK, STEAL, THIEF_CARD
from ziggurat.games.template.theft import Theft
from ziggurat.kernel.choice import FIRST, PASS
from ziggurat.kernel.engine import act, advance, why_not
from ziggurat.kernel.event import Event
from ziggurat.kernel.flows import Each, Flow, Window
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.kernel.question import NATURE, NOBODY, Question
from ziggurat.kernel.reason import FINISHED, NOT_ASKED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import Outcome, State
from ziggurat.words import Words, WordsError, catalogue, languages
from ziggurat.words.catalogue import read_catalogue

RULES = build(TEMPLATE)
EN = Words("en", "template")
DE = Words("de", "template")
RED, BLUE = 0, 1


def first_bid() -> State:
    """A game at its first real question: everybody bids."""
    s = new_state(RULES, 2)
    advance(s)
    chooser = Seeded(1)
    while s.asked[0].topic != "bid":
        act(s, s.asked[0].seat, pick(s.asked[0], chooser))
    return s


def test_english_comes_first_and_german_is_there() -> None:
    assert languages()[0] == "en"
    assert "de" in languages()


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    with pytest.raises(WordsError, match="no language 'tlh'; there are: en, de"):
        Words("tlh", "template")


def test_choices_name_their_arguments() -> None:
    choice = (OFFER, BLUE, SILK, 1)
    assert EN.choice(RULES, choice) == "Offer Blue 1 coin for Silk"
    assert DE.choice(RULES, choice) == "1 Münze an Blau bieten, für: Seide"
    assert EN.choice(RULES, (BID, 3)) == "Bid 3 coins"


def test_the_verbs_of_the_kernel_are_worded() -> None:
    assert DE.choice(RULES, (PASS,)) == "Passen"
    assert EN.choice(RULES, (FIRST, SILK)) == "Silk first"


def test_an_answer_says_what_it_means_to_the_question() -> None:
    sale = Question(BLUE, "answer", 0, ((PASS,),), (RED,))
    bid = Question(BLUE, "bid", 0, ((BID, 3),), ())
    assert EN.choice(RULES, (PASS,), sale) == "Do not sell"
    assert DE.choice(RULES, (PASS,), sale) == "Nicht verkaufen"
    assert EN.choice(RULES, (PASS,), bid) == "Pass"
    assert EN.choice(RULES, (BID, 3), bid) == "Bid 3 coins"


def test_an_answer_may_be_worded_by_its_arguments_and_the_facts_of_the_question() -> None:
    rules, words = build(NEW_DAWN), Words("en", "new_dawn")
    question = Question(RED, "advance_dial", 0, (), (4,))
    spend = next(number for number, verb in rules.verbs.items() if verb.name == "spend")
    assert "4" in words.choice(rules, (spend, 0), question)
    assert words.choice(rules, (spend, 0), question) != words.choice(rules, (spend, 0))


def test_questions_are_filled_with_their_facts() -> None:
    question = Question(BLUE, "before_theft", 0, ((PASS,),), (RED,))
    assert EN.topic(RULES, question) == "Red is stealing from you. What do you do?"
    assert DE.topic(RULES, question) == "Rot bestiehlt dich gerade. Was tust du?"


def test_an_event_tells_its_seat_first() -> None:
    assert EN.event(RULES, Event("drew_hidden", BLUE, ())) == "Blue draws a trick."
    assert DE.event(RULES, Event("rolled", NATURE, (4,))) == "Der Marktwürfel zeigt 4."


@rule("zg.other_question")
def test_a_wrong_answer_is_explained() -> None:
    reason = why_not(first_bid(), RED, (STEAL, BLUE))
    assert reason is not None
    assert reason.number == OTHER_QUESTION
    assert "question on the table" in EN.reason(RULES, reason)


@rule("zg.not_asked")
def test_somebody_who_is_not_asked_learns_who_is() -> None:
    s = first_bid()
    act(s, RED, (BID, 0))
    reason = why_not(s, RED, (BID, 0))
    assert reason is not None
    assert reason.number == NOT_ASKED
    assert DE.reason(RULES, reason) == "Jetzt nicht: Zuerst muss Blau antworten."


@rule("zg.finished")
def test_after_the_end_nothing_can_be_chosen() -> None:
    s = first_bid()
    s.finish((RED,), "wealth", (9, 1))
    reason = why_not(s, RED, (BID, 0))
    assert reason is not None
    assert reason.number == FINISHED
    assert EN.reason(RULES, reason) == "The game is over."


def test_those_without_a_chair_have_names() -> None:
    assert EN.reason(RULES, Reason(NOT_ASKED, (NATURE,))).startswith("Not now: Chance")
    assert DE.value(None, "seat", NOBODY) == "Niemand"


def test_values_fall_back_to_label_and_number() -> None:
    assert EN.value(RULES, "coins", 7) == "7"
    assert EN.value(RULES, "ware", 999) == "999"
    assert EN.value(RULES, "no_such_kind", 3) == "3"
    assert Words("en").value(RULES, "ware", SILK) == "silk"


def test_frames_are_worded_by_class_and_by_what_they_work_for() -> None:
    assert EN.frame(RULES, Theft(RED, BLUE)) == "Red steals from Blue"
    assert EN.frame(RULES, Window("after_guard", (RED,))) == "the guard can still be bribed"
    assert DE.frame(RULES, Each("trick", (RED,))) == "alle dürfen reihum einen Trick spielen"


def test_a_stock_frame_without_words_of_its_own_is_still_told() -> None:
    assert EN.frame(RULES, Flow("siesta", RED)) == "the steps of “siesta” are under way"


def test_a_stack_reads_as_prose_from_its_top() -> None:
    stack = (Flow("night", RED), Theft(BLUE, RED))
    assert EN.prose(RULES, stack) == (
        "Blue steals from Red, because it is night at the market and Red goes first"
    )
    assert ", denn " in DE.prose(RULES, stack)
    assert EN.prose(RULES, ()) == ""


@pytest.mark.parametrize(
    ("winners", "start"),
    [((), "Niemand gewinnt"), ((0,), "Rot gewinnt"), ((0, 1, 2), "Rot, Blau und Grün teilen")],
)
def test_an_outcome_names_the_winners(winners: tuple[int, ...], start: str) -> None:
    assert DE.outcome(RULES, Outcome(winners, "wealth", ())).startswith(start)


def test_rows_have_names_and_texts() -> None:
    assert DE.row(RULES, THIEF_CARD) == "Dieb"
    assert EN.row_text(RULES, AMULET) == "Nobody can steal from you."


def test_a_module_may_word_a_row_anew() -> None:
    assert EN.row_text(RULES, CARPET) == ""
    assert EN.row_text(build(TEMPLATE, ("festival",)), CARPET).startswith("Take 2 coins")


def test_what_is_missing_falls_back_to_english_then_to_the_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    german = catalogue.catalogue("de", "template")
    monkeypatch.delitem(german, "game.name")
    assert DE.text("game.name") == "The Night Market"
    assert DE.text("no.such.key") == "no.such.key"


def test_a_fact_that_is_not_given_leaves_a_mark() -> None:
    assert EN.text("do.bid", (), RULES) == "Bid ?"


def test_doubtful_and_empty_entries_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('#, fuzzy\nmsgid "a"\nmsgstr "A"\n\nmsgid "b"\nmsgstr ""\n', "utf-8")
    assert read_catalogue(path) == {}


def test_a_broken_catalogue_is_an_error_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('msgid "a"\nnonsense\n', "utf-8")
    with pytest.raises(WordsError, match=r"a\.po cannot be read"):
        read_catalogue(path)

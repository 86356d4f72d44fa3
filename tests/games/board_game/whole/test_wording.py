"""What players read: an answer says what it means, and a refusal says what is missing."""

import pytest

from tests.games.board_game.city.town import managing, town
from tests.games.board_game.kit import laid_out, open_map
from tests.games.board_game.techs.using import knowing, moving
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.build.build import new_state
from ziggurat.games.board_game.culture.hand import DiscardDown
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import act, advance, why_not
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.match.notation import parse
from ziggurat.words import Words

EN = Words("en", "board_game")
DE = Words("de", "board_game")


def why(t: Position, choice: str, words: Words = EN) -> str:
    """Why p1 may not say something, in words."""
    reason = why_not(t.state, 0, parse(t.rules, choice))
    assert reason is not None
    return words.reason(t.rules, reason)


@rule("cb.turn.five_phases")
def test_what_belongs_to_another_phase_is_told_which() -> None:
    t = laid_out().at("turn p1 movement")
    assert why(t, "build market") == (
        "That is done in the phase City Management; it is Movement now."
    )
    assert why(t, "research pottery").startswith("That is done in the phase Research;")
    assert why(t, "event sabotage") == (
        "This culture event is played in the phase Start of Turn; it is Movement now."
    )
    assert "Stadtverwaltung" in why(t, "arts", DE)


def test_what_is_missing_is_told_with_figures() -> None:
    t = managing(town().set("trade p1", "2").set("culture p1", "1"))
    assert why(t, "advance") == "That needs 3 culture; you have 1."
    t.play("p1 city capital")
    assert why(t, "rush capital") == "Production is bought for 3 trade; you have 2."
    assert why(t, "build market") == "You would have to know Currency for that."
    assert why(t, "erect stonehenge").startswith(("It costs", "That wonder"))
    poor = managing(knowing("currency").set("resources p1 wheat", "1"))
    assert why(poor, "use currency") == (
        "The resources for that are missing: it costs 1 × incense."
    )
    assert why(managing(knowing()), "use currency") == "You would have to know Currency for that."
    assert why(moving(knowing("currency")), "use currency").endswith("it is Movement now.")


@pytest.mark.parametrize(
    ("known", "phase", "choice", "english", "german"),
    [
        ("pottery", "research", "research pottery", "You already know Pottery.",
         "Das kennst du schon: Töpferei."),
        ("pottery", "research", "research flight",
         "Your pyramid has no place for Flight: it needs two free cards below.",
         "Kein Platz in deiner Pyramide: Die Karte braucht zwei freie Karten darunter (Flug)."),
        ("pottery", "research", "research irrigation", "Irrigation needs 11 trade; you have 8.",
         "Das kostet 11 Handel, und du hast 8: Bewässerung."),
        ("pottery", "start of turn", "govern republic",
         "Republic is unlocked by Code of Laws, which you do not know.",
         "Republik wird mit einer Technologie freigeschaltet, die du nicht kennst: Gesetzbuch."),
        ("pottery", "city", "raise aircraft", "Aircraft need Flight, which you do not know.",
         "Flugzeuge brauchen eine Technologie, die du nicht kennst: Flug."),
        ("pottery", "city", "erect panama_canal", "Panama Canal is not in the market.",
         "Das liegt nicht im Markt: Panamakanal."),
        ("engineering", "city", "build granary",
         "You have unlocked the upgraded form of the Granary and build that one now.",
         "Die verbesserte Form ist freigeschaltet, und du baust jetzt diese: Kornspeicher."),
    ],
)  # fmt: skip
def test_refusals_name_what_they_are_about(
    known: str, phase: str, choice: str, english: str, german: str
) -> None:
    t = knowing(known, "writing", "currency").set("trade p1", "8")
    t.at(f"turn p1 {'city management' if phase == 'city' else phase}")
    if phase == "city":
        t.play("p1 city capital")
    assert why(t, choice) == english
    assert why(t, choice, DE) == german


def test_water_is_refused_with_a_tech_that_opens_it() -> None:
    t = moving(open_map(knowing("pottery")).set("terrain A43", "water"))
    t.play("p1 take A33 1 0")
    assert why(t, "step A43") == (
        "A43 is water: figures enter it with Navigation or another tech of seafaring."
    )
    assert "Navigation" in why(t, "step A43", DE)


def test_too_many_culture_events_are_counted() -> None:
    t = laid_out().set("hand p1", "sabotage", "drought", "exchange_of_ideas")
    t.at("turn p1 research", DiscardDown(0))
    assert why(t, "pass") == "You hold 3 culture events and may keep 2: discard first."
    assert why(t, "discard lost") == "You do not hold this: Lost."


@pytest.mark.parametrize("seats", [2, 4])
def test_no_pass_is_only_called_a_pass(seats: int) -> None:
    """Every question that can be passed says what passing means, in both languages."""
    rules = laid_out(seats).rules
    named: dict[str, str] = {}
    for seed in range(3):
        s, dice = new_state(rules, seats), Seeded(seed)
        advance(s)
        for _ in range(2500):
            if s.outcome is not None:
                break
            for question in s.asked:
                if (PASS,) in question.options:
                    named[question.topic] = EN.choice(rules, (PASS,), question)
                    assert DE.choice(rules, (PASS,), question) != "Passen", question.topic
            question = s.asked[dice.below(len(s.asked))]
            act(s, question.seat, pick(question, dice))
    assert not [topic for topic, words in named.items() if words == "Pass"]
    assert {"start_of_turn", "trading", "draft", "city_management", "movement"} <= set(named)

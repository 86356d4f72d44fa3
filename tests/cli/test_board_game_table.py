"""The Board Game in a terminal: what the table shows and what is noted behind choices."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.board_game.kit import laid_out, open_map, row_of, square_of, state
from tests.games.board_game.whole.test_view import fighting
from tests.kit.table import Position
from ziggurat.api import Question, view
from ziggurat.cli.tables import SeatTable, draw, notes
from ziggurat.cli.words import Say
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.verbs import BUILD, CAPITAL, DISCOVER, ERECT, RESEARCH
from ziggurat.kernel.question import SPACE


def board(
    t: Position,
    lang: str = "en",
    question: Question | None = None,
    brief: bool = False,
    seat: int = 0,
) -> SeatTable:
    """What a seat sees, p1 unless another is named."""
    return SeatTable(view(t.state, seat), t.rules, Say(lang), question, brief)


def shown(seen: SeatTable, width: int = 150) -> str:
    """A table as plain text."""
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    for part in draw(seen):
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def below(text: str, label: str) -> str:
    """What stands in the cell under a label."""
    lines = text.splitlines()
    row = next(at for at, line in enumerate(lines) if f" {label} " in line.replace(">", " "))
    column = lines[row].index(label)
    return lines[row + 1][column : column + 8]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 150, 240])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_square_is_there_and_every_line_fits(seats: int, width: int, lang: str) -> None:
    t = open_map(laid_out(seats))
    text = shown(board(t, lang), width)
    found = text.split()
    places = {2: 8, 3: 10, 4: 16}[seats]
    labels = [t.rules.kinds["square"].write(at) for at in range(places * 16)]
    assert [label for label in labels if label not in found] == []
    assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize(
    ("fact", "values", "label", "sign"),
    [
        ("city p1 city1", ["C22"], "C22", "[1]"),
        ("walls p1", ["capital"], "A22", "<1>#"),
        ("armies p1", ["A44", "A44"], "A44", "2A1"),
        ("scouts p2", ["A44"], "A44", "S2"),
        ("token A44", ["hut"], "A44", "?h"),
        ("token A44", ["village"], "A44", "?v"),
        ("marker A12", ["stonehenge"], "A12", "=Stone="),
        ("marker A32", ["artist"], "A32", "*Artis*"),
        ("marker A23", ["workshop"], "A23", "(Works)"),
        ("trade p1", ["1"], "A43", "In"),
        ("trade p1", ["2"], "H41", "$"),
    ],
)
def test_every_piece_has_a_sign(fact: str, values: list[str], label: str, sign: str) -> None:
    t = open_map(laid_out()).set("scouts p1").set(fact, *values)
    assert sign.lower() in below(shown(board(t)), label).lower()


def test_whose_land_it_is_stands_behind_the_terrain() -> None:
    text = shown(board(laid_out()))
    assert "A23 Mo1" in text
    assert "H23 De2" in text
    assert "A24 Fo " in text


def test_tiles_that_are_not_discovered_have_only_their_letter() -> None:
    text = shown(board(laid_out()))
    assert text.count("B ..") >= 16
    assert "B11" not in text


def test_what_can_be_chosen_is_marked() -> None:
    t = laid_out()
    options = ((CAPITAL, square_of(t, "A23")), (DISCOVER, 1))
    text = shown(board(t, question=Question(0, "capital", SPACE, options)))
    assert ">A23" in text
    assert ">B .." in text
    assert " A22" in text


def test_dials_techs_and_secrets_are_told() -> None:
    t = laid_out().set("trade p1", "12").set("known p1", "code_of_laws").set("hand p1", "drought")
    t.set("forces p1", "infantry_1").set("facedown_finds p2", "hut_spy").set(
        "civilization p1", "romans"
    )
    text = shown(board(t))
    for words in ("12/27", "Romans (you)", "Your units:", "1/0/0", "0+0", "1+0"):
        assert words in text
    assert "spy" not in text


def test_units_are_counted_apart_from_their_names_and_ranks() -> None:
    t = laid_out().set("forces p1", "infantry_1", "infantry_3")
    assert "infantry ×2 (I)" in " ".join(shown(board(t), 80).split())


def test_before_the_first_turn_a_seat_reads_what_its_civilization_does() -> None:
    t = laid_out().set("civilization p1", "romans")
    assert "Begin with Code of Laws" in " ".join(shown(board(t), 80).split())


def test_a_battle_is_told_with_its_fronts_and_the_own_hand() -> None:
    t = fighting(1).play("p2 front artillery_2")
    text = shown(board(t))
    assert "Player 1 against Player 2 on A33" in text
    assert "still to play: 2 and 1" in text
    assert "1  – × Artillery 2 (strength 2)" in text
    hand = "Infantry 1 (strength 1), Mounted 3 (strength 3)"
    assert f"In the battle hand of Player 1: {hand}" in text
    assert "In the battle hand of Player 2" not in text


def test_an_open_battle_hand_is_not_taken_for_the_own_one() -> None:
    t = laid_out().set("marker A12", "the_oracle").set("forces p1", "infantry_1", "mounted_3")
    t.set("forces p2", "artillery_2", "infantry_3")
    begin_battle(state(t), 0, 1, square_of(t, "A33"), NONE)
    text = shown(board(t.at(*t.state.stack)))
    assert "In the battle hand of Player 1: Infantry 1 (strength 1), Mounted 3" in text
    assert "In the battle hand of Player 2: Artillery 2 (strength 2), Infantry 3" in text


def test_the_strength_of_a_unit_is_the_one_that_counts() -> None:
    t = fighting(1).play("p2 front artillery_2")
    state(t).ranks = ((1, 1, 4), (3, 1, 1))
    text = shown(board(t))
    assert "1  – × Artillery 2 (strength 4)" in text
    assert "Mounted 3 (strength 6)" in text


def drafted() -> Position:
    """p1 drafts an offer in which a hut that it has shown would go to p2."""
    t = (
        laid_out()
        .set("facedown_finds p1", "hut_spy")
        .set("resources p2 iron", "1")
        .at("turn p1 trade")
    )
    t.play("p1 deal p2", "p1 give unseen_hut 1", "p1 show hut_spy", "p1 want iron 1")
    return t.play("p1 promise peace")


def test_a_draft_is_shown_to_who_makes_it() -> None:
    t = drafted()
    text = shown(board(t, brief=True))
    assert "Player 1 drafts an offer to Player 2" in text
    assert "Player 1 gives: 1 × facedown hut, peace (shown: hut with a spy)" in text
    assert "Player 2 gives: 1 × iron" in text
    assert "drafts" not in shown(board(t, seat=1))
    assert "Player 2 gives: 1 × iron" in shown(board(t))


def test_an_offer_is_shown_to_all_but_for_faces() -> None:
    t = drafted().play("p1 propose")
    for seat in (0, 1):
        text = shown(board(t, seat=seat, brief=True))
        assert "Player 1 offers Player 2 a deal." in text
        assert ("hut with a spy" in text) == (seat == 0)


def test_a_brief_table_is_the_map_or_nothing() -> None:
    t = laid_out()
    assert shown(board(t, brief=True)) == ""
    question = Question(0, "capital", SPACE, ((CAPITAL, square_of(t, "A23")),))
    text = shown(board(t, question=question, brief=True))
    assert ">A23" in text
    assert "12/27" not in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_choices_are_noted(lang: str) -> None:
    t = laid_out().set("walls p1", "capital")
    square, tech = (CAPITAL, square_of(t, "A22")), (RESEARCH, row_of(t, "chivalry"))
    built = (BUILD, row_of(t, "granary"))
    found = notes(board(t, lang), [square, tech, built, (0,)], short=False)
    if lang == "en":
        assert found[0] == "(grassland, capital (Player 1), city walls)"
    assert found[1] == "(II)"
    assert "5" in found[2]
    assert found[3] == ""
    short = notes(board(t, lang), [square], short=True)
    assert short == ["Gr <1>#"]


@pytest.mark.parametrize(("tech", "cost"), [("writing", "15"), ("code_of_laws", "10")])
def test_a_wonder_is_noted_with_what_it_costs_who_chooses(tech: str, cost: str) -> None:
    t = laid_out().set("known p1", tech)
    choice = (ERECT, row_of(t, "the_oracle"))
    assert notes(board(t), [choice], short=False) == [f"(costs {cost})"]

"""A New Dawn in a terminal: what the table shows, how choices are listed, what can be typed."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.terminal import run
from tests.games.new_dawn.kit import first_game, resolve
from ziggurat.api import Match, Question, Rules, Seeded, State, build, new_state, pick, play, view
from ziggurat.cli.listing import grouped
from ziggurat.cli.orders import Option, options_of
from ziggurat.cli.setting import dice_seed
from ziggurat.cli.tables import SeatTable, draw, notes
from ziggurat.cli.words import Say
from ziggurat.match.files import export_match
from ziggurat.match.leaves import leaves

FIRST_GAME = {"map": "first-game"}
# Options that only name the game and how it begins.
GAME = ("play", "--game", "new-dawn", "--option", "map=first-game", "--seed", "15")


def shown(board: SeatTable, width: int = 120) -> str:
    """A table as plain text."""
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    for part in draw(board):
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def table(s: State, seat: int = 0, lang: str = "en", width: int = 120, brief: bool = False) -> str:
    """What a seat sees, with what it is asked."""
    asked = next((question for question in s.asked if question.seat == seat), None)
    return shown(SeatTable(view(s, seat), s.rules, Say(lang), asked, brief), width)


def played(seats: int, decisions: int, options: dict[str, str], seed: int = 5) -> State:
    """A game after so many random decisions."""
    s = new_state(build("new-dawn", (), options), seats)
    dice = Seeded(seed)
    for _ in range(decisions):
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
    return s


def until(topic: str, options: dict[str, str]) -> tuple[State, Question]:
    """A game at the first question of a topic that seat 0 is asked."""
    s = new_state(build("new-dawn", (), options), 2)
    dice = Seeded(5)
    while (s.asked[0].topic, s.asked[0].seat) != (topic, 0):
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
    return s, s.asked[0]


def labels(s: State) -> list[str]:
    """The names of all spaces of a map."""
    part = SeatTable(view(s, 0), s.rules, Say("en")).shown.view["parts"][0]
    return [s.rules.kinds["space"].write(space[0]) for space in part["spaces"]]


LATE = {seats: played(seats, 500, FIRST_GAME) for seats in (2, 4)}


# The map


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_space_is_there_and_every_line_fits(seats: int, width: int, lang: str) -> None:
    text = table(LATE[seats], lang=lang, width=width)
    found = text.replace(">", " ").split()
    assert [label for label in labels(LATE[seats]) if label not in found] == []
    assert max(map(len, text.splitlines())) <= width


def test_neighbours_stand_beside_and_below_each_other() -> None:
    lines = table(first_game().at("turn p1 focus").state).splitlines()
    upper = next(line for line in lines if "16b" in line)
    lower = lines[lines.index(upper) + 2]
    left, right = lower.index("16c"), lower.index("16a")
    assert left < upper.index("16b") < right


@pytest.mark.parametrize(
    ("fact", "values", "sign"),
    [
        ("control p1", ["4b"], "(1)"),
        ("reinforced p1", ["4b"], "|1|"),
        ("cities p2", ["11a", "4b"], "[2]"),
        ("capital p2", ["4b"], "<2>"),
        ("caravans p1", ["4b"], "%1"),
        ("barbarian C", ["4b"], "!C"),
        ("resource oil", ["4b"], "Oi"),
        ("natural_tokens", ["4a"], "*"),
        ("city_state_tokens", ["14d"], "@Genev"),
        ("wonder_at petra", ["4b"], "w"),
    ],
)
def test_every_piece_has_a_sign(fact: str, values: list[str], sign: str) -> None:
    t = first_game()
    if fact == "reinforced p1":
        t.set("control p1", *values)
    if fact == "capital p2":
        t.set("cities p2", *values)
    text = table(t.set(fact, *values).at("turn p1 focus").state)
    assert sign in _below(text, values[-1])


def test_a_mature_city_has_a_sign() -> None:
    t = first_game().set("control p1", "16b", "16c", "16d", "16e", "16f", "16g")
    assert "<1>+" in table(t.at("turn p1 focus").state)


def test_figures_in_one_place_are_counted() -> None:
    t = first_game().set("caravans p1", "4b", "4b")
    assert " 4b ×2" in table(t.at("turn p1 focus").state)


def _below(text: str, label: str) -> str:
    """What stands in the cell under a label."""
    lines = text.splitlines()
    row = next(at for at, line in enumerate(lines) if f" {label} " in line.replace(">", " "))
    column = lines[row].index(label)
    return lines[row + 1][column : column + 7]


def test_what_can_be_chosen_is_marked() -> None:
    text = table(resolve(first_game(), "early_empire", 1).state)
    assert ">16b" in text
    assert ">16d" not in text
    assert " 16d" in text


# Beside the map


def test_rows_have_slots_types_levels_and_tokens() -> None:
    t = (
        first_game()
        .set("trade p1 3", "2")
        .set("leader p1", "rome")
        .set("tokens_on_card p1 2", "geneva")
    )
    text = table(t.at("turn p1 focus").state)
    assert "1 grassland" in text
    assert "Masonry ••" in text
    assert "military I" in text
    assert "+ Geneva" in text
    assert "Rome (you)" in text


def test_wonders_have_costs_and_victory_cards_progress() -> None:
    t = first_game().set("offer cultural", "stonehenge").set("cities p1", "16a", "4b", "4i")
    text = table(t.set("claims p2", "warmonger-paranoid").at("turn p1 focus").state)
    (wonder,) = [line for line in text.splitlines() if "Stonehenge" in line]
    assert wonder.split()[-4:] == ["I", "7", "Marble,", "Mercury"]
    (agenda,) = [line for line in text.splitlines() if "Civilized" in line]
    assert agenda.split()[-2:] == ["3/8", "1/8"]
    (done,) = [line for line in text.splitlines() if "Warmonger" in line]
    assert done.split()[-2:] == ["0/2", "done"]


def test_wonders_on_offer_say_what_they_do() -> None:
    s = first_game().set("offer cultural", "stonehenge").at("turn p1 focus").state
    assert "When you place a control token on hills" in " ".join(table(s, width=80).split())


def test_possessions_and_dials_are_told() -> None:
    t = (
        first_game()
        .set("resources p1 oil", "2")
        .set("dial p1", "7")
        .set("cards p1", "joint_war-green")
    )
    text = table(t.set("event_dial", "trade").set("direction", "2").at("turn p1 focus").state)
    assert "tech 7/24 (next card at 10)" in text
    assert "has Oil ×2" in text
    assert "diplomacy Joint War" in text
    assert "[Trade]" in text
    assert "→5 ↘6 ↙1" in text


def test_a_table_speaks_german() -> None:
    text = table(LATE[4], lang="de")
    for words in (
        "Siegkarten",
        "Weltwunder in der Auslage",
        "Fokusreihen",
        "Stadtstaat",
        "w3 Wald",
    ):
        assert words in text


def test_a_narrow_table_lists_focus_rows_in_lines() -> None:
    text = table(first_game().at("turn p1 focus").state, width=80)
    assert "1 Astrology I · 2 Foreign Trade I" in text


def test_a_spectator_sees_printed_costs() -> None:
    t = first_game().set("offer cultural", "stonehenge").set("leader p1", "egypt")
    s = t.set("cards p1", "egypt").at("turn p1 focus").state
    assert " 6  Marble" in table(s, 0)
    assert " 7  Marble" in table(s, -1)
    assert "(you)" not in table(s, -1)


def test_after_own_acts_only_the_map_is_shown_again() -> None:
    s = resolve(first_game(), "early_empire", 1).state
    brief = table(s, brief=True)
    assert ">16b" in brief
    assert "Siegkarten" not in brief
    assert "focus rows" not in brief
    assert table(first_game().at("turn p1 focus").state, brief=True) == ""


# Building the map


def test_tiles_are_drawn_as_they_are_laid() -> None:
    s, question = until("place_tile", {})
    text = table(s)
    assert "tiles to lay" in text
    laid = SeatTable(view(s, 0), s.rules, Say("en")).shown.view["parts"][0]["placed"]
    assert all(f"{tile}{letter} " in text for tile, *_ in laid for letter in "abcdefghij")
    assert all(f"{choice[1]} b 0" in text for choice in question.options)


def test_every_way_to_turn_a_tile_is_drawn() -> None:
    s, question = until("turn_tile", {})
    text = table(s)
    for at, choice in enumerate(question.options, 1):
        assert f"{at}: {question.facts[0]} {'ab'[choice[1]]} {choice[2]}" in text


def test_places_for_a_tile_are_numbered() -> None:
    s, question = until("lay_tile", {})
    text = table(s)
    assert all(f" #{at}" in text for at in range(1, len(question.options) + 1))


def test_before_the_map_the_leaders_are_told() -> None:
    s, _ = until("colour", {})
    assert s.rules.rows[_leader(s)].name in table(s).lower()


def _leader(s: State) -> int:
    return int(
        SeatTable(view(s, 0), s.rules, Say("en")).shown.view["parts"][0]["realms"][0]["leader"]
    )


# Choices


def _options(texts: Sequence[tuple[tuple[int, ...], str, str]]) -> list[Option]:
    return [
        Option(str(at), choice, notation, text)
        for at, (choice, notation, text) in enumerate(texts, 1)
    ]


def test_a_long_list_says_once_what_choices_share() -> None:
    spaces = [((30, at), f"place {at}", f"Lege auf {at} einen Marker") for at in range(5)]
    groups = grouped(_options([((0,), "pass", "Passe"), *spaces]))
    assert [group.head for group in groups] == ["", "Lege auf … einen Marker"]
    assert groups[1].items == ["0", "1", "2", "3", "4"]
    assert groups[1].notation == "place …"


def test_choices_that_differ_before_their_end_stay_apart() -> None:
    moves = [
        ((33, cart, at), f"move {cart} {at}", f"Move {cart} to {at}")
        for cart in (7, 8)
        for at in range(4)
    ]
    assert [group.head for group in grouped(_options(moves))] == ["Move 7 to …", "Move 8 to …"]


def test_notes_tell_what_a_choice_names() -> None:
    t = first_game().set("offer cultural", "stonehenge").at("turn p1 focus")
    asked = t.state.asked[0]
    board = SeatTable(view(t.state, 0), t.rules, Say("en"), asked)
    assert notes(board, asked.options, False)[2] == "(Masonry)"
    place = (t.rules.verbs[30].number, t.rules.kinds["space"].parse("16a"))
    assert notes(board, [place], False) == ["(grassland, capital (Player 1))"]
    assert notes(board, [place], True) == ["g1 <1>"]


def test_notes_on_the_row_of_a_rival_name_its_cards() -> None:
    t = first_game().set(
        "row p2", "pottery", "astrology", "masonry", "early_empire", "foreign_trade"
    )
    s = t.at("turn p1 focus").state
    rob = next(verb.number for verb in s.rules.verbs.values() if verb.name == "rob")
    asked = Question(0, "rob", 2, ((rob, 0),), (1, 1))
    board = SeatTable(view(s, 0), s.rules, Say("en"), asked)
    assert notes(board, asked.options, False) == ["(Pottery)"]


@pytest.mark.parametrize("answer", ["5", "build 16i", "16i"])
def test_a_space_is_enough_where_it_tells_what_is_meant(answer: str) -> None:
    out = run(*GAME, "--seats", "you,random", typed=f"focus 5\n{answer}\n").out
    assert "Player 1 builds a city in 16i." in out


def test_a_space_that_cannot_be_chosen_is_refused_with_the_rule() -> None:
    out = run(*GAME, "--seats", "you,random", typed="focus 4\nwhy 12c\n12c\n").out
    assert out.count("You may not do this: Place a control token in 12c.") == 2
    assert "nd.culture" in out


# Whole games


def test_a_game_is_finished_by_typing(tmp_path: Path) -> None:
    """The last moves of a game, in turn by number and in notation."""
    match, lines = _nearly_over(tmp_path / "late.json")
    ran = run(
        "play", "--load", tmp_path / "late.json", "--seats", "you,you", typed="\n".join(lines)
    )
    assert "The game is over" in ran.out
    assert match.outcome is not None
    assert Say("en").game(match.rules).outcome(match.rules, match.outcome) in ran.out


def _nearly_over(path: Path, left: int = 25) -> tuple[Match, list[str]]:
    """Play a game at random; save it shortly before its end and return the rest as typed."""
    rules, dice = build("new-dawn", (), FIRST_GAME), Seeded(2)
    whole, match = (Match.new(rules, 2, dice_seed(2, "new-dawn")) for _ in range(2))
    moves: list[tuple[Question, tuple[int, ...]]] = []
    typed: list[str] = []
    while whole.outcome is None:
        question = whole.state.asked[0]
        choice = pick(question, dice)
        moves.append((question, choice))
        line = _typed(rules, question, choice, len(moves) % 2 == 0)
        # What leaves something unused is asked for once more.
        again = choice in leaves(whole.state, question)
        typed.append(f"{line}\n{line}" if again else line)
        whole.play(question.seat, choice)
    for question, choice in moves[:-left]:
        match.play(question.seat, choice)
    export_match(match, path)
    return whole, typed[-left:]


def _typed(rules: Rules, question: Question, choice: tuple[int, ...], number: bool) -> str:
    listed = options_of(question, rules, Say("en"))
    option = next(at for at in listed if at.choice == choice)
    return option.label if number else option.notation

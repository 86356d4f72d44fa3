"""Pictures of A New Dawn: everything on the table is there, once, and can be read."""

from __future__ import annotations

import pytest

from tests.drawing.pictures import SVG, outside, part, played, read, texts, titles
from tests.games.new_dawn.kit import first_game
from ziggurat.api import Seeded, State, pick, play, view
from ziggurat.drawing import draw, draw_svg
from ziggurat.drawing.palette import SEATS
from ziggurat.match.codec import encode
from ziggurat.words import Words

LATE = {seats: played("new-dawn", seats, 500, map="first-game") for seats in (2, 3, 4)}
BUILDING = played("new-dawn", 3, 30)


def labels(s: State) -> list[str]:
    return [s.rules.kinds["space"].write(space[0]) for space in part(s)["spaces"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_space_has_a_label_and_a_title(seats: int, lang: str) -> None:
    svg = draw(LATE[seats], 0, lang).svg
    named = [title.partition(":")[0] for title in titles(svg)]
    written = texts(svg)
    for label in labels(LATE[seats]):
        assert named.count(label) == 1
        assert written.count(label) == 1


@pytest.mark.parametrize("s", [*LATE.values(), BUILDING], ids=["2", "3", "4", "building"])
def test_a_picture_needs_nothing_from_outside(s: State) -> None:
    assert outside(draw(s).svg) == []


def test_the_same_position_gives_the_same_picture() -> None:
    first = draw(played("new-dawn", 2, 300, map="first-game"), 1).svg
    assert first == draw(played("new-dawn", 2, 300, map="first-game"), 1).svg


def test_all_that_is_used_by_name_is_there() -> None:
    root = read(draw(LATE[4]).svg)
    ids = [at.get("id") for at in root.iter() if at.get("id")]
    used = {at.get("href", "")[1:] for at in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("fact", "values", "told"),
    [
        ("control p1", ["4b"], "4b: hills 2, control token (Player 1)"),
        ("reinforced p1", ["4b"], "4b: hills 2, reinforced control token (Player 1)"),
        ("cities p2", ["11a", "4b"], "4b: hills 2, city (Player 2)"),
        ("caravans p1", ["4b"], "4b: hills 2, caravan (Player 1)"),
        ("barbarian C", ["4b"], "4b: hills 2, barbarian C"),
        ("resource oil", ["4b"], "4b: hills 2, Oil"),
        ("wonder_at petra", ["4b"], "4b: hills 2, Petra"),
        ("natural_tokens", ["4a"], "4a: natural wonder 5, Grand Mesa"),
        ("city_state_tokens", ["14d"], "14d: grassland 1, Geneva"),
    ],
)
def test_a_title_tells_what_lies_there(fact: str, values: list[str], told: str) -> None:
    bare = first_game().at("turn p1 focus").state
    t = first_game()
    if fact == "reinforced p1":
        t.set("control p1", *values)
    s = t.set(fact, *values).at("turn p1 focus").state
    assert told in titles(draw(s).svg)
    known = fact in ("natural_tokens", "city_state_tokens")
    assert (told in titles(draw(bare).svg)) == known


def test_a_mature_capital_is_called_so() -> None:
    t = first_game().set("control p1", "16b", "16c", "16d", "16e", "16f", "16g")
    told = "16a: grassland 1, capital (Player 1), mature"
    assert told in titles(draw(t.at("turn p1 focus").state).svg)


def test_pieces_have_the_colour_and_the_shape_of_their_seat() -> None:
    t = first_game().set("colour p1", "orange").set("control p1", "4b").set("control p2", "4i")
    svg = draw(t.at("turn p1 focus").state).svg
    fills = [at.get("fill") for at in read(svg).iter() if at.get("r") == "14"]
    assert {SEATS[2], SEATS[1]} <= set(fills)
    assert SEATS[0] not in svg


def test_rows_cards_and_progress_are_told() -> None:
    t = first_game().set("leader p1", "rome").set("offer cultural", "stonehenge")
    t.set("cities p1", "16a", "4b", "4i").set("tokens_on_card p1 3", "geneva")
    svg = draw(t.at("turn p1 focus").state, 0).svg
    for words in ("Rome (Trajan) · Player 1", "Masonry", "Stonehenge", "Civilized", "3/8", "Gen"):
        assert words in texts(svg)
    assert "3: Masonry, military I" in titles(svg)


def test_a_slot_that_counts_as_another_says_so() -> None:
    data = encode(view(LATE[2], 0))
    data["parts"][0]["realms"][0]["values"] = [1, 4, 3, 4, 5]
    assert "2 → 4" in texts(draw_svg(LATE[2].rules, data, Words("en", "new_dawn")))


def test_while_the_map_is_built_tiles_and_hands_are_shown() -> None:
    svg = draw(BUILDING, 0, "de").svg
    assert "Der Spielplan wird gebaut" in texts(svg)
    laid = [tile for tile, *_ in part(BUILDING)["placed"]]
    assert all(f"{tile}j" in texts(svg) for tile in laid)
    held = [tile for hand in part(BUILDING)["hands"] for tile in hand]
    assert all(f"{tile}{side}" in texts(svg) for tile in held for side in "AB")


def test_before_anything_is_laid_there_is_a_picture_too() -> None:
    assert read(draw(played("new-dawn", 2, 0)).svg).tag == f"{SVG}svg"


def test_a_finished_game_can_be_drawn() -> None:
    s, dice = played("new-dawn", 2, 0, map="first-game"), Seeded(2)
    while s.outcome is None:
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
    assert labels(s)[0] in texts(draw(s).svg)

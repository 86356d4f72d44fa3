"""Pictures of any game: what they are, who draws them, what they must not show."""

from __future__ import annotations

import pytest

from tests.drawing.pictures import SVG, outside, played, read, texts
from ziggurat.api import Match, build, view
from ziggurat.cli.setting import dice_seed
from ziggurat.drawing import Picture, draw, draw_svg
from ziggurat.drawing.svg import fitted, number, tag, width_of, words, wrapped
from ziggurat.match.codec import encode
from ziggurat.words import Words, WordsError

MARKET = played("template", 3, 40, ("festival",))


def test_a_notebook_shows_a_picture() -> None:
    picture = draw(MARKET, 0)
    assert isinstance(picture, Picture)
    assert read(picture._repr_svg_()).tag == f"{SVG}svg"


def test_a_match_is_drawn_as_its_state_is() -> None:
    match = Match.new(build("template"), 2, dice_seed(7, "template"))
    assert draw(match, 0).svg == draw(match.state, 0).svg


@pytest.mark.parametrize(("lang", "word"), [("en", "Night"), ("de", "Nacht")])
def test_the_market_shows_stalls_and_nights(lang: str, word: str) -> None:
    svg = draw(MARKET, 0, lang).svg
    assert outside(svg) == []
    assert any(text.startswith(word) for text in texts(svg))
    names = [Words(lang, "template").value(MARKET.rules, "seat", seat) for seat in range(3)]
    assert all(any(text.startswith(name) for text in texts(svg)) for name in names)


def test_a_seat_sees_its_own_tricks_only() -> None:
    own = encode(view(MARKET, 1))["parts"][0]["seats"][1]["hand"]
    assert own
    name = Words("en", "template").row(MARKET.rules, own[0])
    assert name in texts(draw(MARKET, 1).svg)
    tricks = [
        Words("en", "template").row(MARKET.rules, row) for row in MARKET.rules.families["trick"]
    ]
    assert not set(tricks) & set(texts(draw(MARKET).svg))


def test_a_game_without_a_drawing_is_drawn_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.drawing.picture.found_module", lambda name: None)
    svg = draw_svg(MARKET.rules, encode(view(MARKET, 1)), Words("en", "template"))
    assert {"trick_deck", "coins", "seats 1"} <= set(texts(svg))
    assert outside(svg) == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(WordsError, match="fr"):
        draw(MARKET, 0, "fr")


# How SVG is written


def test_numbers_are_short_and_the_same_everywhere() -> None:
    assert [number(at) for at in (1, 1.5, 1 / 3, -0.001, 20)] == ["1", "1.5", "0.33", "0", "20"]


def test_signs_are_escaped() -> None:
    assert words(0, 0, "a < b & c") == (
        '<text x="0" y="0" font-size="12" fill="#2B2620">a &lt; b &amp; c</text>'
    )
    assert tag("g", id='"x"', class_="a") == '<g id=\'"x"\' class="a"/>'


def test_texts_are_fitted_and_wrapped() -> None:
    assert fitted("short", 100, 12) == "short"
    cut = fitted("a text that is far too long", 60, 12)
    assert cut.endswith("…")
    assert width_of(cut, 12) <= 60
    lines = wrapped("one two three four five six", 60, 12, 2)
    assert len(lines) == 2
    assert all(width_of(line, 12) <= 60 for line in lines)
    assert wrapped("", 60, 12, 2) == []

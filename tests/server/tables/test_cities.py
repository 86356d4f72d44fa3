"""Cities of The Board Game as the page is sent them: sums add up, cards are what the rules list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from ziggurat import api
from ziggurat.kernel.choice import PASS
from ziggurat.match.match import Match
from ziggurat.server.tables import position

Data = dict[str, Any]
# How far games are played, and how often they are looked at.
ENTRIES: Final = 700
EVERY: Final = 9


@lru_cache
def looked_at() -> list[tuple[int, Data]]:
    """Positions of random games with the seat that is asked, as that seat is sent them."""
    return [found for seed in (3, 4) for found in _played(seed)]


def _played(seed: int) -> Iterator[tuple[int, Data]]:
    match = Match.new(api.build("board-game"), 2, bytes([seed] * 32))
    dice = api.Seeded(seed)
    while match.outcome is None and match.next_entry < ENTRIES:
        question = match.state.asked[0]
        cities = question.topic in ("city_management", "city_action", "produce", "capital")
        if cities or match.next_entry % EVERY == 0:
            yield question.seat, position(match, "0123456789abcdef", question.seat)
        match.play(question.seat, api.pick(question, dice))


def test_production_is_the_sum_of_its_items() -> None:
    for _, shown in looked_at():
        for own in shown["table"]["seats"]:
            for city in own["cities"]:
                squares = sum([production for _, _, production, _, _ in city["yields"]])
                added = sum([amount for _, amount in city["adds"]])
                assert squares + added == city["production"]


def test_a_card_without_a_reason_is_a_listed_choice() -> None:
    acting = [
        (shown, offer)
        for _, shown in looked_at()
        for offer in shown["table"]["offers"]
        if offer["enter"] is None
    ]
    assert acting
    for shown, offer in acting:
        cards = [card for group in offer["groups"] for card in group["cards"]]
        free = {tuple(card["choice"]) for card in cards if "why" not in card}
        options = {tuple(choice) for choice in shown["questions"][0]["options"]}
        assert free == options - {(PASS,)}


def test_a_city_that_waits_is_offered_what_it_will_be_asked() -> None:
    found = [
        shown for _, shown in looked_at() if shown["questions"][0]["topic"] == "city_management"
    ]
    entries = [offer["enter"] for shown in found for offer in shown["table"]["offers"]]
    assert entries
    for shown in found:
        listed = {tuple(choice) for choice in shown["questions"][0]["options"]}
        assert {tuple(offer["enter"]) for offer in shown["table"]["offers"]} <= listed


def test_places_for_a_capital_tell_what_is_around() -> None:
    for _, shown in looked_at():
        question = shown["questions"][0]
        if question["topic"] == "capital":
            squares = {str(choice[1]) for choice in question["options"]}
            assert set(shown["table"]["sites"]) == squares
            assert all([len(site["around"]) == 8 for site in shown["table"]["sites"].values()])


def test_who_watches_is_offered_nothing() -> None:
    match = Match.new(api.build("board-game"), 2, bytes([3] * 32))
    table = position(match, "0123456789abcdef", -2)["table"]
    assert (table["offers"], table["sites"]) == ([], {})

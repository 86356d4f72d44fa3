"""Winning: markers beside victory cards, the moment of the check, and ties."""

import pytest

from tests.games.new_dawn.kit import first_game, realm, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from tools.goldens import FOLDER, read
from ziggurat import api
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.victory import wonders_of
from ziggurat.match.notation import parse_move

THREE = ("civilized-moneygrubber", "explorer-aesthetic", "technophile-scholarly")
SHORE = ("1c", "1d", "1e", "2b", "2c", "2d", "4c", "4d", "6b", "6c", "6d", "12b", "12c", "12d")


def cards(seats: int = 2) -> Position:
    """A first game with three victory cards."""
    return first_game(seats).set("victory", *THREE)


def marked(t: Position, *seats: str) -> Position:
    """Give seats a marker beside every victory card."""
    for seat in seats:
        t.set(f"claims {seat}", *t.fact("victory"))
    return t


def claims(t: Position, agenda: str) -> int:
    """How often p1 was told of a completed agenda."""
    told = f"claimed {t.rules.kinds['agenda'].parse(agenda)}"
    return len([entry for entry in t.heard("p1") if entry.startswith(told)])


# Completing victory cards


@rule("nd.victory.goal")
def test_every_victory_card_must_be_completed() -> None:
    t = cards().set("claims p1", *THREE[:2]).at("turn p1 victory check")
    assert t.winners() == []
    assert t.asked() == ["p1 focus"]
    t = marked(cards(), "p1").at("turn p1 victory check")
    assert t.winners() == ["p1"]
    assert t.asked() == []


@rule("nd.victory.goal")
def test_the_outcome_counts_completed_cards() -> None:
    t = marked(cards(), "p1").set("claims p2", THREE[0]).at("turn p1 victory check")
    assert t.scores() == [3, 1]
    assert t.state.outcome is not None
    assert t.state.outcome.by == "agendas"


@rule("nd.optional.epic_goal")
def test_the_epic_game_asks_for_all_four_cards() -> None:
    for markers, winners in ((3, []), (4, ["p1"])):
        t = Position("new-dawn", options={"length": "epic"})
        t.set("victory", *THREE, "warmonger-paranoid")
        t.set("claims p1", *t.fact("victory")[:markers]).at("turn p1 victory check")
        assert t.winners() == winners


@rule("nd.victory.marker")
def test_a_completed_card_takes_a_control_token_as_marker() -> None:
    t = cards().set("dial p1", "23")
    assert realm(t).tokens_left == 31
    resolve(t, "astrology", 1).play("p1 spend 0")
    assert t.fact("claims p1") == ["technophile-scholarly"]
    assert realm(t).tokens_left == 30
    assert claims(t, "technophile") == 1


@rule("nd.victory.marker_stays")
def test_a_marker_stays_when_the_agenda_is_no_longer_fulfilled() -> None:
    t = cards().set("control p1", *SHORE).set("turns", "2").set("event_dial", "quiet")
    t.set("barbarian D", "16c").at("turn p1 focus").play("p1 focus 4", "p1 place 16b", "p1 pass")
    assert t.fact("claims p1") == ["explorer-aesthetic"]
    t.play("p2 focus 1", "p2 pass", "nature roll 6")
    assert "16b" not in t.fact("control p1")
    assert t.fact("claims p1") == ["explorer-aesthetic"]


@rule("nd.victory.once_per_card")
def test_the_other_agenda_of_a_completed_card_gives_nothing() -> None:
    t = cards().set("cities p1", "12g").set("claims p1", "technophile-scholarly")
    t.set("wonder_at pyramids", "16a").set("wonder_at kremlin", "12g").set("dial p1", "23")
    resolve(t, "astrology", 1).play("p1 spend 0")
    assert t.fact("claims p1") == ["technophile-scholarly"]
    assert realm(t).tokens_left == 30
    assert claims(t, "technophile") == claims(t, "scholarly") == 0


@rule("nd.victory.once_per_card")
def test_a_second_capital_defeated_gives_nothing() -> None:
    t = first_game().set("victory", "warmonger-paranoid").set("claims p1", "warmonger-paranoid")
    resolve(t.set("control p1", "11b"), "masonry", 5)
    t.play("p1 attack 11a", "nature roll 6", "nature roll 1")
    assert any(entry.startswith("capital_defeated") for entry in t.heard("p1"))
    assert claims(t, "warmonger") == 0


# The moment of completion


@rule("nd.victory.claim_moment")
def test_an_agenda_is_completed_in_the_turn_of_a_rival() -> None:
    t = first_game().set("victory", "warmonger-paranoid", "populous-preservationist")
    around = ("13h", "13i", "14b", "14h", "14j", "12i", "12j", "16b", "4a", "4d", "4f", "15i")
    t.set("cities p2", "13j", "14i", "16i", "4e").set("control p2", *around, *capital_land())
    t.set("natural_tokens", "1a", "2a", "13a").set("naturals p2", "grand_mesa")
    # A token of p1 on 12f makes 13j mature for p2, who holds that card of p1's.
    t.set("cards p2", "open_borders-blue").set("cities p1", "12g")
    resolve(t, "early_empire", 2).play("p1 place 12f")
    assert t.fact("claims p2") == ["populous-preservationist"]


def capital_land() -> list[str]:
    """The land around p2's capital."""
    return [f"11{letter}" for letter in "bcdefg"]


@rule("nd.victory.claim_moment")
def test_an_agenda_is_completed_during_an_event() -> None:
    t = cards().set("dial p2", "24").set("turns", "2").set("event_dial", "quiet")
    t.set("control p1", "4h").at("turn p1 event")
    assert t.fact("claims p2") == []
    # Barbarian D destroys the token on 4h, and that is a step.
    t.play("nature roll 1")
    assert t.fact("claims p2") == ["technophile-scholarly"]


@rule("nd.victory.claim_mid_effect")
def test_agendas_are_tested_after_each_token_of_a_card() -> None:
    t = resolve(cards().set("control p1", *SHORE), "early_empire", 5).play("p1 place 16b")
    assert t.asked() == ["p1 place_tokens"]
    assert t.fact("claims p1") == ["explorer-aesthetic"]


@rule("nd.victory.claim_mid_effect")
def test_agendas_are_tested_once_an_attack_is_over() -> None:
    t = first_game().set("victory", "warmonger-paranoid").set("control p1", "11b")
    resolve(t.set("trade p2 1", "2"), "masonry", 5)
    t.play("p1 attack 11a", "nature roll 6", "nature roll 1", "p1 rob 1")
    assert t.fact("claims p1") == []
    t.play("p1 pass", "p1 put 2")
    assert t.fact("claims p1") == ["warmonger-paranoid"]


def covered(t: Position, count: int) -> list[str]:
    """Land for that many control tokens, away from the capitals."""
    g, label = table(t.state), t.rules.kinds["space"].write
    taken = sum([1 << at for at in g.barbarians if at >= 0]) | g.city_states | g.natural
    free = [at for at in range(130) if g.board.land & ~taken & 1 << at]
    return [label(at) for at in free if at not in range(100, 110)][:count]


@rule("nd.victory.marker_supply")
def test_without_an_unused_token_a_card_is_completed_all_the_same() -> None:
    t = cards().set("dial p1", "23")
    t.set("control p1", *covered(t, 31)).set("claims p1", "explorer-aesthetic")
    resolve(t, "astrology", 1).play("p1 spend 0")
    assert t.fact("claims p1") == ["explorer-aesthetic", "technophile-scholarly"]
    assert (len(t.fact("control p1")), realm(t).tokens_left) == (31, 0)


@rule("nd.victory.marker_supply", "nd.component.limit")
def test_a_marker_without_a_token_does_not_bring_more_tokens_on_the_map() -> None:
    t = cards()
    t.set("control p1", *covered(t, 31)).set("claims p1", "explorer-aesthetic")
    resolve(t, "early_empire", 5)
    assert t.refused("p1 place 16b") == "nd.component.limit"


@rule("nd.victory.marker_supply", "nd.culture.no_token_left_general")
def test_a_card_without_a_marker_swallows_no_token_later() -> None:
    t = cards().set("control p2", "16b").set("reinforced p2", "16c")
    own = covered(t, 31)
    t.set("control p1", *own).set("claims p1", "explorer-aesthetic")
    resolve(t, "mass_media", 1).play("p1 pass", "p1 strike 16b")
    t.play(f"p1 lift {own[0]}")
    assert "16b" in t.fact("control p1")
    assert len(t.fact("control p1")) == 31


# The check


@rule("nd.victory.check_moment")
def test_the_check_waits_for_the_first_players_turn() -> None:
    t = cards().set("claims p1", *THREE[:2]).set("dial p1", "23").set("turns", "1")
    resolve(t, "astrology", 1).play("p1 spend 0", "p1 pass")
    assert t.fact("claims p1") == list(THREE)
    assert t.asked() == ["p2 focus"]
    t.play("p2 focus 1", "p2 pass")
    assert t.winners() == ["p1"]


@rule("nd.victory.check_moment")
def test_nobody_else_wins_at_the_start_of_a_turn() -> None:
    t = marked(cards(3).set("first", "p3"), "p1", "p2").at("turn p1 event")
    assert t.asked() == ["p1 focus"]


@rule("nd.victory.check_after_event")
def test_the_event_comes_before_the_check() -> None:
    t = cards().set("turns", "2").set("event_dial", "quiet").set("dial p2", "24")
    t.set("claims p2", *THREE[:2]).set("control p1", "4h").at("turn p1 event")
    assert t.asked() == ["nature barbarian_die"]
    # Barbarian D destroys a token: a step, after which p2's last agenda is found fulfilled.
    assert t.play("nature roll 1").winners() == ["p2"]


@rule("nd.victory.check_before_start_effects")
def test_the_check_comes_before_abilities_at_the_start_of_the_turn() -> None:
    t = cards().set("wonder_at hanging_gardens", "16a").at("turn p1 victory check")
    assert "p1 use hanging_gardens" in t.options()
    t = marked(cards(), "p2").set("wonder_at hanging_gardens", "16a").at("turn p1 victory check")
    assert t.winners() == ["p2"]


@rule("nd.victory.equal_turns")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_everybody_has_had_as_many_turns(first: str) -> None:
    t = cards(3).set("claims p2", *THREE[:2]).set("dial p2", "23").set("first", first)
    begun = (1 - ("p1", "p2", "p3").index(first)) % 3 + 1
    resolve(t.set("turns", str(begun)), "astrology", 1, "p2").play("p2 spend 0", "p2 pass")
    while not t.winners():
        seat = t.asked()[0].split(" ")[0]
        t.play(f"{seat} focus 1", f"{seat} pass")
    assert t.winners() == ["p2"]
    assert t.fact("turns") == ["3"]


# Ties


@component("tie_breaker.wonders")
@rule("nd.victory.tie_wonders")
def test_of_several_who_qualify_the_most_wonders_win() -> None:
    t = marked(cards(3), "p1", "p2").set("control p1", *SHORE)
    t.set("wonder_at petra", "11a").set("cities p3", "13g", "13c")
    for name, space in (("oracle", "7a"), ("colossus", "13g"), ("big_ben", "13c")):
        t.set(f"wonder_at {name}", space)
    assert t.at("turn p1 victory check").winners() == ["p2"]


@component("tie_breaker.spaces")
@rule("nd.victory.tie_spaces")
@pytest.mark.parametrize("wonders", [0, 1])
def test_with_equal_wonders_the_most_friendly_spaces_win(wonders: int) -> None:
    t = marked(cards(), "p1", "p2").set("control p1", *SHORE[4:])
    # 14 spaces of p1, four of them cities, against 12 of p2 with the capital alone.
    t.set("cities p1", "13g", "13c", "14h").set("control p2", *SHORE[:4], "13b", "13d", "13e")
    t.set("control p2", *t.fact("control p2"), "13f", "13h", "12f", "16c")
    for name, space in (("petra", "16a"), ("oracle", "11a"))[: 2 * wonders]:
        t.set(f"wonder_at {name}", space)
    assert t.at("turn p1 victory check").winners() == ["p1"]


@rule("nd.victory.tie_final")
def test_who_is_equal_in_both_shares_the_victory() -> None:
    t = marked(cards(3), "p1", "p3").set("control p2", *SHORE).at("turn p1 victory check")
    assert t.winners() == ["p1", "p3"]
    t = marked(cards(3), "p1", "p2", "p3").set("control p2", "13g").at("turn p1 victory check")
    assert t.winners() == ["p2"]


@rule("nd.victory.tie_wonders", "nd.victory.tie_spaces", "nd.victory.tie_final")
@pytest.mark.parametrize("name", ["tie_by_wonders", "tie_by_spaces", "shared_win"])
def test_whole_games_end_in_each_kind_of_tie(name: str) -> None:
    golden, moves = read((FOLDER / "new_dawn" / f"{name}.game").read_text("utf-8"))
    s = golden.begin()
    for move in moves:
        seat, choice = parse_move(s.rules, move.text)
        api.play(s, seat, choice)
    wonders = [wonders_of(table(s), seat).bit_count() for seat in (0, 1)]
    spaces = [friendly(own).bit_count() for own in table(s).realms]
    assert [own.claims.bit_count() for own in table(s).realms] == [3, 3]
    assert (wonders[0] == wonders[1]) == (name != "tie_by_wonders")
    assert (spaces[0] == spaces[1]) == (name == "shared_win")

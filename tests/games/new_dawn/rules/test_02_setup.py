"""Setup: leaders and colours, focus rows, the populated map, the dials and the decks."""

import pytest

from tests.games.new_dawn.kit import first_game, realm, seen
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.content.wonders_scientific import TakeCards
from ziggurat.games.new_dawn.diplomacy.cards import TakeCard
from ziggurat.games.new_dawn.ids import (
    FIRST_WONDER,
    FOCUS_TYPES,
    LOCKED,
    NOWHERE,
    ON_CARD,
    RESOURCES,
    WONDER_TYPES,
)
from ziggurat.games.new_dawn.masks import bit, members
from ziggurat.games.new_dawn.rows import CityState, FocusCard
from ziggurat.games.new_dawn.setup.lay_out import populate_map
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.view import TableView
from ziggurat.games.new_dawn.wonders.wonders import RevealWonder
from ziggurat.lib.vec import put

SEATS = ("p1", "p2", "p3", "p4")
REVEALED = ("stonehenge", "colossus", "oracle", "petra")
DRAWN = ("civilized-moneygrubber", "explorer-aesthetic", "technophile-scholarly")
DEALS = ("nature deal rome", "nature deal egypt", "nature deal france", "nature deal japan")


def begun(seats: int = 2, length: str = "usual") -> Position:
    """A first game up to its first player, p2."""
    t = Position("new-dawn", seats, options={"map": "first-game", "length": length}).start()
    return t.play(*DEALS[:seats], "nature seat p2")


def laid_out(seats: int = 2) -> Position:
    """A first game up to its first turn."""
    t = begun(seats).play("p2 point 3", *[f"nature reveal {name}" for name in REVEALED])
    return t.play(*[f"nature card {name}" for name in DRAWN])


# Leaders and colours


@rule("nd.setup.leader_random")
def test_leaders_are_dealt_at_random() -> None:
    t = Position("new-dawn", 3).start()
    leaders = [t.rules.rows[leader].name for leader in t.rules.families["leader"]]
    assert t.odds() == {f"deal {name}": 1 for name in leaders}
    t.play("nature deal rome")
    assert t.odds() == {f"deal {name}": 1 for name in leaders if name != "rome"}
    t.play("nature deal egypt", "nature deal japan")
    assert [t.fact(f"leader {seat}") for seat in SEATS[:3]] == [["rome"], ["egypt"], ["japan"]]


@rule("nd.setup.colour_choice")
def test_everybody_chooses_a_colour_that_is_left() -> None:
    t = Position("new-dawn", 3).start().play(*DEALS[:3])
    assert t.asked() == ["p1 colour"]
    t.play("p1 colour red")
    assert t.refused("p2 colour red") == "nd.setup.colour_choice"
    t.play("p2 colour blue")
    assert t.options() == ["p3 colour green", "p3 colour orange"]
    t.play("p3 colour orange")
    assert [t.fact(f"colour {seat}") for seat in SEATS[:3]] == [["red"], ["blue"], ["orange"]]


@rule("nd.setup.colour_set")
def test_everybody_has_all_pieces_of_a_colour() -> None:
    t = laid_out(4)
    for number, seat in enumerate(SEATS):
        own = realm(t, seat)
        assert (own.cities_left, len(own.cities), len(own.caravans)) == (7, 1, 3)
        assert own.tokens_left == 31
        assert len(own.row) + table(t.state).realms[number].deck.bit_count() == 20


@rule("nd.setup.colour_set")
def test_everybody_gives_out_the_diplomacy_cards_of_the_own_colour() -> None:
    t = first_game().set("colour p2", "orange").at("turn p1 focus", TakeCard(0, 1))
    kinds = ("joint_war", "defensive_pact", "embassy", "open_borders")
    assert t.options() == ["p1 pass", *[f"p1 take {kind}-orange" for kind in kinds]]


@rule("nd.setup.tech_dial_zero")
def test_every_tech_dial_begins_at_nothing() -> None:
    t = laid_out(4)
    assert [t.fact(f"dial {seat}") for seat in SEATS] == [["0"]] * 4


# Focus rows


@rule("nd.setup.focus_level_one", "nd.setup.focus_order")
def test_the_row_is_the_five_cards_of_level_one_in_the_leaders_order() -> None:
    t = laid_out()
    rome = ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
    assert t.fact("row p1") == rome
    assert t.fact("row p2") == ["astrology", "foreign_trade", "pottery", "masonry", "early_empire"]
    cards = [t.rules.rows[card] for card in realm(t).row]
    assert [card.level for card in cards if isinstance(card, FocusCard)] == [1] * 5


@rule("nd.setup.focus_deck")
def test_the_other_fifteen_cards_are_chosen_never_drawn() -> None:
    t = laid_out()
    assert table(t.state).realms[0].deck.bit_count() == 15
    t = first_game().set("dial p1", "2").at("turn p1 focus").play("p1 focus 1", "p1 spend 0")
    assert t.asked() == ["p1 gain_card"]
    second = ("mathematics", "currency", "iron_working", "drama_and_poetry", "animal_husbandry")
    gains = [f"p1 gain {slot + 1} {card}" for slot, card in enumerate(second)]
    assert t.options() == ["p1 pass", *gains]


@rule("nd.setup.caravan")
def test_one_caravan_is_on_the_card_and_two_wait() -> None:
    t = laid_out(3)
    assert [realm(t, seat).caravans for seat in SEATS[:3]] == [(ON_CARD, LOCKED, LOCKED)] * 3


# The map

# A second transcription of the icons: what lies on which space of a tile's side.
ICONS = {
    "1a": "torres_del_paine a, A g, marble i",
    "1b": "cliffs_of_dover a, A e",
    "2a": "mt_everest a, B i",
    "2b": "crater_lake b, diamond d",
    "3a": "marble d, C h, oil i",
    "3b": "C a, oil e, mercury j",
    "4a": "grand_mesa a, D i, mercury j",
    "4b": "galapagos_islands a, D j",
    "5a": "diamond d, oil h",
    "5b": "mercury a, E h",
    "6a": "military circle e",
    "6b": "culture diamond e, marble j",
    "7a": "mercury j",
    "7b": "diamond h",
    "8a": "mercury d, diamond h",
    "8b": "mercury c",
    "9a": "diamond j",
    "9b": "oil h",
    "10a": "oil g, F h",
    "10b": "F a, diamond c, marble f",
    "11a": "diamond f, G j",
    "11b": "marble i",
    "12a": "industry circle a, mercury h",
    "12b": "mercury d, science diamond f, H j",
    "13a": "mt_kilimanjaro a",
    "13b": "pantanal a, diamond h",
    "14a": "science circle d, marble i",
    "14b": "culture circle g, oil j",
    "15a": "industry diamond a, marble g, I h",
    "15b": "oil e, I g, military diamond j",
    "16a": "oil d",
    "16b": "marble i",
}


def populated(side: str) -> Position:
    """A map of one tile with its tokens."""
    t = Position("new-dawn")
    table(t.state).board = laid(t.rules, ((int(side[:-1]), "ab".index(side[-1]), 0, 0, 0),), ())
    populate_map(t.state, 0)
    return t


def tokens(t: Position) -> dict[str, str]:
    """What lies on a map, by space."""
    g, label = table(t.state), t.rules.kinds["space"].write
    found = {at: kind for kind in RESOURCES for at in t.fact(f"resource {kind}")}
    found |= {at: letter for letter in "ABCDEFGHI" for at in t.fact(f"barbarian {letter}")}
    for space in members(g.natural):
        found[label(space)] = g.rules.rows[g.board.icons.naturals[space]].name
    for space in members(g.city_states):
        state = g.rules.rows[g.board.icons.city_states[space]]
        assert isinstance(state, CityState)
        found[label(space)] = f"{FOCUS_TYPES[state.focus]} {('circle', 'diamond')[state.frame]}"
    return found


@rule("nd.setup.populate_icons", "nd.setup.populate_barbarian", "nd.setup.populate_citystate")
@pytest.mark.parametrize("side", ICONS)
def test_every_icon_gets_its_token(side: str) -> None:
    icons = [icon.rpartition(" ") for icon in ICONS[side].split(", ")]
    assert tokens(populated(side)) == {f"{side[:-1]}{at}": what for what, _, at in icons}


@rule("nd.setup.populate_citystate")
def test_type_and_frame_tell_the_city_states_apart() -> None:
    built = Position("new-dawn").rules
    rows = [built.rows[number] for number in built.families["city_state"]]
    states = [row for row in rows if isinstance(row, CityState)]
    assert len({(state.focus, state.frame) for state in states}) == 8
    assert [at.name for at in states if (at.focus, at.frame) == (3, 1)] == ["buenos_aires"]


@rule("nd.setup.citystate_cards")
def test_two_copies_of_a_city_states_card_can_be_taken() -> None:
    carthage = Position("new-dawn").rules.kinds["city_state"].parse("carthage")
    t = first_game(3).at("turn p1 focus", *[TakeCard(seat, carthage) for seat in (2, 1, 0)])
    t.play("p1 take carthage", "p2 take carthage")
    assert t.asked() == ["p1 focus"]
    assert [t.fact(f"cards {seat}") for seat in SEATS[:3]] == [["carthage"], ["carthage"], []]


@rule("nd.setup.citystate_cards_unused")
@pytest.mark.parametrize("absent", ["kumasi", "seoul", "mohenjo_daro", "kabul"])
def test_cards_of_city_states_off_the_map_cannot_be_taken(absent: str) -> None:
    carthage = Position("new-dawn").rules.kinds["city_state"].parse("carthage")
    t = first_game().at("turn p1 focus", TakeCards(0, 3), TakeCard(0, carthage))
    assert t.options() == ["p1 pass", "p1 take carthage"]
    assert t.refused(f"p1 take {absent}") == "nd.diplomacy.availability"
    t.play("p1 pass")
    assert t.refused(f"p1 take {absent}") == "nd.diplomacy.availability"


@rule("nd.setup.supply")
def test_what_is_not_on_the_map_is_the_supply() -> None:
    t = laid_out()
    counts = [len(t.fact(f"resource {kind}")) for kind in RESOURCES]
    assert counts == [3, 2, 1, 1]
    assert seen(t).supply == (5, 6, 7, 7)
    assert [realm(t, seat).trade for seat in SEATS[:2]] == [(0, 0, 0, 0, 0)] * 2


# First player and dials


@rule("nd.setup.first_player")
def test_the_first_player_is_drawn() -> None:
    t = Position("new-dawn", 3, options={"map": "first-game"}).start().play(*DEALS[:3])
    assert t.odds() == {"seat p1": 1, "seat p2": 1, "seat p3": 1}
    assert laid_out(3).fact("first") == ["p2"]
    assert laid_out(3).asked() == ["p2 focus"]


@rule("nd.setup.direction_token")
def test_the_first_player_turns_the_direction_token() -> None:
    t = begun()
    assert t.options() == [f"p2 point {turned}" for turned in range(6)]
    assert laid_out().fact("direction") == ["3"]


@rule("nd.setup.direction_token")
def test_the_direction_token_is_never_turned_again() -> None:
    t = laid_out()
    for seed in range(60):
        question = t.state.asked[0]
        api.play(t.state, question.seat, api.pick(question, api.Seeded(seed)))
    assert t.fact("direction") == ["3"]


@rule("nd.setup.event_pointer", "nd.setup.event_start_unresolved")
def test_the_event_dial_begins_on_an_unresolved_section() -> None:
    t = laid_out()
    assert t.fact("event_dial") == ["spawning"]
    assert not [told for told in t.heard("p1") if told.startswith(("event", "barbarian", "put"))]
    assert [t.fact(f"barbarian {at}") for at in "ABDGI"] == [
        ["1g"], ["2i"], ["4i"], ["11j"], ["15h"],
    ]  # fmt: skip


@rule("nd.setup.event_start_unresolved")
def test_nothing_is_spawned_before_the_first_turn() -> None:
    t = first_game().set("first", "p2")
    table(t.state).barbarians = put(table(t.state).barbarians, 3, NOWHERE)
    t.at("turn p2 event")
    assert t.fact("event_dial") == ["spawning"]
    assert t.fact("barbarian D") == []


# World wonders


def decks(seats: int) -> Position:
    """The wonder decks before a card is turned up."""
    t = first_game(seats)
    step = next(step for step in t.rules.flows["setup"] if step.name == "wonders")
    step.begin(t.state, 0)
    return t


def revealed(t: Position) -> list[int]:
    """The wonders turned up so far, as p1 was told."""
    told = [entry.split(" ") for entry in t.heard("p1")]
    return [int(words[1]) for words in told if words[0] == "wonder_revealed"]


@rule("nd.setup.wonder_piles", "nd.setup.wonder_deck_order")
@pytest.mark.parametrize(
    ("kind", "eras"),
    [
        (0, "hanging_gardens stonehenge, forbidden_city chichen_itza, "
            "sydney_opera_house eiffel_tower"),
        (1, "great_lighthouse colossus, machu_picchu great_zimbabwe, estadio_do_maracana big_ben"),
        (2, "oracle pyramids, potala_palace porcelain_tower, oxford_university kremlin"),
        (3, "petra terracotta_army, alhambra venetian_arsenal, pentagon ruhr_valley"),
    ],
)  # fmt: skip
def test_a_deck_holds_one_type_and_the_older_eras_come_first(kind: int, eras: str) -> None:
    t = decks(4).at("turn p1 focus", *[RevealWonder(kind)] * 6)
    for era in eras.split(", "):
        pair = era.split(" ")
        assert t.odds() == {f"reveal {name}": 1 for name in pair}
        # The other one of the era then comes for certain, without a draw.
        t.play(f"nature reveal {pair[0]}")
    turned_up = [t.rules.rows[number].name for number in revealed(t)]
    assert turned_up == eras.replace(",", "").split(" ")


@rule("nd.setup.wonder_two_players", "nd.setup.wonder_three_players")
@rule("nd.setup.wonder_four_players")
@pytest.mark.parametrize(("seats", "eras"), [(2, (1, 1, 2)), (3, (1, 2, 2)), (4, (2, 2, 2))])
def test_fewer_seats_play_with_fewer_wonders(seats: int, eras: tuple[int, ...]) -> None:
    assert table(decks(seats).state).decks == eras * 4


@rule("nd.setup.wonder_two_players", "nd.setup.wonder_deck_shuffle")
@pytest.mark.parametrize("first", ["stonehenge", "hanging_gardens"])
def test_with_two_seats_any_ancient_card_may_be_the_missing_one(first: str) -> None:
    t = decks(2).at("turn p1 focus", *[RevealWonder(0)] * 4)
    t.play(f"nature reveal {first}")
    assert t.odds() == {"reveal forbidden_city": 1, "reveal chichen_itza": 1}
    t.play("nature reveal chichen_itza")
    assert t.odds() == {"reveal sydney_opera_house": 1, "reveal eiffel_tower": 1}


@rule("nd.setup.wonder_faceup", "nd.setup.wonder_removed_hidden")
def test_only_the_top_cards_are_known() -> None:
    t = laid_out()
    assert [t.fact(f"offer {kind}") for kind in WONDER_TYPES] == [[name] for name in REVEALED]
    assert tuple(revealed(t)) == seen(t).offer
    assert seen(t).decks == (0, 1, 2) * 4


@rule("nd.setup.wonder_removed_hidden")
def test_nothing_tells_a_removed_card_from_one_that_is_to_come() -> None:
    t = decks(2).at("turn p1 focus", RevealWonder(0)).play("nature reveal stonehenge")
    hidden = table(t.state).hidden[0]
    assert hidden == bit(FIRST_WONDER)
    assert hidden.bit_count() > table(t.state).decks[0]
    assert "hidden" not in TableView.SPEC


@rule("nd.setup.wonder_tokens")
def test_no_wonder_token_is_on_the_map() -> None:
    t = laid_out()
    wonders = [t.rules.rows[number].name for number in t.rules.families["wonder"]]
    assert [t.fact(f"wonder_at {name}") for name in wonders] == [[]] * 24


# Victory cards


@rule("nd.setup.victory_cards")
def test_three_different_victory_cards_are_drawn() -> None:
    t = begun().play("p2 point 0", *[f"nature reveal {name}" for name in REVEALED])
    assert len(t.odds()) == 5
    t.play("nature card warmonger-paranoid")
    assert "card warmonger-paranoid" not in t.odds()
    t.play("nature card civilized-moneygrubber", "nature card populous-preservationist")
    assert t.asked() == ["p2 focus"]
    assert len(t.fact("victory")) == 3


@rule("nd.optional.epic")
def test_the_epic_game_has_four_victory_cards() -> None:
    t = begun(length="epic").play("p2 point 0", *[f"nature reveal {name}" for name in REVEALED])
    t.play(*[f"nature card {name}" for name in DRAWN])
    assert t.asked() == ["nature victory_card"]
    t.play("nature card warmonger-paranoid")
    assert t.asked() == ["p2 focus"]
    assert len(t.fact("victory")) == 4


@rule("nd.focus.row", "nd.setup.leader_random")
def test_before_leaders_are_dealt_no_slot_has_a_number() -> None:
    """A row without an owner is worth nothing yet: a client shows no slot numbers."""
    t = Position("new-dawn", 2, options={"map": "first-game"}).start()
    assert t.asked() == ["nature leader"]
    assert [own.values for own in seen(t).realms] == [(0, 0, 0, 0, 0)] * 2
    t.play(t.options()[0])
    assert [own.values for own in seen(t).realms] == [(1, 2, 3, 4, 5), (0, 0, 0, 0, 0)]

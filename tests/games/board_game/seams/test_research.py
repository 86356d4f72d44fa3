"""What an expansion can change about research: what is chosen there, and where techs lie."""

from typing import Final

from tests.games.board_game.kit import laid_out, row_of, state
from tests.games.board_game.seams.probe import despots_have, plays_on, rules_with
from tests.kit.table import Position
from ziggurat.build.build import Build
from ziggurat.games.board_game.reasons import TRADE_SHORT
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.moments import INSTEAD_OF_A_TECH, TECH_ROW
from ziggurat.games.board_game.research.phase import may_research, research_cost, spend_dial
from ziggurat.games.board_game.research.pyramid import may_learn, row_counts
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Adjust, Cue, Offer
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# A second tech for six trade more, in place of one tech

RESEARCH_TWO: Final = 200
SURCHARGE: Final = 6


def may_research_two(g: Table, seat: int, choice: Choice) -> int:
    """The reason why a seat cannot research two techs of level I at once."""
    if choice[0] != RESEARCH_TWO:
        return OTHER_QUESTION
    for tech in choice[1:]:
        reason = may_research(g, seat, tech)
        if reason != ALLOWED:
            return reason
    dear = g.trade[seat] < research_cost(g, seat, choice[1]) + SURCHARGE
    return TRADE_SHORT if dear else ALLOWED


def list_pairs(s: State, cue: Cue) -> list[Choice]:
    g = table(s)
    techs = [tech for tech in g.rules.families["tech"] if g.printed.levels[tech] == 1]
    pairs = [(RESEARCH_TWO, one, two) for one in techs for two in techs if one < two]
    return [pair for pair in pairs if may_research_two(g, cue.owner, pair) == ALLOWED]


def learn_both(s: State, cue: Cue, choice: Choice) -> None:
    """Pay as for one and learn two; what others research is known now."""
    g = table(s)
    g.note("rivals", cue.owner, cue.args)
    spend_dial(g, cue.owner, (choice[1], *cue.args))
    for tech in choice[1:]:
        learn(g, cue.owner, tech, researched=True)


def refuse_pair(s: State, cue: Cue, choice: Choice) -> int:
    return may_research_two(table(s), cue.owner, choice)


def school(b: Build) -> None:
    b.verbs.add((Verb(RESEARCH_TWO, "research_two", ("tech", "tech")),))
    despots_have(b, Offer(INSTEAD_OF_A_TECH, list_pairs, learn_both, refuse_pair))


def in_school() -> Position:
    t = laid_out(2, rules_with(school)).set("trade p1", "12").set("trade p2", "6")
    return t.at("turn p1 research")


def test_something_else_is_chosen_in_place_of_a_tech_and_nobody_sees_it() -> None:
    t = in_school()
    assert t.refused("p2 research_two currency pottery") == "cb.trade.dial_minimum"
    t.play("p1 research_two currency pottery")
    assert t.fact("known p1") == []
    assert t.asked() == ["p2 research"]
    t.play("p2 research writing")
    assert t.fact("known p1") == ["currency", "pottery"]
    assert t.fact("known p2") == ["writing"]
    assert t.fact("trade p1") == ["0"]
    told = [event.args for event in t.state.journal or [] if event.key == "rivals"]
    assert told == [(row_of(t, "writing"),)]


def test_games_with_two_techs_at_once_play() -> None:
    plays_on(rules_with(school), 2, 11)


# Techs that lie elsewhere in the pyramid


def one_row_lower(s: State, cue: Cue, value: int) -> int:
    """Techs of level II lie in the bottom row."""
    return 1 if value == 2 else value


def flat(b: Build) -> None:
    despots_have(b, Adjust(TECH_ROW, one_row_lower))


def test_a_tech_counts_in_the_row_where_it_lies() -> None:
    t = laid_out(2, rules_with(flat)).set("known p1", "currency", "chivalry")
    g = state(t)
    assert row_counts(g, 0) == [2, 0, 0, 0, 0]
    assert may_learn(g, 0, row_of(t, "sailing")) == ALLOWED
    assert row_counts(state(laid_out().set("known p1", "currency", "chivalry")), 0)[:2] == [1, 1]


def test_games_with_a_flat_pyramid_play() -> None:
    plays_on(rules_with(flat), 2, 12)

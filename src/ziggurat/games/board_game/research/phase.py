"""Research: every seat may learn one tech, in secret and all at once.

Owns what a tech costs, the one question of the phase and what is left on the trade dial. What a
tech does once it is known is in `learning.py` and on its card.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.moments import RESEARCH, RESEARCH_COST
from ziggurat.games.board_game.research.before import BEFORE_RESEARCH
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.moments import INSTEAD_OF_A_TECH, KEPT_TRADE
from ziggurat.games.board_game.research.pyramid import learnable, may_learn, tech_row
from ziggurat.games.board_game.research.reasons import RESEARCH_SHORT
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.verbs import RESEARCH as RESEARCH_IT
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted, offers, refusal, reply
from ziggurat.kernel.flows import Each, Flow, together
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import ALLOWED, Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]

# The flow of the choice itself, where something may come before it.
CHOICE: Final = "research choice"
# The dial's marks for the five levels.
COSTS: Final = (6, 11, 16, 21, 26)


def research_cost(g: Table, seat: int, tech: int) -> int:
    """The trade that a seat needs for a tech.

    Rules: cb.research.cost_level_1, .cost_level_2, .cost_level_3, .cost_level_4, .cost_level_5
    """
    return adjusted(g, RESEARCH_COST, seat, (tech,), COSTS[tech_row(g, tech).level - 1])


def may_research(g: Table, seat: int, tech: int) -> int:
    """The reason why a seat cannot research a tech now.

    Rules: cb.research.needs_legal_place, cb.research.no_duplicates
    """
    reason = may_learn(g, seat, tech)
    if reason != ALLOWED:
        return reason
    return ALLOWED if g.trade[seat] >= research_cost(g, seat, tech) else RESEARCH_SHORT


def researchable(g: Table, seat: int) -> list[int]:
    """The techs that a seat can research now, ascending."""
    trade = g.trade[seat]
    return [tech for tech in learnable(g, seat) if trade >= research_cost(g, seat, tech)]


def begin_research(s: State, seat: int) -> None:
    """Let seats use what they may use before techs are chosen, where there is such a thing."""
    g = table(s)
    if g.rules.attached[RESEARCH.name]:
        g.push(Flow(CHOICE, seat))
        hands_are_kept(g)
        g.push(Each(BEFORE_RESEARCH, seat_order(g)))
    else:
        choose_techs(g, seat)


def choose_techs(s: State, seat: int) -> None:
    """Ask all seats at once which tech they research; whoever can pay for none is told so.

    Rules: cb.turn.research_simultaneous, cb.research.hidden_choice
    """
    g = table(s)
    order = seat_order(g)
    if g.journal is not None:
        for owner in order:
            if not researchable(g, owner):
                g.note("cannot_research", owner, (g.trade[owner],))
    together(g, "research", order)
    hands_are_kept(g)


def ask_research(s: State, seat: int, args: Ints) -> Question:
    """One tech, or none; nobody else sees the answer before all have given theirs.

    Rules: cb.research.one_tech, cb.research.voluntary
    """
    g = table(s)
    options: list[Choice] = [(PASS,)]
    options.extend([(RESEARCH_IT, tech) for tech in researchable(g, seat)])
    options.extend(offers(g, INSTEAD_OF_A_TECH, seat, ()))
    facts = (g.trade[seat],)
    return Question(seat, "research", CARD, tuple(options), facts, audience=only(seat))


def refuse_research(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    """Say why a tech cannot be researched."""
    g = table(s)
    if choice[0] != RESEARCH_IT:
        reason = refusal(g, INSTEAD_OF_A_TECH, seat, (), choice)
        return refused(g, seat, reason, choice, choice[1:])
    reason = may_research(g, seat, choice[1])
    if reason == RESEARCH_SHORT:
        cost = research_cost(g, seat, choice[1])
        return Reason(reason, (cost, g.trade[seat], choice[1]))
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def reveal(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    """Turn up all chosen techs: everybody pays, then everybody knows.

    Rules: cb.research.reveal_together, cb.research.coins_counted_before,
    cb.research.same_tech_by_several
    """
    g = table(s)
    acting = [at for at, choice in enumerate(choices) if choice[0] != PASS]
    chosen = [at for at in acting if choices[at][0] == RESEARCH_IT]
    g.unveil()
    for at in chosen:
        spend_dial(g, order[at], (choices[at][1], *_of_others(choices, at)))
    # What a seat learns acts before what was learned earlier: the first player's acts first.
    for at in reversed(acting):
        if at in chosen:
            learn(g, order[at], choices[at][1], researched=True)
        else:
            reply(g, INSTEAD_OF_A_TECH, order[at], _of_others(choices, at), choices[at])
    if acting:
        check_victory(g)


def _of_others(choices: tuple[Choice, ...], at: int) -> Ints:
    """What all others have chosen to research."""
    found: list[int] = []
    for other, choice in enumerate(choices):
        if other != at:
            found.extend(choice[1:])
    return tuple(found)


def kept_trade(g: Table, seat: int, techs: Ints) -> int:
    """The trade that a seat keeps when it researches: as much as it has coins."""
    return min(g.trade[seat], adjusted(g, KEPT_TRADE, seat, techs, coins(g, seat)))


def spend_dial(g: Table, seat: int, techs: Ints) -> None:
    """Spend all trade of a seat but as much as it has coins.

    `techs` are what it researches and what others do at the same time.
    Rules: cb.research.spends_all_trade, cb.research.coins_keep_trade,
    cb.research.never_gain_trade
    """
    kept = kept_trade(g, seat, techs)
    g.note("spent_dial", seat, (kept,))
    g.trade = put(g.trade, seat, kept)


RESEARCH_ASKER: Final = Asker("research", ask_research, refuse_research, reveal)
CHOICE_STEPS: Final = (Step("choose", choose_techs),)

"""The focus row, put together: slots, the cards of five types, their frames, refusals, facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.kind import amount, labelled
from ziggurat.games.new_dawn.content.culture_cards import CULTURE_CARDS, CULTURE_FRAMES
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARD_FRAMES, ECONOMY_CARDS
from ziggurat.games.new_dawn.content.industry_cards import INDUSTRY_CARDS
from ziggurat.games.new_dawn.content.military_cards import MILITARY_CARDS
from ziggurat.games.new_dawn.content.reasons import CARD_REASONS
from ziggurat.games.new_dawn.content.science_cards import SCIENCE_CARDS, SCIENCE_FRAMES
from ziggurat.games.new_dawn.content.slots import SLOTS
from ziggurat.games.new_dawn.focus.culture import CultureDone, PlaceTokens
from ziggurat.games.new_dawn.focus.economy import ECONOMY_FRAMES
from ziggurat.games.new_dawn.focus.facts import FOCUS_FACTS
from ziggurat.games.new_dawn.focus.figures import FIGURE_FRAMES
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.focus.journeys import JOURNEY_FRAMES
from ziggurat.games.new_dawn.focus.military import Attacks, Reinforce, ReinforceOrAttack
from ziggurat.games.new_dawn.focus.reasons_culture import CULTURE_REASONS
from ziggurat.games.new_dawn.focus.reasons_economy import ECONOMY_REASONS
from ziggurat.games.new_dawn.focus.reasons_industry import INDUSTRY_REASONS
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.focus.science import AdvanceDial, GainCard
from ziggurat.games.new_dawn.ids import FOCUS_TYPES, MOST_SPENT


def install_focus(b: Build) -> None:
    """Everything about focus cards (nd.focus.row)."""
    b.content("focus_slot").add(SLOTS)
    cards = b.content("focus_card")
    for rows in (CULTURE_CARDS, SCIENCE_CARDS, ECONOMY_CARDS, INDUSTRY_CARDS, MILITARY_CARDS):
        cards.add(rows)
    b.kinds.add((labelled("focus", list(FOCUS_TYPES)),))
    b.kinds.add((labelled("caravan", ["c1", "c2", "c3"]), amount("tokens", 0, MOST_SPENT)))
    for reasons in (CULTURE_REASONS, ECONOMY_REASONS, INDUSTRY_REASONS, CARD_REASONS):
        b.reasons.add(reasons)
    b.facts.add(FOCUS_FACTS)
    b.records((PutTokens, PlaceTokens, CultureDone, AdvanceDial, GainCard, Industry))
    b.records((ReinforceOrAttack, Reinforce, Attacks))
    for frames in (ECONOMY_FRAMES, JOURNEY_FRAMES, FIGURE_FRAMES):
        b.records(frames)
    for of_cards in (CULTURE_FRAMES, SCIENCE_FRAMES, ECONOMY_CARD_FRAMES):
        b.records(of_cards)

"""The moments of the Night Market: every point at which a row may act."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, AllowMoment, DoMoment, OfferMoment

CLOSING: Final = DoMoment("closing", "the market closes for the night (tp.round.closing)")
INCOME: Final = AdjustMoment("income", "the coins a seat earns by its stall are counted")
STOLEN_FROM: Final = AllowMoment("stolen_from", "somebody wants to steal from the holder")
ANY_TIME: Final = OfferMoment("any_time", "a seat is asked to barter or to play a trick")
TRICK: Final = OfferMoment("trick", "a seat may play one trick (tp.trick.one_each)")
# Steady: whether a seat could answer is as secret as its hand.
BEFORE_THEFT: Final = OfferMoment("before_theft", "a theft is about to succeed", steady=True)
AFTER_GUARD: Final = OfferMoment("after_guard", "a guard has just stopped a theft", steady=True)

MOMENTS: Final = (CLOSING, INCOME, STOLEN_FROM, ANY_TIME, TRICK, BEFORE_THEFT, AFTER_GUARD)

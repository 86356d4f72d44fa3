"""How the automated player pays for wonders with the expansion: trade tokens before resources.

Bonus tokens still come first: they are part of its production.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.industry.wonders import PAYMENT, PAYS_NATURAL
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_NEW_CRITERION
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import TRADE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def pays_trade(g: Table, question: Question, choice: Choice) -> int:
    return 1 if choice[0] == TRADE else 0


PAYS_TRADE: Final = Criterion(FIRST_NEW_CRITERION + 40, "pays_trade", pays_trade)
# In the stead of that of the base game; what is left are resources.
NEW_PAYMENT: Final = PriorityList(
    PAYMENT.number, PAYMENT.name, "ap.ti.payment.order", (PAYS_NATURAL, PAYS_TRADE)
)

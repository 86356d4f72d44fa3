"""Questions of The Board Game that come back after each answer and whose order matters.

Owns the reasons why. Whatever else comes back names a set, and its question says `any_order`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Sequence

SEQUENCES: Final = (
    Sequence("start_of_turn", "a government, a city or an ability may open what is possible next"),
    Sequence("city_management", "each ability is carried out at once and may open or close others"),
    Sequence("city_action", "an ability used before the action may open or close actions"),
    Sequence("produce", "each item is paid and placed before the next one is chosen"),
    Sequence("movement", "figures move one group after the other, each from where things stand"),
    Sequence("moving", "each step begins where the last one ended"),
    Sequence("before_research", "each ability is carried out at once and may open or close others"),
    Sequence("battle_turn", "fronts are numbered as they are opened, and each play is answered"),
    Sequence("battle_ability", "each ability changes the battle at once"),
)

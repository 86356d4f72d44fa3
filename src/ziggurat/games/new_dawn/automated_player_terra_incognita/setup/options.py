"""What can be agreed on before a game of the automated player with the expansion."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Option

OPTIONS: Final[tuple[Option, ...]] = ()

"""What can be said about building programs."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# The row that offers it is named, as for every action that a row offers.
START_PROGRAM: Final = 200

PROGRAM_VERBS: Final = (Verb(START_PROGRAM, "start_program", ("rule",)),)

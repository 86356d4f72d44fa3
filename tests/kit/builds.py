"""How far a long test goes on the build that is tested now.

Owns the one rule for it. Where both builds are tested, the compiled engine goes all the way, for it
is several times as quick, and the interpreted one less far, as `run.py test` then tells it: that
both play alike is proved by `tests/conformance/test_digests.py`. A build that is tested alone, for
want of a compiler or by hand, goes all the way.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

# Set by `environment_for` of run.py for a build beside which another goes all the way.
IS_NEAR: Final = os.environ.get("ZIGGURAT_TESTS") == "near"


def far_or_near(far: int, near: int) -> int:
    """The bound for the build that is tested now."""
    return near if IS_NEAR else far


def all_or_some(cases: Sequence[T], every: int) -> Sequence[T]:
    """All cases; on a build that is tested less far only one in so many."""
    return cases[:: far_or_near(1, every)]

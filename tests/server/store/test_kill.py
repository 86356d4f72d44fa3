"""A process that dies in the middle loses nothing that it had acknowledged."""

import pytest

from tests.server.store.kill import rounds

pytestmark = pytest.mark.anyio


async def test_no_acknowledged_move_is_lost_or_doubled(address: str) -> None:
    tally = await rounds(address, number=3)
    assert tally.acknowledged > 0

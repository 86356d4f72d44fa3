"""The server answers as its own description says, whatever it is asked."""

from pathlib import Path

from tests.server.hard.fuzz import fuzzed


def test_every_operation_answers_as_described(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, examples=10, number=1)
    assert len(fuzz.operations) > 20
    assert fuzz.never_successful() == []

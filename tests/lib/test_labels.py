"""Labels read like a spreadsheet and never repeat."""

import pytest

from ziggurat.lib.labels import find_label, grid_labels, label_index, space_label


@pytest.mark.parametrize(
    ("column", "row", "label"),
    [(0, 0, "A1"), (2, 3, "C4"), (25, 9, "Z10"), (26, 0, "AA1"), (51, 0, "AZ1"), (702, 0, "AAA1")],
)
def test_columns_are_letters_and_rows_numbers(column: int, row: int, label: str) -> None:
    assert space_label(column, row) == label


def test_labels_run_row_by_row_and_never_repeat() -> None:
    assert grid_labels(2, 2) == ("A1", "B1", "A2", "B2")
    assert len(set(grid_labels(60, 30))) == 1800


@pytest.mark.parametrize("label", ["", "C", "3", "c3", "C03", "D1", "A4", " A1", "A1 "])
def test_an_unknown_label_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="no space is called"):
        find_label(label_index(grid_labels(3, 3)), label)

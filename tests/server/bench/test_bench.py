"""The bench of the server, with tiny numbers: everything is measured and nothing is left."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
import pytest

from ziggurat.server.bench import QUICK, BenchFault, ServerBench, run_server_bench
from ziggurat.server.bench.figures import TARGETS, figure
from ziggurat.server.bench.handles import Host, Loader
from ziggurat.server.bench.orders import Relays, Rush, Tables, percentile
from ziggurat.server.bench.script import script


def test_a_quick_run_measures_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    steps: list[str] = []
    found = run_server_bench(QUICK, steps.append)
    figures = {figure.name: figure for figure in found.figures}
    wanted = {
        "relay",
        "template",
        "new_dawn_of_relay",
        "paced_p99",
        "restart_ready",
        "append_growth",
    }
    assert wanted <= set(figures)
    assert all([figure.value > 0 for name, figure in figures.items() if name != "idle_game"])
    assert steps == ["rush 1/1", "paced", "restart", "appends"]
    assert list(tmp_path.iterdir()) == []
    assert msgspec.json.decode(msgspec.json.encode(found), type=ServerBench) == found


def test_every_target_belongs_to_a_figure() -> None:
    text = TARGETS.read_text("utf-8")
    names = [line[1:-1] for line in text.splitlines() if line.startswith("[")]
    assert len(names) == 10
    assert all([figure(name, "", True, [1.0]).target is not None for name in names])


@pytest.mark.parametrize(
    ("name", "more", "samples", "verdict"),
    [
        ("template_of_relay", True, [19.0, 21.0, 40.0], "ok"),
        ("template_of_relay", True, [19.0, 19.5, 40.0], "missed"),
        ("paced_p95", False, [50.1], "missed"),
        ("paced_p95", False, [12.0], "ok"),
        ("relay", True, [1.0], ""),
    ],
)
def test_verdicts(name: str, more: bool, samples: list[float], verdict: str) -> None:
    assert figure(name, "", more, samples).verdict == verdict


def test_a_script_is_the_same_again_and_counts_what_nature_adds() -> None:
    steps = script("template", 3, 2, 40)
    assert script.__wrapped__("template", 3, 2, 40) == steps
    after = [step.last + 1 for step in steps[:-1]]
    assert [step.expect for step in steps[1:]] == after
    assert any([step.last > step.expect for step in steps])


@pytest.mark.parametrize(
    ("share", "expected"), [(0.0, 1.0), (0.5, 2.0), (0.51, 3.0), (0.99, 4.0), (1.0, 4.0)]
)
def test_percentiles_are_values_that_were_measured(share: float, expected: float) -> None:
    assert percentile([4.0, 1.0, 3.0, 2.0], share) == expected


def test_a_server_that_is_gone_is_told(tmp_path: Path) -> None:
    with Host("relay", tmp_path) as relay, Loader() as loader:
        loader.tell(Relays("x", relay.port, 1, 2, "post"))
        relay.kill()
        relay.stop()
        with pytest.raises(BenchFault, match="a move was answered with 0"):
            loader.tell(Rush("x", 0.1))
        with pytest.raises(BenchFault, match="Connect"):
            loader.tell(Tables("y", relay.port, "template", 1, 1, 2, 1, "post"))

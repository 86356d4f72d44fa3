"""The protocol is described as it is: requests, errors and limits; and its example plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.routes import WebSocketRoute

from tests.docs.recipes import ROOT
from tests.page.kit.live import Live
from ziggurat.server.app import create_app
from ziggurat.server.settings import Limits, Settings

TEXT: Final = (ROOT / "docs/protocol.md").read_text("utf-8")
CLIENT: Final = ROOT / "docs/examples/client.py"
SERVER: Final = ROOT / "src/ziggurat/server"
REQUEST: Final = re.compile(r"`(GET|POST|DELETE|WS) (/[^` ?]*)`")


def routes() -> set[tuple[str, str]]:
    """What the application answers to, as the document writes it."""
    found: set[tuple[str, str]] = set()
    for route in create_app(Settings(db="sqlite://")).routes:
        path = re.sub(r":\w+\}", "}", route.path)
        methods = {"WS"} if isinstance(route, WebSocketRoute) else route.methods - {"OPTIONS"}
        found |= {(method, path) for method in methods}
    return found


def test_every_request_is_described_and_no_other() -> None:
    assert set(REQUEST.findall(TEXT)) == routes()


def test_every_code_is_described() -> None:
    sources = "".join([path.read_text("utf-8") for path in sorted(SERVER.rglob("*.py"))])
    codes = set(re.findall(r'ApiError\(\s*\d+,\s*"([a-z_]+)"', sources))
    described = set(re.findall(r"`([a-z_]+)`", TEXT.partition("## Errors")[2]))
    assert {"stale", "secrets"} <= codes <= described


def as_written(value: Any) -> str:
    return f"{value['count']} in {value['seconds']}" if isinstance(value, dict) else str(value)


def test_the_limits_are_those_in_force() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d. in]+) \|", TEXT.partition("## Limits")[2], re.M)
    limits: dict[str, Any] = msgspec.to_builtins(Limits())
    assert dict(rows) == {name: as_written(value) for name, value in limits.items()}


def test_the_json_can_be_read() -> None:
    examples = re.findall(r"```json\n(.*?)```", TEXT, re.S)
    assert examples
    assert all([isinstance(json.loads(text), dict) for text in examples])


def test_the_example_is_short() -> None:
    assert len(CLIENT.read_text("utf-8").splitlines()) < 60


def test_the_example_plays_to_the_end(tmp_path: Path) -> None:
    server = Live(tmp_path / "games.db").start()
    try:
        command = [sys.executable, str(CLIENT), server.address, "template"]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    finally:
        server.stop()
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["by"] == "wealth"

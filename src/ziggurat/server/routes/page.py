"""The page and its files.

Owns which files are served: those of the page's folder, and nothing else. Paths are looked up
in a list and never joined, so that none can lead outside.
"""

from __future__ import annotations

import mimetypes
import time
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ziggurat.server.errors import ApiError
from ziggurat.server.routes.lean import COMMENTED, without_comments
from ziggurat.server.routes.replies import Packed
from ziggurat.server.services import Req, services_of

# New files are noticed after this time at the latest.
LIST_SECONDS: Final = 1.0
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}


class Files:
    """The files of a folder, read when they are first asked for and again when they change."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._paths: dict[str, Path] = {}
        self._listed = 0.0
        self._read: Final[dict[str, tuple[int, Packed]]] = {}

    def find(self, name: str) -> Packed:
        """A file by its path inside the folder."""
        path = self._paths.get(name)
        if path is None or not path.is_file():
            self._list()
            path = self._paths.get(name)
        if path is None or not path.is_file():
            raise ApiError(404, "not_found", "There is no such file; check the address.")
        changed = path.stat().st_mtime_ns
        known = self._read.get(name)
        if known is None or known[0] != changed:
            known = self._read[name] = (changed, Packed(_body_of(path), _type_of(path)))
        return known[1]

    def _list(self) -> None:
        """Look again which files there are, but not for every wrong address."""
        now = time.monotonic()
        if self._listed and now - self._listed < LIST_SECONDS:
            return
        self._listed = now
        self._paths = {
            path.relative_to(self._folder).as_posix(): path
            for path in self._folder.rglob("*")
            if path.is_file() and not path.is_symlink()
        }


def _body_of(path: Path) -> bytes:
    """What is sent of a file."""
    body = path.read_bytes()
    if path.suffix not in COMMENTED:
        return body
    return without_comments(body.decode(), path.suffix).encode()


def _type_of(path: Path) -> str:
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return guessed or "application/octet-stream"


def _files(request: Req) -> Files:
    state = request.app.state
    if "files" not in state:
        state.files = Files(services_of(request).settings.page)
    files = state.files
    assert isinstance(files, Files)
    return files


@get("/", include_in_schema=False)
async def page(request: Req) -> Response[bytes]:
    """The page."""
    return _files(request).find("index.html").answer(request)


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Req, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _files(request).find(str(path).lstrip("/")).answer(request)


ROUTES = (page, static)

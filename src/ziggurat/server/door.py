"""The door: the socket a server listens on.

Owns how many connections are let in at once and what happens when the system has no file left
for one. Which connections may stay is decided by the crowd.
"""

from __future__ import annotations

import errno
import os
import socket
from typing import Any, Final

# Connections that are taken in before those that came earlier are looked at: without this, all
# that wait would have to fit at once, before the first of them could be turned away.
BATCH: Final = 16
QUEUE: Final = 2048
NO_FILE: Final = (errno.EMFILE, errno.ENFILE)


class Door(socket.socket):
    """A listening socket that never makes its server wait or complain when it is crowded.

    When there is no file for a connection, one kept for this is closed, so that the connection
    can be taken and dropped: left alone, it would wake up the server again and again.
    """

    def __init__(self, listening: socket.socket) -> None:
        kind = (listening.family, listening.type, listening.proto)
        super().__init__(*kind, fileno=listening.detach())
        self._spare = _any_file()
        self._taken = 0

    def listen(self, backlog: int = QUEUE, /) -> None:
        """Listen; the system keeps those that have not been let in yet."""
        super().listen(max(backlog, QUEUE))

    def accept(self) -> tuple[socket.socket, Any]:
        """Let the next one in; `BlockingIOError` when there is none, or enough for now."""
        if self._taken >= BATCH:
            self._taken = 0
            raise BlockingIOError(errno.EAGAIN, "enough for now")
        try:
            accepted = super().accept()
        except OSError as error:
            self._taken = 0
            if error.errno not in NO_FILE or self._spare < 0:
                raise
            self._turn_away()
            raise BlockingIOError(errno.EAGAIN, "no file is left") from None
        self._taken += 1
        return accepted

    def _turn_away(self) -> None:
        os.close(self._spare)
        try:
            super().accept()[0].close()
        except OSError:
            pass
        finally:
            self._spare = _any_file()

    def close(self) -> None:
        """Close the socket and the file kept for it."""
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1
        super().close()


def _any_file() -> int:
    """A file that is kept open for nothing but its number; below 0 if there is none."""
    try:
        return os.open(os.devnull, os.O_RDONLY)
    except OSError:
        return -1

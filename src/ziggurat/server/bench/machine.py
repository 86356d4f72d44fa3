"""The machine: what a bench asks of the system it runs on.

Owns the few calls that differ between systems. Where one does not exist, nothing is measured.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


def raise_open_files() -> None:
    """Allow this process as many connections as the system lets it have."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        except (OSError, ValueError):
            # Some systems name a limit they do not allow; the usual one may do.
            pass


def memory_kib(pid: int) -> float | None:
    """The memory that a process holds, in KiB; None where nobody tells."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        for line in status.read_text("ascii", "replace").splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return None
    try:
        command = ["ps", "-o", "rss=", "-p", str(pid)]
        return float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None

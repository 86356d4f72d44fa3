"""The bench of the server: load from another process, figures beside a bare relay."""

from ziggurat.server.bench.bench import FULL, QUICK, Extent, run_server_bench
from ziggurat.server.bench.figures import Figure, ServerBench
from ziggurat.server.bench.handles import BenchFault

__all__ = ["FULL", "QUICK", "BenchFault", "Extent", "Figure", "ServerBench", "run_server_bench"]

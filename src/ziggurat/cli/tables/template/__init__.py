"""The Night Market in a terminal."""

from ziggurat.cli.tables.template.table import draw

__all__ = ["draw"]

"""The Night Market as any medium shows it: the market and its stalls."""

from ziggurat.tables.template.market import PART, Market

__all__ = ["PART", "Market"]

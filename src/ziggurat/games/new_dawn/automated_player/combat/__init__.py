"""The automated player: combat."""

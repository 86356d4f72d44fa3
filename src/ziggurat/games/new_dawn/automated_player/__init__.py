"""The automated player: a seat that priority lists play, alone against people or beside them."""

"""Terra Incognita: the expansion of A New Dawn; `install.py` is all that it changes."""

"""The migrations of the store, run by `ziggurat.server.store.migrate`."""

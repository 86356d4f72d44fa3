"""The late change of the Arabs, where they take part."""

"""Start of Turn: cities, governments and scouts."""

"""The Trade phase: collecting, bargaining, and the goods that change hands."""

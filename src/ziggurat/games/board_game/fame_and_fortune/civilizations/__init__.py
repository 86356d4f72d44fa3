"""Greeks, Indians and Spanish."""

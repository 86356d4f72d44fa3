"""Agriculture, Mysticism, Ecology and Plastics."""

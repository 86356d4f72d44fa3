"""Four more techs, and two that replace old ones."""

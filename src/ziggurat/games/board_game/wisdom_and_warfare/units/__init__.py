"""Units with strength and health, and battles with engaged fronts."""

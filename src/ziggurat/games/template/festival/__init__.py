"""Festival: an expansion of the Night Market that uses every seam a module has."""

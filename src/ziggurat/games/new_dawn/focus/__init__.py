"""The five focus types: culture, science, economy, industry, military."""

"""City Management: production, buildings, wonders, figures, harvest and the arts."""

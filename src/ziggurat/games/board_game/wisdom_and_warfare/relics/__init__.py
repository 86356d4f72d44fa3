"""Two more relics."""

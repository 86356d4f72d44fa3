"""The map: tiles, terrain, control, caravans and barbarians."""

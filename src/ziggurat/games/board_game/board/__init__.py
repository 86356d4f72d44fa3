"""The map: layouts, ground, yields and reach."""
